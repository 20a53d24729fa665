package sandtable.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sandtable.serial.TrayLight.State;
import sandtable.serial.TrayLight.Trouble;

@DisplayName("Trays")
@Timeout(40)
class TraysTest {
    private static final TrayDie STAR = new TrayDie("1", "rwb", "red", "star", 98);

    private final FakePorts ports = new FakePorts();
    private final Watched watched = new Watched();
    private final MemoryInbox inbox = new MemoryInbox();
    private final Trays trays = new Trays(TraySettings.DEFAULT, inbox, watched, true, ports, fastClock());

    @AfterEach
    void close() {
        ports.hanging.countDown();
        trays.close();
    }

    @Test
    void are_found_by_themselves_on_usb_ports_two_at_once() throws Exception {
        FakePorts.Board german = ports.tray("german");
        FakePorts.Board allied = ports.tray("allied");
        ports.plug("ttyUSB0", german);
        ports.plug("ttyACM0", allied);
        trays.start();
        watched.awaitLight(2, State.FOUND, Trouble.NONE);
        german.roll(STAR);
        allied.roll(STAR);
        watched.awaitRolls(2);

        assertThat(watched.rolls()).extracting(TrayRoll::tray).containsExactlyInAnyOrder("german", "allied");
        assertThat(trays.lights())
                .extracting(TrayLight::tray)
                .containsExactlyInAnyOrder(Optional.of("german"), Optional.of("allied"));
    }

    @Test
    void come_back_under_another_name_and_lose_no_roll() throws Exception {
        FakePorts.Board board = ports.tray("german");
        ports.plug("ttyUSB0", board);
        trays.start();
        watched.awaitLight(1, State.FOUND, Trouble.NONE);
        ports.unplug("ttyUSB0");
        watched.awaitLight(1, State.LOST, Trouble.UNPLUGGED);
        board.roll(STAR);
        ports.plug("ttyUSB1", board);
        watched.awaitRolls(1);

        assertThat(trays.lights()).singleElement().satisfies(light -> {
            assertThat(light.port()).isEqualTo("ttyUSB1");
            assertThat(light.state()).isEqualTo(State.FOUND);
        });
    }

    @Test
    void of_the_same_id_on_two_ports_are_not_mixed() throws Exception {
        ports.plug("ttyUSB0", ports.tray("twin"));
        trays.start();
        watched.awaitLight(1, State.FOUND, Trouble.NONE);
        ports.plug("ttyUSB1", ports.tray("twin"));
        watched.awaitLight(1, State.SEEKING, Trouble.SAME_ID);
    }

    @Test
    void leave_a_usb_port_alone_that_does_not_say_hello() throws Exception {
        FakePorts.Board printer = ports.mute();
        ports.plug("ttyUSB0", printer);
        trays.start();
        watched.awaitLight(1, State.SEEKING, Trouble.NO_ANSWER);
        FakePorts.Board tray = ports.tray("german");
        Thread.sleep(2_500); // two scans: nothing may happen in them, so there is nothing to wait for
        ports.plug("ttyUSB1", tray);
        watched.awaitLight(1, State.FOUND, Trouble.NONE);

        assertThat(printer.opened).hasValue(1);
        assertThat(trays.lights()).extracting(TrayLight::port).containsExactly("ttyUSB1");
    }

    @Test
    void are_served_while_the_opening_of_another_port_hangs() throws Exception {
        ports.plug("ttyUSB0", ports.hanging());
        FakePorts.Board tray = ports.tray("german");
        ports.plug("ttyUSB1", tray);
        trays.start();
        tray.roll(STAR);
        watched.awaitRolls(1);
        watched.awaitLight(1, State.SEEKING, Trouble.HANGS);
    }

    /** Time on the lights goes ten times as fast, so that patience of seconds is tested in tenths. */
    private static Clock fastClock() {
        Instant start = Instant.parse("2026-01-01T00:00:00Z");
        long nanos = System.nanoTime();
        return new Clock() {
            @Override
            public java.time.ZoneId getZone() {
                return ZoneOffset.UTC;
            }

            @Override
            public Clock withZone(java.time.ZoneId zone) {
                return this;
            }

            @Override
            public Instant instant() {
                return start.plus(Duration.ofNanos((System.nanoTime() - nanos) * 10));
            }
        };
    }
}
