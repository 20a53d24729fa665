/*
 * What the tray says: 16 sentences are kept until the companion has stored them, and said again until then. Kept as small records
 * and written out anew each time, to the same bytes.
 */
#ifndef DELIVERY_H
#define DELIVERY_H

#include <stdbool.h>
#include <stdint.h>

#define DELIVERY_SIZE 16

enum kind { SAY_DIE, SAY_STATE, SAY_REST, SAY_END };

struct said {
	enum kind kind;
	uint8_t die;        /* 1 to 6; of SAY_END the count */
	uint8_t value;      /* a face, a state, or what the dice are */
	uint8_t confidence; /* percent */
	uint16_t roll;
	uint32_t ms;
};

void delivery_init(void);

/* How many more sentences can be kept. */
uint8_t delivery_room(void);

/* Keeps a sentence until it is acknowledged; there has to be room. */
void delivery_say(const struct said *said);

/* Up to seq everything is stored. */
void delivery_acknowledged(uint16_t seq);

/* Say again from seq. */
void delivery_again(uint16_t seq);

/* Somebody asks who is there. */
void delivery_hello(void);

/* A line came that was broken. */
void delivery_count_error(void);

/* Says what is due, as far as the line takes it; call in every turn of the loop. */
void delivery_run(uint32_t now);

#endif
