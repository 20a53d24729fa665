// A small convolutional network, trained one picture at a time: rows, columns, then channels in memory.
// Channel counts are multiples of 16, so that the compiler's vectors do all the work.
#include <stdlib.h>
#include <string.h>
#include "chance.h"

#define INLINE static inline __attribute__((always_inline))

// Sums are kept in the processor's registers: there are 32 of 16 floats, or 16 of 8.
#ifdef __AVX512F__
enum { MAX_LAYERS = 10, BLOCK = 6, LANES = 16 };
typedef float lanes __attribute__((vector_size(64), aligned(4)));
#else
enum { MAX_LAYERS = 10, BLOCK = 3, LANES = 8 };
typedef float lanes __attribute__((vector_size(32), aligned(4)));
#endif

typedef struct {
  int in, out, kernel, spread, relu, pool, dense;  // spread: distance between the kernel's taps; dense: sees its whole input
  int h, w, pad;                                   // of its input
  int weights, at;                                 // how many without biases, and where in the net's parameters
  float *x, *gx;                                   // padded input and its gradient
  float *y, *gy;                                   // output before pooling, gradient padded
  float *turned;                                   // weights for the way back
} Layer;

typedef struct {
  Layer l[MAX_LAYERS];
  int layers, parameters, planes;  // planes of what it is shown: colours, and what else is known of each pixel
  float *p, *g, *m, *v;
} Net;

static float *zeros(size_t n) { return calloc(n + 64, sizeof(float)); }

static void layer(Net *n, int out, int kernel, int spread, int relu, int pool) {
  Layer *l = &n->l[n->layers], *b = l - 1;
  l->out = out; l->kernel = kernel; l->spread = spread; l->relu = relu; l->pool = pool;
  if (n->layers > 0) {
    l->in = b->out;
    l->h = b->pool ? b->h / 2 : b->h;
    l->w = b->pool ? b->w / 2 : b->w;
    if (l->dense) { l->in *= l->h * l->w; l->h = l->w = 1; }
  }
  l->pad = kernel / 2 * spread;
  size_t padded = (size_t)(l->h + 2 * l->pad) * (l->w + 2 * l->pad);
  l->x = zeros(padded * l->in); l->gx = zeros(padded * l->in);
  l->y = zeros((size_t)l->h * l->w * out); l->gy = zeros(padded * out);
  l->weights = kernel * kernel * l->in * out;
  l->turned = zeros(l->weights);
  l->at = n->parameters;
  n->parameters += l->weights + out;
  n->layers++;
}

static void ready(Net *n) {
  n->p = zeros(n->parameters); n->g = zeros(n->parameters); n->m = zeros(n->parameters); n->v = zeros(n->parameters);
  for (int i = 0; i < n->layers; i++) {
    Layer *l = &n->l[i];
    double spread = sqrt(2.0 / (l->kernel * l->kernel * l->in));
    for (int j = 0; j < l->weights; j++) n->p[l->at + j] = (float)(spread * bell());
  }
}

// One run of output pixels: sums over the taps of a kernel, for a block of pixels and nb * LANES output channels.
INLINE void taps(const int px, const int nb, const float *x, int stride, int in, int kernel, int spread, const float *w,
                 int out, float *y, const float *bias) {
  lanes s[BLOCK][4];
  for (int q = 0; q < px; q++) for (int b = 0; b < nb; b++) s[q][b] = bias ? *(lanes *)(bias + LANES * b) : (lanes){0};
  for (int ky = 0; ky < kernel; ky++) for (int kx = 0; kx < kernel; kx++) {
    const float *from = x + (ky * stride + kx * in) * spread;
    for (int c = 0; c < in; c++, w += out) {
      lanes k[4];
      for (int b = 0; b < nb; b++) k[b] = *(lanes *)(w + LANES * b);
      for (int q = 0; q < px; q++) { float f = from[q * in + c]; for (int b = 0; b < nb; b++) s[q][b] += f * k[b]; }
    }
  }
  for (int q = 0; q < px; q++) for (int b = 0; b < nb; b++) *(lanes *)(y + q * out + LANES * b) = s[q][b];
}

