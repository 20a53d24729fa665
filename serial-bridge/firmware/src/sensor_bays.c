/*
 * Six bays on A0 to A5, one for each die. The die's holder switches a resistor to ground, another one for each face, against
 * 10 kOhm to 5 V: six voltages, and 5 V where the bay is empty. What was lifted and has come to rest again is a roll; dice left
 * in their bays are no part of it. A voltage beside its code is a face of little confidence, one between two codes a "?". A button from D2 to ground ends a roll of which a
 * die is missing; so does half a minute of rest.
 */
#include "sensor.h"

#include <avr/io.h>
#include <stdbool.h>
#include <stdlib.h>

#include "dice.h"

/* A die is at rest when its voltage has stayed with one code for so long. */
#ifndef SETTLE_MS
#define SETTLE_MS 300
#endif
#define GIVE_UP_MS 30000
#define STEADY_SAMPLES 3

/* Codes of the faces at 73 + 146 n of 1023, taken as sure within 40; a little beside that the companion is to ask. */
#define FIRST_CODE 73
#define STEP 146
#define SURE_WITHIN 40
#define LIKELY_WITHIN 56
#define EMPTY_FROM 960

#define EMPTY 7
#define BETWEEN 8

const char sensor_name[] PROGMEM = "bays";

struct bay {
	uint8_t seen;    /* what lies there: a face 1 to 6, EMPTY or BETWEEN */
	uint8_t other;   /* how many samples in a row said something else */
	bool settled;
	bool lifted;     /* since the last roll */
	uint8_t away;    /* from the middle of the code */
	uint32_t since;
};

static struct bay bays[DICE];
static uint8_t channel;
static bool started;
static uint32_t changed_at;

static uint8_t classify(uint16_t value, uint8_t *away)
{
	*away = 0;
	if (value >= EMPTY_FROM) {
		return EMPTY;
	}
	for (uint8_t face = 1; face <= 6; face++) {
		int16_t distance = (int16_t)abs((int16_t)value - (FIRST_CODE + STEP * (face - 1)));
		if (distance <= LIKELY_WITHIN) {
			*away = (uint8_t)distance;
			return face;
		}
	}
	return BETWEEN;
}

/* 100 in the middle of a code, 90 at the edge of what is sure; 87 beside it, 57 where it is hardly told from the next one. */
static uint8_t confidence(uint8_t away)
{
	return (uint8_t)(away <= SURE_WITHIN ? 100 - away / 4 : 89 - 2 * (away - SURE_WITHIN));
}

static void start_reading(void)
{
	ADMUX = (uint8_t)(_BV(REFS0) | channel);
	ADCSRA |= _BV(ADSC);
}

void sensor_init(void)
{
	PORTD |= _BV(PD2);
	DIDR0 = 0x3F;
	/* 125 kHz: 0.1 ms for a reading. */
	ADCSRA = _BV(ADEN) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0);
	start_reading();
}

static void sample(struct bay *bay, uint8_t die, uint16_t value, uint32_t now)
{
	uint8_t away;
	uint8_t seen = classify(value, &away);
	if (seen == bay->seen) {
		bay->other = 0;
		bay->away = away;
	} else if (++bay->other >= STEADY_SAMPLES) {
		bay->other = 0;
		bay->seen = seen;
		bay->away = away;
		bay->since = now;
		changed_at = now;
		if (bay->settled && started) {
			if (dice_is_locked(die)) {
				dice_tell_state(die, HANDLING);
			} else if (!bay->lifted) {
				bay->lifted = true;
				dice_roll_opens();
				dice_tell_state(die, ROLLING);
			}
		}
		bay->settled = false;
	}
	if (!bay->settled && now - bay->since >= SETTLE_MS) {
		bay->settled = true;
		if (bay->lifted && seen == BETWEEN) {
			dice_tell_state(die, CROOKED);
		}
	}
}

/* Whether all lifted dice lie again, or nobody waits for the rest any more. */
static bool is_over(uint32_t now)
{
	bool missing = false;
	bool any = false;
	for (uint8_t i = 0; i < DICE; i++) {
		if (bays[i].lifted) {
			if (!bays[i].settled) {
				return false;
			}
			missing |= bays[i].seen == EMPTY;
			any |= bays[i].seen != EMPTY;
		}
	}
	bool ended = !(PIND & _BV(PD2)) || now - changed_at >= GIVE_UP_MS;
	return any && (!missing || ended);
}

static void finish(uint32_t now)
{
	uint8_t which = 0;
	uint8_t faces[DICE];
	uint8_t confidences[DICE];
	for (uint8_t i = 0; i < DICE; i++) {
		if (bays[i].lifted && bays[i].seen != EMPTY) {
			bool unknown = bays[i].seen == BETWEEN;
			which |= (uint8_t)(1 << i);
			faces[i] = unknown ? FACE_UNKNOWN : bays[i].seen;
			confidences[i] = unknown ? 0 : confidence(bays[i].away);
		}
	}
	if (!dice_tell_roll(which, faces, confidences, now)) {
		return; /* busy: the roll waits here until there is room */
	}
	for (uint8_t i = 0; i < DICE; i++) {
		if (bays[i].lifted && bays[i].seen == EMPTY) {
			dice_tell_state((uint8_t)(i + 1), LOST);
		}
		bays[i].lifted = false;
	}
}

void sensor_run(uint32_t now)
{
	if (bit_is_set(ADCSRA, ADSC)) {
		return;
	}
	uint16_t value = ADC;
	uint8_t read = channel;
	channel = (uint8_t)((channel + 1) % DICE);
	start_reading();
	sample(&bays[read], (uint8_t)(read + 1), value, now);
	/* What lies there when the tray starts is no roll. */
	if (!started) {
		started = now >= 2 * SETTLE_MS;
	} else if (dice_roll_is_open() && is_over(now)) {
		finish(now);
	}
}
