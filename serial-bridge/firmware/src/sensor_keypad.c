/*
 * A 4x4 matrix keypad: somebody looks at the dice and keys them in. First the die (1 to 6), then its face (1 to 6, 0 for "cannot
 * tell"); a die keyed again is corrected; # ends the roll, * forgets it. Nothing is told before the #.
 *
 *   1 2 3 A     rows    D2 D3 D4 D5
 *   4 5 6 B     columns D6 D7 D8 D9
 *   7 8 9 C
 *   * 0 # D
 */
#include "sensor.h"

#include <avr/io.h>
#include <stdbool.h>
#include <util/delay.h>

#include "dice.h"

#define SCAN_MS 5
#define STEADY_SCANS 4

const char sensor_name[] PROGMEM = "keypad";

static const char keys[16] PROGMEM = "123A456B789C*0#D";

static uint8_t faces[DICE];
static uint8_t confidences[DICE];
static uint8_t keyed;  /* bit n for die n + 1 */
static uint8_t die;    /* the die that waits for its face; 0 for none */
static bool finishing; /* # was pressed, and the roll waits for room */

void sensor_init(void)
{
	PORTD |= _BV(PD6) | _BV(PD7);
	PORTB |= _BV(PB0) | _BV(PB1);
}

/* The columns that a row pulls down. */
static uint8_t columns(uint8_t row)
{
	/* The other rows float, so that two keys at once make no short circuit. */
	DDRD = (uint8_t)((DDRD & ~0x3C) | 1 << (PD2 + row));
	_delay_us(5);
	uint8_t low = (uint8_t)(((PIND >> PD6) & 0x3) | (PINB & 0x3) << 2);
	DDRD &= (uint8_t)~0x3C;
	return (uint8_t)(~low & 0xF);
}

/* The one key that is down, or 0 where none or several are. */
static char key_down(void)
{
	char key = 0;
	for (uint8_t row = 0; row < 4; row++) {
		uint8_t down = columns(row);
		for (uint8_t column = 0; column < 4; column++) {
			if (down & 1 << column) {
				if (key != 0) {
					return 0;
				}
				key = (char)pgm_read_byte(&keys[row * 4 + column]);
			}
		}
	}
	return key;
}

static void forget(void)
{
	keyed = 0;
	die = 0;
	finishing = false;
}

static void pressed(char key)
{
	if (finishing) {
		return; /* busy: the roll before is not out yet */
	}
	if (key == '*') {
		forget();
	} else if (key == '#') {
		finishing = keyed != 0;
		die = 0;
	} else if (die == 0 && key >= '1' && key <= '0' + DICE) {
		die = (uint8_t)(key - '0');
		if (dice_is_locked(die)) {
			die = 0;
		} else {
			dice_roll_opens();
			dice_tell_state(die, HANDLING);
		}
	} else if (die != 0 && key >= '0' && key <= '6') {
		faces[die - 1] = (uint8_t)(key - '0');
		confidences[die - 1] = key == '0' ? 0 : 100;
		keyed |= (uint8_t)(1 << (die - 1));
		die = 0;
	}
}

void sensor_run(uint32_t now)
{
	static uint8_t waited, steady;
	static char last, taken;

	if (finishing && dice_tell_roll(keyed, faces, confidences, now)) {
		forget();
	}
	if (++waited < SCAN_MS) {
		return;
	}
	waited = 0;
	char key = key_down();
	if (key != last) {
		last = key;
		steady = 0;
	} else if (steady < STEADY_SCANS && ++steady == STEADY_SCANS && key != taken) {
		taken = key;
		if (key != 0) {
			pressed(key);
		}
	}
}
