package sandtable.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Reads files that people name. What is no file, has no end or is no text is refused in words. */
final class GivenFile {
    private static final int LARGEST = 100_000_000;

    private GivenFile() {}

    /** @throws IOException if it can't be read or is larger than 100 MB */
    static byte[] bytes(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + " is a folder. Name a file.");
        }
        try (InputStream in = Files.newInputStream(file)) {
            // A device tells no size, and may go on for ever.
            byte[] bytes = in.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                throw new IOException(file + " is larger than 100 MB; it is not read. Name another.");
            }
            return bytes;
        }
    }

    /** @throws IOException if it can't be read, is larger than 100 MB or no text in UTF-8 */
    static List<String> lines(Path file) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(bytes(file));
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(bytes)
                    .toString()
                    .lines()
                    .toList();
        } catch (CharacterCodingException e) {
            throw new IOException(file + " is no text in UTF-8. Name another.", e);
        }
    }
}
