// Vectors, noise, colours and paints: what bodies and grounds look like.
#include "chance.h"

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
enum { PLAIN, SWIRLED, SPECKLED, VEINED, GRAINED, WOVEN, PRINTED };

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
