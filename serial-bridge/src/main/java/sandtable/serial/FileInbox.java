package sandtable.serial;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An inbox in one file, for tools that have no database: whoever opens it again goes on where it was, without loss or doubling,
 * even after being killed. Every batch is appended and forced to the disk before {@link #keep} returns; a batch that was cut off
 * is as if it had never come. Safe for several threads of one process; no two processes may have the file open.
 */
public final class FileInbox implements TrayInbox, AutoCloseable {
    private static final String NO_REASON = "-";

    private final FileChannel file;
    private final MemoryInbox memory = new MemoryInbox();

    /**
     * Opens the file, or makes it.
     *
     * @throws IOException it cannot be read or written, or holds something else, which then stays as it is
     */
    public FileInbox(Path path) throws IOException {
        file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            String text = Files.readString(path, StandardCharsets.ISO_8859_1);
            String whole = whole(text);
            if (!isCutOff(text.substring(whole.length()))) {
                throw new IllegalArgumentException("more than a batch that was cut off");
            }
            batches(whole).forEach(this::remember);
            file.truncate(whole.length());
            file.position(whole.length());
        } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException e) {
            file.close();
            throw new IOException(path + " is no file of `tray watch --keep`; name another", e);
        }
    }

    /** What is taken off the end is a batch that was begun; anything else is somebody's own. */
    private static boolean isCutOff(String rest) {
        return begins(rest, "batch ")
                && rest.lines()
                        .skip(1)
                        .allMatch(line -> begins(line, "roll ") || begins(line, "kept ") || begins(line, "end"));
    }

    private static boolean begins(String line, String word) {
        return line.startsWith(word) || word.startsWith(line);
    }

    /** The rolls in a file that another process may have open. */
    static List<TrayRoll> read(Path path) throws IOException {
        List<TrayRoll> found = new ArrayList<>();
        batches(whole(Files.readString(path, StandardCharsets.ISO_8859_1)))
                .forEach(batch -> found.addAll(batch.rolls()));
        return found;
    }

    /** Whether the last sentence in such a file still awaits its roll. */
    static boolean lastAwaits(Path path) throws IOException {
        String text = whole(Files.readString(path, StandardCharsets.ISO_8859_1));
        return text.lastIndexOf(" awaits ") > Math.max(text.lastIndexOf(" settled "), text.lastIndexOf("\nroll "));
    }

    private static String whole(String text) {
        int end = text.lastIndexOf("\nend\n");
        return end < 0 ? "" : text.substring(0, end + "\nend\n".length());
    }

    private static List<Batch> batches(String whole) {
        List<Batch> batches = new ArrayList<>();
        for (String block : whole.split("(?<=\nend\n)", -1)) {
            if (!block.isEmpty()) {
                batches.add(read(block.split("\n", -1)));
            }
        }
        return batches;
    }

    @Override
    public Memory recall(String tray, String boot) {
        return memory.recall(tray, boot);
    }

    @Override
    public synchronized void keep(Batch batch) {
        try {
            long before = file.position();
            ByteBuffer bytes = ByteBuffer.wrap(write(batch).getBytes(StandardCharsets.ISO_8859_1));
            try {
                while (bytes.hasRemaining()) {
                    file.write(bytes);
                }
                file.force(false);
            } catch (IOException e) {
                file.truncate(before);
                throw e;
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the file cannot be written: " + e.getMessage(), e);
        }
        remember(batch);
    }

    private void remember(Batch batch) {
        memory.keep(batch);
        // The finished ones stand in the file; nobody takes them from here.
        memory.takeRolls();
    }

    /** Whether a roll has dice and no end yet. */
    synchronized boolean awaitsAny() {
        return memory.awaitsAny();
    }

    @Override
    public synchronized void close() throws IOException {
        file.close();
    }

    private static String write(Batch batch) {
        StringBuilder text = new StringBuilder();
        line(text, "batch", Fields.escape(batch.tray()), Fields.escape(batch.boot()));
        for (TrayRoll roll : batch.rolls()) {
            line(
                    text,
                    "roll",
                    Fields.escape(roll.tray()),
                    Fields.escape(roll.boot()),
                    String.valueOf(roll.roll()),
                    roll.status().name(),
                    roll.reason().orElse(NO_REASON),
                    String.join(" ", roll.raw()));
        }
        for (Kept kept : batch.sentences()) {
            line(text, "kept", String.valueOf(kept.seq()), kept.awaitsRoll() ? "awaits" : "settled", kept.raw());
        }
        return text.append("end\n").toString();
    }

    /** Nothing of what is written has a blank in it: sentences and escaped names have none. */
    private static void line(StringBuilder text, String... words) {
        text.append(String.join(" ", words)).append('\n');
    }

    /** Throws one of several unchecked exceptions where it is not what {@link #write} writes. */
    private static Batch read(String[] lines) {
        String[] head = lines[0].split(" ", -1);
        if (!head[0].equals("batch")) {
            throw new IllegalArgumentException("no batch");
        }
        String boot = Fields.unescape(head[2]);
        List<Kept> sentences = new ArrayList<>();
        List<TrayRoll> finished = new ArrayList<>();
        for (String line : List.of(lines).subList(1, lines.length - 2)) {
            String[] words = line.split(" ", -1);
            if (words[0].equals("kept")) {
                sentences.add(new Kept(boot, Integer.parseInt(words[1]), words[3], words[2].equals("awaits")));
            } else if (words[0].equals("roll")) {
                finished.add(roll(words));
            } else {
                throw new IllegalArgumentException("no line of a batch");
            }
        }
        return new Batch(Fields.unescape(head[1]), boot, sentences, finished);
    }

    private static TrayRoll roll(String[] words) {
        List<String> raw = List.of(words).subList(6, words.length);
        List<TrayDie> dice = new ArrayList<>();
        for (String sentence : raw) {
            if (TrayMessage.decode(sentence) instanceof Decoded.Whole<TrayMessage> whole
                    && whole.value() instanceof TrayMessage.AtRest rest) {
                dice.add(rest.die());
            }
        }
        return new TrayRoll(
                Fields.unescape(words[1]),
                Fields.unescape(words[2]),
                Integer.parseInt(words[3]),
                TrayRoll.Status.valueOf(words[4]),
                Optional.of(words[5]).filter(reason -> !reason.equals(NO_REASON)),
                dice,
                raw);
    }
}
