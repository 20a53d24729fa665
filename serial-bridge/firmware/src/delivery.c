#include "delivery.h"

#include "dice.h"
#include "identity.h"
#include "sensor.h"
#include "sentence.h"
#include "uart.h"

#define RESEND_MS 250
#define HEARTBEAT_MS 1000

#define LAST_SEQ 65535U

/* After this many sentences a new boot id is taken as soon as nothing is kept: no roll is cut in two. */
#ifndef NEW_BOOT_AFTER
#define NEW_BOOT_AFTER 65000U
#endif

static struct said kept[DELIVERY_SIZE];
static uint8_t oldest;  /* place of the oldest kept */
static uint8_t count;   /* how many are kept */
static uint8_t next;    /* how many of them need not be said at the moment */
static uint8_t said;    /* how many of them were ever said */
static uint16_t first;  /* seq of the oldest kept, else the next one to come */
static bool waiting;    /* for an acknowledgement */
static uint32_t waiting_since;
static uint32_t beat_at;
static uint16_t errors;
static bool hello_due;

void delivery_init(void)
{
	first = 1;
	hello_due = true;
}

uint8_t delivery_room(void)
{
	uint16_t numbers = (uint16_t)(LAST_SEQ - first + 1 - count);
	uint8_t places = (uint8_t)(DELIVERY_SIZE - count);
	return numbers < places ? (uint8_t)numbers : places;
}

void delivery_say(const struct said *what)
{
	kept[(oldest + count) % DELIVERY_SIZE] = *what;
	count++;
}

void delivery_acknowledged(uint16_t seq)
{
	/* Only what was said: an old acknowledgement for another start must not take away what nobody has heard. */
	if (seq < first || seq - first >= said) {
		return;
	}
	uint8_t gone = (uint8_t)(seq - first + 1);
	oldest = (uint8_t)((oldest + gone) % DELIVERY_SIZE);
	count = (uint8_t)(count - gone);
	said = (uint8_t)(said - gone);
	next = (uint8_t)(next > gone ? next - gone : 0);
	first = (uint16_t)(first + gone);
	waiting = false;
}

void delivery_again(uint16_t seq)
{
	next = seq >= first && seq - first < said ? (uint8_t)(seq - first) : 0;
}

void delivery_hello(void)
{
	hello_due = true;
	next = 0;
}

void delivery_count_error(void)
{
	errors++;
}

static void say_hello(void)
{
	sentence_begin(PSTR("HEL"), 0);
	sentence_number(1);
	sentence_text(PSTR("1.0.0"));
	sentence_text(PSTR("tray-"));
	sentence_more_hex(identity_tray());
	sentence_hex(identity_boot());
	sentence_number(first);
	sentence_text(sensor_name);
	sentence_end();
}

static void say(const struct said *what, uint16_t seq)
{
	switch (what->kind) {
	case SAY_DIE:
		sentence_begin(PSTR("DIE"), seq);
		sentence_number(what->die);
		dice_say_kind_and_colour(what->value, what->die);
		break;
	case SAY_STATE:
		sentence_begin(PSTR("STA"), seq);
		sentence_number(what->die);
		sentence_text(dice_state_name(what->value));
		break;
	case SAY_REST:
		sentence_begin(PSTR("ROL"), seq);
		sentence_number(what->ms);
		sentence_number(what->roll);
		sentence_number(what->die);
		dice_say_kind_and_colour(what->value >> 4, what->die);
		sentence_text(dice_face_name(what->value >> 4, what->value & 0xF));
		sentence_number(what->confidence);
		break;
	case SAY_END:
		sentence_begin(PSTR("END"), seq);
		sentence_number(what->ms);
		sentence_number(what->roll);
		sentence_number(what->die);
		break;
	}
	sentence_end();
}

static void begin_anew_after_many(void)
{
	if (count == 0 && first > NEW_BOOT_AFTER) {
		identity_next_boot();
		first = 1;
		hello_due = true;
	}
}

void delivery_run(uint32_t now)
{
	begin_anew_after_many();
	if (said > 0 && !waiting) {
		waiting = true;
		waiting_since = now;
	} else if (said > 0 && now - waiting_since >= RESEND_MS) {
		next = 0;
		waiting_since = now;
	}
	if (uart_room() < SENTENCE_MAX) {
		return;
	}
	if (hello_due) {
		hello_due = false;
		say_hello();
	} else if (next < count) {
		say(&kept[(oldest + next) % DELIVERY_SIZE], (uint16_t)(first + next));
		next++;
		if (next > said) {
			said = next;
		}
	} else if (now - beat_at >= HEARTBEAT_MS) {
		beat_at = now;
		sentence_begin(PSTR("HBT"), (uint16_t)(first + said - 1));
		sentence_number(now);
		sentence_number(count);
		sentence_number(errors);
		sentence_end();
	}
}
