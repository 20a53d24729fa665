package sandtable.vision.picture;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import sandtable.vision.DiceSetException;

/** Reads JSON files of ours. */
public final class JsonFile {
    /** Larger files are none of ours. */
    public static final int MOST_BYTES = 5_000_000;

    private static final ObjectMapper JSON = new ObjectMapper();

    private JsonFile() {}

    /**
     * Reads one and checks its kind and version.
     *
     * @param what it is, in the words of whoever is told that it is none
     * @param remedy what to do then, a sentence
     * @throws DiceSetException if it is no such file, damaged, too large, or of another version
     */
    public static JsonNode read(Path file, String format, int version, String what, String remedy)
            throws DiceSetException {
        JsonNode root;
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new DiceSetException(
                        DiceSetException.Why.NO_SET, file + ": this is no " + what + ": it is larger than 5 MB.");
            }
            root = JSON.readTree(bytes);
        } catch (JsonProcessingException e) {
            throw new DiceSetException(
                    DiceSetException.Why.NO_SET, file + ": this is no " + what + ", or it is damaged. " + remedy);
        } catch (IOException e) {
            throw new DiceSetException(file + ": the " + what + " cannot be read: " + unread(file, e), e);
        }
        if (!root.path("format").asText("").equals(format)) {
            throw new DiceSetException(DiceSetException.Why.NO_SET, file + ": this is no " + what + ". " + remedy);
        }
        int found = root.path("version").asInt(-1);
        if (found != version) {
            throw new DiceSetException(
                    DiceSetException.Why.OTHER_VERSION,
                    file + ": this " + what + " is of version " + found + ", and this program reads version " + version
                            + ". " + remedy);
        }
        return root;
    }

    private static String unread(Path file, IOException e) {
        if (e instanceof NoSuchFileException) {
            return "there is no such file. Name another.";
        }
        if (e instanceof AccessDeniedException) {
            return "you may not read this file. Change its permissions, or name another.";
        }
        return Files.isDirectory(file) ? "it is a folder. Name a file." : "the disk did not give it. Try again.";
    }
}
