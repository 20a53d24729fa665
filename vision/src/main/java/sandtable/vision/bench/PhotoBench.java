package sandtable.vision.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Picture;
import sandtable.vision.read.DiceReader;

/** Measures the reader of pips on labelled photographs. */
public final class PhotoBench {
    private PhotoBench() {}

    /**
     * Reads folders of labelled photographs ({@code images} and {@code labels.csv}: file, die, x, y, w, h, value ...; value 0: must not be sure,
     * -1: not judged; no die: a picture without). Those that the nets learned from are told apart from all others, with the pips of the others
     * counted the plain way next to them.
     *
     * @param folder with the sources' folders
     * @param faults takes what was read otherwise than it lies
     * @throws IOException if it is no folder or holds no such one; the message says so
     */
    public static void run(Path folder, Faults faults, Consumer<String> out) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IOException(
                    "There is no folder " + folder + ". Name the folder that holds the sources' folders.");
        }
        List<Path> sources;
        try (Stream<Path> all = Files.list(folder)) {
            sources = all.filter(f -> Files.isRegularFile(f.resolve("labels.csv")))
                    .sorted()
                    .toList();
        }
        if (sources.isEmpty()) {
            throw new IOException(
                    folder + " holds no photographs: none of its folders has a labels.csv. Name the folder"
                            + " that holds the sources' folders.");
        }
        for (Path source : sources) {
            source(source, faults, out);
        }
    }

    private static void source(Path folder, Faults faults, Consumer<String> out) throws IOException {
        String name = folder.getFileName().toString();
        VisionTally others = new VisionTally(name);
        VisionTally plain = new VisionTally("  blobs by Otsu");
        VisionTally known = new VisionTally("  learned from");
        Set<String> learned = learned();
        DiceReader reader = DiceReader.pips();
        for (Map.Entry<String, List<VisionTally.Expected>> e : labels(folder).entrySet()) {
            try {
                byte[] file = Files.readAllBytes(folder.resolve("images").resolve(e.getKey()));
                Mat picture = Picture.decode(file);
                SeenDice seen = reader.read(picture);
                boolean knows = learned.contains(name + "/" + e.getKey());
                List<Faults.Fault> found = (knows ? known : others).picture(e.getValue(), seen.dice(), seen.millis());
                faults.add(name + "-" + e.getKey(), file, found);
                if (!knows) {
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
        try (InputStream in = PhotoBench.class.getResourceAsStream("pips-learned-from.txt")) {
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
