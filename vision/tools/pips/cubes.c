// Draws pictures of ordinary dice of every make for the nets that read pips: rounded cubes, ray by ray, each with a body,
// a finish and pips of its own, on grounds of all kinds. See README.md in this folder.
//   cubes LESSONS FIRST HOW-MANY      adds pictures and their lines of index.txt to a folder of lessons
// The same number gives the same picture, built by the same compiler. Lengths are in halves of a die's edge; the table is the plane z = 0; colours are linear light from 0 to 1.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "lamps.h"

enum { WIDTH = 352, HEIGHT = 264, SAMPLES = 4, MOST_DICE = 9, MOST_MARKS = 14 };

typedef struct { double t; int die; } Hit;

typedef struct { int kind, mark; double x, y, wide, high, turn; Vec ink, other; } Mark;  // what lies flat about

typedef struct {
  Die die[MOST_DICE];
  Mark mark[MOST_MARKS];
  int dice, marks;
  Paint ground;
  Vec eye, right, up, ahead;
  Lamps lamps;
  double lens;
} Scene;

static Hit first(const Scene *s, Vec from, Vec ray, int but) {
  Hit hit = {1e9, -1};
  for (int i = 0; i < s->dice; i++) {
    if (i == but) continue;
    double t = meet(&s->die[i], from, ray);
    if (t > 1e-4 && t < hit.t) { hit.t = t; hit.die = i; }
  }
  return hit;
}

static double lit(const Scene *s, Vec p, Vec n, Vec lamp, double size) {
  Vec to = sub(add(lamp, times(vec(bell(), bell(), bell()), size)), p);
  double far = sqrt(dot(to, to)), slant = dot(n, to) / far;
  if (slant <= 0) return 0;
  to = times(to, 1 / far);
  Vec from = add(p, times(n, 2e-3));
  for (int i = 0; i < s->dice; i++) if (meet(&s->die[i], from, to) > 1e-3) return 0;
  return slant;
}

static Vec marked(const Scene *s, Vec p, Vec under) {
  for (int i = 0; i < s->marks; i++) {
    const Mark *m = &s->mark[i];
    double c = cos(m->turn), q = sin(m->turn), x = (c * (p.x - m->x) + q * (p.y - m->y)) / m->wide, y = (c * (p.y - m->y) - q * (p.x - m->x)) / m->high;
    if (m->kind == 0 ? hypot(x, y) > 1 : fmax(fabs(x), fabs(y)) > 1) continue;
    under = m->ink;
    if (m->mark < 0) continue;
    if (m->mark == 7) { if (fabs(sin(9 * x)) > 0.6 && fabs(y) < 0.7) under = m->other; continue; }
    for (int k = 0; k < m->mark; k++) if (hypot(x - 0.5 * PIPS[m->mark][k][0], y - 0.5 * PIPS[m->mark][k][1]) < 0.2) under = m->other;
    if (m->mark == 0 && fabs(hypot(x, y) - 0.75) < 0.08) under = m->other;
  }
  return under;
}

// How far from a pip's middle, 1 at its outline.
static double within(int shape, double x, double y) {
  switch (shape) {
    case RING: { double d = hypot(x, y); return d < 0.55 ? 2 : d; }
    case SQUARE: return fmax(fabs(x), fabs(y)) / 0.88;
    case DIAMOND: return fabs(x) + fabs(y);
    case STAR: { double a = fabs(fmod(atan2(y, x) + 2 * M_PI + 0.31416, 0.62832 * 2) - 0.62832); return hypot(x, y) / (0.5 + 0.8 * a); }
    case HEART: { double w = fabs(x), v = y + 0.2 - 0.6 * sqrt(w + 1e-9); return sqrt(w * w + v * v) / 0.85; }
    default: return hypot(x, y);
  }
}

// What a face bears at (u, v), each from -1 to 1: ink, and how its surface turns there.
static double inked(const Die *d, int value, double u, double v, Vec *ink, double *du, double *dv) {
  if (value < 1 || value > 6) return 0;
  double x = d->turned[value] & 1 ? v : u, y = d->turned[value] & 1 ? -u : v;
  if (d->turned[value] & 2) x = -x;
  for (int k = 0; k < value; k++) {
    double px = (x - d->gap * PIPS[value][k][0]) / d->pip[value], py = (y - d->gap * PIPS[value][k][1]) / d->pip[value];
    double far = within(d->blank ? STAR + (k & 1) : d->shape, px, py);
    if (d->blank && fabs(px) > 0.3 && fabs(py) > 0.3) far = 2;
    if (far < 1) {
      *ink = d->ink[value];
      double a = d->dent * px, b = d->dent * py;
      if (d->turned[value] & 2) a = -a;
      *du = d->turned[value] & 1 ? -b : a;
      *dv = d->turned[value] & 1 ? a : b;
      return 1;
    }
    if (d->halo > 1 && far < d->halo) { *ink = d->haloInk; *du = *dv = 0; return 1; }
  }
  return 0;
}

