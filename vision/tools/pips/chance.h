#pragma once
// Chance that follows from a seed: the same seed gives the same lessons and pictures.
#include <math.h>

static unsigned long long seed = 1;
static double chance(void) {
  seed += 0x9E3779B97F4A7C15ull;
  unsigned long long z = seed;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ z >> 27) * 0x94D049BB133111EBull;
  return (double)((z ^ z >> 31) >> 11) / 9007199254740992.0;
}
static double between(double a, double b) { return a + (b - a) * chance(); }
static double bell(void) { return sqrt(-2 * log(chance() + 1e-12)) * cos(2 * M_PI * chance()); }
static int below(int n) { return (int)(chance() * n); }
