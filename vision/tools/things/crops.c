// Draws crops about dice of every make and about what is none, for the net that tells them apart. See README.md in this folder.
//   crops OUT FIRST HOW-MANY [lean]      appends records to a file: a byte (1: a die, 0: none; with "lean" 1: a level die, 0: one that leans), another one (255 times the sine of the
//   angle at which the camera looks down at it), then 64 x 64 pixels of RGB; what is further down on the table's plumb line is further down in the crop
// The same number gives the same crop, built by the same compiler.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "scene.h"

enum { SAMPLES = 4 };

static void upright(Thing *t, double turn) {
  t->die.axis[0] = vec(cos(turn), sin(turn), 0); t->die.axis[1] = vec(-sin(turn), cos(turn), 0); t->die.axis[2] = vec(0, 0, 1);
}
// Lays it on its side: what was up points sideways.
static void lieDown(Thing *t) { Vec z = t->die.axis[2]; t->die.axis[2] = t->die.axis[1]; t->die.axis[1] = z; }

static Vec inkOn(Vec body, double least) {
  Vec ink = colour();
  for (int i = 0; i < 60 && fabs(cbrt(grey(ink)) - cbrt(grey(body))) < least; i++) ink = chance() < 0.5 ? vec(0.9, 0.9, 0.88) : chance() < 0.5 ? vec(0.01, 0.01, 0.01) : colour();
  return ink;
}

static Thing cube(void) {
  Thing t;
  memset(&t, 0, sizeof t);
  make(&t.die);
  if (chance() < 0.45) t.die.body = (Paint){PLAIN, colour(), colour(), colour(), 1, 0.1, 0, vec(0, 0, 0)};
  double size = between(0.82, 1.2), gap = between(0.4, 0.58), pip = between(0.13, 0.25);
  Die *d = &t.die;
  d->dent = chance() < 0.5 ? 0 : between(0.1, 0.5) * (chance() < 0.5 ? 1 : -1);
  d->round = vec(1, 1, 1);
  double half = size * (1 - d->radius);
  d->round = vec(half, half, half);
  d->radius *= size;
  d->ball *= size;
  d->reach = size * 1.74;
  int kind = below(10), frame = chance() < 0.2 ? 1 + below(2) : 0;
  for (int i = 0; i < 6; i++) {
    t.drawing[i] = kind < 4 ? pips(1 + i, gap, i == 0 && chance() < 0.3 ? pip * 1.6 : pip) : drawing();
    if (kind >= 4) { t.drawing[i].frame = frame; }
    if (kind == 9) t.drawing[i].scale *= 0.7;
  }
  if (chance() < 0.03) t.die.body.kind = PLAIN, memset(t.drawing, 0, sizeof t.drawing);  // blank
  for (int i = 5; i > 0; i--) { int j = below(i + 1); Drawing w = t.drawing[i]; t.drawing[i] = t.drawing[j]; t.drawing[j] = w; }
  for (int i = 0; i < 6; i++) if (t.drawing[i].scale == 0) t.drawing[i] = (Drawing){0, 0, 0, 0, 0, 1, 0, 0, 0, {{0}}};
  t.ink = inkOn(mix(d->body.a, d->body.b, d->body.kind == PLAIN ? 0 : 0.4), chance() < 0.85 ? 0.3 : 0.12);
  upright(&t, between(0, 2 * M_PI));
  return t;
}

// Puts a die on the table, or leaning by so much (radians).
static void stand(Thing *t, double x, double y, double lean) {
  Die *d = &t->die;
  if (lean > 0) { double w = between(0, 2 * M_PI); turnAbout(d, vec(cos(w), sin(w), 0), lean); }
  double low = 0;
  for (int i = 0; i < 3; i++) low += d->round.x * fabs(d->axis[i].z);
  d->at = vec(x, y, low + d->radius);
}
static Vec top(const Thing *t) {
  int best = 0;
  for (int i = 1; i < 3; i++) if (fabs(t->die.axis[i].z) > fabs(t->die.axis[best].z)) best = i;
  double s = t->die.axis[best].z < 0 ? -1 : 1;
  return add(t->die.at, times(t->die.axis[best], s * (t->die.round.x + t->die.radius)));
}