static Vec dieColour(const Scene *s, const Die *d, Vec p, Vec ray) {
  Vec l = into(d, sub(p, d->at)), n = vec(fabs(l.x) - d->round.x, fabs(l.y) - d->round.y, fabs(l.z) - d->round.z);
  n = vec(fmax(n.x, 0) * (l.x < 0 ? -1 : 1), fmax(n.y, 0) * (l.y < 0 ? -1 : 1), fmax(n.z, 0) * (l.z < 0 ? -1 : 1));
  if (dot(n, n) < 1e-12) n = l;
  if (d->ball > 0 && dot(l, l) > d->ball * d->ball * 0.999) n = l;
  n = unit(n);
  double a[3] = {l.x, l.y, l.z};
  int axis = fabs(a[0]) > fabs(a[1]) ? (fabs(a[0]) > fabs(a[2]) ? 0 : 2) : (fabs(a[1]) > fabs(a[2]) ? 1 : 2);
  int value = a[axis] > 0 ? d->face[axis] : 7 - d->face[axis];
  double u = a[(axis + 1) % 3], v = a[(axis + 2) % 3], du = 0, dv = 0;
  Vec ink, base = painted(&d->body, times(l, 1.3));
  if (d->clear > 0) {
    // The table and the pips behind shine through.
    Vec ignored;
    double deep = inked(d, 7 - value, -u * 0.85 - 0.15, v * 0.85 + 0.1, &ignored, &du, &dv);
    base = mix(base, tint(base, times(vec(1, 1, 1), 0.35 + 1.1 * smooth(-1, 1, l.x + l.y - l.z))), d->clear);
    if (deep > 0) base = times(base, 1 - 0.35 * d->clear);
    du = dv = 0;
  }
  if (inked(d, value, u, v, &ink, &du, &dv) > 0) {
    base = ink;
    double turn[3] = {n.x, n.y, n.z};
    turn[(axis + 1) % 3] -= du;
    turn[(axis + 2) % 3] -= dv;
    n = unit(vec(turn[0], turn[1], turn[2]));
  }
  n = outOf(d, n);
  Vec surface = outOf(d, unit(l));
  const Lamps *lamps = &s->lamps;
  double one = lit(s, add(p, times(surface, 1e-2)), n, lamps->at, lamps->size), two = lamps->secondColour.x > 0 ? lit(s, add(p, times(surface, 1e-2)), n, lamps->second, 1) : 0;
  one = one * (1 - 0.5 * d->clear) + 0.45 * d->clear;
  return glossy(lamps, d, tint(base, light(lamps, one, two, 0.35 + 0.65 * (0.5 + 0.5 * n.z))), p, n, ray, one);
}

static Vec seen(const Scene *s, double px, double py) {
  Vec ray = unit(add(s->ahead, add(times(s->right, (px - WIDTH / 2.0) / s->lens), times(s->up, (HEIGHT / 2.0 - py) / s->lens))));
  Hit hit = first(s, s->eye, ray, -1);
  double table = ray.z < 0 ? -s->eye.z / ray.z : 1e9;
  if (hit.die >= 0 && hit.t < table) return dieColour(s, &s->die[hit.die], add(s->eye, times(ray, hit.t)), ray);
  if (table > 1e8) return s->lamps.sky;
  Vec p = add(s->eye, times(ray, table)), c = marked(s, p, painted(&s->ground, p));
  double open = 1;
  for (int i = 0; i < s->dice; i++) {
    double x = p.x - s->die[i].at.x, y = p.y - s->die[i].at.y;
    open *= 1 - 0.55 * exp(-(x * x + y * y) / 2.2);
  }
  const Lamps *lamps = &s->lamps;
  double one = lit(s, p, vec(0, 0, 1), lamps->at, lamps->size), two = lamps->secondColour.x > 0 ? lit(s, p, vec(0, 0, 1), lamps->second, 1) : 0;
  return tint(c, light(lamps, one, two, open));
}

