// Draws pictures of ordinary dice of every make for the nets that read pips: rounded cubes, ray by ray, each with a body,
// a finish and pips of its own, on grounds of all kinds. See README.md in this folder.
//   cubes LESSONS FIRST HOW-MANY      adds pictures and their lines of index.txt to a folder of lessons
// Lengths are in halves of a die's edge; the table is the plane z = 0; colours are linear light from 0 to 1.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "chance.h"

enum { WIDTH = 352, HEIGHT = 264, SAMPLES = 4, MOST_DICE = 9, MOST_MARKS = 14 };

typedef struct { double x, y, z; } Vec;

static Vec vec(double x, double y, double z) { return (Vec){x, y, z}; }
static Vec add(Vec a, Vec b) { return vec(a.x + b.x, a.y + b.y, a.z + b.z); }
static Vec sub(Vec a, Vec b) { return vec(a.x - b.x, a.y - b.y, a.z - b.z); }
static Vec times(Vec a, double k) { return vec(a.x * k, a.y * k, a.z * k); }
static Vec tint(Vec a, Vec b) { return vec(a.x * b.x, a.y * b.y, a.z * b.z); }
static double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static Vec cross(Vec a, Vec b) { return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x); }
static Vec unit(Vec a) { return times(a, 1 / sqrt(dot(a, a) + 1e-18)); }
static Vec mix(Vec a, Vec b, double t) { return add(times(a, 1 - t), times(b, t)); }
static double clamp(double v, double a, double b) { return v < a ? a : v > b ? b : v; }
static double smooth(double a, double b, double v) { double t = clamp((v - a) / (b - a), 0, 1); return t * t * (3 - 2 * t); }

// Noise of about one wave a unit, between 0 and 1.
static double lattice(int x, int y, int z) {
  unsigned h = (unsigned)x * 374761393u + (unsigned)y * 668265263u + (unsigned)z * 2147483647u;
  h = (h ^ h >> 13) * 1274126177u;
  return (h ^ h >> 16) / 4294967295.0;
}
static double noise(Vec p) {
  int x = (int)floor(p.x), y = (int)floor(p.y), z = (int)floor(p.z);
  double u = smooth(0, 1, p.x - x), v = smooth(0, 1, p.y - y), w = smooth(0, 1, p.z - z), sum = 0;
  for (int i = 0; i < 8; i++)
    sum += lattice(x + (i & 1), y + (i >> 1 & 1), z + (i >> 2)) * (i & 1 ? u : 1 - u) * (i & 2 ? v : 1 - v) * (i & 4 ? w : 1 - w);
  return sum;
}
static double cloudy(Vec p) { return 0.55 * noise(p) + 0.3 * noise(times(p, 2.1)) + 0.15 * noise(times(p, 4.3)); }

static Vec colour(void) {
  double kind = chance();
  if (kind < 0.22) { double v = between(0.55, 0.95); return vec(v * between(0.93, 1), v * between(0.9, 1), v * between(0.75, 1)); }
  if (kind < 0.36) { double v = between(0.005, 0.06); return vec(v, v * between(0.8, 1.2), v * between(0.8, 1.3)); }
  if (kind < 0.42) { double v = between(0.08, 0.5); return vec(v, v, v); }
  double hue = between(0, 6), rich = between(0.4, 1), light = between(0.06, 0.85);
  double r = clamp(fabs(hue - 3) - 1, 0, 1), g = clamp(2 - fabs(hue - 2), 0, 1), b = clamp(2 - fabs(hue - 4), 0, 1);
  return times(vec(1 - rich * (1 - r), 1 - rich * (1 - g), 1 - rich * (1 - b)), light);
}
static double grey(Vec c) { return 0.25 * c.x + 0.65 * c.y + 0.1 * c.z; }

// A kind of colouring that fills a body or covers a ground.
typedef struct { int kind; Vec a, b, c; double wave, edge, turn; Vec at; } Paint;
enum { PLAIN, SWIRLED, SPECKLED, VEINED, GRAINED, WOVEN, PRINTED, PAINTS };

