#include "dice.h"

#include <avr/pgmspace.h>

#include "delivery.h"
#include "identity.h"
#include "sentence.h"

/* Room that states leave to the dice at rest. */
#define ROOM_FOR_A_ROLL (DICE + 1)

static uint16_t roll;
static bool open;
static uint8_t locked;

const char *dice_state_name(uint8_t state)
{
	switch (state) {
	case ROLLING:
		return PSTR("rolling");
	case HANDLING:
		return PSTR("handling");
	case CROOKED:
		return PSTR("crooked");
	default:
		return PSTR("lost");
	}
}

const char *dice_face_name(uint8_t kind, uint8_t face)
{
	switch ((kind == DICE_D6) << 4 | face) {
	case 0x01:
		return PSTR("soldier");
	case 0x02:
		return PSTR("two-soldiers");
	case 0x03:
		return PSTR("star");
	case 0x04:
		return PSTR("courage");
	case 0x05:
		return PSTR("tools");
	case 0x06:
		return PSTR("skull");
	case 0x11:
		return PSTR("1");
	case 0x12:
		return PSTR("2");
	case 0x13:
		return PSTR("3");
	case 0x14:
		return PSTR("4");
	case 0x15:
		return PSTR("5");
	case 0x16:
		return PSTR("6");
	default:
		return PSTR("?");
	}
}

/* Two red, two white and two blue RWB dice as a Unit has them; the German's last two are black. */
void dice_say_kind_and_colour(uint8_t kind, uint8_t die)
{
	if (kind == DICE_D6) {
		sentence_text(PSTR("d6"));
		sentence_text(PSTR("other"));
		return;
	}
	sentence_text(PSTR("rwb"));
	const char *last = kind == DICE_GERMAN ? PSTR("black") : PSTR("blue");
	sentence_text(die <= 2 ? PSTR("red") : die <= 4 ? PSTR("white") : last);
}

void dice_tell(uint8_t die)
{
	if (delivery_room() > 0) {
		struct said known = {.kind = SAY_DIE, .die = die, .value = identity_kind()};
		delivery_say(&known);
	}
}

void dice_tell_all(void)
{
	for (uint8_t die = 1; die <= DICE; die++) {
		dice_tell(die);
	}
}

void dice_lock(uint8_t die)
{
	locked = die == 0 ? 0 : locked | (uint8_t)(1 << (die - 1));
}

bool dice_is_locked(uint8_t die)
{
	return locked & 1 << (die - 1);
}

void dice_tell_state(uint8_t die, enum state state)
{
	if (delivery_room() > ROOM_FOR_A_ROLL) {
		struct said change = {.kind = SAY_STATE, .die = die, .value = state};
		delivery_say(&change);
	}
}

void dice_roll_opens(void)
{
	open = true;
}

bool dice_roll_is_open(void)
{
	return open;
}

bool dice_tell_roll(uint8_t which, const uint8_t faces[DICE], const uint8_t confidences[DICE], uint32_t now)
{
	uint8_t count = 0;
	for (uint8_t bits = which; bits; bits &= (uint8_t)(bits - 1)) {
		count++;
	}
	if (delivery_room() < count + 1) {
		return false;
	}
	roll++;
	struct said said = {.roll = roll, .ms = now};
	for (uint8_t i = 0; i < DICE; i++) {
		if (which & 1 << i) {
			said.kind = SAY_REST;
			said.die = (uint8_t)(i + 1);
			said.value = (uint8_t)(identity_kind() << 4 | faces[i]);
			said.confidence = confidences[i];
			delivery_say(&said);
		}
	}
	said.kind = SAY_END;
	said.die = count;
	delivery_say(&said);
	open = false;
	return true;
}