// Lays a die on the table, cocked by an angle (radians); false if there is no room.
static int lay(Scene *s, Die *d, double x, double y, double cocked, double size) {
  double a = between(0, 2 * M_PI), half = size * (1 - d->radius);
  d->axis[0] = vec(cos(a), sin(a), 0); d->axis[1] = vec(-sin(a), cos(a), 0); d->axis[2] = vec(0, 0, 1);
  if (cocked > 0) { double w = between(0, 2 * M_PI); turnAbout(d, vec(cos(w), sin(w), 0), cocked); }
  d->round = vec(half, half, half);
  d->radius *= size;
  d->ball *= size;
  d->reach = size * 1.74;
  double low = 0;
  for (int i = 0; i < 3; i++) low += half * fabs(d->axis[i].z);
  d->at = vec(x, y, low + d->radius);
  for (int i = 0; i < s->dice; i++) {
    double far = hypot(x - s->die[i].at.x, y - s->die[i].at.y);
    if (far < 2 * size) return 0;
    if (far < 2.83 * size) {
      // Two squares lie apart if they do along an edge of one of them.
      double most = -1;
      for (int q = 0; q < 2; q++) for (int e = 0; e < 2; e++) {
        const Die *p = q ? d : &s->die[i], *o = q ? &s->die[i] : d;
        Vec to = sub(o->at, p->at);
        double wide = fabs(dot(o->axis[0], p->axis[e])) + fabs(dot(o->axis[1], p->axis[e])) + fabs(dot(o->axis[2], p->axis[e]));
        most = fmax(most, fabs(dot(to, p->axis[e])) - size * (1 + wide));
      }
      if (most < 0.01) return 0;
    }
  }
  return 1;
}

static void project(const Scene *s, Vec p, double *x, double *y) {
  Vec to = sub(p, s->eye);
  double z = dot(to, s->ahead);
  *x = WIDTH / 2.0 + s->lens * dot(to, s->right) / z;
  *y = HEIGHT / 2.0 - s->lens * dot(to, s->up) / z;
}

// Share of a die's top that the camera sees.
static double visible(const Scene *s, int which) {
  const Die *d = &s->die[which];
  int all = 0, open = 0;
  for (double u = -0.8; u < 0.81; u += 0.2) for (double v = -0.8; v < 0.81; v += 0.2) {
    Vec p = add(d->at, add(add(times(d->axis[0], u * d->round.x), times(d->axis[1], v * d->round.x)), times(d->axis[2], d->round.z + d->radius)));
    double x, y;
    project(s, p, &x, &y);
    Vec to = sub(p, s->eye);
    double far = sqrt(dot(to, to));
    all++;
    open += x > 0 && y > 0 && x < WIDTH && y < HEIGHT && first(s, s->eye, times(to, 1 / far), which).t > far;
  }
  return (double)open / all;
}

static double draw(Scene *s) {
  memset(s, 0, sizeof *s);
  double tilt = chance() < 0.4 ? fabs(0.12 * bell()) : between(0, 0.75), about = between(0, 2 * M_PI), far = between(9, 40), edge = 20 * pow(4, chance());
  s->eye = vec(far * sin(tilt) * cos(about), far * sin(tilt) * sin(about), far * cos(tilt));
  s->ahead = unit(times(s->eye, -1));
  double roll = between(0, 2 * M_PI);
  // Up in the picture is away from the camera where that leans, so that sides lie below their tops.
  Vec back = tilt > 0.06 ? vec(-cos(about), -sin(about), 0) : vec(cos(roll), sin(roll), 0);
  s->right = unit(cross(s->ahead, back));
  s->up = cross(s->right, s->ahead);
  s->lens = edge * far / 2;
  double wide = WIDTH / edge, high = HEIGHT / edge;
  s->ground = chance() < 0.25 ? paint(PLAIN, PLAIN) : paint(SWIRLED, PRINTED);
  if (chance() < 0.7) { s->ground.b = mix(s->ground.a, s->ground.b, between(0.05, 0.4)); s->ground.c = mix(s->ground.a, s->ground.c, between(0.1, 1)); }
  s->lamps = lamps(0.5);
  Die make1;
  memset(&make1, 0, sizeof make1);
  make(&make1);
  int wanted = 1 + below(MOST_DICE), alike = chance() < 0.3, close = chance() < 0.4;
  for (int i = 0; i < 6 * wanted && s->dice < wanted; i++) {
    Die d = make1;
    if (!alike) { make(&d); if (chance() < 0.3) { d.shape = make1.shape; } }
    double x = between(-wide, wide), y = between(-high, high) / fmax(0.5, cos(tilt)), size = alike ? 1 : between(0.85, 1.15);
    if (close && s->dice > 0) {
      const Die *n = &s->die[below(s->dice)];
      double w = between(0, 2 * M_PI), apart = between(2, 3);
      x = n->at.x + apart * cos(w); y = n->at.y + apart * sin(w);
    } else {
      Vec at = add(times(s->right, x), times(unit(back), y));
      x = at.x; y = at.y;
    }
    double cocked = chance() < 0.1 ? between(0.15, 0.75) : 0;  // radians
    int up = 1 + below(6), north = 1 + below(6);
    while (north == up || north == 7 - up) north = 1 + below(6);
    int east = 1;
    while (east == up || east == 7 - up || east == north || east == 7 - north) east++;
    d.face[2] = up; d.face[0] = north; d.face[1] = chance() < 0.5 ? east : 7 - east;
    d.blank = chance() < 0.04;
    if (!lay(s, &d, x, y, cocked, size)) continue;
    // Of a die that leans a little nobody could say whether it or the camera does.
    d.truth = cocked > 0.35 || d.blank ? 0 : cocked > 0 ? -1 : up;
    s->die[s->dice++] = d;
  }
  s->marks = chance() < 0.5 ? 0 : below(MOST_MARKS);
  for (int i = 0; i < s->marks; i++) {
    double w = chance() < 0.2 ? between(2, 8) : between(0.2, 1.6);
    Vec at = add(times(s->right, between(-wide, wide)), times(unit(back), between(-high, high)));
    s->mark[i] = (Mark){below(2), chance() < 0.25 ? 0 : chance() < 0.3 ? 7 : chance() < 0.25 ? 1 + below(6) : -1, at.x, at.y, w, w * (chance() < 0.5 ? 1 : between(0.1, 1)), between(0, 6.3), colour(), colour()};
  }
  return tilt;
}

