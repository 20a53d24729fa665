package sandtable.dice;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sandtable.vision.DiceSetException;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.read.DiceReader;
import sandtable.vision.set.DiceSet;
import sandtable.vision.tray.Tray;

/**
 * Reads the dice of pictures: ordinary dice by their pips, RWB dice by the set that the owner has enrolled, the newest file {@code *.set} in
 * {@code HOME/dice}. The camera of this machine looks at the tray that was learned last, the newest {@code *.tray} there; a phone's photo may show any
 * place. The library behind it is loaded at the first picture. Safe for several threads; one picture is read at a time, because a large
 * one takes 120 MB.
 */
public final class Eyes {
    private final Path folder;
    private Optional<Enrolled> enrolled = Optional.empty();
    private Optional<DiceReader> pips = Optional.empty();

    /**
     * @param home where {@code dice/} lies; it need not exist
     */
    public Eyes(Path home) {
        this.folder = home.resolve("dice");
    }

    private record Enrolled(Path file, FileTime time, DiceReader reader) {}

    /**
     * What a picture shows.
     *
     * @param kind {@code rwb}, or {@code d6}; where no set is enrolled, all dice are read by their pips
     * @throws UnreadablePictureException if it is no picture
     * @throws DiceSetException if the enrolled set can't be used
     */
    synchronized Reading.Sight read(byte[] picture, String kind) throws UnreadablePictureException, DiceSetException {
        return sight(reader(kind).read(picture), kind);
    }

    /**
     * The same for a picture of the camera of this machine, which looks at the learned tray.
     *
     * @throws UnreadablePictureException if it is no picture, or of another shape than the tray's
     * @throws DiceSetException if the enrolled set or the tray's file can't be used
     */
    synchronized Reading.Sight readCamera(byte[] picture, String kind)
            throws UnreadablePictureException, DiceSetException {
        return sight(cameraReader(kind).read(picture), kind);
    }

    /** What reads dice of this kind in the pictures of the camera of this machine. */
    synchronized DiceReader cameraReader(String kind) throws DiceSetException {
        DiceReader reader = reader(kind);
        return tray().map(reader::in).orElse(reader);
    }

    /** The tray under the camera of this machine, if it was learned. */
    synchronized Optional<Tray> tray() throws DiceSetException {
        Optional<Path> newest = newest(".tray");
        return newest.isEmpty() ? Optional.empty() : Optional.of(Tray.load(newest.get()));
    }

    /** What the camera reads by; another as soon as another set or tray is there. */
    synchronized String glasses() {
        return Stream.of(".set", ".tray")
                .flatMap(ending -> newest(ending).stream())
                .map(file -> file + " " + time(file))
                .collect(Collectors.joining(" "));
    }

    /** Which tray the camera looks at; another as soon as it is shown anew, empty where none was learned. */
    synchronized String place() {
        return newest(".tray").map(file -> file + " " + time(file)).orElse("");
    }

    /** Since when the camera reads by this set and in this tray; empty where it has neither. */
    synchronized Optional<Instant> since() {
        return Stream.of(".set", ".tray")
                .flatMap(ending -> newest(ending).stream())
                .map(file -> time(file).toInstant())
                .max(Comparator.naturalOrder());
    }

    private DiceReader reader(String kind) throws DiceSetException {
        Optional<DiceReader> set = kind.equals("rwb") ? set() : Optional.empty();
        if (set.isPresent()) {
            return set.get();
        }
        if (pips.isEmpty()) {
            pips = Optional.of(DiceReader.pips());
        }
        return pips.get();
    }

    /** What was seen, as a reading has it: dice whose faces are numbers are ordinary ones. */
    Reading.Sight sight(SeenDice seen, String kind) {
        String read = kind.equals("rwb") && enrolled.isPresent() ? "rwb" : "d6";
        return new Reading.Sight(
                seen.dice().stream().map(die -> die(die, read)).toList(),
                Optional.empty(),
                seen.width(),
                seen.height());
    }

    private static Reading.ReadDie die(SeenDie die, String kind) {
        return new Reading.ReadDie(
                "", kind, die.colour(), die.face(), die.confidence(), die.reason(), die.x(), die.y(), die.size());
    }

    private Optional<DiceReader> set() throws DiceSetException {
        Optional<Path> newest = newest(".set");
        if (newest.isEmpty()) {
            return Optional.empty();
        }
        Path file = newest.get();
        FileTime time = time(file);
        if (enrolled.isEmpty()
                || !enrolled.get().file().equals(file)
                || !enrolled.get().time().equals(time)) {
            enrolled = Optional.of(new Enrolled(file, time, DiceReader.of(DiceSet.load(file))));
        }
        return enrolled.map(Enrolled::reader);
    }

    private Optional<Path> newest(String ending) {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .max(Comparator.comparing(Eyes::time).thenComparing(Path::toString));
        } catch (IOException e) {
            throw new UncheckedIOException("The folder of enrolled dice " + folder + " can't be read", e);
        }
    }

    private static FileTime time(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException e) {
            throw new UncheckedIOException("The enrolled dice " + file + " can't be read", e);
        }
    }
}
