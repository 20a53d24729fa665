/*
 * Where the dice are read: one of sensor_keypad.c and sensor_bays.c is linked in. To build a tray of another kind, write a third
 * one; nothing else has to change.
 */
#ifndef SENSOR_H
#define SENSOR_H

#include <avr/pgmspace.h>
#include <stdint.h>

/* What stands in the tray's hello. */
extern const char sensor_name[] PROGMEM;

void sensor_init(void);

/* Called about once a millisecond. */
void sensor_run(uint32_t now);

#endif
