/* What the companion says. */
#ifndef HOST_H
#define HOST_H

#include <stdint.h>

/* Takes one byte from the line; does what a whole sentence asks. */
void host_byte(uint8_t byte);

#endif
