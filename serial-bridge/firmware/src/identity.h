/* Who this tray is and which start this is, in EEPROM. */
#ifndef IDENTITY_H
#define IDENTITY_H

#include <stdint.h>

/* Reads the identity, makes one at the very first start, and counts this start. Uses the ADC for noise. */
void identity_init(void);

/* The tray is called tray-XXXX. */
uint16_t identity_tray(void);
uint16_t identity_boot(void);

/* Takes a new boot id without a restart: seq begins at 1 again. */
void identity_next_boot(void);

/* What the dice are. Kept over restarts. */
enum dice_kind { DICE_RWB, DICE_D6, DICE_GERMAN };

enum dice_kind identity_kind(void);
void identity_set_kind(enum dice_kind kind);

#endif