// Parts of a card's picture: straight-edged patches about as large as a die's top, some wider at one end.
static void panels(Thing *t) {
  t->panels = 1 + below(4);
  for (int i = 0; i < t->panels; i++) {
    double u = between(0.5, 1.4), v = between(0.5, 1.4);
    t->drawing[3].part[i] = (Mark){below(3), 0, between(-1, 1) * (t->wide - u), between(-1, 1) * (t->high - v), u, v, chance() < 0.5 ? 0 : between(-0.35, 0.35)};
  }
}

// Something that is no die.
static Thing thing(int kind) {
  Thing t;
  memset(&t, 0, sizeof t);
  t.kind = kind;
  Die *d = &t.die;
  d->body = (Paint){PLAIN, colour(), colour(), colour(), 1, 0.1, 0, vec(0, 0, 0)};
  if (chance() < 0.2) { d->body = paint(SWIRLED, GRAINED); d->body.b = mix(d->body.a, d->body.b, between(0.1, 0.5)); }
  d->gloss = chance() < 0.6 ? between(0, 0.2) : between(0.2, 0.8);
  d->power = exp(between(2, 6));
  t.ink = inkOn(d->body.a, 0.25);
  t.band = chance() < 0.5 ? vec(0.7, 0.5, 0.3) : colour();
  upright(&t, between(0, 2 * M_PI));
  double z = 0;
  for (int i = 0; i < 3; i++) t.drawing[i] = drawing();
  t.drawing[1].frame = chance() < 0.5;
  switch (kind) {
    case BOARD: {
      double what = chance();
      t.round = between(0.02, 0.15);
      if (what < 0.6) { t.wide = between(0.7, 1.5); t.high = chance() < 0.75 ? t.wide : t.wide * between(0.6, 1.6); t.thick = between(0.04, 0.22); t.round = fmin(t.round, t.thick); }  // a token
      else if (what < 0.72) { t.wide = between(3, 5); t.high = t.wide * between(0.6, 0.72); t.thick = 0.02; t.round = 0.02; d->body.a = chance() < 0.7 ? vec(0.85, 0.85, 0.8) : d->body.a; t.ink = inkOn(d->body.a, 0.4); if (chance() < 0.7) panels(&t); }  // a card
      else if (what < 0.92) { t.wide = between(1.8, 3.6); t.high = between(0.8, 1.5); t.thick = between(0.4, 0.8); t.banded = chance() < 0.8; t.blank = chance() < 0.7; if (chance() < 0.7) t.band = times(vec(1, between(0.6, 1), between(0.6, 1)), between(0.6, 0.95)); t.round = between(0.03, 0.3); }  // a rubber
      else { t.high = between(0.8, 1.3); t.wide = 2 * t.high; t.thick = between(0.25, 0.5); t.drawing[0] = pips(1 + below(6), 0.5, 0.15); }  // a domino or brick
      z = t.thick;
      break;
    }
    case ROLLER:
      t.wide = between(0.55, 1.6); t.thick = chance() < 0.85 ? between(0.05, 0.2) : between(0.2, 1); t.banded = chance() < 0.2; t.round = fmin(t.thick, between(0.02, 0.15)); z = t.thick;
      if (chance() < 0.5) { double v = between(0.3, 0.7); d->body.a = vec(v, v * between(0.75, 1), v * between(0.3, 1)); t.ink = times(d->body.a, chance() < 0.5 ? 0.6 : 1.3); d->gloss = between(0.3, 1); }
      break;
    case FIGURE:
      t.shape = figure(); t.thick = between(0.15, 0.75); t.round = between(0.02, 0.12); z = t.thick;
      if (chance() < 0.35) { t.shape.turn = 0; lieDown(&t); z = 0.8 * t.shape.scale; }
      break;
    case PAWN:
      t.wide = between(0.5, 0.95); t.high = between(0.9, 1.6); t.thick = t.wide * between(0.5, 0.75); z = t.high;
      if (chance() < 0.35) { lieDown(&t); z = t.wide * 0.8; }
      break;
    case FINGER: {
      double v = between(0.15, 0.75);
      t.wide = between(0.6, 1.1); t.high = between(4, 9); z = t.wide + between(0, 1.5);
      d->body.a = d->body.b = times(vec(1, between(0.6, 0.75), between(0.42, 0.6)), v); d->body.kind = PLAIN; d->gloss = between(0, 0.15);
      break;
    }
    case PENCIL: t.wide = between(0.3, 0.6); t.high = between(3, 9); t.banded = chance() < 0.6; z = t.wide; break;
    default: t.wide = between(0.5, 1.3); t.high = chance() < 0.6 ? t.wide : t.wide * between(0.5, 1); t.thick = t.wide * between(0.4, 1); z = t.thick; d->clear = chance() < 0.5 ? between(0.3, 1) : 0; d->gloss = between(0.3, 1); d->power = exp(between(3, 6));
  }
  d->at = vec(0, 0, z);
  d->reach = kind == BOARD ? sqrt(t.wide * t.wide + t.high * t.high + t.thick * t.thick)
             : kind == ROLLER ? hypot(t.wide, t.thick) : kind == FIGURE ? 1.9 * fmax(1, t.shape.scale) + t.thick
             : kind == PAWN ? t.high + fmax(t.wide, t.thick) + 0.3 : kind == FINGER ? t.high + 2 * t.wide : kind == PENCIL ? t.high + t.wide : fmax(t.wide, t.thick) + 0.05;
  return t;
}
static int anyKind(void) { static const int kinds[] = {BOARD, BOARD, BOARD, BOARD, BOARD, BOARD, ROLLER, ROLLER, ROLLER, ROLLER, FIGURE, FIGURE, PAWN, PAWN, FINGER, PENCIL, BEAD}; return kinds[below(17)]; }
static void put(Scene *s, Thing t) { if (s->things < MOST) s->thing[s->things++] = t; }
static Thing at(Thing t, double x, double y) { t.die.at.x = x; t.die.at.y = y; return t; }

