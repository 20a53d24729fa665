package sandtable.dice;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import sandtable.vision.DiceSetException;
import sandtable.vision.set.DiceSet;

/** The sets of dice in {@code HOME/dice}, one file each; the one that was put there last is in use. Safe for several threads. */
public final class DiceSets {
    /** The colours an enrolled die may have. */
    public static final List<String> COLOURS = DiceSet.COLOURS;

    /** The faces an enrolled die may show. */
    public static final List<String> FACES = DiceSet.FACES;

    /** A set's name is its file's, so nothing that leads elsewhere. */
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} _-]{0,39}");

    private static final String ENDING = ".set";

    private final Path folder;
    private final Clock clock;

    /**
     * @param home where {@code dice/} lies; it need not exist
     */
    public DiceSets(Path home, Clock clock) {
        this.folder = home.resolve("dice");
        this.clock = clock;
    }

    /**
     * A set as people are told of it.
     *
     * @param looks how many looks there are at each face, by colour and face; empty where the file can't be read
     * @param table whether it holds a picture of the table on which they were taken
     * @param used whether dice are read by it
     */
    public record Kept(
            String name,
            Map<String, Map<String, Integer>> looks,
            boolean table,
            boolean used,
            long bytes,
            Instant at) {}

    /** All sets, the one in use first. */
    public synchronized List<Kept> all() {
        List<Path> files = new ArrayList<>(files());
        files.sort(Comparator.comparing(DiceSets::time)
                .thenComparing(Path::toString)
                .reversed());
        List<Kept> all = new ArrayList<>();
        for (Path file : files) {
            Optional<DiceSet> set = set(file);
            all.add(new Kept(
                    name(file),
                    set.map(DiceSet::looks).orElse(Map.of()),
                    set.flatMap(DiceSet::table).isPresent(),
                    all.isEmpty(),
                    size(file),
                    time(file)));
        }
        return all;
    }

    /** The file of the set that is in use. */
    synchronized Optional<Path> used() {
        return files().stream().max(Comparator.comparing(DiceSets::time).thenComparing(Path::toString));
    }

    public static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    public synchronized Optional<byte[]> bytes(String name) {
        Path file = file(name);
        try {
            return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException("The set " + file + " can't be read", e);
        }
    }

    /** From now on dice are read by this set; says whether there is one of that name. */
    public synchronized boolean use(String name) {
        Path file = file(name);
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try {
            Files.setLastModifiedTime(file, FileTime.from(clock.instant()));
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException("The set " + file + " can't be chosen", e);
        }
    }

    /**
     * Takes in a set that somebody shares, and uses it.
     *
     * @throws DiceProblem if it is none, or of another version; nothing is changed then
     */
    public synchronized void take(String name, byte[] bytes) throws DiceProblem {
        try {
            Files.createDirectories(folder);
            Path part = Files.createTempFile(folder, "shared", ".part");
            try {
                Files.write(part, bytes);
                DiceProblem.told(() -> DiceSet.load(part));
                Files.move(part, file(name), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The set can't be kept in " + folder, e);
        }
        use(name);
    }

    /** Keeps a set under a name and uses it. */
    synchronized void keep(String name, DiceSet set) {
        put(name, set, clock.instant());
    }

    /**
     * Puts what a set has become in its place; it is in use then only if it still was, as people may have chosen another.
     *
     * @param was the file's content when it was read
     * @return false, and nothing is changed, where the file is another by now, as somebody has uploaded one
     */
    synchronized boolean mend(String name, byte[] was, DiceSet set) {
        Path file = file(name);
        if (bytes(name).filter(is -> Arrays.equals(is, was)).isEmpty()) {
            return false;
        }
        boolean used = used().filter(file::equals).isPresent();
        put(name, set, used ? clock.instant() : time(file));
        return true;
    }

    /** Eyes that look meanwhile see the file as it was or as it will be, and its time with it. */
    private void put(String name, DiceSet set, Instant time) {
        try {
            Files.createDirectories(folder);
            Path part = Files.createTempFile(folder, "made", ".part");
            try {
                set.save(part);
                Files.setLastModifiedTime(part, FileTime.from(time));
                Files.move(part, file(name), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The set can't be kept in " + folder, e);
        }
    }

    static String name(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.substring(0, name.length() - ENDING.length());
    }

    private Path file(String name) {
        if (!isName(name)) {
            throw new IllegalArgumentException("No name of a set: " + name);
        }
        return folder.resolve(name + ENDING);
    }

    private List<Path> files() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException("The folder of enrolled dice " + folder + " can't be read", e);
        }
    }

    /** Empty where the file can't be read. */
    private static Optional<DiceSet> set(Path file) {
        try {
            return Optional.of(DiceSet.load(file));
        } catch (DiceSetException e) {
            return Optional.empty();
        }
    }

    private static Instant time(Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException e) {
            throw new UncheckedIOException("The enrolled dice " + file + " can't be read", e);
        }
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            throw new UncheckedIOException("The enrolled dice " + file + " can't be read", e);
        }
    }
}
