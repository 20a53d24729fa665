#include "sentence.h"

#include <stdlib.h>
#include <util/crc16.h>

#include "uart.h"

/* _crc_xmodem_update has the polynomial 0x1021 without reflection; begun with 0xFFFF it is CRC-16/CCITT-FALSE. */
#define CRC_START 0xFFFF

static uint16_t crc;

static void put(char c)
{
	crc = _crc_xmodem_update(crc, (uint8_t)c);
	uart_put((uint8_t)c);
}

static char digit(uint8_t nibble)
{
	return (char)(nibble < 10 ? '0' + nibble : 'A' + nibble - 10);
}

static char hex_at(uint16_t number, uint8_t place)
{
	return digit((number >> (12 - 4 * place)) & 0xF);
}

void sentence_more(const char *text)
{
	for (char c = (char)pgm_read_byte(text); c != 0; c = (char)pgm_read_byte(++text)) {
		put(c);
	}
}

void sentence_begin(const char *type, uint16_t seq)
{
	uart_put('$');
	crc = CRC_START;
	sentence_more(type);
	sentence_number(seq);
}

void sentence_number(uint32_t number)
{
	char digits[11];
	put(',');
	for (char *c = ultoa(number, digits, 10); *c != 0; c++) {
		put(*c);
	}
}

void sentence_more_hex(uint16_t number)
{
	for (uint8_t place = 0; place < 4; place++) {
		put(hex_at(number, place));
	}
}

void sentence_hex(uint16_t number)
{
	put(',');
	sentence_more_hex(number);
}

void sentence_text(const char *text)
{
	put(',');
	sentence_more(text);
}

void sentence_end(void)
{
	uint16_t sum = crc;
	uart_put('*');
	for (uint8_t place = 0; place < 4; place++) {
		uart_put((uint8_t)hex_at(sum, place));
	}
	uart_put('\r');
	uart_put('\n');
}

bool sentence_is_whole(char *line, uint8_t length)
{
	if (length < 8 || line[length - 5] != '*') {
		return false;
	}
	uint16_t sum = CRC_START;
	for (uint8_t i = 1; i < length - 5; i++) {
		sum = _crc_xmodem_update(sum, (uint8_t)line[i]);
	}
	for (uint8_t place = 0; place < 4; place++) {
		if (line[length - 4 + place] != hex_at(sum, place)) {
			return false;
		}
	}
	line[length - 5] = 0;
	return true;
}