// A finger comes from somewhere and ends at a place; others may lie beside it.
static void hand(Scene *s, double x, double y) {
  Thing f = thing(FINGER);
  double a = between(0, 2 * M_PI);
  int fingers = 1 + below(4);
  for (int i = 0; i < fingers; i++) {
    upright(&f, a + between(-0.1, 0.1));
    turnAbout(&f.die, f.die.axis[1], between(0.02, 0.25));
    double side = 1.9 * f.wide * i, back = i ? between(-0.6, 0.8) : 0;
    put(s, at(f, x - sin(a) * side + cos(a) * back, y + cos(a) * side + sin(a) * back));
  }
}

static void wall(Scene *s, double near) {
  Thing w = thing(BOARD);
  double a = between(0, 2 * M_PI), far = near + between(0, 4), thick = between(0.5, 1.2);
  upright(&w, a);
  w.wide = thick; w.high = 30; w.thick = between(1, 3); w.round = between(0.05, 0.3); w.blank = 1; w.banded = 0;
  w.die.reach = 31; w.die.gloss *= 0.3;
  w.die.at = vec(cos(a) * (far + thick), sin(a) * (far + thick), w.thick);
  put(s, w);
}

static void about(Scene *s, double nearest) {
  for (int n = chance() < 0.35 ? 0 : 1 + below(3); n > 0; n--) {
    double a = between(0, 2 * M_PI), far = nearest + between(0, 2.6);
    if (chance() < 0.5) { Thing c = cube(); stand(&c, far * cos(a), far * sin(a), chance() < 0.1 ? between(0.2, 0.7) : 0); put(s, c); }
    else { int k = anyKind(); if (k == FINGER || k == PENCIL) continue; Thing t = thing(k); far += t.die.reach * 0.6 - 0.6; if (far < 8) put(s, at(t, far * cos(a), far * sin(a))); }
  }
}