static Vec painted(const Paint *q, Vec p) {
  double c = cos(q->turn), s = sin(q->turn);
  p = add(vec(c * p.x - s * p.y, s * p.x + c * p.y, p.z), q->at);
  switch (q->kind) {
    case SWIRLED: {
      Vec w = times(p, q->wave);
      double bend = 2.5 * cloudy(w);
      return mix(q->a, q->b, smooth(0.5 - q->edge, 0.5 + q->edge, noise(add(w, vec(bend, bend * 0.7, -bend)))));
    }
    case SPECKLED: {
      Vec w = times(p, 6 + 5 * q->wave);
      double v = lattice((int)floor(w.x + noise(w)), (int)floor(w.y + noise(add(w, vec(7, 1, 3)))), (int)floor(w.z));
      return v > 0.86 ? q->b : v < 0.06 ? q->c : q->a;
    }
    case VEINED: return mix(q->b, q->a, smooth(0, 0.1 + q->edge, fabs(cloudy(times(p, 0.9 * q->wave)) - 0.5) * 4));
    case GRAINED: {
      double v = noise(vec(0.25 * p.x, 3 * q->wave * p.y + 1.5 * noise(times(p, 0.3)), 3 * p.z));
      return mix(q->a, q->b, q->edge * 2 * (0.6 * v + 0.4 * noise(vec(p.x, 14 * p.y, p.z))));
    }
    case WOVEN: {
      double v = sin(9 * q->wave * p.x) * sin(9 * q->wave * p.y) + 1.6 * (noise(times(p, 7)) - 0.5) + (noise(times(p, 0.4)) - 0.5);
      return mix(q->a, q->b, clamp(0.5 + q->edge * v, 0, 1));
    }
    case PRINTED: {
      double u = p.x * 0.35 * q->wave, v = p.y * 0.35 * q->wave, h = lattice((int)floor(u), (int)floor(v), (int)(q->at.x * 50));
      double far = hypot(u - floor(u) - 0.5, v - floor(v) - 0.5);
      return h < 0.3 ? q->b : h < 0.55 && far < 0.35 ? q->c : h < 0.7 && fabs(u - floor(u) - v + floor(v)) < 0.08 ? q->c : q->a;
    }
    default: return q->a;
  }
}

static Paint paint(int first, int last) {
  Paint q = {first + below(last - first + 1), colour(), colour(), colour(), between(0.4, 1.6), between(0.04, 0.4), between(0, 6.3), vec(between(0, 99), between(0, 99), between(0, 99))};
  if (chance() < 0.35) q.b = times(q.a, between(0.5, 1.5));
  return q;
}

typedef struct {
  Vec at, axis[3];                     // middle; directions of its edges
  Vec round;                           // half lengths without the rounded edge, and
  double radius, ball;                 // that edge's radius; a ball that cuts the corners off, 0 for none
  double reach;                        // all of it lies so near its middle
  Paint body;
  Vec ink[7];                          // of each face
  int face[3], value, shape, blank;    // values of the faces up along axes 0 to 2; what it shows; how a pip is drawn
  int truth;                           // the label: 0 must not be read, -1 either
  double pip[7], gap, dent, gloss, power, clear, halo;
  int turned[7];
  Vec haloInk;
} Die;

enum { DISC, RING, SQUARE, DIAMOND, STAR, HEART, SHAPES };

static const double PIPS[7][6][2] = {{{0}}, {{0, 0}}, {{-1, -1}, {1, 1}}, {{-1, -1}, {0, 0}, {1, 1}}, {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}},
  {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}, {0, 0}}, {{-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {1, 1}}};

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

typedef struct { double t; int die; Vec local, normal; } Hit;

// Where a ray meets a box with rounded edges; after the closed form that Inigo Quilez published (roundedboxIntersect, MIT).
// From and ray in the die's own coordinates; `end` is where the ray leaves it, roughly.
static double rounded(const Die *d, Vec o, Vec r, double *end) {
  double in = -1e30, out = 1e30, oo[3] = {o.x, o.y, o.z}, rr[3] = {r.x, r.y, r.z}, half[3] = {d->round.x, d->round.y, d->round.z};
  for (int i = 0; i < 3; i++) {
    double m = 1 / (fabs(rr[i]) < 1e-9 ? 1e-9 : rr[i]), n = m * oo[i], k = fabs(m) * (half[i] + d->radius);
    in = fmax(in, -n - k); out = fmin(out, -n + k);
  }
  *end = out;
  if (in > out || out < 0) return -1;
  double q[3], oc[3], beyond = 0;
  for (int i = 0; i < 3; i++) {
    double p = oo[i] + in * rr[i], s = p < 0 ? -1 : 1;
    oo[i] *= s; rr[i] *= s;
    q[i] = p * s - half[i];
    oc[i] = oo[i] - half[i];
    beyond += q[i] > 0;
  }
  if (beyond < 2) return in;
  double t = 1e20, ra = d->radius * d->radius, b = 0, c = -ra;
  for (int i = 0; i < 3; i++) { b += oc[i] * rr[i]; c += oc[i] * oc[i]; }
  if (b * b - c > 0) t = -b - sqrt(b * b - c);
  for (int i = 0; i < 3; i++) {
    int j = (i + 1) % 3, k = (i + 2) % 3;
    double ea = rr[j] * rr[j] + rr[k] * rr[k], eb = oc[j] * rr[j] + oc[k] * rr[k], ec = oc[j] * oc[j] + oc[k] * oc[k] - ra, h = eb * eb - ea * ec;
    if (h <= 0) continue;
    h = (-eb - sqrt(h)) / ea;
    if (h > 0 && h < t && fabs(oo[i] + rr[i] * h) < half[i]) t = h;
  }
  return t > 1e19 ? -1 : t;
}

