package sandtable.vision.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.opencv.core.Mat;
import sandtable.vision.DiceSetException;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.picture.Picture;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.DiceKit;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.tray.Tray;

/**
 * Measures the reader on drawn trays of {@link Part#REPORT}, on which nothing may be tuned, and on labelled photographs where
 * a folder with them is given.
 */
public final class VisionBench {
    static final int DICE = 6;
    private static final int ROLLS = 6;
    private static final int TOKENS = 6;

    private VisionBench() {}

    /**
     * Draws tables until so many dice were thrown at each level, and reads them with a set enrolled from six pictures.
     *
     * @param part whose tables
     * @param dice how many dice at each level, rounded up to whole tables of 36
     * @param firstTable number of the first table; other numbers are other tables
     * @param out takes each line of figures as soon as it is known
     */
    public static void drawn(Part part, int dice, long firstTable, Consumer<String> out) throws IOException {
        for (Level level : Level.values()) {
            VisionTally tally = new VisionTally("drawn " + level);
            VisionTally tokens = new VisionTally("  square tokens");
            int refused = 0;
            int tables = (dice + DICE * ROLLS - 1) / (DICE * ROLLS);
            for (int i = 0; i < tables; i++) {
                refused += table(new TrayTable(level, part, firstTable + i), tally, tokens) ? 0 : 1;
            }
            out.accept(tally.line() + (refused == 0 ? "" : "  enrolments refused " + refused + " of " + tables));
            out.accept(tokens.lineWithoutDice(TOKENS * (tables - refused)));
        }
    }

    private static boolean table(TrayTable table, VisionTally tally, VisionTally tokens) throws IOException {
        try {
            DiceReader reader = enrolled(table);
            for (int i = 0; i < ROLLS; i++) {
                count(reader, table.roll(DICE, i), tally);
            }
            count(reader, table.foreign(DICE, 1), tally);
            count(reader, table.covered(4, 1), tally);
            count(reader, table.clutter(1), tally);
            count(reader, table.tokens(TOKENS, 1), tokens);
            return true;
        } catch (DiceSetException | UnreadablePictureException e) {
            return false;
        }
    }

    /** A reader of a table's dice, enrolled from six group pictures in its tray. */
    static DiceReader enrolled(TrayTable table) throws IOException, DiceSetException, UnreadablePictureException {
        Path folder = Files.createTempDirectory("sandtable-bench");
        try {
            List<String> csv = new ArrayList<>(List.of("file,colour,face,x,y"));
            for (String face : DiceKit.FACES) {
                TrayPicture p = table.group(face, 1000 + DiceKit.FACES.indexOf(face));
                Files.write(folder.resolve(face + ".jpg"), p.jpeg());
                for (TrueDie d : p.dice()) {
                    csv.add(String.join(
                            ",", face + ".jpg", d.colour(), face, "" + Math.round(d.x()), "" + Math.round(d.y())));
                }
            }
            Files.write(folder.resolve("labels.csv"), csv);
            Tray tray = Tray.learn(table.empty(1).jpeg(), Optional.of(Arrays.asList(table.corners())));
            return DiceReader.of(Enrolment.of(folder, Optional.of(tray)).set()).in(tray);
        } finally {
            try (var files = Files.list(folder)) {
                for (Path f : files.toList()) {
                    Files.delete(f);
                }
            }
            Files.delete(folder);
        }
    }

    /** The same for ordinary dice with pips; dice with symbols and clutter are among them, and must not be sure. */
    public static void drawnPips(Part part, int dice, long firstTable, Consumer<String> out) throws IOException {
        DiceReader reader = DiceReader.pips();
        int tables = (dice + DICE * ROLLS - 1) / (DICE * ROLLS);
        for (Level level : Level.values()) {
            VisionTally tally = new VisionTally("drawn pips " + level);
            for (int i = 0; i < tables; i++) {
                TrayTable table = new TrayTable(level, part, firstTable + i, 1280, 720, true);
                TrayTable symbols = new TrayTable(level, part, firstTable + i);
                try {
                    for (int k = 0; k < ROLLS; k++) {
                        count(reader, table.roll(DICE, k), tally);
                    }
                    count(reader, table.covered(4, 1), tally);
                    count(reader, table.clutter(1), tally);
                    count(reader, symbols.roll(DICE, 1), tally);
                } catch (UnreadablePictureException e) {
                    throw new IOException(e);
                }
            }
            out.accept(tally.line());
        }
    }