int main(int argc, char **argv) {
  if (argc != 4) { fprintf(stderr, "cubes LESSONS FIRST HOW-MANY\n"); return 2; }
  char path[512];
  snprintf(path, sizeof path, "%s/index.txt", argv[1]);
  FILE *index = fopen(path, "a");
  if (!index) { perror(path); return 1; }
  static unsigned char rgb[WIDTH * HEIGHT * 3];
  for (int number = atoi(argv[2]), end = number + atoi(argv[3]); number < end; number++) {
    seed = (unsigned long long)number * 7919 + 17;
    Scene s;
    double tilt = draw(&s);
    snprintf(path, sizeof path, "%s/cubes_%d.ppm", argv[1], number);
    FILE *f = fopen(path, "wb");
    if (!f) { perror(path); return 1; }
    double gain = between(0.7, 1.3);
    for (int y = 0; y < HEIGHT; y++) for (int x = 0; x < WIDTH; x++) {
      Vec sum = vec(0, 0, 0);
      for (int k = 0; k < SAMPLES; k++) {
        Vec c = seen(&s, x + (k % 2 + chance()) / 2, y + (k / 2 + chance()) / 2);
        sum = add(sum, vec(fmin(c.x * gain, 1.2), fmin(c.y * gain, 1.2), fmin(c.z * gain, 1.2)));
      }
      double c[3] = {sum.x, sum.y, sum.z};
      for (int i = 0; i < 3; i++) rgb[(y * WIDTH + x) * 3 + i] = (unsigned char)clamp(255 * pow(clamp(c[i] / SAMPLES, 0, 1), 1 / 2.2) + 0.5, 0, 255);
    }
    fprintf(f, "P6\n%d %d\n255\n", WIDTH, HEIGHT);
    fwrite(rgb, 1, sizeof rgb, f);
    fclose(f);
    int told = 0;
    static char lines[MOST_DICE * 64];
    char *to = lines;
    for (int i = 0; i < s.dice; i++) {
      Die *d = &s.die[i];
      double x[4], y[4], mx, my, open = visible(&s, i), h = d->round.x + d->radius;
      Vec top = add(d->at, times(d->axis[2], h));
      project(&s, top, &mx, &my);
      for (int k = 0; k < 4; k++) project(&s, add(top, add(times(d->axis[0], k == 0 || k == 3 ? -h : h), times(d->axis[1], k < 2 ? -h : h))), &x[k], &y[k]);
      double area = fabs((x[2] - x[0]) * (y[3] - y[1]) - (x[3] - x[1]) * (y[2] - y[0])) / 2;
      if (mx < -8 || my < -8 || mx > WIDTH + 8 || my > HEIGHT + 8) continue;
      int value = open < 0.55 ? 0 : open < 0.93 && d->truth > 0 ? -1 : d->truth;
      to += sprintf(to, "%.2f %.2f %.2f %d\n", mx - 0.5, my - 0.5, sqrt(area), value);
      told++;
    }
    *to = 0;
    fprintf(index, "P cubes_%d cubes %d 1 %d\n%s", number, tilt > 0.2, told, told ? lines : "");
  }
  return fclose(index);
}
