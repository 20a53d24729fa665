#include "host.h"

#include <avr/pgmspace.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "delivery.h"
#include "dice.h"
#include "identity.h"
#include "sentence.h"

/* No sentence for a tray is longer; a longer one is not for this firmware. */
#define LINE_SIZE 48

static char line[LINE_SIZE];
static uint8_t length; /* 0 outside a sentence */
static bool overlong;

static bool begins(const char *text, const char *start)
{
	return strncmp_P(text, start, strlen_P(start)) == 0;
}

static void set_dice(enum dice_kind kind)
{
	identity_set_kind(kind);
	dice_tell_all();
}

static void configure(const char *setting)
{
	if (strcmp_P(setting, PSTR("dice=rwb")) == 0) {
		set_dice(DICE_RWB);
	} else if (strcmp_P(setting, PSTR("dice=d6")) == 0) {
		set_dice(DICE_D6);
	} else if (strcmp_P(setting, PSTR("dice=german")) == 0) {
		set_dice(DICE_GERMAN);
	} else if (begins(setting, PSTR("lock="))) {
		uint8_t die = (uint8_t)atoi(setting + 5);
		if (die <= DICE) {
			dice_lock(die);
			if (die > 0) {
				dice_tell(die);
			} else {
				dice_tell_all();
			}
		}
	}
}

static void obey(void)
{
	/* "$TYPE,seq" with the rest after the second comma; the checksum is cut off. */
	char *comma = strchr(line, ',');
	if (comma == NULL) {
		return;
	}
	uint16_t seq = (uint16_t)strtoul(comma + 1, NULL, 10);
	char *rest = strchr(comma + 1, ',');
	if (begins(line, PSTR("$ACK,"))) {
		delivery_acknowledged(seq);
	} else if (begins(line, PSTR("$NAK,"))) {
		delivery_again(seq);
	} else if (begins(line, PSTR("$HI,"))) {
		delivery_hello();
	} else if (begins(line, PSTR("$CFG,")) && rest != NULL) {
		configure(rest + 1);
	}
}

void host_byte(uint8_t byte)
{
	if (byte == '$') {
		line[0] = '$';
		length = 1;
		overlong = false;
	} else if (byte == '\n' && length > 0) {
		if (line[length - 1] == '\r') {
			length--;
		}
		if (!overlong && sentence_is_whole(line, length)) {
			obey();
		} else {
			delivery_count_error();
		}
		length = 0;
	} else if (length > 0) {
		if (length < LINE_SIZE) {
			line[length++] = (char)byte;
		} else {
			overlong = true;
		}
	}
}
