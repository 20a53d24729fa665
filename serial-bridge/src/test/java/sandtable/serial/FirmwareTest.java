package sandtable.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sandtable.serial.EmulatedBoard.Sensor;
import sandtable.serial.TrayLight.State;
import sandtable.serial.TrayLight.Trouble;

@DisplayName("The reference firmware in simavr")
@EnabledIf(
        value = "canRun",
        disabledReason = "needs the Debian packages gcc-avr avr-libc libsimavr-dev libelf-dev gcc make")
@Timeout(90)
@SuppressWarnings("try") // bridges that only have to be there
class FirmwareTest {
    private static final Path FIRMWARE = Path.of("firmware");

    @TempDir
    Path folder;

    private final Watched watched = new Watched();
    private final MemoryInbox inbox = new MemoryInbox();

    static boolean canRun() {
        return EmulatedBoard.missing().isEmpty();
    }

    @Test
    void is_checked_for_its_size_where_it_is_made() {
        assertThatCode(() -> EmulatedBoard.run(
                        FIRMWARE, "make", "BUILD=" + Path.of("target/firmware").toAbsolutePath(), "check"))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @EnumSource(Sensor.class)
    void fits_in_8_KiB_of_flash_and_with_its_stack_in_1_KiB_of_RAM(Sensor sensor) throws Exception {
        try (EmulatedBoard board = board(sensor, "");
                TrayBridge bridge = bridge(board)) {
            watched.awaitLight(1, State.FOUND, Trouble.NONE);
            bridge.configure("lock=0");
            for (char key : "123516#".toCharArray()) {
                board.press(key);
            }
            liftAll(board);
            layAll(board, 1);
            board.pass(500);
            watched.awaitRolls(1);
            Size size = size(sensor);

            assertThat(size.flash()).isBetween(4_000, 8 * 1024);
            assertThat(board.stack()).isBetween(30, 200);
            assertThat(size.ram() + board.stack()).isLessThan(1024);
        }
    }

    /** Bytes; RAM without the stack. */
    private record Size(int flash, int ram) {}

    private Size size(Sensor sensor) throws IOException {
        String elf = build("")
                .resolve("tray-" + sensor.name().toLowerCase(Locale.ROOT) + ".elf")
                .toAbsolutePath()
                .toString();
        String[] figures = EmulatedBoard.run(FIRMWARE, "avr-size", elf)
                .lines()
                .toList()
                .get(1)
                .strip()
                .split("\\s+");
        int text = Integer.parseInt(figures[0]);
        int data = Integer.parseInt(figures[1]);
        int bss = Integer.parseInt(figures[2]);
        return new Size(text + data, data + bss);
    }

    @Test
    void tells_the_dice_that_were_keyed_in_as_one_roll() throws Exception {
        try (EmulatedBoard board = board(Sensor.KEYPAD, "");
                TrayBridge bridge = bridge(board)) {
            watched.awaitLight(1, State.FOUND, Trouble.NONE);
            for (char key : "123516#".toCharArray()) {
                board.press(key);
            }
            watched.awaitRolls(1);

            TrayRoll roll = watched.rolls().get(0);
            assertThat(roll.status()).isEqualTo(TrayRoll.Status.SURE);
            assertThat(roll.dice())
                    .containsExactly(
                            new TrayDie("1", "rwb", "red", "skull", 100),
                            new TrayDie("3", "rwb", "white", "tools", 100));
        }
    }

    @Test
    void asks_for_a_die_that_nobody_could_tell() throws Exception {
        try (EmulatedBoard board = board(Sensor.KEYPAD, "");
                TrayBridge bridge = bridge(board)) {
            for (char key : "40#".toCharArray()) {
                board.press(key);
            }
            watched.awaitRolls(1);

            assertThat(watched.rolls().get(0).reason()).contains("face");
        }
    }

    @Test
    void reads_six_bays_as_a_roll_once_all_dice_lie_again() throws Exception {
        try (EmulatedBoard board = board(Sensor.BAYS, "-DSETTLE_MS=60");
                TrayBridge bridge = bridge(board)) {
            layAll(board, 1);
            liftAll(board);
            layAll(board, 1);
            watched.awaitRolls(1);

            TrayRoll roll = watched.rolls().get(watched.rolls().size() - 1);
            assertThat(roll.status()).isEqualTo(TrayRoll.Status.SURE);
            assertThat(roll.dice())
                    .extracting(TrayDie::face)
                    .containsExactly("soldier", "two-soldiers", "star", "courage", "tools", "skull");
        }
    }

    @Test
    void leaves_a_die_that_stayed_in_its_bay_out_of_the_roll() throws Exception {
        try (EmulatedBoard board = board(Sensor.BAYS, "-DSETTLE_MS=60");
                TrayBridge bridge = bridge(board)) {
            rolled(board, 1);
            board.lift(2);
            board.pass(100);
            board.lay(2, 6);
            watched.awaitRolls(2);

            assertThat(watched.rolls().get(1).dice()).containsExactly(new TrayDie("2", "rwb", "red", "skull", 100));
        }
    }

    @Test
    void asks_for_a_die_that_lies_between_two_codes() throws Exception {
        try (EmulatedBoard board = board(Sensor.BAYS, "-DSETTLE_MS=60");
                TrayBridge bridge = bridge(board)) {
            rolled(board, 1);
            board.lift(5);
            board.pass(100);
            board.volts(5, 714);
            watched.awaitRolls(2);

            assertThat(watched.rolls().get(1).dice()).containsExactly(new TrayDie("5", "rwb", "blue", "?", 0));
            assertThat(watched.rolls().get(1).reason()).contains("face");
            watched.await("crooked", 1, event -> event.equals(new TrayEvent.DieSeen(tray(), "5", "crooked")));
        }
    }

    @Test
    void asks_for_a_die_whose_voltage_lies_beside_its_code() throws Exception {
        try (EmulatedBoard board = board(Sensor.BAYS, "-DSETTLE_MS=60");
                TrayBridge bridge = bridge(board)) {
            rolled(board, 1);
            board.lift(5);
            board.pass(100);
            board.volts(5, 601);
            watched.awaitRolls(2);

            TrayRoll roll = watched.rolls().get(1);
            assertThat(roll.dice()).singleElement().satisfies(die -> {
                assertThat(die.face()).isEqualTo("soldier");
                assertThat(die.confidence()).isBetween(60, 80);
            });
            assertThat(roll.reason()).contains("confidence");
        }
    }

    @Test
    void becomes_the_Germans_tray_with_two_black_dice_when_it_is_told_to() throws Exception {
        try (EmulatedBoard board = board(Sensor.BAYS, "-DSETTLE_MS=60");
                TrayBridge bridge = bridge(board)) {
            watched.await("six dice", 6, TrayEvent.DieSeen.class::isInstance);
            bridge.configure("dice=german");
            watched.await("six dice again", 12, TrayEvent.DieSeen.class::isInstance);
            rolled(board, 1);

            assertThat(watched.rolls().get(0).dice())
                    .extracting(TrayDie::colour)
                    .containsExactly("red", "red", "white", "white", "black", "black");
            assertThat(watched.rolls().get(0).dice()).extracting(TrayDie::face).startsWith("soldier");
        }
    }

    @Test
    void keeps_a_roll_that_was_made_while_the_cable_was_out() throws Exception {
        try (EmulatedBoard board = board(Sensor.BAYS, "-DSETTLE_MS=60");
                TrayBridge bridge = bridge(board)) {
            rolled(board, 1);
            board.unplug();
            liftAll(board);
            layAll(board, 3);
            board.pass(200);
            board.plug();
            watched.awaitRolls(2);

            assertThat(watched.rolls()).extracting(TrayRoll::roll).containsExactly(1, 2);
        }
    }

    @Test
    void counts_its_starts() throws Exception {
        try (EmulatedBoard board = board(Sensor.BAYS, "-DSETTLE_MS=60");
                TrayBridge bridge = bridge(board)) {
            rolled(board, 1);
            board.reset();
            board.pass(300);
            liftAll(board);
            layAll(board, 2);
            watched.awaitRolls(2);

            int first = Integer.parseInt(watched.rolls().get(0).boot(), 16);
            int second = Integer.parseInt(watched.rolls().get(1).boot(), 16);
            assertThat(second).isEqualTo(first + 1);
        }
    }

    @Test
    void takes_a_new_boot_id_before_its_numbers_run_out_and_loses_nothing() throws Exception {
        try (EmulatedBoard board = board(Sensor.BAYS, "-DSETTLE_MS=60 -DNEW_BOOT_AFTER=20");
                TrayBridge bridge = bridge(board)) {
            for (int i = 1; i <= 6; i++) {
                rolled(board, i);
            }

            assertThat(watched.rolls()).extracting(TrayRoll::roll).containsExactly(1, 2, 3, 4, 5, 6);
            assertThat(watched.rolls().stream().map(TrayRoll::boot).distinct()).hasSizeGreaterThan(1);
            assertThat(watched.rolls())
                    .allSatisfy(roll -> assertThat(roll.status()).isEqualTo(TrayRoll.Status.SURE));
        }
    }

    @Test
    void becomes_a_tray_of_six_pipped_dice_when_it_is_told_to() throws Exception {
        try (EmulatedBoard board = board(Sensor.BAYS, "-DSETTLE_MS=60");
                TrayBridge bridge = bridge(board)) {
            watched.await("six dice", 6, TrayEvent.DieSeen.class::isInstance);
            bridge.configure("dice=d6");
            watched.await("six dice again", 12, TrayEvent.DieSeen.class::isInstance);
            rolled(board, 1);

            assertThat(watched.rolls().get(0).dice())
                    .extracting(TrayDie::kind, TrayDie::face)
                    .startsWith(org.assertj.core.groups.Tuple.tuple("d6", "1"));
        }
    }

    private String tray() {
        return watched.rolls().get(0).tray();
    }

    private void rolled(EmulatedBoard board, int count) throws Exception {
        liftAll(board);
        layAll(board, 1);
        watched.awaitRolls(count);
    }

    private static void liftAll(EmulatedBoard board) throws IOException {
        board.pass(150);
        for (int bay = 1; bay <= 6; bay++) {
            board.lift(bay);
        }
        board.pass(150);
    }

    /** Die 1 shows {@code first}, the next ones the faces after it. */
    private static void layAll(EmulatedBoard board, int first) throws IOException {
        List<Integer> bays = IntStream.rangeClosed(1, 6).boxed().toList();
        for (int bay : bays) {
            board.lay(bay, (first + bay - 2) % 6 + 1);
        }
    }

    private EmulatedBoard board(Sensor sensor, String defines) throws IOException {
        return EmulatedBoard.start(FIRMWARE, build(defines), sensor, defines, folder.resolve("tray"));
    }

    /** Kept from test to test: make knows what is stale. */
    private static Path build(String defines) {
        return Path.of("target", "firmware" + defines.replaceAll("\\W+", "-"));
    }

    private TrayBridge bridge(EmulatedBoard board) {
        return new TrayBridge(board.link().toString(), TraySettings.DEFAULT, inbox, watched).start();
    }
}
