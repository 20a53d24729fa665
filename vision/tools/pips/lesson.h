// Labelled pictures, and patches cut from them: turned, stretched, mirrored.
#include <stdio.h>

enum { MIPS = 5 };

typedef struct { float x, y, size; int value; } Die;  // size < 0: not known, about so much; value 0: may not be read, -1: either

typedef struct {
  char name[64], source[16];
  int upright, fold, dice, w[MIPS], h[MIPS];
  unsigned char *rgb[MIPS];
  Die *die;
  int spots;
  Die *spot;  // what the finder took for dice and is none
} Photo;

typedef struct { double a, b, c, d, x, y; } Cut;  // patch (u, v) to picture (x + a u + b v, y + c u + d v)

static Photo *photo;
static int photos;

static void halve(Photo *p, int m) {
  int w = p->w[m] = p->w[m - 1] / 2, h = p->h[m] = p->h[m - 1] / 2, wide = p->w[m - 1];
  unsigned char *to = p->rgb[m] = malloc((size_t)w * h * 3 + 3), *from = p->rgb[m - 1];
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) for (int c = 0; c < 3; c++) {
    unsigned char *f = from + ((size_t)2 * y * wide + 2 * x) * 3 + c;
    to[((size_t)y * w + x) * 3 + c] = (unsigned char)((f[0] + f[3] + f[wide * 3] + f[wide * 3 + 3] + 2) / 4);
  }
}

// Reads FOLDER/index.txt and the PPM files it names; see PipLessons for the format.
static void load(const char *folder, const char *sources) {
  char path[512];
  snprintf(path, sizeof path, "%s/index.txt", folder);
  FILE *f = fopen(path, "r");
  if (!f) { perror(path); exit(1); }
  Photo p = {0};
  while (fscanf(f, " P %63s %15s %d %d %d", p.name, p.source, &p.upright, &p.fold, &p.dice) == 5) {
    p.die = malloc(sizeof(Die) * (size_t)(p.dice + 1));
    for (int i = 0; i < p.dice; i++) {
      Die *d = &p.die[i];
      if (fscanf(f, "%f %f %f %d", &d->x, &d->y, &d->size, &d->value) != 4) { fprintf(stderr, "bad label in %s\n", p.name); exit(1); }
    }
    if (strcmp(sources, "ALL") && !strstr(sources, p.source)) continue;
    snprintf(path, sizeof path, "%s/%s.ppm", folder, p.name);
    FILE *q = fopen(path, "rb");
    if (!q || fscanf(q, "P6 %d %d 255", &p.w[0], &p.h[0]) != 2) { perror(path); exit(1); }
    fgetc(q);
    size_t n = (size_t)p.w[0] * p.h[0] * 3;
    p.rgb[0] = malloc(n);
    if (fread(p.rgb[0], 1, n, q) != n) { fprintf(stderr, "short file %s\n", path); exit(1); }
    fclose(q);
    for (int m = 1; m < MIPS; m++) halve(&p, m);
    p.spot = NULL; p.spots = 0;
    photo = realloc(photo, sizeof(Photo) * (size_t)(photos + 1));
    photo[photos++] = p;
  }
  fclose(f);
}

// Fills side x side pixels of red, green, blue (0-255); beyond the picture its border goes on.
static void cut(const Photo *p, Cut k, int side, float *to) {
  double scale = sqrt(fabs(k.a * k.d - k.b * k.c));
  int m = 0;
  while (m + 1 < MIPS && scale >= 2) { scale /= 2; m++; }
  double f = 1.0 / (1 << m);
  int w = p->w[m], h = p->h[m];
  for (int v = 0; v < side; v++) for (int u = 0; u < side; u++, to += 3) {
    double x = (k.x + k.a * u + k.b * v + 0.5) * f - 0.5, y = (k.y + k.c * u + k.d * v + 0.5) * f - 0.5;
    x = x < 0 ? 0 : x > w - 1.001 ? w - 1.001 : x;
    y = y < 0 ? 0 : y > h - 1.001 ? h - 1.001 : y;
    int i = (int)x, j = (int)y;
    float ax = (float)(x - i), ay = (float)(y - j);
    const unsigned char *q = p->rgb[m] + ((size_t)j * w + i) * 3, *r = q + (size_t)w * 3;
    for (int c = 0; c < 3; c++)
      to[c] = (q[c] * (1 - ax) + q[c + 3] * ax) * (1 - ay) + (r[c] * (1 - ax) + r[c + 3] * ax) * ay;
  }
}

static Cut middle(double x, double y, double scale, int side) {
  double half = (side - 1) / 2.0;
  return (Cut){scale, 0, 0, scale, x - scale * half, y - scale * half};
}

// A cut about a point of the picture, with any turn that leaves up and down as they are in slanted photographs.
static Cut turned(const Photo *p, double x, double y, double scale, int side) {
  double half = (side - 1) / 2.0;
  double t = p->upright ? 0.3 * bell() : between(0, 2 * M_PI), s = exp(0.08 * bell()), g = between(0, M_PI);
  double mirror = chance() < 0.5 ? -1 : 1;
  double xx = cos(g) * cos(g) * s + sin(g) * sin(g) / s, yy = sin(g) * sin(g) * s + cos(g) * cos(g) / s;
  double xy = cos(g) * sin(g) * (s - 1 / s);
  double a = cos(t) * mirror, b = -sin(t), c = sin(t) * mirror, d = cos(t);
  Cut k = {scale * (a * xx + b * xy), scale * (a * xy + b * yy), scale * (c * xx + d * xy), scale * (c * xy + d * yy), 0, 0};
  k.x = x - (k.a + k.b) * half;
  k.y = y - (k.c + k.d) * half;
  return k;
}

// Where a point of the picture lies in the patch.
static void where(Cut k, double x, double y, double *u, double *v) {
  double det = k.a * k.d - k.b * k.c;
  *u = (k.d * (x - k.x) - k.b * (y - k.y)) / det;
  *v = (-k.c * (x - k.x) + k.a * (y - k.y)) / det;
}
