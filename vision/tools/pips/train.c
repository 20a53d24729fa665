// Trains the two nets that read pip dice. See README.md in this folder.
//   train find|read LESSONS OUT.onnx STEPS [held-out fold or -1] [sources] [spots file] [FROM.onnx] [highest rate] [seed]
#include <time.h>
#include "net.h"
#include "lesson.h"
#include "disturb.h"
#include "onnx.h"

enum { PATCH = 144, FACE = 48, OUT_FIND = 2, OUT_READ = 11, NONE = 0, UNREAD = 7 };
static const double LEAST = 9, MOST = 26, ACROSS = 2.2;  // faces the finder looks for (pixels); side of a crop in faces

static double seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }
static double size_of(const Die *d) { return fabs(d->size); }

// Cubes make up a third of the lessons, other ray-traced pictures a sixth, photographs the rest, the larger sources oftener than the small ones.
static int *pool_of[8], pool_n[8], pools;
static void group(int fold) {
  const char *names[8];
  for (int i = 0; i < photos; i++) {
    if (photo[i].fold == fold) continue;
    int g = 0;
    while (g < pools && strcmp(names[g], photo[i].source)) g++;
    if (g == pools) { names[pools++] = photo[i].source; pool_of[g] = malloc(sizeof(int) * (size_t)photos); pool_n[g] = 0; }
    pool_of[g][pool_n[g]++] = i;
  }
}
static int from(const Photo *p, const char *source) { return !strcmp(p->source, source); }
static int made(const Photo *p) { return from(p, "drawn") || from(p, "flat"); }
static Photo *any(void) {
  for (;;) {
    int g = below(pools);
    Photo *p = &photo[pool_of[g][0]];
    double share = from(p, "cubes") ? 1 : from(p, "traced") ? 0.5 : made(p) ? 0.1 : pool_n[g] < 60 ? 0.3 : p->upright ? 0.4 : 0.5;
    if (chance() < share) return &photo[pool_of[g][below(pool_n[g])]];
  }
}

static void finder(Net *n) {
  n->planes = 3;
  n->l[0].h = n->l[0].w = PATCH / 2; n->l[0].in = 4 * n->planes;
  layer(n, 16, 3, 1, 1, 1);
  layer(n, 32, 3, 1, 1, 0);
  layer(n, 32, 3, 2, 1, 0);
  layer(n, 32, 3, 2, 1, 0);
  layer(n, 16, 1, 1, 0, 0);
  ready(n);
}

static void reader(Net *n) {
  n->planes = 3;
  n->l[0].h = n->l[0].w = FACE / 2; n->l[0].in = 4 * n->planes;
  layer(n, 16, 3, 1, 1, 0);
  layer(n, 32, 3, 1, 1, 1);
  layer(n, 64, 3, 1, 1, 0);
  layer(n, 96, 3, 1, 1, 1);
  layer(n, 96, 3, 1, 1, 1);
  n->l[n->layers].dense = 1;
  layer(n, 96, 1, 1, 1, 0);
  layer(n, 16, 1, 1, 0, 0);
  ready(n);
}