static void row(int width, const float *x, int stride, int in, int kernel, int spread, const float *w, int out, float *y,
                const float *bias) {
#define RUN(P, B) taps(P, B, x + i * in, stride, in, kernel, spread, w + o, out, y + i * out + o, bias ? bias + o : NULL)
  for (int o = 0; o < out;) {
    int nb = (out - o) / LANES >= 4 ? 4 : (out - o) / LANES, i = 0;
    for (; i + BLOCK <= width; i += BLOCK) { if (nb == 4) RUN(BLOCK, 4); else if (nb == 3) RUN(BLOCK, 3); else if (nb == 2) RUN(BLOCK, 2); else RUN(BLOCK, 1); }
    for (; i < width; i++) { if (nb == 4) RUN(1, 4); else if (nb == 3) RUN(1, 3); else if (nb == 2) RUN(1, 2); else RUN(1, 1); }
    o += LANES * nb;
  }
#undef RUN
}

// Runs the net on what stands in the first layer's input; the answer is the last layer's y.
static void forward(Net *n) {
  for (int i = 0; i < n->layers; i++) {
    Layer *l = &n->l[i];
    int stride = (l->w + 2 * l->pad) * l->in;
    for (int y = 0; y < l->h; y++)
      row(l->w, l->x + (size_t)y * stride, stride, l->in, l->kernel, l->spread, n->p + l->at, l->out,
          l->y + (size_t)y * l->w * l->out, n->p + l->at + l->weights);
    if (l->relu) for (size_t j = 0; j < (size_t)l->h * l->w * l->out; j++) l->y[j] = l->y[j] > 0 ? l->y[j] : 0;
    if (i + 1 == n->layers) return;
    Layer *t = l + 1;
    int h = l->pool ? l->h / 2 : l->h, w = l->pool ? l->w / 2 : l->w, o = l->out, pad = t->dense ? 0 : t->pad, full = w + 2 * pad;
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
      float *to = t->x + ((size_t)(y + pad) * full + x + pad) * o;
      const float *a = l->pool ? l->y + ((size_t)2 * y * l->w + 2 * x) * o : l->y + ((size_t)y * l->w + x) * o;
      if (!l->pool) { memcpy(to, a, o * sizeof(float)); continue; }
      const float *b = a + o, *c = a + (size_t)l->w * o, *d = c + o;
      for (int k = 0; k < o; k++) { float p = a[k] > b[k] ? a[k] : b[k], q = c[k] > d[k] ? c[k] : d[k]; to[k] = p > q ? p : q; }
    }
  }
}

INLINE void weigh(const int nb, Layer *l, const float *x, const float *g, int full, float *to) {
  lanes s[4][4];
  for (int q = 0; q < 4; q++) for (int b = 0; b < nb; b++) s[q][b] = *(lanes *)(to + q * l->out + LANES * b);
  for (int y = 0; y < l->h; y++) for (int i = 0; i < l->w; i++) {
    const float *f = x + ((size_t)y * full + i) * l->in, *d = g + ((size_t)y * full + i) * l->out;
    lanes k[4];
    for (int b = 0; b < nb; b++) k[b] = *(lanes *)(d + LANES * b);
    for (int q = 0; q < 4; q++) for (int b = 0; b < nb; b++) s[q][b] += f[q] * k[b];
  }
  for (int q = 0; q < 4; q++) for (int b = 0; b < nb; b++) *(lanes *)(to + q * l->out + LANES * b) = s[q][b];
}

