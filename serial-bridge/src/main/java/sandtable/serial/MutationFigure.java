package sandtable.serial;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Spoiled sentences through the framer and the codec, and through {@link StrictReference}: what one accepts the other has to
 * accept, and nothing else.
 *
 * @param sentences how many were spoiled
 * @param accepted how many valid sentences were found by both
 * @param wronglyAccepted found by the bridge alone
 * @param wronglyRefused found by the reference alone
 * @param example the first difference, as text
 */
public record MutationFigure(
        long sentences, long accepted, long wronglyAccepted, long wronglyRefused, Optional<String> example) {
    /** As many sentences stand on one piece of the line, so that a spoiled one also meets its neighbours. */
    private static final int PIECE = 4;

    /** Measures. The same seed gives the same sentences. */
    public static MutationFigure measure(long count, long seed) {
        Mutations mutations = new Mutations(seed);
        List<String> found = new ArrayList<>();
        Framer framer = new Framer(new Framer.Sink() {
            @Override
            public void line(String raw) {
                if (TrayMessage.decode(raw) instanceof Decoded.Whole<TrayMessage>) {
                    found.add(raw);
                }
            }

            @Override
            public void dropped(Fault fault) {
                // the reference has to refuse it, too
            }
        });
        long accepted = 0;
        long wronglyAccepted = 0;
        long wronglyRefused = 0;
        Optional<String> example = Optional.empty();
        for (long done = 0; done < count; done += PIECE) {
            byte[] piece = piece(mutations, (int) Math.min(PIECE, count - done));
            List<String> expected = StrictReference.valid(piece);
            found.clear();
            framer.reset();
            try {
                framer.accept(piece, 0, piece.length);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            accepted += found.size();
            if (!found.equals(expected)) {
                List<String> more = new ArrayList<>(found);
                expected.forEach(more::remove);
                List<String> less = new ArrayList<>(expected);
                found.forEach(less::remove);
                wronglyAccepted += more.size();
                wronglyRefused += less.size();
                if (example.isEmpty()) {
                    example = Optional.of(new String(piece, StandardCharsets.ISO_8859_1) + " accepted wrongly " + more
                            + ", refused wrongly " + less);
                }
            }
        }
        return new MutationFigure(count, accepted, wronglyAccepted, wronglyRefused, example);
    }

    private static byte[] piece(Mutations mutations, int size) {
        ByteArrayOutputStream piece = new ByteArrayOutputStream();
        for (int i = 0; i < size; i++) {
            piece.writeBytes(mutations.spoiled(mutations.valid()));
        }
        return piece.toByteArray();
    }

    /** Whether the promise holds. */
    public boolean holds() {
        return wronglyAccepted == 0 && wronglyRefused == 0;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%,d spoiled sentences: %,d valid ones among them, %d wrongly accepted, %d wrongly refused%s",
                sentences,
                accepted,
                wronglyAccepted,
                wronglyRefused,
                example.map(text -> "\n" + text).orElse(""));
    }
}