static Vec into(const Die *d, Vec v) { return vec(dot(v, d->axis[0]), dot(v, d->axis[1]), dot(v, d->axis[2])); }
static Vec outOf(const Die *d, Vec v) { return add(add(times(d->axis[0], v.x), times(d->axis[1], v.y)), times(d->axis[2], v.z)); }

static double meet(const Die *d, Vec from, Vec ray) {
  Vec oc = sub(from, d->at);
  double b = dot(oc, ray), c = dot(oc, oc) - d->reach * d->reach;
  if (b * b < c) return -1;
  Vec o = into(d, oc), r = into(d, ray);
  double end, t = rounded(d, o, r, &end);
  if (t <= 0 || d->ball == 0) return t;
  double bb = dot(o, r), h = bb * bb - dot(o, o) + d->ball * d->ball;
  if (h <= 0) return -1;
  h = sqrt(h);
  t = fmax(t, -bb - h);
  return t < fmin(end, -bb + h) ? t : -1;
}

typedef struct { int kind, mark; double x, y, wide, high, turn; Vec ink, other; } Mark;  // what lies flat about

typedef struct {
  Die die[MOST_DICE];
  Mark mark[MOST_MARKS];
  int dice, marks;
  Paint ground;
  Vec eye, right, up, ahead, lamp, lampColour, second, secondColour, sky;
  double lens, lampSize, soft;
} Scene;

