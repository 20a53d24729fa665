/* The six dice: their names, and how a roll is put together from dice at rest. */
#ifndef DICE_H
#define DICE_H

#include <stdbool.h>
#include <stdint.h>

#define DICE 6

/* The faces 1 to 6 in the order soldier, two-soldiers, star, courage, tools, skull. */
#define FACE_UNKNOWN 0

enum state { ROLLING, HANDLING, CROOKED, LOST };

/* All texts are in flash. */
const char *dice_state_name(uint8_t state);
const char *dice_face_name(uint8_t kind, uint8_t face);
void dice_say_kind_and_colour(uint8_t kind, uint8_t die);

/* Tells the companion which dice there are. */
void dice_tell_all(void);
void dice_tell(uint8_t die);

/* A locked die is left out of rolls. 0 unlocks all. */
void dice_lock(uint8_t die);
bool dice_is_locked(uint8_t die);

/* Tells a state, left out where there is little room. */
void dice_tell_state(uint8_t die, enum state state);

/* Between the first sign of a roll and its end. */
void dice_roll_opens(void);
bool dice_roll_is_open(void);

/* Tells a finished roll: bit n of `which` for die n + 1. False, and nothing told, while there is no room for all of it. */
bool dice_tell_roll(uint8_t which, const uint8_t faces[DICE], const uint8_t confidences[DICE], uint32_t now);

#endif
