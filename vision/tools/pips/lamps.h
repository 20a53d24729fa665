// Lamps about a table: the light that falls on a surface, and what a die mirrors of it.
#include "die.h"

typedef struct {
  Vec at, colour, second, secondColour, sky;  // a second lamp may be missing: without a colour
  double size;                                // how far points of the first lamp lie from its middle, one standard deviation
} Lamps;

static Lamps lamps(double weakest) {
  Lamps s = {0};
  double tilt = between(0.05, 1.15), way = between(0, 2 * M_PI), far = between(15, 60), warm = between(-0.25, 0.35), strong = between(weakest, 1.3);
  s.at = times(vec(sin(tilt) * cos(way), sin(tilt) * sin(way), cos(tilt)), far);
  s.size = far * (chance() < 0.5 ? between(0.01, 0.05) : between(0.05, 0.35));
  s.colour = times(vec(1 + warm, 1, 1 - warm), strong);
  if (chance() < 0.3) {
    double w = between(0, 2 * M_PI), cold = between(-0.3, 0.3);
    s.second = vec(25 * cos(w), 25 * sin(w), between(10, 40));
    s.secondColour = times(vec(1 + cold, 1, 1 - cold), between(0.1, 0.6));
  }
  s.sky = times(vec(1 + 0.1 * bell(), 1, 1 + 0.1 * bell()), between(0.12, 0.6));
  return s;
}

// What falls on a surface: shares of both lamps and of the sky.
static Vec light(const Lamps *s, double one, double two, double open) {
  return add(add(times(s->colour, one), times(s->secondColour, two)), times(s->sky, open));
}

// A die's colour at a place p with what is mirrored there: the first lamp, of which a share is seen, the sky and a window.
static Vec glossy(const Lamps *s, const Die *d, Vec colour, Vec p, Vec n, Vec ray, double one) {
  Vec mirrored = sub(ray, times(n, 2 * dot(ray, n)));
  double edge = pow(1 - clamp(-dot(ray, n), 0, 1), 4), shine = one > 0 ? pow(clamp(dot(mirrored, unit(sub(s->at, p))), 0, 1), d->power) : 0;
  Vec c = add(colour, times(s->colour, d->gloss * shine * 2));
  double window = fabs(mirrored.x - 0.3) < 0.18 && fabs(mirrored.y + 0.1) < 0.25 && mirrored.z > 0 ? 0.25 : 0;
  return add(c, times(s->sky, d->gloss * (0.08 + 0.6 * edge + (d->power > 60 ? window : 0)) * (mirrored.z > 0 ? 1 : 0.3)));
}
