#include "uart.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

#define BAUD 115200UL
#define IN_SIZE 64
#define OUT_SIZE 128

static volatile uint8_t in[IN_SIZE];
static volatile uint8_t in_head, in_tail;
static volatile uint8_t out[OUT_SIZE];
static volatile uint8_t out_head, out_tail;

void uart_init(void)
{
	UCSR0A = _BV(U2X0);
	UBRR0 = (F_CPU / 4 / BAUD - 1) / 2;
	UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
	UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
}

ISR(USART_RX_vect)
{
	uint8_t byte = UDR0;
	uint8_t next = (uint8_t)((in_head + 1) % IN_SIZE);
	/* What does not fit is lost as on any line: the checksum shows it. */
	if (next != in_tail) {
		in[in_head] = byte;
		in_head = next;
	}
}

ISR(USART_UDRE_vect)
{
	if (out_head == out_tail) {
		UCSR0B &= (uint8_t)~_BV(UDRIE0);
	} else {
		UDR0 = out[out_tail];
		out_tail = (uint8_t)((out_tail + 1) % OUT_SIZE);
	}
}

bool uart_take(uint8_t *byte)
{
	if (in_head == in_tail) {
		return false;
	}
	*byte = in[in_tail];
	in_tail = (uint8_t)((in_tail + 1) % IN_SIZE);
	return true;
}

uint8_t uart_room(void)
{
	return (uint8_t)((out_tail - out_head - 1 + OUT_SIZE) % OUT_SIZE);
}

void uart_put(uint8_t byte)
{
	while (uart_room() == 0) {
		sleep_mode();
	}
	out[out_head] = byte;
	out_head = (uint8_t)((out_head + 1) % OUT_SIZE);
	UCSR0B |= _BV(UDRIE0);
}
