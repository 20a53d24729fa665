package sandtable.dice;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sandtable.vision.DiceSetException;
import sandtable.vision.enrol.Lesson;
import sandtable.vision.tray.Tray;
import sandtable.wire.Json;

/**
 * The pictures from which sets have learned, in {@code HOME/dice/lessons/SET}: what a set learns next is checked against them. The newest
 * of each set are kept. Used by one thread at a time.
 */
final class LessonShelf {
    private static final Logger LOG = LoggerFactory.getLogger(LessonShelf.class);
    private static final int MOST = 12;

    private final Path folder;

    LessonShelf(Path home) {
        this.folder = home.resolve("dice").resolve("lessons");
    }

    /** What stands beside a lesson's picture. */
    private record Note(List<Lesson.NamedDie> dice) {}

    /** The lessons of a set, the oldest first; one that can't be read any more is left out. */
    List<Lesson> of(String set) {
        List<Lesson> all = new ArrayList<>();
        for (Path one : folders(set)) {
            try {
                Path tray = one.resolve("tray.tray");
                all.add(new Lesson(
                        Files.readAllBytes(one.resolve("picture")),
                        Files.exists(tray) ? Optional.of(Tray.load(tray)) : Optional.empty(),
                        Json.journal()
                                .readValue(one.resolve("dice.json").toFile(), Note.class)
                                .dice()));
            } catch (IOException | DiceSetException e) {
                LOG.warn("The lesson {} can't be read, so nothing is checked against it", one, e);
            }
        }
        return all;
    }

    void keep(String set, String id, Lesson lesson) {
        try {
            Path one = Files.createDirectories(folder.resolve(set).resolve(id));
            Files.write(one.resolve("picture"), lesson.picture());
            if (lesson.tray().isPresent()) {
                lesson.tray().get().save(one.resolve("tray.tray"));
            }
            Files.write(one.resolve("dice.json"), Json.journal().writeValueAsBytes(new Note(lesson.dice())));
            List<Path> all = folders(set);
            for (Path old : all.subList(0, Math.max(0, all.size() - MOST))) {
                delete(old);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The lesson can't be kept in " + folder, e);
        }
    }

    private List<Path> folders(String set) {
        Path own = folder.resolve(set);
        if (!Files.isDirectory(own)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(own)) {
            return all.sorted(Comparator.comparing(LessonShelf::time).thenComparing(Path::toString))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("The lessons in " + own + " can't be read", e);
        }
    }

    private static long time(Path file) {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException e) {
            return 0;
        }
    }

    private static void delete(Path lesson) throws IOException {
        try (Stream<Path> files = Files.list(lesson)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(lesson);
    }
}
