package sandtable.vision.enrol;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sandtable.vision.DiceSetException;
import sandtable.vision.set.DiceSet;

/** The list {@code labels.csv} of a folder with pictures to enrol. */
final class Labels {
    /** One die that a picture shows; {@code at} is its place in pixels where the list has it. */
    record Row(String colour, String face, Optional<double[]> at) {
        DiceSetException.Die named() {
            return new DiceSetException.Die(colour, face);
        }
    }

    private Labels() {}

    /** The rows of each picture file, in the list's order. */
    static Map<String, List<Row>> read(Path folder) throws DiceSetException {
        if (!Files.isDirectory(folder)) {
            throw new DiceSetException("There is no folder " + folder
                    + ". Name the folder that holds the pictures and their list labels.csv.");
        }
        Path file = folder.resolve("labels.csv");
        if (!Files.isRegularFile(file)) {
            throw new DiceSetException(file + " is missing. It lists the pictures, one die per line:"
                    + " file,colour,face and, where a picture shows several dice, x,y in pixels.");
        }
        List<String> lines;
        try {
            lines = Files.readAllLines(file);
        } catch (MalformedInputException e) {
            throw new DiceSetException(file + " is no text file in UTF-8.", e);
        } catch (IOException e) {
            throw new DiceSetException(file + " cannot be read. May this user read it?", e);
        }
        Map<String, List<Row>> rows = new LinkedHashMap<>();
        List<String> columns = List.of("file", "colour", "face", "x", "y");
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replace("\uFEFF", "").strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            if (line.contains(";") && !line.contains(",")) {
                throw wrong(file, i, "commas stand between file, colour, face, x and y, and no semicolons");
            }
            List<String> cells =
                    Arrays.stream(line.split(",", -1)).map(String::strip).toList();
            List<String> names =
                    cells.stream().map(c -> c.toLowerCase(Locale.ROOT)).toList();
            if (rows.isEmpty() && names.containsAll(List.of("file", "colour", "face"))) {
                columns = names;
                continue;
            }
            String name = cell(cells, columns, "file");
            if (!isOfAFolder(name)) {
                throw wrong(file, i, "\"" + name + "\" is no file of this folder");
            }
            rows.computeIfAbsent(name, n -> new ArrayList<>()).add(row(file, i, cells, columns));
        }
        if (rows.isEmpty()) {
            throw new DiceSetException(file + " lists no pictures.");
        }
        for (Map.Entry<String, List<Row>> e : rows.entrySet()) {
            if (e.getValue().size() > 1 && e.getValue().stream().anyMatch(r -> r.at().isEmpty())) {
                throw new DiceSetException(file + ": " + e.getKey()
                        + " shows several dice, so each of its lines needs x and y, the die's place in pixels.");
            }
        }
        return rows;
    }

    /** Whether it may be the name of a file in a folder or below it. */
    private static boolean isOfAFolder(String name) {
        try {
            return !name.isEmpty() && !name.contains("..") && !Path.of(name).isAbsolute();
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static Row row(Path file, int line, List<String> cells, List<String> columns) throws DiceSetException {
        String colour = cell(cells, columns, "colour").toLowerCase(Locale.ROOT);
        String face = cell(cells, columns, "face").toLowerCase(Locale.ROOT);
        if (!DiceSet.COLOURS.contains(colour)) {
            throw wrong(file, line, "\"" + colour + "\" is no colour of a die; there are " + DiceSet.COLOURS);
        }
        if (!DiceSet.FACES.contains(face)) {
            throw wrong(file, line, "\"" + face + "\" is no face; there are " + DiceSet.FACES);
        }
        String x = cell(cells, columns, "x");
        String y = cell(cells, columns, "y");
        if (x.isEmpty() && y.isEmpty()) {
            return new Row(colour, face, Optional.empty());
        }
        try {
            double px = Double.parseDouble(x);
            double py = Double.parseDouble(y);
            if (Double.isFinite(px) && Double.isFinite(py)) {
                return new Row(colour, face, Optional.of(new double[] {px, py}));
            }
        } catch (NumberFormatException e) {
            throw wrong(file, line, "x and y are pixels, but they are \"" + x + "\" and \"" + y + "\"");
        }
        throw wrong(file, line, "x and y are pixels, but they are \"" + x + "\" and \"" + y + "\"");
    }

    private static String cell(List<String> cells, List<String> columns, String column) {
        int i = columns.indexOf(column);
        return i < 0 || i >= cells.size() ? "" : cells.get(i);
    }

    private static DiceSetException wrong(Path file, int line, String what) {
        return new DiceSetException(file + ", line " + (line + 1) + ": " + what + ".");
    }
}
