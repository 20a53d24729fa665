// One place on a table as a camera would see it: a die, or something that is none, and what lies about.
// Lengths are in halves of a die's edge; the table is the plane z = 0; colours are linear light from 0 to 1.
#include "../pips/lamps.h"

enum { WIDE = 64, MOST = 12, PARTS = 7 };
static const double PIXELS = 10, LARGE = 12.5;  // to half an edge, in a picture and in a plan

// A drawing of discs, bars, boxes and rings, or pips; also the outline of what is cut from a board. Within -1 to 1.
enum { DOT, BAR, BOX, CIRCLE, WEDGE };
typedef struct { int kind, cut; double x, y, u, v, r; } Mark;
typedef struct { int parts, mirrored, pips, frame; double line, scale, turn, pip, gap; Mark part[PARTS]; } Drawing;

enum { CUBE, BOARD, ROLLER, FIGURE, PAWN, FINGER, PENCIL, BEAD };
typedef struct {
  int kind;
  Die die;                         // its place, directions, colours and shine, whatever it is
  Drawing drawing[6], shape;       // what its faces bear; its outline where it is cut from a board
  Vec ink;
  double wide, high, thick, round; // half lengths
  int banded, blank, panels;        // of two colours; nothing printed on it; parts of a picture on it
  Vec band;
} Thing;

typedef struct {
  Thing thing[MOST];
  int things;
  Paint ground;
  Drawing print;                   // on the ground
  double printed;
  Vec printInk, eye, right, up, ahead;
  Vec middle;                      // of a plan, at the height of the die's top,
  double flat;                     // and its pixels to a half edge; 0 for a picture
  Lamps lamps;
} Scene;

