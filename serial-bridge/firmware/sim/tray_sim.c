/*
 * Runs a tray's real firmware in simavr, in real time, with its serial line on a pseudo terminal, and its dice in the hands of
 * whoever writes to standard input:
 *
 *   tray_sim FIRMWARE.elf LINK
 *
 *   bay N MILLIVOLT    the voltage of bay N (1 to 6), as a die or an empty bay gives it
 *   down K / up K      a key of the 4x4 keypad is pressed and let go
 *   button 0|1         D2: 0 is pressed
 *   wait MS            the next command is taken after so many milliseconds of the board's time
 *   reset              the reset button; the EEPROM stays
 *   unplug / plug      the cable, while the board keeps its power
 *   stack              answers "stack N": so many bytes of RAM the stack took at most since the start
 *
 * Answers every other command with a line "ok" on standard output, after it has taken effect; ends at the end of standard input.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include <simavr/avr_adc.h>
#include <simavr/avr_eeprom.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_elf.h>
#include <simavr/sim_time.h>

static const char keys[] = "123A456B789C*0#D";

static avr_t *avr;
static const char *link_path;
static int master = -1;
static int slave = -1;
static uint16_t keys_down;
static bool tray_takes = true;
static bool done;
static bool reset_due;
static avr_cycle_count_t waits_until;
static uint16_t lowest_stack = UINT16_MAX;

static void fail(const char *what)
{
	fprintf(stderr, "tray_sim: %s: %s\n", what, strerror(errno));
	exit(1);
}

static void plug(void)
{
	char name[64];
	struct termios raw;
	if (openpty(&master, &slave, name, NULL, NULL) != 0) {
		fail("openpty");
	}
	tcgetattr(slave, &raw);
	cfmakeraw(&raw);
	tcsetattr(slave, TCSANOW, &raw);
	/* The slave stays open here: a board is there whether or not a companion has the port open. */
	fcntl(master, F_SETFL, O_NONBLOCK);
	unlink(link_path);
	if (symlink(name, link_path) != 0) {
		fail(link_path);
	}
}

static void unplug(void)
{
	unlink(link_path);
	close(slave);
	close(master);
	master = slave = -1;
}

static void from_tray(struct avr_irq_t *irq, uint32_t value, void *param)
{
	(void)irq, (void)param;
	uint8_t byte = (uint8_t)value;
	/* What nobody reads is lost, as on a real line. */
	if (master >= 0 && write(master, &byte, 1) < 0 && errno != EAGAIN && errno != EIO) {
		fail("write");
	}
}

static void tray_takes_again(struct avr_irq_t *irq, uint32_t value, void *param)
{
	(void)irq, (void)value, (void)param;
	tray_takes = true;
}

static void tray_is_full(struct avr_irq_t *irq, uint32_t value, void *param)
{
	(void)irq, (void)value, (void)param;
	tray_takes = false;
}

static avr_irq_t *pin(char port, int bit)
{
	return avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port), bit);
}

/* As a pull from outside, which holds when the firmware writes to the port; and at once. */
static void set_column(int column, bool low)
{
	char port = column < 2 ? 'D' : 'B';
	int bit = column < 2 ? 6 + column : column - 2;
	static avr_ioport_external_t pulls[2] = {{.name = 'B', .mask = 0x03}, {.name = 'D', .mask = 0xC0}};
	avr_ioport_external_t *pull = &pulls[column < 2];
	pull->value = (pull->value & ~(1u << bit)) | (low ? 0 : 1u << bit);
	avr_ioctl(avr, AVR_IOCTL_IOPORT_SET_EXTERNAL(port), pull);
	avr_raise_irq(pin(port, bit), low ? 0 : 1);
}

/* A row is an output, and low, while the firmware scans it. */
static void scans(struct avr_irq_t *irq, uint32_t directions, void *param)
{
	(void)irq, (void)param;
	for (int column = 0; column < 4; column++) {
		bool low = false;
		for (int row = 0; row < 4; row++) {
			low |= (directions & 1u << (2 + row)) && (keys_down & 1u << (row * 4 + column));
		}
		set_column(column, low);
	}
}

static void set_bay(int bay, int millivolt)
{
	avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_ADC_GETIRQ, ADC_IRQ_ADC0 + bay - 1), (uint32_t)millivolt);
}

