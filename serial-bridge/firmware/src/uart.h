/* The serial line, 115200 8N1, by interrupts and two rings. */
#ifndef UART_H
#define UART_H

#include <stdbool.h>
#include <stdint.h>

void uart_init(void);

/* Takes the next byte that came; false where there is none. */
bool uart_take(uint8_t *byte);

/* How many bytes uart_put takes without waiting. */
uint8_t uart_room(void);

void uart_put(uint8_t byte);

#endif
