// Trains the net that tells dice from other things. See README.md in this folder.
//   train CROPS OUT.onnx STEPS [FROM.onnx] [highest rate] [seed]
#include <time.h>
#include "../pips/net.h"
#include "../pips/disturb.h"
#include "../pips/onnx.h"

enum { WIDE = 64, HEAD = 2, RECORD = HEAD + WIDE * WIDE * 3, SIDE = 48, HELD = 2000, BATCH = 32 };

static const double SLANTS = 2;  // what the slant is multiplied by, so that it is about as large as the colours
static unsigned char *crops;
static int count;

static void telling(Net *n) {
  n->planes = 4;
  n->l[0].h = n->l[0].w = SIDE / 2; n->l[0].in = 4 * n->planes;
  layer(n, 16, 3, 1, 1, 0);
  layer(n, 32, 3, 1, 1, 1);
  layer(n, 64, 3, 1, 1, 1);
  layer(n, 96, 3, 1, 1, 1);
  n->l[n->layers].dense = 1;
  layer(n, 64, 1, 1, 1, 0);
  layer(n, 16, 1, 1, 0, 0);
  ready(n);
}

// A crop, turned, mirrored, shifted and stretched a little.
static void turnedCrop(const unsigned char *from, float *rgb, double a, double scale, double dx, double dy, int mirrored) {
  double c = cos(a) * scale, s = sin(a) * scale;
  for (int y = 0; y < SIDE; y++) for (int x = 0; x < SIDE; x++) {
    double u = (x - (SIDE - 1) / 2.0) * (mirrored ? -1 : 1), v = y - (SIDE - 1) / 2.0;
    double px = (WIDE - 1) / 2.0 + c * u - s * v + dx, py = (WIDE - 1) / 2.0 + s * u + c * v + dy;
    px = px < 0 ? 0 : px > WIDE - 1.001 ? WIDE - 1.001 : px; py = py < 0 ? 0 : py > WIDE - 1.001 ? WIDE - 1.001 : py;
    int i = (int)px, j = (int)py;
    double fx = px - i, fy = py - j;
    const unsigned char *p = from + (j * WIDE + i) * 3;
    for (int k = 0; k < 3; k++)
      rgb[(y * SIDE + x) * 3 + k] = (float)((1 - fy) * ((1 - fx) * p[k] + fx * p[k + 3]) + fy * ((1 - fx) * p[k + WIDE * 3] + fx * p[k + WIDE * 3 + 3]));
  }
}

// The odds of a die, as their logarithm. The fourth plane says how much of a die's side would be seen below its top: the sine of
// the angle at which the camera looks at it; or -1: nobody knows, nor where below is.
static float told(Net *n, const float *rgb, double slant) {
  for (int y = 0; y < SIDE; y++) for (int x = 0; x < SIDE; x++) *pixel(n, x, y, 3) = (float)(SLANTS * slant);
  show(n, rgb, SIDE);
  return n->l[n->layers - 1].y[0];
}

static double slant(const unsigned char *record) { return record[1] / 255.0; }

static double lesson(Net *n, float *rgb) {
  const unsigned char *r = crops + (size_t)below(count - HELD) * RECORD;
  int known = chance() < 0.85;
  turnedCrop(r + HEAD, rgb, known ? 0.12 * bell() : between(0, 2 * M_PI), pow(2, 0.07 * bell()), 0.7 * bell(), 0.7 * bell(), chance() < 0.5);
  disturb(rgb, SIDE);
  float a = told(n, rgb, known ? slant(r) * (1 + 0.05 * bell()) : -1), p = 1 / (1 + expf(-a)), goal = r[0] ? 0.995f : 0.005f;
  Layer *l = &n->l[n->layers - 1];
  memset(l->gy, 0, sizeof(float) * (size_t)l->out);
  // A die taken for something else is worse than something taken for a die.
  float weight = r[0] ? 2 : 1;
  l->gy[0] = weight * (p - goal);
  return -weight * (goal * log(p + 1e-9) + (1 - goal) * log(1 - p + 1e-9));
}

static int rising(const void *a, const void *b) { float d = *(const float *)a - *(const float *)b; return d < 0 ? -1 : d > 0; }

// Of the crops held out: how many others are told where so many dice in a thousand are lost.
static void examine(Net *n, float *rgb) {
  static float dice[HELD], others[HELD];
  int d = 0, o = 0;
  for (int i = count - HELD; i < count; i++) {
    const unsigned char *r = crops + (size_t)i * RECORD;
    turnedCrop(r + HEAD, rgb, 0, 1, 0, 0, 0);
    float a = told(n, rgb, slant(r));
    if (r[0]) dice[d++] = a; else others[o++] = a;
  }
  qsort(dice, (size_t)d, sizeof(float), rising);
  const int lost[] = {2, 5, 10, 20};
  for (int k = 0; k < 4; k++) {
    float limit = dice[d * lost[k] / 1000];
    int below_it = 0;
    for (int i = 0; i < o; i++) below_it += others[i] < limit;
    printf("  %d/1000 of dice lost below %.2f: %.1f %% of others told", lost[k], limit, 100.0 * below_it / o);
  }
  printf("\n");
}

int main(int argc, char **argv) {
  if (argc < 4) { fprintf(stderr, "train CROPS OUT.onnx STEPS [FROM.onnx] [rate] [seed]\n"); return 2; }
  FILE *f = fopen(argv[1], "rb");
  if (!f) { perror(argv[1]); return 1; }
  fseek(f, 0, SEEK_END);
  count = (int)(ftell(f) / RECORD);
  rewind(f);
  crops = malloc((size_t)count * RECORD);
  if (fread(crops, RECORD, (size_t)count, f) != (size_t)count) { fprintf(stderr, "short file %s\n", argv[1]); return 1; }
  fclose(f);
  int steps = atoi(argv[3]);
  double rate = argc > 5 ? atof(argv[5]) : 0.0015;
  if (argc > 6) seed = strtoull(argv[6], NULL, 10);
  static Net n;
  telling(&n);
  if (argc > 4) { restore(&n, argv[4], 1); turn(&n); }
  float *rgb = zeros(SIDE * SIDE * 3);
  double loss = 0;
  printf("%d crops, %d weights\n", count, n.parameters);
  for (int t = 1; t <= steps; t++) {
    for (int i = 0; i < BATCH; i++) {
      double l = lesson(&n, rgb);
      loss += l;
      if (l > 0.06 || chance() < 0.2) backward(&n);
    }
    double warm = t < 200 ? t / 200.0 : 1;
    step(&n, t, BATCH, rate * warm * (0.02 + 0.98 * 0.5 * (1 + cos(M_PI * t / steps))));
    if (t % (steps / 20) == 0) {
      printf("%6d of %d  loss %.4f  %.0f s\n", t, steps, loss / (steps / 20) / BATCH, (double)clock() / CLOCKS_PER_SEC);
      examine(&n, rgb);
      fflush(stdout);
      loss = 0;
      save(&n, argv[2], 1);
    }
  }
  return 0;
}