// Fingers or a card that reach over what lies in the middle, about as high as a die, so that a part of it still shows.
static void cover(Scene *s) {
  double a = between(0, 2 * M_PI), far = between(-0.2, 1);
  if (chance() < 0.6) {
    Thing f = thing(FINGER);
    double from = a + M_PI + 0.4 * bell();
    int fingers = 1 + below(3);
    for (int i = 0; i < fingers; i++) {
      upright(&f, from + between(-0.1, 0.1));
      turnAbout(&f.die, f.die.axis[1], between(0.02, 0.25));
      f.die.at.z = 2 + 0.9 * f.wide + between(0, 0.4);
      double side = 1.9 * f.wide * i, back = i ? between(-0.6, 0.8) : 0;
      put(s, at(f, far * cos(a) - sin(from) * side + cos(from) * back + cos(a) * f.wide, far * sin(a) + cos(from) * side + sin(from) * back + sin(a) * f.wide));
    }
  } else {
    Thing t = thing(BOARD);
    while (t.wide < 3 || t.thick > 0.03) t = thing(BOARD);
    double turned = a + 0.35 * bell(), along = between(-0.6, 0.6) * t.high;
    upright(&t, turned);
    turnAbout(&t.die, t.die.axis[1], between(0, 0.12));
    t.die.at.z = 2.05 + t.thick + between(0, 0.3);
    put(s, at(t, (far + t.wide) * cos(turned) - along * sin(turned), (far + t.wide) * sin(turned) + along * cos(turned)));
  }
}

static void ground(Scene *s) {
  memset(s, 0, sizeof *s);
  s->lamps = lamps(0.4);
  s->ground = chance() < 0.25 ? paint(PLAIN, PLAIN) : paint(SWIRLED, PRINTED);
  if (chance() < 0.75) { s->ground.b = mix(s->ground.a, s->ground.b, between(0.05, 0.4)); s->ground.c = mix(s->ground.a, s->ground.c, between(0.1, 1)); }
  s->print = drawing();
  s->printed = chance() < 0.15 ? between(1.5, 8) : 0;
  s->printInk = colour();
}

// A camera somewhere about a place, so that what lies further down on the plumb line is further down in its picture.
static void look(Scene *s, Vec target, double most) {
  double tilt = chance() < 0.15 ? fabs(0.1 * bell()) : between(0, most), way = between(0, 2 * M_PI), far = between(15, 60);
  s->eye = add(target, vec(far * sin(tilt) * cos(way), far * sin(tilt) * sin(way), far * cos(tilt)));
  s->ahead = unit(sub(target, s->eye));
  s->right = vec(-sin(way), cos(way), 0);
  s->up = cross(s->right, s->ahead);
}

static int compose(Scene *s) {
  ground(s);
  int die = chance() < 0.5;
  Vec target = vec(0, 0, between(0, 2));
  if (die) {
    Thing c = cube();
    double lean = chance() < 0.2 ? between(0.12, 0.75) : 0;
    if (chance() < 0.12) s->ground.a = c.die.body.a, s->ground.b = mix(c.die.body.a, s->ground.b, between(0, 0.3));  // on cloth of its own colour
    if (chance() < 0.15) c.die.gloss = between(0.6, 2), c.die.power = exp(between(1.5, 4));  // under a lamp's reflection
    stand(&c, 0, 0, lean);
    put(s, c);
    double off = chance() < 0.7 ? 0.13 : 0.28;
    target = add(top(&c), vec(off * bell(), off * bell(), 0));
    if (chance() < 0.3) wall(s, 1.1 * 1.42);
    about(s, 2.25);
    if (chance() < 0.18) cover(s);
  } else {
    double what = chance();
    int kind = anyKind();
    if (what < 0.12) { target.z = between(0, 2); if (chance() < 0.5) wall(s, between(-1, 2)); about(s, 3.2); }
    else {
      double x = 0.45 * bell(), y = 0.45 * bell();
      if (kind == FINGER) hand(s, x, y);
      else {
        Thing t = thing(kind);
        // Of long things any part may be looked at, of cards most of all their corners.
        if (kind == PENCIL) { double k = between(-1, 1) * t.high; t.die.at.x = x - k * t.die.axis[0].x; t.die.at.y = y - k * t.die.axis[0].y; }
        else if (kind == BOARD && t.wide > 1.6) {
          double u = between(-1, 1) * (t.wide - 0.7), v = between(-1, 1) * (t.high - 0.7);
          if (chance() < 0.6) { u = (u < 0 ? -1 : 1) * (t.wide - 0.8); v = (v < 0 ? -1 : 1) * (t.high - 0.8); }
          t.die.at.x = x - u * t.die.axis[0].x - v * t.die.axis[1].x; t.die.at.y = y - u * t.die.axis[0].y - v * t.die.axis[1].y;
        } else t = at(t, x, y);
        if (chance() < 0.08) t.die.at.z += between(0.1, 1);
        put(s, t);
      }
      if (chance() < 0.08) cover(s);
      if (chance() < 0.25) wall(s, 1.8);
      about(s, 2.6);
    }
  }
  look(s, target, 0.95);
  return die;
}

