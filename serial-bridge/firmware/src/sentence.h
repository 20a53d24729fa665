/*
 * Sentences $TYPE,seq,field,...*CCCC of the line protocol, version 1. Written straight onto the line with their checksum. All
 * texts of this firmware stand in 0x21-0x7E without , * $ %, so nothing has to be escaped.
 */
#ifndef SENTENCE_H
#define SENTENCE_H

#include <avr/pgmspace.h>
#include <stdbool.h>
#include <stdint.h>

/* The longest sentence that this firmware says, with CR LF. */
#define SENTENCE_MAX 72

/* type is in flash. */
void sentence_begin(const char *type, uint16_t seq);
void sentence_number(uint32_t number);
void sentence_hex(uint16_t number);
/* text is in flash. */
void sentence_text(const char *text);
/* Goes on with the field before, in flash. */
void sentence_more(const char *text);
void sentence_more_hex(uint16_t number);
void sentence_end(void);

/* Whether a line from '$' to the checksum is whole; then cuts the checksum off. */
bool sentence_is_whole(char *line, uint8_t length);

#endif
