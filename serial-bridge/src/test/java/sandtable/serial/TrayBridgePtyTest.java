package sandtable.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import sandtable.serial.TrayLight.State;
import sandtable.serial.TrayLight.Trouble;

@DisplayName("A bridge on a pseudo terminal")
@EnabledIf(value = "sandtable.serial.Socat#isThere", disabledReason = "needs socat: apt-get install socat")
@Timeout(60)
@SuppressWarnings("try") // a bridge or a tray that only has to be there
class TrayBridgePtyTest {
    private static final TrayDie STAR = new TrayDie("1", "rwb", "red", "star", 98);
    private static final TrayDie SKULL = new TrayDie("2", "rwb", "white", "skull", 95);

    @TempDir
    Path folder;

    private final MemoryInbox inbox = new MemoryInbox();
    private final Watched watched = new Watched();

    @Test
    void reads_a_roll() throws Exception {
        try (TraySimulator tray = tray(Faults.NONE);
                TrayBridge bridge = bridge()) {
            watched.awaitLight(1, State.FOUND, Trouble.NONE);
            tray.roll(List.of(STAR, SKULL));
            watched.awaitRolls(1);

            assertThat(watched.rolls()).singleElement().satisfies(roll -> {
                assertThat(roll.status()).isEqualTo(TrayRoll.Status.SURE);
                assertThat(roll.dice()).containsExactly(STAR, SKULL);
            });
            assertThat(bridge.light().tray()).contains("tray-test");
        }
    }

    @Test
    void waits_for_a_port_that_is_not_there_yet() throws Exception {
        try (TrayBridge bridge = bridge()) {
            watched.awaitLight(1, State.SEEKING, Trouble.UNPLUGGED);
            assertThat(bridge.light().detail()).contains(port().toString());
            try (TraySimulator tray = tray(Faults.NONE)) {
                watched.awaitLight(1, State.FOUND, Trouble.NONE);
            }
            watched.awaitLight(1, State.LOST, Trouble.UNPLUGGED);
        }
    }

    @Test
    void reads_a_roll_in_the_middle_of_which_it_was_unplugged() throws Exception {
        try (TraySimulator tray = tray(Faults.NONE);
                TrayBridge bridge = bridge()) {
            watched.awaitLight(1, State.FOUND, Trouble.NONE);
            tray.atRest(STAR);
            tray.unplug(100);
            tray.roll(List.of(SKULL));
            watched.awaitRolls(1);

            assertThat(watched.rolls()).singleElement().satisfies(roll -> {
                assertThat(roll.status()).isEqualTo(TrayRoll.Status.SURE);
                assertThat(roll.dice()).containsExactly(STAR, SKULL);
            });
        }
    }

    @Test
    void reads_every_roll_once_over_a_line_that_drops_flips_and_cuts() throws Exception {
        try (TraySimulator tray = tray(Faults.parse("drop=10%,flip=10%,cut=5%,seed=5"));
                TrayBridge bridge = bridge()) {
            for (int i = 0; i < 10; i++) {
                tray.roll(List.of(STAR, SKULL));
            }
            watched.awaitRolls(10);

            assertThat(watched.rolls())
                    .extracting(TrayRoll::roll)
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(1, 10).boxed().toList());
            assertThat(watched.rolls())
                    .allSatisfy(roll -> assertThat(roll.dice()).containsExactly(STAR, SKULL));
        }
    }

    @Test
    void survives_ten_megabytes_of_garbage() throws Exception {
        try (Pty pty = Pty.open(port());
                TrayBridge bridge = bridge()) {
            byte[] garbage = "$HEL,0,1,x\u0000\u00FF".repeat(1000).getBytes(StandardCharsets.ISO_8859_1);
            for (int sent = 0; sent < 10_000_000; sent += garbage.length) {
                pty.out().write(garbage);
            }
            say(pty, "\r\n$HEL,0,1,1.0.0,tray-7F3A,51C2,1,locks*990E\r\n");
            watched.awaitLight(1, State.FOUND, Trouble.NONE);
            assertThat(bridge.light().tray()).contains("tray-7F3A");
        }
    }

    @Test
    void notices_while_it_writes_that_the_port_is_gone() throws Exception {
        Pty pty = Pty.open(port());
        try (SerialLine line = new JSerialPorts().open(port().toString())) {
            line.write("$HI,0,1*0000\r\n".getBytes(StandardCharsets.ISO_8859_1));
            pty.close();

            assertThatThrownBy(() -> line.write("$HI,0,1*0000\r\n".getBytes(StandardCharsets.ISO_8859_1)))
                    .isInstanceOf(IOException.class)
                    .hasMessage("the port is gone");
        }
    }

    @Test
    void says_that_the_port_is_busy() throws Exception {
        try (TraySimulator tray = tray(Faults.NONE);
                TrayBridge first = bridge()) {
            watched.awaitLight(1, State.FOUND, Trouble.NONE);
            Watched other = new Watched();
            try (TrayBridge second =
                    new TrayBridge(port().toString(), TraySettings.DEFAULT, new MemoryInbox(), other).start()) {
                other.awaitLight(1, State.SEEKING, Trouble.BUSY);
                assertThat(second.light().detail()).contains("in use by another program");
            }
        }
    }

    @Test
    void says_that_another_program_has_the_port() throws Exception {
        try (TraySimulator tray = tray(Faults.NONE)) {
            Process other = new ProcessBuilder(
                            "flock", "-x", port().toString(), "sh", "-c", "echo locked; exec sleep 30")
                    .start();
            assertThat(other.inputReader().readLine()).isEqualTo("locked");
            try (TrayBridge bridge = bridge()) {
                watched.awaitLight(1, State.SEEKING, Trouble.BUSY);
                other.descendants().forEach(ProcessHandle::destroy);
                watched.awaitLight(1, State.FOUND, Trouble.NONE);
            } finally {
                other.destroy();
            }
        }
    }

    @Test
    void is_not_disturbed_by_a_listener_that_throws() throws Exception {
        TrayListener broken = event -> {
            watched.heard(event);
            throw new IllegalStateException("on purpose");
        };
        try (TraySimulator tray = tray(Faults.NONE);
                TrayBridge bridge = new TrayBridge(port().toString(), TraySettings.DEFAULT, inbox, broken).start()) {
            tray.roll(List.of(STAR));
            tray.roll(List.of(SKULL));
            watched.awaitRolls(2);
            assertThat(inbox.takeRolls()).hasSize(2);
        }
    }

    private Path port() {
        return folder.resolve("tray");
    }

    private TraySimulator tray(Faults faults) throws IOException {
        return new TraySimulator(port(), "tray-test", faults, line -> {});
    }

    private TrayBridge bridge() {
        return new TrayBridge(port().toString(), TraySettings.DEFAULT, inbox, watched).start();
    }

    private static void say(Pty pty, String text) throws IOException {
        pty.out().write(text.getBytes(StandardCharsets.ISO_8859_1));
        pty.out().flush();
    }
}
