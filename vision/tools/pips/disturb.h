// Patches in other colours and other light, as lessons for a net. Include net.h before.

// The edge of a shadow, or light that falls off.
static void shade(float *rgb, int side) {
  double way = between(0, 2 * M_PI), at = side * between(-0.5, 0.5), soft = side * exp(between(-4, 0.5)), dark = between(0.2, 0.9);
  for (int y = 0; y < side; y++) for (int x = 0; x < side; x++) {
    double d = (cos(way) * (x - side / 2.0) + sin(way) * (y - side / 2.0) - at) / soft;
    float f = (float)(1 - dark / (1 + exp(-4 * d)));
    for (int c = 0; c < 3; c++) rgb[(y * side + x) * 3 + c] *= f;
  }
}

// Other light, other colours, a camera's noise, blur by focus or movement.
static void disturb(float *rgb, int side) {
  if (chance() < 0.25) shade(rgb, side);
  int n = side * side;
  float mix[3][3], gamma = (float)exp(0.25 * bell()), gain = (float)exp(0.15 * bell()), off = (float)(12 * bell());
  int order[3] = {0, 1, 2};
  if (chance() < 0.3) for (int i = 2; i > 0; i--) { int j = below(i + 1), t = order[i]; order[i] = order[j]; order[j] = t; }
  float grey = chance() < 0.1 ? 1 : (float)between(0, 0.3);
  for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++)
    mix[i][j] = (order[i] == j ? 1 - grey : 0) + grey / 3 + (float)((i == j ? 0.1 : 0.05) * bell());
  int negative = chance() < 0.08;
  float curve[512];
  for (int i = 0; i < 512; i++) {
    float v = 255 * powf((i + 0.5f) / 256, gamma) * gain + off;
    curve[i] = negative ? 255 - v : v;
  }
  for (int i = 0; i < n; i++) {
    float *p = rgb + 3 * i, q[3];
    for (int c = 0; c < 3; c++) q[c] = mix[c][0] * p[0] + mix[c][1] * p[1] + mix[c][2] * p[2];
    for (int c = 0; c < 3; c++) p[c] = curve[q[c] < 0 ? 0 : q[c] > 511 ? 511 : (int)q[c]];
  }
  if (chance() < 0.35) {
    float *t = malloc(sizeof(float) * 3 * (size_t)n), k[5] = {0};
    double sigma = between(0.3, 1.1), way = between(0, 2 * M_PI);
    int movement = chance() < 0.3;
    float sum = 0;
    for (int i = -2; i <= 2; i++) sum += k[i + 2] = movement ? 1 : (float)exp(-i * i / (2 * sigma * sigma));
    double reach = movement ? between(0.2, 1) : 1;
    for (int pass = 0; pass < (movement ? 1 : 2); pass++) {
      double sx = movement ? cos(way) * reach : pass == 0, sy = movement ? sin(way) * reach : pass == 1;
      memcpy(t, rgb, sizeof(float) * 3 * (size_t)n);
      for (int y = 0; y < side; y++) for (int x = 0; x < side; x++) for (int c = 0; c < 3; c++) {
        float s = 0;
        for (int i = -2; i <= 2; i++) {
          int xx = (int)lround(x + sx * i), yy = (int)lround(y + sy * i);
          xx = xx < 0 ? 0 : xx >= side ? side - 1 : xx;
          yy = yy < 0 ? 0 : yy >= side ? side - 1 : yy;
          s += k[i + 2] * t[(yy * side + xx) * 3 + c];
        }
        rgb[(y * side + x) * 3 + c] = s / sum;
      }
    }
    free(t);
  }
  float noise = chance() < 0.5 ? (float)between(0, 9) : 0;
  for (int i = 0; i < 3 * n; i++) {
    float v = rgb[i] + (noise > 0 ? noise * (float)((chance() + chance() - 1) * 2.4) : 0);
    rgb[i] = v < 0 ? 0 : v > 255 ? 255 : v;
  }
}

// Where a plane's value of a pixel stands in a net's first layer: blocks of 2 x 2 pixels.
static float *pixel(Net *n, int x, int y, int plane) {
  Layer *l = &n->l[0];
  int full = l->w + 2 * l->pad;
  return l->x + ((size_t)(y / 2 + l->pad) * full + x / 2 + l->pad) * l->in + (y % 2 * 2 + x % 2) * n->planes + plane;
}

// Puts a patch into a net's first layer, each colour as (value - mean) / spread.
static void put(Net *n, const float *rgb, float mean, float spread) {
  int side = n->l[0].w * 2;
  for (int y = 0; y < side; y++) for (int x = 0; x < side; x++)
    for (int c = 0; c < 3; c++) *pixel(n, x, y, c) = (rgb[(y * side + x) * 3 + c] - mean) / spread;
}

// Shows a net a patch without the strength of its light.
static void show(Net *n, const float *rgb, int side) {
  double s = 0, q = 0;
  int m = side * side * 3;
  for (int i = 0; i < m; i++) { s += rgb[i]; q += rgb[i] * rgb[i]; }
  put(n, rgb, (float)(s / m), (float)sqrt(q / m - s / m * s / m > 0 ? q / m - s / m * s / m : 0) + 8);
  forward(n);
}
