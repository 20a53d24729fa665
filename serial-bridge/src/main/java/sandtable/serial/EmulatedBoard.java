package sandtable.serial;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The reference firmware itself, built with avr-gcc and run in simavr in real time, with its serial line on a pseudo terminal and
 * its dice in the caller's hands. For tests and figures. One caller at a time.
 */
public final class EmulatedBoard implements AutoCloseable {
    /** Which sensors the firmware reads. */
    public enum Sensor {
        KEYPAD,
        BAYS
    }

    private static final int FACE_1_MILLIVOLT = 357;
    private static final int STEP_MILLIVOLT = 714;
    private static final int EMPTY_MILLIVOLT = 5_000;

    private final Process process;
    private final Writer in;
    private final BufferedReader out;
    private final Path link;

    private EmulatedBoard(Process process, Path link) {
        this.process = process;
        this.in = process.outputWriter(StandardCharsets.US_ASCII);
        this.out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
        this.link = link;
    }

    /** What is missing on this machine to build and run the firmware, with what to install; empty where nothing is. */
    public static Optional<String> missing() {
        boolean tools = List.of("avr-gcc", "make", "gcc").stream().allMatch(EmulatedBoard::onPath);
        if (tools && Files.exists(Path.of("/usr/include/simavr/sim_avr.h"))) {
            return Optional.empty();
        }
        return Optional.of("building and running the firmware needs: sudo apt-get install "
                + "gcc-avr avr-libc binutils-avr simavr libsimavr-dev libelf-dev gcc libc6-dev make");
    }

    private static boolean onPath(String program) {
        String path = System.getenv("PATH");
        return path != null
                && Arrays.stream(path.split(":")).anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /**
     * Builds the firmware and starts it.
     *
     * @param firmware the folder {@code serial-bridge/firmware}
     * @param build where to build
     * @param defines other settings of the firmware, such as {@code -DSETTLE_MS=60}
     * @param link the name of the port that appears
     * @throws IOException it cannot be built or started; the message holds what the tools said
     */
    public static EmulatedBoard start(Path firmware, Path build, Sensor sensor, String defines, Path link)
            throws IOException {
        String elf = "tray-" + sensor.name().toLowerCase(Locale.ROOT) + ".elf";
        String folder = build.toAbsolutePath().toString();
        run(firmware, "make", "BUILD=" + folder, "DEFINES=" + defines, folder + "/" + elf, folder + "/tray-sim");
        Process process = new ProcessBuilder(folder + "/tray-sim", folder + "/" + elf, link.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        EmulatedBoard board = new EmulatedBoard(process, link);
        board.pass(1);
        return board;
    }

    /** Runs a tool in the firmware's folder and returns what it said. */
    static String run(Path folder, String... command) throws IOException {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (!process.waitFor(2, TimeUnit.MINUTES) || process.exitValue() != 0) {
                throw new IOException(String.join(" ", command) + " failed:\n" + said);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
        return said;
    }

    /** The port. */
    public Path link() {
        return link;
    }

    /** Lays a die with this face (1 to 6) into its bay (1 to 6). */
    public void lay(int bay, int face) throws IOException {
        volts(bay, FACE_1_MILLIVOLT + STEP_MILLIVOLT * (face - 1));
    }

    /** Takes the die out of its bay. */
    public void lift(int bay) throws IOException {
        volts(bay, EMPTY_MILLIVOLT);
    }

    /** Any voltage on a bay, in mV. */
    public void volts(int bay, int millivolt) throws IOException {
        command("bay " + bay + " " + millivolt);
    }

    /** Presses a key of the keypad for 60 ms, and lets it go for 60 ms. */
    public void press(char key) throws IOException {
        command("down " + key);
        pass(60);
        command("up " + key);
        pass(60);
    }

    /** Lets so many milliseconds of the board's own time pass. */
    public void pass(int ms) throws IOException {
        command("wait " + ms);
    }

    /** Presses the reset button. */
    public void reset() throws IOException {
        command("reset");
    }

    /** Pulls the cable; the board keeps its power. */
    public void unplug() throws IOException {
        command("unplug");
    }

    /** Puts the cable back. */
    public void plug() throws IOException {
        command("plug");
    }

    /** The bytes of RAM that the stack took at most since the start. */
    public int stack() throws IOException {
        return Integer.parseInt(ask("stack").replace("stack ", ""));
    }

    private String ask(String text) throws IOException {
        in.write(text + "\n");
        in.flush();
        String answer = out.readLine();
        while (answer != null && answer.startsWith("Loaded")) {
            answer = out.readLine();
        }
        return String.valueOf(answer);
    }

    private void command(String text) throws IOException {
        String answer = ask(text);
        if (!answer.equals("ok")) {
            throw new IOException("the emulator answered `" + answer + "` to `" + text + "`");
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
        try {
            if (!process.waitFor(2, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