    private static void count(DiceReader reader, TrayPicture picture, VisionTally tally)
            throws UnreadablePictureException {
        SeenDice seen = reader.read(picture.jpeg());
        List<TrueDie> truth = reader.readsPips()
                ? picture.dice().stream().map(VisionBench::asPips).toList()
                : picture.dice();
        tally.picture(expected(truth), seen.dice(), seen.millis());
    }

    /** What a reading has to be for dice of which all is known. */
    static List<VisionTally.Expected> expected(List<TrueDie> truth) {
        return truth.stream()
                .map(d -> {
                    VisionTally.Expected.Kind kind = d.readable()
                            ? VisionTally.Expected.Kind.READ
                            : d.mustNotBeSure()
                                    ? VisionTally.Expected.Kind.NEVER_SURE
                                    : VisionTally.Expected.Kind.EITHER;
                    return new VisionTally.Expected(d.x(), d.y(), 0.45 * d.size(), d.colour(), d.face(), kind);
                })
                .toList();
    }

    /** Pips have no colours to tell, and a die with symbols is foreign among them. */
    private static TrueDie asPips(TrueDie d) {
        String kind = d.face().length() > 1 ? "foreign" : d.kind();
        return new TrueDie(d.x(), d.y(), d.size(), "", d.face(), kind, d.visible());
    }

    /**
     * Reads the labelled photographs of a folder ({@code labels.csv}: file, die, x, y, w, h, value ...; value 0: must not be
     * sure, -1: not judged; no die: a picture without), those that the nets learned from apart from all others, and counts
     * the pips of the others the plain way next to it.
     */
    public static void photographs(Path folder, Consumer<String> out) throws IOException {
        String name = folder.getFileName().toString();
        VisionTally others = new VisionTally(name);
        VisionTally plain = new VisionTally("  blobs by Otsu");
        VisionTally known = new VisionTally("  learned from");
        Set<String> learned = learned();
        DiceReader reader = DiceReader.pips();
        for (Map.Entry<String, List<VisionTally.Expected>> e : labels(folder).entrySet()) {
            try {
                Mat picture = Picture.decode(
                        Files.readAllBytes(folder.resolve("images").resolve(e.getKey())));
                SeenDice seen = reader.read(picture);
                if (learned.contains(name + "/" + e.getKey())) {
                    known.picture(e.getValue(), seen.dice(), seen.millis());
                } else {
                    others.picture(e.getValue(), seen.dice(), seen.millis());
                    long start = System.nanoTime();
                    List<SeenDie> counted = BlobCounter.read(picture);
                    plain.picture(e.getValue(), counted, (System.nanoTime() - start) / 1e6);
                }
                picture.release();
            } catch (UnreadablePictureException ex) {
                out.accept(e.getKey() + ": " + ex.getMessage());
            }
        }
        out.accept(others.line());
        out.accept(plain.line());
        out.accept(known.line());
    }

    private static VisionTally.Expected.Kind kind(String value) {
        return switch (value) {
            case "0" -> VisionTally.Expected.Kind.NEVER_SURE;
            case "-1" -> VisionTally.Expected.Kind.EITHER;
            default -> VisionTally.Expected.Kind.READ;
        };
    }

    /** The photographs from which the nets learned, as {@code source/file}. */
    static Set<String> learned() throws IOException {
        try (InputStream in = VisionBench.class.getResourceAsStream("pips-learned-from.txt")) {
            String list = in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return list.lines().collect(Collectors.toSet());
        }
    }

    /** The dice of each labelled photograph. */
    static Map<String, List<VisionTally.Expected>> labels(Path folder) throws IOException {
        Map<String, List<VisionTally.Expected>> truth = new LinkedHashMap<>();
        for (String line : Files.readAllLines(folder.resolve("labels.csv")).stream()
                .skip(1)
                .toList()) {
            String[] c = line.split(",", -1);
            List<VisionTally.Expected> dice = truth.computeIfAbsent(c[0], f -> new ArrayList<>());
            if (c[1].isEmpty()) {
                continue;
            }
            double w = Double.parseDouble(c[4]);
            double h = Double.parseDouble(c[5]);
            // Some labels enclose the pips alone, and a one's box is then very small.
            double reach = Math.max(14, 0.55 * Math.max(w, h));
            dice.add(new VisionTally.Expected(
                    Double.parseDouble(c[2]) + w / 2, Double.parseDouble(c[3]) + h / 2, reach, "", c[6], kind(c[6])));
        }
        return truth;
    }
}
