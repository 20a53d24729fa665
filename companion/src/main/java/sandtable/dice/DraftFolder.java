package sandtable.dice;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sandtable.vision.DiceSetException;
import sandtable.vision.picture.WholeFile;
import sandtable.vision.tray.Tray;
import sandtable.wire.Json;

/**
 * The folder in which a {@link Draft} lies with its pictures, in the form that {@code sandtable dice enrol} takes. Not safe for several
 * threads.
 *
 * @param path it need not be there yet
 */
record DraftFolder(Path path) {
    private static final String DRAFT = "draft.json";
    private static final String TRAY = "draft.tray";
    private static final String LABELS = "labels.csv";

    Optional<Draft> draft() {
        Path file = path.resolve(DRAFT);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Json.journal().readValue(file.toFile(), Draft.class));
        } catch (JsonProcessingException e) {
            return Optional.empty(); // of another version; a new one takes its place
        } catch (IOException e) {
            throw new UncheckedIOException("The draft in " + path + " can't be read", e);
        }
    }

    Draft keep(Draft draft) {
        try {
            write(path.resolve(DRAFT), Json.journal().writeValueAsBytes(draft));
            return draft;
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A draft can always be written", e);
        }
    }

    /** What the pictures show, a line a die. */
    void keepLabels(List<String> lines) {
        write(path.resolve(LABELS), String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
    }

    Optional<Tray> tray(Draft draft) throws DiceSetException {
        return draft.corners().isPresent() ? Optional.of(Tray.load(path.resolve(TRAY))) : Optional.empty();
    }

    void keep(Tray tray) {
        try {
            tray.save(path.resolve(TRAY));
        } catch (IOException e) {
            throw new UncheckedIOException("The tray can't be kept in " + path, e);
        }
    }

    byte[] picture(String id) {
        try {
            return Files.readAllBytes(jpeg(id));
        } catch (IOException e) {
            throw new UncheckedIOException("The draft in " + path + " can't be read", e);
        }
    }

    void keepPicture(String id, byte[] jpeg) {
        write(jpeg(id), jpeg);
    }

    void dropPicture(String id) {
        try {
            Files.deleteIfExists(jpeg(id));
        } catch (IOException e) {
            throw new UncheckedIOException("The draft's picture " + jpeg(id) + " can't be thrown away", e);
        }
    }

    void discard() {
        try {
            if (Files.isDirectory(path)) {
                try (Stream<Path> files = Files.list(path)) {
                    for (Path file : files.toList()) {
                        Files.delete(file);
                    }
                }
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The draft in " + path + " can't be thrown away", e);
        }
    }

    private Path jpeg(String id) {
        return path.resolve(id + ".jpg");
    }

    private void write(Path file, byte[] content) {
        try {
            Files.createDirectories(path);
            WholeFile.write(file, content);
        } catch (IOException e) {
            throw new UncheckedIOException("The draft can't be kept in " + path, e);
        }
    }
}
