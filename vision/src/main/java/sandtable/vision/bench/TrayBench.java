package sandtable.vision.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import sandtable.vision.DiceSetException;
import sandtable.vision.SeenDice;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.tray.Tray;

/**
 * Measures the reader on pictures of owners' dice that lie in folders, one folder a table: {@code empty.jpg}, the tray
 * without dice; {@code corners.txt}, its floor's four corners as {@code x,y x,y x,y x,y} in pixels, clockwise from the upper
 * left; {@code enrol/}, as {@code dice enrol} takes it; pictures, and {@code truth.csv} with
 * {@code file,x,y,size,colour,face,kind,visible}: {@code kind} is {@code good}, {@code cocked} or {@code foreign},
 * {@code visible} the share of the top face that is seen; a picture without dice has a line with its name alone.
 */
public final class TrayBench {
    private static final String NUMBER = "-?[0-9]+(\\.[0-9]+)?";
    private static final String CORNERS = "(NUMBER,NUMBER ){3}NUMBER,NUMBER".replace("NUMBER", NUMBER);

    private TrayBench() {}

    /**
     * Reads all tables; one that cannot be read is told and left out.
     *
     * @param folder with the tables' folders; those whose names begin alike up to the last {@code -} are told together
     * @param tray whether each table's tray is learned before its dice are enrolled and read
     * @param faults takes what was read otherwise than it lies
     * @throws IOException if it is no folder or holds no table; the message says so
     */
    public static void run(Path folder, boolean tray, Faults faults, Consumer<String> out) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IOException("There is no folder " + folder + ". Name the folder that holds the tables' folders.");
        }
        Map<String, List<Path>> kinds = new LinkedHashMap<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path p : all.filter(f -> Files.exists(f.resolve("truth.csv")))
                    .sorted()
                    .toList()) {
                kinds.computeIfAbsent(p.getFileName().toString().replaceFirst("-[^-]*$", ""), k -> new ArrayList<>())
                        .add(p);
            }
        }
        if (kinds.isEmpty()) {
            throw new IOException(folder + " holds no table: none of its folders has a truth.csv. Name the folder that"
                    + " holds the tables' folders.");
        }
        for (Map.Entry<String, List<Path>> kind : kinds.entrySet()) {
            VisionTally tally = new VisionTally(kind.getKey());
            for (Path table : kind.getValue()) {
                try {
                    read(table, tray, tally, faults);
                } catch (DiceSetException | UnreadablePictureException e) {
                    out.accept(table.getFileName() + ": " + e.getMessage());
                } catch (NoSuchFileException e) {
                    out.accept(table.getFileName() + ": there is no " + table.relativize(Path.of(e.getFile()))
                            + " in it.");
                }
            }
            out.accept(tally.line());
        }
    }

    private static void read(Path table, boolean tray, VisionTally tally, Faults faults)
            throws IOException, DiceSetException, UnreadablePictureException {
        DiceReader reader = enrolled(table, tray);
        for (Map.Entry<String, List<TrueDie>> e : truth(table).entrySet()) {
            byte[] file = Files.readAllBytes(table.resolve(e.getKey()));
            SeenDice seen = reader.read(file);
            List<Faults.Fault> found = tally.picture(DrawnBench.expected(e.getValue()), seen.dice(), seen.millis());
            faults.add(table.getFileName() + "-" + e.getKey(), file, found);
        }
    }

    private static DiceReader enrolled(Path table, boolean inTray)
            throws IOException, DiceSetException, UnreadablePictureException {
        return Showing.reader(table.resolve("enrol"), inTray ? Optional.of(tray(table)) : Optional.empty());
    }

    private static Tray tray(Path table) throws IOException, DiceSetException, UnreadablePictureException {
        List<double[]> corners = corners(Files.readString(table.resolve("corners.txt")));
        return Tray.learn(Files.readAllBytes(table.resolve("empty.jpg")), Optional.of(corners));
    }

    private static List<double[]> corners(String text) throws DiceSetException {
        if (!text.strip().matches(CORNERS)) {
            throw new DiceSetException(
                    "corners.txt: write the floor's four corners as x,y x,y x,y x,y in pixels, clockwise from the upper left.");
        }
        return Arrays.stream(text.strip().split(" "))
                .map(c -> Arrays.stream(c.split(","))
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toList();
    }

    /** The dice of each picture. */
    static Map<String, List<TrueDie>> truth(Path table) throws IOException {
        Map<String, List<TrueDie>> truth = new LinkedHashMap<>();
        for (String line :
                Files.readAllLines(table.resolve("truth.csv")).stream().skip(1).toList()) {
            String[] c = line.split(",", -1);
            List<TrueDie> dice = truth.computeIfAbsent(c[0], f -> new ArrayList<>());
            if (c.length == 8 && !c[1].isEmpty()) {
                dice.add(new TrueDie(
                        Double.parseDouble(c[1]),
                        Double.parseDouble(c[2]),
                        Double.parseDouble(c[3]),
                        c[4],
                        c[5],
                        c[6],
                        Double.parseDouble(c[7])));
            }
        }
        return truth;
    }
}
