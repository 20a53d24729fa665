/* The reference dice tray: reads dice, tells them by the line protocol, sleeps in between. */
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

#include "clock.h"
#include "delivery.h"
#include "dice.h"
#include "host.h"
#include "identity.h"
#include "sensor.h"
#include "uart.h"

/* The LED of the board (D13) is on while there is no room for another roll. */
static void show_busy(void)
{
	if (delivery_room() < DICE + 1) {
		PORTB |= _BV(PB5);
	} else {
		PORTB &= (uint8_t)~_BV(PB5);
	}
}

int main(void)
{
	DDRB |= _BV(PB5);
	identity_init();
	clock_init();
	uart_init();
	sensor_init();
	delivery_init();
	set_sleep_mode(SLEEP_MODE_IDLE);
	sei();
	dice_tell_all();

	uint32_t last = 0;
	for (;;) {
		sleep_mode();
		uint8_t byte;
		while (uart_take(&byte)) {
			host_byte(byte);
		}
		uint32_t now = clock_ms();
		if (now != last) {
			last = now;
			sensor_run(now);
			show_busy();
		}
		delivery_run(now);
	}
}