static Hit first(const Scene *s, Vec from, Vec ray, int but) {
  Hit hit = {1e9, -1, vec(0, 0, 0), vec(0, 0, 0)};
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

static Vec dieColour(const Scene *s, const Die *d, Vec p, Vec ray, Hit *hit) {
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
  hit->normal = n;
  Vec surface = outOf(d, unit(l));
  double one = lit(s, add(p, times(surface, 1e-2)), n, s->lamp, s->lampSize), two = s->secondColour.x > 0 ? lit(s, add(p, times(surface, 1e-2)), n, s->second, 1) : 0;
  one = one * (1 - 0.5 * d->clear) + 0.45 * d->clear;
  Vec light = add(add(times(s->lampColour, one), times(s->secondColour, two)), times(s->sky, 0.35 + 0.65 * (0.5 + 0.5 * n.z)));
  Vec c = tint(base, light), mirrored = sub(ray, times(n, 2 * dot(ray, n)));
  double edge = pow(1 - clamp(-dot(ray, n), 0, 1), 4), shine = one > 0 ? pow(clamp(dot(mirrored, unit(sub(s->lamp, p))), 0, 1), d->power) : 0;
  c = add(c, times(s->lampColour, d->gloss * shine * 2));
  double window = fabs(mirrored.x - 0.3) < 0.18 && fabs(mirrored.y + 0.1) < 0.25 && mirrored.z > 0 ? 0.25 : 0;
  return add(c, times(s->sky, d->gloss * (0.08 + 0.6 * edge + (d->power > 60 ? window : 0)) * (mirrored.z > 0 ? 1 : 0.3)));
}

static Vec seen(const Scene *s, double px, double py) {
  Vec ray = unit(add(s->ahead, add(times(s->right, (px - WIDTH / 2.0) / s->lens), times(s->up, (HEIGHT / 2.0 - py) / s->lens))));
  Hit hit = first(s, s->eye, ray, -1);
  double table = ray.z < 0 ? -s->eye.z / ray.z : 1e9;
  if (hit.die >= 0 && hit.t < table) return dieColour(s, &s->die[hit.die], add(s->eye, times(ray, hit.t)), ray, &hit);
  if (table > 1e8) return s->sky;
  Vec p = add(s->eye, times(ray, table)), c = marked(s, p, painted(&s->ground, p));
  double open = 1;
  for (int i = 0; i < s->dice; i++) {
    double x = p.x - s->die[i].at.x, y = p.y - s->die[i].at.y;
    open *= 1 - 0.55 * exp(-(x * x + y * y) / 2.2);
  }
  double one = lit(s, p, vec(0, 0, 1), s->lamp, s->lampSize), two = s->secondColour.x > 0 ? lit(s, p, vec(0, 0, 1), s->second, 1) : 0;
  return tint(c, add(add(times(s->lampColour, one), times(s->secondColour, two)), times(s->sky, open)));
}

static void make(Die *d) {
  double kind = chance(), big = between(0.14, 0.27);
  d->body = kind < 0.5 ? paint(PLAIN, PLAIN) : paint(SWIRLED, kind < 0.9 ? VEINED : GRAINED);
  if (d->body.kind != PLAIN && chance() < 0.5) d->body.b = mix(d->body.a, d->body.b, between(0.15, 0.6));
  d->shape = chance() < 0.86 ? DISC : 1 + below(SHAPES - 1);
  d->blank = 0;
  d->gap = between(0.4, 0.6);
  d->dent = chance() < 0.6 ? between(0.2, 1) : 0;
  d->gloss = chance() < 0.6 ? between(0.02, 0.25) : between(0.2, 0.9);
  d->power = exp(between(2, 6));
  d->clear = chance() < 0.15 ? between(0.4, 1) : 0;
  d->halo = chance() < 0.06 ? between(1.2, 1.6) : 0;
  d->haloInk = colour();
  Vec middle = mix(d->body.a, d->body.b, d->body.kind == PLAIN ? 0 : 0.4), ink = colour();
  // Pips that nobody could see are not asked for: most stand out plainly, some faintly, a few are cut into a body of one colour.
  double least = chance() < 0.8 ? 0.3 : 0.12;
  for (int i = 0; i < 60 && fabs(cbrt(grey(ink)) - cbrt(grey(middle))) < least; i++) ink = chance() < 0.5 ? vec(0.9, 0.9, 0.88) : chance() < 0.5 ? vec(0.01, 0.01, 0.01) : colour();
  if (d->dent > 0.5 && chance() < 0.06) ink = times(middle, between(0.6, 0.9));
  int mixed = chance() < 0.1;
  for (int v = 1; v <= 6; v++) {
    d->ink[v] = mixed && (v == 1 || v == 4 || chance() < 0.3) ? vec(0.7, 0.03, 0.03) : ink;
    if (mixed && fabs(cbrt(grey(d->ink[v])) - cbrt(grey(middle))) < 0.15) d->ink[v] = ink;
    d->pip[v] = fmin(big, 0.9 * d->gap / (v == 6 ? 2 : 1.42));
    d->turned[v] = below(4);
  }
  if (chance() < 0.35) d->pip[1] = fmin(0.6, big * between(1.2, 2.6));
  d->radius = chance() < 0.25 ? between(0.02, 0.06) : between(0.06, 0.3);
  d->ball = chance() < 0.3 ? between(1.3, 1.6) : 0;
}

static void turnAbout(Die *d, Vec k, double a) {
  for (int i = 0; i < 3; i++) {
    Vec v = d->axis[i];
    d->axis[i] = add(add(times(v, cos(a)), times(cross(k, v), sin(a))), times(k, dot(k, v) * (1 - cos(a))));
  }
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
  double lampTilt = between(0.05, 1.15), lampWay = between(0, 2 * M_PI), lampFar = between(15, 60), warm = between(-0.25, 0.35), strong = between(0.5, 1.3);
  s->lamp = times(vec(sin(lampTilt) * cos(lampWay), sin(lampTilt) * sin(lampWay), cos(lampTilt)), lampFar);
  s->lampSize = lampFar * (chance() < 0.5 ? between(0.01, 0.05) : between(0.05, 0.35));
  s->lampColour = times(vec(1 + warm, 1, 1 - warm), strong);
  if (chance() < 0.3) {
    double w = between(0, 2 * M_PI), cold = between(-0.3, 0.3);
    s->second = vec(25 * cos(w), 25 * sin(w), between(10, 40));
    s->secondColour = times(vec(1 + cold, 1, 1 - cold), between(0.1, 0.6));
  }
  s->sky = times(vec(1 + 0.1 * bell(), 1, 1 + 0.1 * bell()), between(0.12, 0.6));
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
    d.value = up;
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
