// One die: its shape, and where a ray meets it. Lengths are in halves of an edge.
#include "paint.h"

typedef struct {
  Vec at, axis[3];                     // middle; directions of its edges
  Vec round;                           // half lengths without the rounded edge, and
  double radius, ball;                 // that edge's radius; a ball that cuts the corners off, 0 for none
  double reach;                        // all of it lies so near its middle
  Paint body;
  Vec ink[7];                          // of each face
  int face[3], shape, blank;           // values of the faces along axes 0 to 2; a pip's shape; whether signs stand for pips
  int truth;                           // the label: 0 must not be read, -1 either
  double pip[7], gap, dent, gloss, power, clear, halo;
  int turned[7];
  Vec haloInk;
} Die;

enum { DISC, RING, SQUARE, DIAMOND, STAR, HEART, SHAPES };

static const double PIPS[7][6][2] = {{{0}}, {{0, 0}}, {{-1, -1}, {1, 1}}, {{-1, -1}, {0, 0}, {1, 1}}, {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}},
  {{-1, -1}, {1, 1}, {-1, 1}, {1, -1}, {0, 0}}, {{-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {1, 1}}};

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

static void turnAbout(Die *d, Vec k, double a) {
  for (int i = 0; i < 3; i++) {
    Vec v = d->axis[i];
    d->axis[i] = add(add(times(v, cos(a)), times(cross(k, v), sin(a))), times(k, dot(k, v) * (1 - cos(a))));
  }
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
