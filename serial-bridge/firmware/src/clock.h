/* Milliseconds since the start, from timer 0. */
#ifndef CLOCK_H
#define CLOCK_H

#include <stdint.h>

void clock_init(void);

/* Wraps after 2^32 ms; compare differences only. */
uint32_t clock_ms(void);

#endif
