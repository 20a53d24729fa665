// Writes a net as an ONNX file (protocol buffers by hand; onnx.proto3 of ONNX 1.9, opset 11).
#include <stdio.h>

typedef struct { unsigned char *b; size_t n; } Bytes;

static void raw(Bytes *to, const void *from, size_t n) {
  to->b = realloc(to->b, to->n + n + 1);
  memcpy(to->b + to->n, from, n);
  to->n += n;
}
static void varint(Bytes *to, unsigned long long v) {
  do { unsigned char c = (unsigned char)(v & 127); v >>= 7; if (v) c |= 128; raw(to, &c, 1); } while (v);
}
static void number(Bytes *to, int field, long long v) { varint(to, (unsigned)field << 3); varint(to, (unsigned long long)v); }
static void block(Bytes *to, int field, const void *from, size_t n) { varint(to, (unsigned)field << 3 | 2); varint(to, n); raw(to, from, n); }
static void text(Bytes *to, int field, const char *s) { block(to, field, s, strlen(s)); }
static void part(Bytes *to, int field, Bytes *p) { block(to, field, p->b, p->n); free(p->b); *p = (Bytes){0}; }

static void whole_numbers(Bytes *node, const char *name, int n, const int *v) {
  Bytes a = {0};
  text(&a, 1, name);
  for (int i = 0; i < n; i++) number(&a, 8, v[i]);
  number(&a, 20, 7);
  part(node, 5, &a);
}
static void tensor(Bytes *graph, const char *name, int n, const int *shape, const float *v) {
  Bytes t = {0};
  size_t all = 1;
  for (int i = 0; i < n; i++) { number(&t, 1, shape[i]); all *= (size_t)shape[i]; }
  number(&t, 2, 1);
  text(&t, 8, name);
  block(&t, 9, v, all * sizeof(float));
  part(graph, 5, &t);
}
static void value(Bytes *graph, int field, const char *name, int n, const int *shape) {
  Bytes v = {0}, type = {0}, tens = {0}, sh = {0};
  for (int i = 0; i < n; i++) { Bytes d = {0}; number(&d, 1, shape[i]); part(&sh, 1, &d); }
  number(&tens, 1, 1);
  part(&tens, 2, &sh);
  part(&type, 1, &tens);
  text(&v, 1, name);
  part(&v, 2, &type);
  part(graph, field, &v);
}
static void node(Bytes *graph, const char *op, const char *in, const char *w, const char *b, const char *out, Bytes *attributes) {
  Bytes n = {0};
  text(&n, 1, in);
  if (w) { text(&n, 1, w); text(&n, 1, b); }
  text(&n, 2, out);
  text(&n, 3, out);
  text(&n, 4, op);
  if (attributes) { raw(&n, attributes->b, attributes->n); free(attributes->b); }
  part(graph, 1, &n);
}

// Where weight (o, c, y, x) of a layer, as ONNX numbers them, stands among the layer's own.
static size_t place(const Net *n, int i, int o, int c, int y, int x) {
  const Layer *l = &n->l[i], *before = l - 1;
  int side = l->dense ? (before->pool ? before->h / 2 : before->h) : l->kernel;
  size_t from = i == 0 ? (size_t)((y / 2) * side + x / 2) * l->in + (y % 2 * 2 + x % 2) * n->planes + c
              : (size_t)(y * side + x) * (l->in / (l->dense ? side * side : 1)) + c;
  return l->at + from * l->out + o;
}