// One patch: at each cell whether a die's middle lies there, and its size. Returns the loss.
static double find_lesson(Net *n, float *rgb) {
  Photo *p = any();
  Die *d = p->dice ? &p->die[below(p->dice)] : NULL;
  double goal = LEAST * pow(MOST / LEAST, chance()), real = d ? size_of(d) : between(25, 90), scale = real / goal;
  double x = between(0, p->w[0]), y = between(0, p->h[0]);
  if (d && chance() < 0.7) { x = d->x + between(-0.5, 0.5) * PATCH * scale; y = d->y + between(-0.5, 0.5) * PATCH * scale; }
  Cut k = turned(p, x, y, scale, PATCH);
  cut(p, k, PATCH, rgb);
  disturb(rgb, PATCH);
  put(n, rgb, 128, 64);
  forward(n);
  Layer *l = &n->l[n->layers - 1];
  int side = l->w;
  double loss = 0;
  memset(l->gy, 0, sizeof(float) * (size_t)(side * side * l->out));
  for (int j = 0; j < side; j++) for (int i = 0; i < side; i++) {
    float *a = l->y + (j * side + i) * l->out, *g = l->gy + (j * side + i) * l->out;
    int goal_here = 0, skip = 0;
    double size = 0;
    for (int q = 0; q < p->dice; q++) {
      double u, v, s = size_of(&p->die[q]) / scale;
      where(k, p->die[q].x, p->die[q].y, &u, &v);
      double far = hypot(u - (4 * i + 1.5), v - (4 * j + 1.5)) / s;
      if (far > 0.9) continue;
      int fits = s >= LEAST * 0.9 && s <= MOST * 1.1 && p->die[q].value >= 0;
      if (far < 0.22 && fits) { goal_here = 1; size = p->die[q].size < 0 ? 0 : s; }
      else if (far < 0.5 || !fits) skip = 1;
    }
    if (skip && !goal_here) continue;
    float chance_of = 1 / (1 + expf(-a[0])), miss = goal_here - chance_of;
    g[0] = -miss * fabsf(miss) * (goal_here ? 2 : 1);
    loss += miss * miss;
    if (goal_here && size > 0) { float e = a[1] - (float)log2(size / 16); g[1] = 0.3f * (e > 0.5f ? 0.5f : e < -0.5f ? -0.5f : e); }
  }
  return loss;
}

typedef struct { int value; double dx, dy, ds; int where, size; } Truth;  // where, size: whether they are known

// What a crop about (x, y) of a size shows; value -1 where that cannot be said.
static Truth look(const Photo *p, Cut k, double size) {
  Truth t = {NONE, 0, 0, 0, 0, 0};
  double nearest = 1e9;
  for (int i = 0; i < p->dice; i++) {
    const Die *d = &p->die[i];
    double u, v, s = size_of(d);
    where(k, d->x, d->y, &u, &v);
    double dx = (u - (FACE - 1) / 2.0) / (FACE / ACROSS), dy = (v - (FACE - 1) / 2.0) / (FACE / ACROSS), ds = log2(s / size);
    double far = hypot(dx, dy) * size / s;
    if (far > nearest) continue;
    nearest = far;
    if (far < 0.33 && fabs(ds) < 0.6) t = (Truth){d->value < 0 ? -1 : d->value == 0 ? UNREAD : d->value, dx, dy, ds, 1, d->size > 0};
    else if (far < 0.5 || (far < 0.6 && hypot(dx, dy) < 0.4)) t.value = fabs(ds) > 1.2 ? NONE : -1;
    else t.value = NONE;
  }
  return t;
}

static double read_lesson(Net *n, float *rgb) {
  for (;;) {
    Photo *p = any();
    double kind = chance(), x = between(0, p->w[0]), y = between(0, p->h[0]), size = 20 * pow(6, chance());
    if (p->dice && kind < 0.72) {
      Die *d = &p->die[below(p->dice)];
      double way = between(0, 2 * M_PI), far = kind < 0.58 ? fabs(0.12 * bell()) : between(0.45, 1.6);
      double other = kind < 0.58 ? 0.25 * bell() : 0.6 * bell();
      x = d->x + far * size_of(d) * cos(way);
      y = d->y + far * size_of(d) * sin(way);
      size = size_of(d) * pow(2, other);
    } else if (p->spots && chance() < 0.85) {
      Die *d = &p->spot[below(p->spots)];
      x = d->x + 0.1 * d->size * bell(); y = d->y + 0.1 * d->size * bell(); size = d->size * pow(2, 0.2 * bell());
    }
    Cut k = turned(p, x, y, size * ACROSS / FACE, FACE);
    Truth t = look(p, k, size);
    if (t.value < 0) continue;
    cut(p, k, FACE, rgb);
    disturb(rgb, FACE);
    show(n, rgb, FACE);
    Layer *l = &n->l[n->layers - 1];
    float most = -1e9f, sum = 0;
    for (int i = 0; i < 8; i++) most = l->y[i] > most ? l->y[i] : most;
    for (int i = 0; i < 8; i++) sum += expf(l->y[i] - most);
    memset(l->gy, 0, sizeof(float) * (size_t)l->out);
    for (int i = 0; i < 8; i++) l->gy[i] = expf(l->y[i] - most) / sum - (i == t.value ? 0.986f : 0.002f);
    if (t.where) {
      double goal[3] = {t.dx, t.dy, t.ds};
      for (int i = 0; i < 2 + t.size; i++) { double e = l->y[8 + i] - goal[i]; l->gy[8 + i] = (float)(2 * (e > 0.3 ? 0.3 : e < -0.3 ? -0.3 : e)); }
    }
    return -log(expf(l->y[t.value] - most) / sum + 1e-9);
  }
}