static double bar(double x, double y, double u, double v, double to, double from, double r) {
  double dx = to - u, dy = from - v, t = clamp(((x - u) * dx + (y - v) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1);
  return hypot(x - u - t * dx, y - v - t * dy) - r;
}

// How far outside of a drawing's ink; below 0 within.
static double drawn(const Drawing *d, double u, double v) {
  double c = cos(d->turn), s = sin(d->turn), x = (c * u + s * v) / d->scale, y = (c * v - s * u) / d->scale, far = 9;
  if (d->pips > 0) {
    for (int k = 0; k < d->pips; k++) far = fmin(far, hypot(x - d->gap * PIPS[d->pips][k][0], y - d->gap * PIPS[d->pips][k][1]) - d->pip);
    return far * d->scale;
  }
  double w = d->mirrored ? fabs(x) : x;
  for (int i = 0; i < d->parts; i++) {
    const Mark *m = &d->part[i];
    double a;
    switch (m->kind) {
      case BAR: a = bar(w, y, m->x, m->y, m->u, m->v, m->r); break;
      case BOX: a = fmax(fabs(w - m->x) - fabs(m->u) * 0.6, fabs(y - m->y) - fabs(m->v) * 0.6); break;
      case CIRCLE: a = fabs(hypot(w - m->x, y - m->y) - fabs(m->u) * 0.6) - m->r * 0.5; break;
      case WEDGE: a = fmax(y - m->y - 0.6, fmax(-(y - m->y), fabs(w - m->x) - (0.15 + m->r) * 2 * (0.6 - y + m->y))); break;
      default: a = hypot(w - m->x, y - m->y) - m->r * 1.4;
    }
    far = m->cut ? fmax(far, 0.04 - a) : fmin(far, a);
  }
  if (d->line > 0) far = fabs(far) - d->line;
  if (d->frame == 1) far = fmin(far, fabs(hypot(x, y) - 1.15) - 0.07);
  if (d->frame == 2) far = fmin(far, fabs(fmax(fabs(x), fabs(y)) - 1.12) - 0.06);
  return far * d->scale;
}

static Drawing drawing(void) {
  Drawing d = {1 + below(PARTS), chance() < 0.65, 0, 0, chance() < 0.2 ? between(0.03, 0.08) : 0, between(0.45, 0.85), M_PI / 2 * below(4), 0, 0, {{0}}};
  d.frame = chance() < 0.25 ? 1 + below(2) : 0;
  if (d.frame) d.scale *= 0.85;
  for (int i = 0; i < d.parts; i++)
    d.part[i] = (Mark){below(5), i > 0 && chance() < 0.25, between(-0.6, 0.6) * (chance() < 0.6), between(-0.7, 0.7), between(-0.8, 0.8), between(-0.9, 0.9), between(0.08, 0.4)};
  return d;
}
static Drawing pips(int value, double gap, double pip) {
  Drawing d;
  memset(&d, 0, sizeof d);
  d.pips = value; d.scale = 1; d.gap = gap; d.pip = pip; d.turn = M_PI / 2 * below(2);
  return d;
}
// A wooden figure: head, arms, legs; or anything that is cut from a board.
static Drawing figure(void) {
  Drawing d;
  if (chance() < 0.3) { d = drawing(); d.line = d.frame = 0; d.scale = between(0.7, 1.3); d.turn = between(0, 6.3); return d; }
  memset(&d, 0, sizeof d);
  d.mirrored = 1; d.scale = between(0.9, 1.35); d.turn = between(0, 6.3); d.parts = 4;
  double r = between(0.16, 0.26);
  d.part[0] = (Mark){DOT, 0, 0, between(0.5, 0.75), 0, 0, between(0.18, 0.26)};
  d.part[1] = (Mark){BAR, 0, 0, between(0.15, 0.35), between(0.5, 0.8), between(-0.05, 0.35), r};
  d.part[2] = (Mark){BAR, 0, between(0.05, 0.15), 0.1, between(0.3, 0.6), between(-0.75, -0.6), r * between(0.9, 1.3)};
  d.part[3] = (Mark){BAR, 0, 0, 0.3, 0, between(-0.4, -0.1), between(0.2, 0.35)};
  return d;
}

static double rim(double a, double b, double r) { return fmin(fmax(a + r, b + r), 0) + hypot(fmax(a + r, 0), fmax(b + r, 0)) - r; }

// How far from a thing's surface, at most; p in its own directions.
static double away(const Thing *t, Vec p) {
  switch (t->kind) {
    case BOARD: {
      double r = t->round, x = fabs(p.x) - t->wide + r, y = fabs(p.y) - t->high + r, z = fabs(p.z) - t->thick + r;
      Vec q = vec(fmax(x, 0), fmax(y, 0), fmax(z, 0));
      return sqrt(dot(q, q)) + fmin(fmax(x, fmax(y, z)), 0) - r;
    }
    case ROLLER: return rim(hypot(p.x, p.y) - t->wide, fabs(p.z) - t->thick, t->round);
    case FIGURE: return rim(drawn(&t->shape, p.x, p.y), fabs(p.z) - t->thick, t->round);
    case PAWN: {
      double r = hypot(p.x, p.y), base = rim(r - t->wide, fabs(p.z + t->high - 0.2) - 0.2, 0.1);
      double h = clamp((p.z + t->high) / (2 * t->high), 0, 1), cone = fmax(r - t->wide * (0.85 - 0.6 * h), fabs(p.z) - t->high) * 0.8;
      return fmin(fmin(base, cone), sqrt(r * r + (p.z - t->high) * (p.z - t->high)) - t->thick);
    }
    case FINGER: {
      double k = clamp(-p.x, 0, t->high), bend = 0.05 * sin(2.2 * k);
      return sqrt((p.x + k) * (p.x + k) + p.y * p.y + (p.z * p.z) * 1.15) - t->wide * (1 + 0.03 * k + bend);
    }
    case PENCIL: {
      double a = t->banded ? fmax(fabs(p.y), fmax(fabs(0.5 * p.y + 0.866 * p.z), fabs(0.5 * p.y - 0.866 * p.z))) : hypot(p.y, p.z);
      return fmax(fmax(a - t->wide, a - (t->high - p.x) * 0.35), -p.x - t->high) * 0.9;
    }
    default: {
      Vec q = vec(p.x / t->wide, p.y / t->high, p.z / t->thick);
      double k = sqrt(dot(q, q)), least = fmin(t->wide, fmin(t->high, t->thick));
      return (k - 1) * least;
    }
  }
}

static double touched(const Thing *t, Vec from, Vec ray) {
  if (t->kind == CUBE) return meet(&t->die, from, ray);
  Vec oc = sub(from, t->die.at);
  double b = dot(oc, ray), c = dot(oc, oc) - t->die.reach * t->die.reach, h = b * b - c;
  if (h < 0 || -b + sqrt(h) < 0) return -1;
  h = sqrt(h);
  Vec o = into(&t->die, oc), r = into(&t->die, ray);
  double at = fmax(-b - h, 0.02), end = -b + h;
  for (int i = 0; i < 60 && at < end; i++) {
    double d = away(t, add(o, times(r, at)));
    if (d < 0.004) return at;
    at += fmax(d * 0.85, 0.006);
  }
  return -1;
}

typedef struct { double t; int thing; } Hit;
static Hit first(const Scene *s, Vec from, Vec ray) {
  Hit hit = {1e9, -1};
  for (int i = 0; i < s->things; i++) {
    double t = touched(&s->thing[i], from, ray);
    if (t > 1e-4 && t < hit.t) { hit.t = t; hit.thing = i; }
  }
  return hit;
}

static double lit(const Scene *s, Vec p, Vec n, Vec lamp, double size) {
  Vec to = sub(add(lamp, times(vec(bell(), bell(), bell()), size)), p);
  double far = sqrt(dot(to, to)), slant = dot(n, to) / far;
  if (slant <= 0) return 0;
  to = times(to, 1 / far);
  Vec from = add(p, times(n, 0.02));
  for (int i = 0; i < s->things; i++) { double t = touched(&s->thing[i], from, to); if (t > 1e-3 && t < far) return 0; }
  return slant;
}

static Vec normal(const Thing *t, Vec l) {
  const Die *d = &t->die;
  if (t->kind == CUBE) {
    Vec n = vec(fmax(fabs(l.x) - d->round.x, 0) * (l.x < 0 ? -1 : 1), fmax(fabs(l.y) - d->round.y, 0) * (l.y < 0 ? -1 : 1), fmax(fabs(l.z) - d->round.z, 0) * (l.z < 0 ? -1 : 1));
    if (dot(n, n) < 1e-12) n = l;
    if (d->ball > 0 && dot(l, l) > d->ball * d->ball * 0.999) n = l;
    return unit(n);
  }
  double e = 0.01, a = away(t, l);
  return unit(vec(away(t, add(l, vec(e, 0, 0))) - a, away(t, add(l, vec(0, e, 0))) - a, away(t, add(l, vec(0, 0, e))) - a));
}

static Vec bodyOf(const Thing *t, Vec l, Vec *n) {
  const Die *d = &t->die;
  Vec base = painted(&d->body, times(l, 1.3));
  if (t->kind == CUBE) {
    double a[3] = {l.x, l.y, l.z}, half = d->round.x + d->radius;
    int axis = fabs(a[0]) > fabs(a[1]) ? (fabs(a[0]) > fabs(a[2]) ? 0 : 2) : (fabs(a[1]) > fabs(a[2]) ? 1 : 2);
    const Drawing *w = &t->drawing[axis * 2 + (a[axis] > 0)];
    double u = a[(axis + 1) % 3] / half, v = a[(axis + 2) % 3] / half, e = 0.03, far = drawn(w, u, v);
    if (d->dent > 0 && fabs(far) < 0.08) {
      double k[3] = {n->x, n->y, n->z};
      k[(axis + 1) % 3] -= d->dent * (drawn(w, u + e, v) - far) / e;
      k[(axis + 2) % 3] -= d->dent * (drawn(w, u, v + e) - far) / e;
      *n = unit(vec(k[0], k[1], k[2]));
    }
    return far < 0 ? t->ink : base;
  }
  if (t->kind == FINGER) {
    // A nail on the tip's back.
    if (hypot((l.x - 0.3 * t->wide) / 0.5, l.y / 0.42) < t->wide && l.z > 0.5 * t->wide) return times(mix(base, vec(0.8, 0.55, 0.5), 0.5), 1.1);
    return times(base, 0.9 + 0.2 * noise(times(l, 6)));
  }
  if (t->kind == PENCIL && l.x > t->high - 2.6 * t->wide) return l.x > t->high - 0.7 * t->wide ? t->ink : t->band;
  if (t->kind == BOARD && t->banded && l.x > t->wide * 0.2) return t->band;
  if (t->kind == ROLLER && t->banded && hypot(l.x, l.y) > 0.68 * t->wide) return t->band;
  if (t->panels && l.z > t->thick * 0.6) for (int i = t->panels - 1; i >= 0; i--) {
    const Mark *m = &t->drawing[3].part[i];
    double u = l.x - m->x, v = l.y - m->y;
    if (fabs(v) < m->v && (m->kind == 2 ? hypot(u, v) < m->u : fabs(u) < m->u * (1 + m->r * v / m->v))) return i % 2 ? t->ink : t->band;
  }
  if ((t->kind == BOARD || t->kind == ROLLER) && l.z > t->thick * 0.6 && !t->blank) {
    double k = fmin(t->wide, t->kind == BOARD ? t->high : t->wide);
    if (drawn(&t->drawing[0], l.x / k, l.y / k) < 0) return t->ink;
    if (t->drawing[1].frame && fabs((t->kind == ROLLER ? hypot(l.x, l.y) : fmax(fabs(l.x) - t->wide, fabs(l.y) - t->high) + k) / k - 0.88) < 0.04) return t->ink;
    if (t->wide > 2.5 && t->kind == BOARD && drawn(&t->drawing[2], (fabs(l.x) - t->wide + 0.8) * 1.6, (fabs(l.y) - t->high + 1) * 1.3) < 0) return t->ink;
  }
  return base;
}

static Vec thingColour(const Scene *s, const Thing *t, Vec p, Vec ray) {
  const Die *d = &t->die;
  Vec l = into(d, sub(p, d->at)), flat = normal(t, l), n = flat, base = bodyOf(t, l, &n);
  n = outOf(d, n);
  Vec surface = outOf(d, flat), q = add(p, times(surface, 1e-2));
  const Lamps *lamps = &s->lamps;
  double one = lit(s, q, n, lamps->at, lamps->size), two = lamps->secondColour.x > 0 ? lit(s, q, n, lamps->second, 1) : 0;
  one = one * (1 - 0.5 * d->clear) + 0.45 * d->clear;
  double low = smooth(0, 1.2, p.z);
  return glossy(lamps, d, tint(base, light(lamps, one, two, (0.3 + 0.7 * (0.5 + 0.5 * n.z)) * (0.75 + 0.25 * low))), p, n, ray, one);
}

static Vec seen(const Scene *s, double px, double py, double lens) {
  double x = px - WIDE / 2.0, y = WIDE / 2.0 - py;
  Vec ray = s->flat > 0 ? unit(sub(add(s->middle, add(times(s->right, x / s->flat), times(s->up, y / s->flat))), s->eye))
                        : unit(add(s->ahead, add(times(s->right, x / lens), times(s->up, y / lens))));
  Hit hit = first(s, s->eye, ray);
  double table = ray.z < 0 ? -s->eye.z / ray.z : 1e9;
  if (hit.thing >= 0 && hit.t < table) return thingColour(s, &s->thing[hit.thing], add(s->eye, times(ray, hit.t)), ray);
  Vec p = add(s->eye, times(ray, table)), c = painted(&s->ground, p);
  if (s->printed > 0 && drawn(&s->print, p.x / s->printed, p.y / s->printed) < 0) c = s->printInk;
  double open = 1;
  for (int i = 0; i < s->things; i++) {
    Vec to = sub(p, s->thing[i].die.at);
    double far = s->thing[i].kind == BOARD && s->thing[i].wide > 6 ? 9 : hypot(to.x, to.y) / fmax(0.5, s->thing[i].die.reach * 0.6);
    open *= 1 - 0.5 * exp(-far * far * 0.6);
  }
  const Lamps *lamps = &s->lamps;
  double one = lit(s, p, vec(0, 0, 1), lamps->at, lamps->size), two = lamps->secondColour.x > 0 ? lit(s, p, vec(0, 0, 1), lamps->second, 1) : 0;
  return tint(c, light(lamps, one, two, open));
}