// Adds to the gradient; the last layer's gy must hold the loss's (unpadded, as its kernel is 1).
static void backward(Net *n) {
  for (int i = n->layers - 1; i >= 0; i--) {
    Layer *l = &n->l[i];
    int full = l->w + 2 * l->pad, k = l->kernel;
    float *inner = l->gy + ((size_t)l->pad * full + l->pad) * l->out, *bias = n->g + l->at + l->weights;
    for (int y = 0; y < l->h; y++) for (int x = 0; x < l->w; x++) {
      float *g = inner + ((size_t)y * full + x) * l->out;
      const float *a = l->y + ((size_t)y * l->w + x) * l->out;
      for (int c = 0; c < l->out; c++) { if (l->relu && a[c] <= 0) g[c] = 0; bias[c] += g[c]; }
    }
    for (int t = 0; t < k * k; t++) for (int c = 0; c < l->in; c += 4) for (int o = 0; o < l->out;) {
      int nb = (l->out - o) / LANES >= 4 ? 4 : (l->out - o) / LANES;
      const float *x = l->x + ((size_t)(t / k) * full + t % k) * l->spread * l->in + c, *g = inner + o;
      float *to = n->g + l->at + ((size_t)t * l->in + c) * l->out + o;
      if (nb == 4) weigh(4, l, x, g, full, to); else if (nb == 3) weigh(3, l, x, g, full, to);
      else if (nb == 2) weigh(2, l, x, g, full, to); else weigh(1, l, x, g, full, to);
      o += LANES * nb;
    }
    if (i == 0) return;
    int stride = full * l->out;
    for (int y = 0; y < l->h; y++)
      row(l->w, l->gy + (size_t)y * stride, stride, l->out, k, l->spread, l->turned, l->in, l->gx + (size_t)y * l->w * l->in, NULL);
    Layer *b = l - 1;
    int h = b->pool ? b->h / 2 : b->h, w = b->pool ? b->w / 2 : b->w, o = b->out, wide = b->w + 2 * b->pad;
    float *to = b->gy + ((size_t)b->pad * wide + b->pad) * o;
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
      const float *g = l->gx + ((size_t)y * w + x) * o;
      if (!b->pool) { memcpy(to + ((size_t)y * wide + x) * o, g, o * sizeof(float)); continue; }
      const float *a = b->y + ((size_t)2 * y * b->w + 2 * x) * o;
      float *d = to + ((size_t)2 * y * wide + 2 * x) * o;
      size_t step[4] = {0, o, (size_t)b->w * o, (size_t)b->w * o + o}, go[4] = {0, o, (size_t)wide * o, (size_t)wide * o + o};
      for (int c = 0; c < o; c++) {
        int best = 0;
        for (int q = 1; q < 4; q++) if (a[step[q] + c] > a[step[best] + c]) best = q;
        for (int q = 0; q < 4; q++) d[go[q] + c] = q == best ? g[c] : 0;
      }
    }
  }
}

// Turns the weights round for the way back.
static void turn(Net *n) {
  for (int i = 1; i < n->layers; i++) {
    Layer *l = &n->l[i];
    int k = l->kernel * l->kernel;
    for (int q = 0; q < k; q++) for (int c = 0; c < l->in; c++) for (int o = 0; o < l->out; o++)
      l->turned[((size_t)(k - 1 - q) * l->out + o) * l->in + c] = n->p[l->at + ((size_t)q * l->in + c) * l->out + o];
  }
}

// One step of Adam with the gradients of a batch.
static void step(Net *n, int t, int batch, double rate) {
  double norm = 0;
  for (int i = 0; i < n->parameters; i++) { n->g[i] /= (float)batch; norm += n->g[i] * n->g[i]; }
  float clip = norm > 25 ? (float)(5 / sqrt(norm)) : 1, r = (float)(rate * sqrt(1 - pow(0.999, t)) / (1 - pow(0.9, t)));
  for (int i = 0; i < n->parameters; i++) {
    float g = n->g[i] * clip;
    n->m[i] = 0.9f * n->m[i] + 0.1f * g;
    n->v[i] = 0.999f * n->v[i] + 0.001f * g * g;
    n->p[i] -= r * n->m[i] / (sqrtf(n->v[i]) + 1e-7f) + (float)rate * 0.01f * n->p[i];
    n->g[i] = 0;
  }
  turn(n);
}
