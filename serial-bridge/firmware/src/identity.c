#include "identity.h"

#include <avr/eeprom.h>
#include <avr/io.h>
#include <util/crc16.h>

#define WRITTEN 0x5A

static uint8_t EEMEM stored_mark;
static uint16_t EEMEM stored_tray;
static uint16_t EEMEM stored_boot;
static uint8_t EEMEM stored_kind;

static uint16_t tray;
static uint16_t boot;
static enum dice_kind kind;

/* The lowest bits of an open input, many times: two boards flashed alike get different ids. */
static uint16_t noise(void)
{
	uint16_t sum = 0xFFFF;
	ADMUX = _BV(REFS0) | 7;
	ADCSRA = _BV(ADEN) | _BV(ADPS1);
	for (uint16_t i = 0; i < 256; i++) {
		ADCSRA |= _BV(ADSC);
		loop_until_bit_is_clear(ADCSRA, ADSC);
		sum = _crc_xmodem_update(sum, ADCL);
		(void)ADCH;
	}
	ADCSRA = 0;
	return sum;
}

void identity_init(void)
{
	if (eeprom_read_byte(&stored_mark) != WRITTEN) {
#ifdef TRAY_ID
		eeprom_update_word(&stored_tray, TRAY_ID);
#else
		eeprom_update_word(&stored_tray, noise());
#endif
		/* A new EEPROM must not repeat the boot ids of an old one. */
		eeprom_update_word(&stored_boot, noise());
		eeprom_update_byte(&stored_kind, DICE_RWB);
		eeprom_update_byte(&stored_mark, WRITTEN);
	}
	tray = eeprom_read_word(&stored_tray);
	kind = (enum dice_kind)eeprom_read_byte(&stored_kind);
	boot = eeprom_read_word(&stored_boot);
	identity_next_boot();
}

void identity_next_boot(void)
{
	boot++;
	eeprom_update_word(&stored_boot, boot);
}

uint16_t identity_tray(void)
{
	return tray;
}

uint16_t identity_boot(void)
{
	return boot;
}

enum dice_kind identity_kind(void)
{
	return kind;
}

void identity_set_kind(enum dice_kind wanted)
{
	kind = wanted;
	eeprom_update_byte(&stored_kind, kind);
}