// The first layer's 2 x 2 blocks of planes become a kernel of 6 with stride 2 over the picture itself; a dense layer
// becomes a kernel as large as its input.
static void save(Net *n, const char *file, int outputs) {
  Bytes graph = {0}, model = {0}, opset = {0};
  char in[32] = "picture", out[32];
  for (int i = 0; i < n->layers; i++) {
    Layer *l = &n->l[i], *before = l - 1;
    int first = i == 0, last = i + 1 == n->layers;
    int side = l->dense ? (before->pool ? before->h / 2 : before->h) : l->kernel;
    int cin = first ? n->planes : l->in / (l->dense ? side * side : 1), cout = last ? outputs : l->out, k = first ? 2 * side : side;
    float *w = zeros((size_t)cout * cin * k * k);
    for (int o = 0; o < cout; o++) for (int c = 0; c < cin; c++) for (int y = 0; y < k; y++) for (int x = 0; x < k; x++)
      w[((size_t)(o * cin + c) * k + y) * k + x] = n->p[place(n, i, o, c, y, x)];
    char wn[16], bn[16];
    sprintf(wn, "w%d", i); sprintf(bn, "b%d", i); sprintf(out, last ? "answer" : "conv%d", i);
    tensor(&graph, wn, 4, (int[]){cout, cin, k, k}, w);
    tensor(&graph, bn, 1, (int[]){cout}, n->p + l->at + l->weights);
    free(w);
    Bytes a = {0};
    int pad = l->dense ? 0 : first ? 2 : l->pad;
    whole_numbers(&a, "kernel_shape", 2, (int[]){k, k});
    whole_numbers(&a, "strides", 2, (int[]){first ? 2 : 1, first ? 2 : 1});
    whole_numbers(&a, "pads", 4, (int[]){pad, pad, pad, pad});
    whole_numbers(&a, "dilations", 2, (int[]){l->spread, l->spread});
    node(&graph, "Conv", in, wn, bn, out, &a);
    strcpy(in, out);
    if (l->relu) { sprintf(out, "relu%d", i); node(&graph, "Relu", in, NULL, NULL, out, NULL); strcpy(in, out); }
    if (l->pool) {
      Bytes q = {0};
      whole_numbers(&q, "kernel_shape", 2, (int[]){2, 2});
      whole_numbers(&q, "strides", 2, (int[]){2, 2});
      sprintf(out, "pool%d", i);
      node(&graph, "MaxPool", in, NULL, NULL, out, &q);
      strcpy(in, out);
    }
  }
  text(&graph, 2, "pips");
  Layer *f = n->l, *e = &n->l[n->layers - 1];
  value(&graph, 11, "picture", 4, (int[]){1, n->planes, 2 * f->h, 2 * f->w});
  value(&graph, 12, "answer", 4, (int[]){1, outputs, e->h, e->w});
  number(&model, 1, 6);
  text(&model, 2, "sandtable");
  part(&model, 7, &graph);
  number(&opset, 2, 11);
  part(&model, 8, &opset);
  FILE *o = fopen(file, "wb");
  if (!o || fwrite(model.b, 1, model.n, o) != model.n) { perror(file); exit(1); }
  fclose(o);
  free(model.b);
}

static unsigned long long taken(const unsigned char **b) {
  unsigned long long v = 0;
  for (int s = 0;; s += 7) { v |= (unsigned long long)(**b & 127) << s; if (!(*(*b)++ & 128)) return v; }
}

// Steps to the next field with this number; its content is *from, its length the answer, 0 at the end.
static size_t next_field(const unsigned char **b, const unsigned char *end, unsigned field, const unsigned char **from) {
  while (*b < end) {
    unsigned long long tag = taken(b), v = taken(b);
    if ((tag & 7) != 2) continue;
    *from = *b;
    *b += v;
    if (tag >> 3 == field) return v;
  }
  return 0;
}

// Takes the weights of a file that save() wrote of a net of this shape, or of one that was shown fewer planes: to the others it pays no heed yet.
static void restore(Net *n, const char *file, int outputs) {
  FILE *f = fopen(file, "rb");
  if (!f) { perror(file); exit(1); }
  unsigned char *all = malloc(1 << 24);
  const unsigned char *b = all, *graph = all, *tensor, *data = all, *t, *end = all + fread(all, 1, 1 << 24, f);
  fclose(f);
  size_t length = next_field(&b, end, 7, &graph), m;
  end = graph + length;
  b = graph;
  for (int i = 0; i < 2 * n->layers && (m = next_field(&b, end, 5, &tensor)); i++) {
    Layer *l = &n->l[i / 2];
    int cout = i / 2 + 1 == n->layers ? outputs : l->out;
    t = tensor;
    size_t floats = next_field(&t, tensor + m, 9, &data) / sizeof(float);
    float *w = zeros(floats);
    memcpy(w, data, floats * sizeof(float));
    if (i % 2) { memcpy(n->p + l->at + l->weights, w, floats * sizeof(float)); free(w); continue; }
    int side = i == 0 ? 6 : l->dense ? (l[-1].pool ? l[-1].h / 2 : l[-1].h) : l->kernel;
    int cin = (int)(floats / (size_t)(cout * side * side));
    memset(n->p + l->at, 0, sizeof(float) * (size_t)l->weights);
    for (int o = 0; o < cout; o++) for (int c = 0; c < cin; c++) for (int y = 0; y < side; y++) for (int x = 0; x < side; x++)
      n->p[place(n, i / 2, o, c, y, x)] = w[((size_t)(o * cin + c) * side + y) * side + x];
    free(w);
  }
  free(all);
}