// How often a crop about each held-out die reads right, and how often a place beside dice reads as one.
static void examine(Net *n, int fold, float *rgb) {
  int right = 0, all = 0, wrong = 0;
  for (int i = 0; i < photos; i++) for (int j = 0; photo[i].fold == fold && j < photo[i].dice; j++) {
    Die *d = &photo[i].die[j];
    if (d->value < 1 || made(&photo[i])) continue;
    cut(&photo[i], middle(d->x, d->y, size_of(d) * ACROSS / FACE, FACE), FACE, rgb);
    show(n, rgb, FACE);
    float *a = n->l[n->layers - 1].y;
    int best = 0;
    for (int q = 1; q < 8; q++) if (a[q] > a[best]) best = q;
    all++; right += best == d->value; wrong += best != d->value && best > 0 && best < 7;
  }
  printf("  held out: %d of %d right, %d wrong\n", right, all, wrong);
}

static void spots(const char *file) {
  FILE *f = fopen(file, "r");
  if (!f) { perror(file); exit(1); }
  char name[64];
  Die d = {0};
  while (fscanf(f, " %63s %f %f %f", name, &d.x, &d.y, &d.size) == 4)
    for (int i = 0; i < photos; i++) if (!strcmp(photo[i].name, name)) {
      photo[i].spot = realloc(photo[i].spot, sizeof(Die) * (size_t)(photo[i].spots + 1));
      photo[i].spot[photo[i].spots++] = d;
    }
  fclose(f);
}

int main(int argc, char **argv) {
  if (argc < 5) { fprintf(stderr, "train find|read LESSONS OUT.onnx STEPS [fold] [sources] [spots] [FROM.onnx] [rate] [seed]\n"); return 2; }
  int find = !strcmp(argv[1], "find"), fold = argc > 5 ? atoi(argv[5]) : -1, steps = atoi(argv[4]), batch = find ? 8 : 32;
  // A net that has learned for long forgets at a high rate what the end of its training gave it; a new seed gives it other lessons.
  double rate = argc > 9 ? atof(argv[9]) : argc > 8 ? 0.001 : 0.0015;
  if (argc > 10) seed = strtoull(argv[10], NULL, 10);
  load(argv[2], argc > 6 ? argv[6] : "ALL");
  if (argc > 7) spots(argv[7]);
  group(fold);
  static Net n;
  if (find) finder(&n); else reader(&n);
  if (argc > 8) { restore(&n, argv[8], find ? OUT_FIND : OUT_READ); turn(&n); if (!find) { float *t = zeros(PATCH * PATCH * 3); examine(&n, fold, t); free(t); } }
  float *rgb = zeros(PATCH * PATCH * 3);
  double loss = 0;
  printf("%d pictures, %d weights\n", photos, n.parameters);
  for (int t = 1; t <= steps; t++) {
    for (int i = 0; i < batch; i++) {
      double l = find ? find_lesson(&n, rgb) : read_lesson(&n, rgb);
      loss += l;
      // What it knows already teaches little, and the way back is two thirds of the work.
      if (find || l > 0.05 || chance() < 0.2) backward(&n);
    }
    double warm = t < 200 ? t / 200.0 : 1;
    step(&n, t, batch, rate * warm * (0.02 + 0.98 * 0.5 * (1 + cos(M_PI * t / steps))));
    if (t % (steps / 20) == 0) {
      printf("%6d of %d  loss %.4f  %.0f s\n", t, steps, loss / (steps / 20) / batch, seconds());
      if (!find) examine(&n, fold, rgb);
      fflush(stdout);
      loss = 0;
      save(&n, argv[3], find ? OUT_FIND : OUT_READ);
    }
  }
  return 0;
}