// What a die may lean on: it reaches into the die, of which nobody sees that.
static void prop(Scene *s) {
  double a = between(0, 2 * M_PI), far = between(0.7, 1.6);
  Thing t = chance() < 0.4 ? cube() : thing(chance() < 0.5 ? ROLLER : BOARD);
  if (t.kind == CUBE) { far += 0.4; stand(&t, far * cos(a), far * sin(a), chance() < 0.2 ? between(0.1, 0.5) : 0); put(s, t); }
  else if (t.die.reach < 2.2) put(s, at(t, far * cos(a), far * sin(a)));
}

// A die that lies level, or one that leans, in the plan of its table: as a camera would see it that turned until it looked straight down.
static int composeLean(Scene *s) {
  ground(s);
  Thing c = cube();
  int level = chance() < 0.5;
  double lean = level ? 0 : chance() < 0.6 ? between(0.1, 0.4) : between(0.4, 0.78);
  if (chance() < 0.12) s->ground.a = c.die.body.a, s->ground.b = mix(c.die.body.a, s->ground.b, between(0, 0.3));  // on cloth of its own colour
  if (chance() < 0.15) c.die.gloss = between(0.6, 2), c.die.power = exp(between(1.5, 4));  // under a lamp's reflection
  stand(&c, 0, 0, lean);
  double size = c.die.round.x + c.die.radius;
  put(s, c);
  Vec middle = top(&c);
  if (!level && chance() < 0.5) prop(s);
  if (chance() < 0.3) wall(s, 1.1 * 1.42);
  about(s, chance() < 0.4 ? 2.02 * size : 2.25);
  look(s, add(middle, vec(0.06 * bell(), 0.06 * bell(), 0)), 0.7);
  // The middle of all that would be seen of it if it lay level: half of its side further down.
  Vec out = unit(vec(s->ahead.x, s->ahead.y, 0));
  double slant = hypot(s->ahead.x, s->ahead.y) / fabs(s->ahead.z);
  s->middle = sub(add(s->eye, times(s->ahead, (middle.z - s->eye.z) / s->ahead.z)), times(out, slant * size));
  s->flat = LARGE / size;
  s->up = out;
  return level;
}

int main(int argc, char **argv) {
  if (argc < 4) { fprintf(stderr, "crops OUT FIRST HOW-MANY [lean]\n"); return 2; }
  int leaning = argc > 4 && !strcmp(argv[4], "lean");
  FILE *f = fopen(argv[1], "ab");
  if (!f) { perror(argv[1]); return 1; }
  enum { HEAD = 2 };
  static unsigned char record[HEAD + WIDE * WIDE * 3];
  static Scene s;
  for (int number = atoi(argv[2]), end = number + atoi(argv[3]); number < end; number++) {
    seed = (unsigned long long)number * 7919 + 17;
    record[0] = (unsigned char)(leaning ? composeLean(&s) : compose(&s));
    record[1] = (unsigned char)(255 * hypot(s.ahead.x, s.ahead.y) + 0.5);
    double gain = between(0.6, 1.4), lens = PIXELS * sqrt(dot(s.eye, s.eye)) * pow(2, 0.12 * bell());
    for (int y = 0; y < WIDE; y++) for (int x = 0; x < WIDE; x++) {
      Vec c = vec(0, 0, 0);
      for (int k = 0; k < SAMPLES; k++) c = add(c, times(seen(&s, x + (k % 2 + chance()) / 2, y + (k / 2 + chance()) / 2, lens), 1.0 / SAMPLES));
      double v[3] = {c.x, c.y, c.z};
      for (int i = 0; i < 3; i++) record[HEAD + (y * WIDE + x) * 3 + i] = (unsigned char)clamp(255 * pow(clamp(v[i] * gain, 0, 1), 1 / 2.2) + 0.5, 0, 255);
    }
    fwrite(record, 1, sizeof record, f);
  }
  return fclose(f);
}