static void use_pty(void)
{
	uint32_t flags = 0;
	avr_ioctl(avr, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
	flags &= ~(uint32_t)(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POLL_SLEEP);
	avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
}

static void command(const char *line)
{
	int bay, millivolt, ms;
	char key;
	if (sscanf(line, "bay %d %d", &bay, &millivolt) == 2 && bay >= 1 && bay <= 6) {
		set_bay(bay, millivolt);
	} else if (sscanf(line, "down %c", &key) == 1 && strchr(keys, key)) {
		keys_down |= (uint16_t)(1u << (strchr(keys, key) - keys));
	} else if (sscanf(line, "up %c", &key) == 1 && strchr(keys, key)) {
		keys_down &= (uint16_t)~(1u << (strchr(keys, key) - keys));
	} else if (strcmp(line, "button 0") == 0 || strcmp(line, "button 1") == 0) {
		avr_raise_irq(pin('D', 2), line[7] == '1');
	} else if (strcmp(line, "reset") == 0) {
		reset_due = true;
		return;
	} else if (sscanf(line, "wait %d", &ms) == 1 && ms > 0) {
		waits_until = avr->cycle + avr_usec_to_cycles(avr, (uint32_t)ms * 1000);
		return;
	} else if (strcmp(line, "stack") == 0) {
		printf("stack %d\n", avr->ramend - lowest_stack);
		fflush(stdout);
		return;
	} else if (strcmp(line, "unplug") == 0 && master >= 0) {
		unplug();
	} else if (strcmp(line, "plug") == 0 && master < 0) {
		plug();
	} else {
		printf("unknown command: %s\n", line);
		fflush(stdout);
		return;
	}
	puts("ok");
	fflush(stdout);
}

/* The stack pointer is 0 until the first instructions have set it. */
static void watch_stack(void)
{
	uint16_t at = (uint16_t)(avr->data[R_SPL] | avr->data[R_SPH] << 8);
	if (at > avr->ramend / 2 && at < lowest_stack) {
		lowest_stack = at;
	}
}

static void take_commands(void)
{
	static char line[128];
	static size_t length;
	struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};
	if (waits_until > 0 && avr->cycle >= waits_until) {
		waits_until = 0;
		puts("ok");
		fflush(stdout);
	}
	while (!done && !reset_due && waits_until == 0 && poll(&in, 1, 0) > 0) {
		char c;
		if (read(STDIN_FILENO, &c, 1) <= 0) {
			done = true;
		} else if (c == '\n') {
			line[length] = 0;
			length = 0;
			command(line);
		} else if (length < sizeof line - 1) {
			line[length++] = c;
		}
	}
}

/* One byte of the line in each turn: 87 microseconds at 115200 8N1. */
static avr_cycle_count_t to_tray(avr_t *unused, avr_cycle_count_t when, void *param)
{
	static uint8_t bytes[256];
	static ssize_t count, at;
	static int turns;
	(void)unused, (void)param;
	if (at == count && ++turns >= 8) {
		turns = 0;
		at = 0;
		count = master >= 0 ? read(master, bytes, sizeof bytes) : 0;
		if (count < 0) {
			count = 0;
		}
	}
	if (at < count && tray_takes) {
		avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT), bytes[at++]);
	}
	return when + avr_usec_to_cycles(avr, 87);
}

static avr_cycle_count_t each_millisecond(avr_t *unused, avr_cycle_count_t when, void *param)
{
	(void)unused, (void)param;
	take_commands();
	return when + avr_usec_to_cycles(avr, 1000);
}

static void start_timers(void)
{
	avr_cycle_timer_register_usec(avr, 87, to_tray, NULL);
	avr_cycle_timer_register_usec(avr, 1000, each_millisecond, NULL);
}

/* The reset button; between two instructions. */
static void restart(void)
{
	avr_reset(avr);
	use_pty();
	tray_takes = true;
	start_timers();
	puts("ok");
	fflush(stdout);
}

int main(int argc, char **argv)
{
	if (argc != 3) {
		fprintf(stderr, "usage: tray_sim FIRMWARE.elf LINK\n");
		return 2;
	}
	link_path = argv[2];
	elf_firmware_t firmware = {0};
	if (elf_read_firmware(argv[1], &firmware) != 0) {
		fprintf(stderr, "tray_sim: cannot read %s\n", argv[1]);
		return 1;
	}
	avr = avr_make_mcu_by_name("atmega328p");
	if (avr == NULL) {
		fprintf(stderr, "tray_sim: this simavr has no atmega328p\n");
		return 1;
	}
	avr_init(avr);
	avr->frequency = 16000000;
	avr_load_firmware(avr, &firmware);
	avr->frequency = 16000000;
	avr->vcc = avr->avcc = avr->aref = 5000;
	avr->log = LOG_ERROR;

	use_pty();
	avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), from_tray, NULL);
	avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XON), tray_takes_again, NULL);
	avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XOFF), tray_is_full, NULL);
	avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('D'), IOPORT_IRQ_DIRECTION_ALL), scans, NULL);
	for (int bay = 1; bay <= 6; bay++) {
		set_bay(bay, 5000);
	}
	avr_raise_irq(pin('D', 2), 1);
	plug();
	start_timers();

	int state = cpu_Running;
	while (!done && state != cpu_Done && state != cpu_Crashed) {
		state = avr_run(avr);
		watch_stack();
		if (reset_due) {
			reset_due = false;
			restart();
			state = cpu_Running;
		}
	}
	unlink(link_path);
	if (!done) {
		fprintf(stderr, "tray_sim: the firmware ended in state %d\n", state);
	}
	return done ? 0 : 1;
}
