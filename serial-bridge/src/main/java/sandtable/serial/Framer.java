package sandtable.serial;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Cuts a stream of bytes into sentences with one buffer of 120 bytes, whatever comes: garbage, half lines, many sentences at
 * once, megabytes without an end of line. What stands outside sentences is left out; every {@code $} starts anew; LF or
 * CR LF ends a sentence. Not safe for several threads.
 */
final class Framer {
    /** Receives what was found. */
    interface Sink {
        /**
         * A sentence, right or wrong.
         *
         * @param raw from {@code $} to before the end of the line, at most {@value Sentence#MAX_LENGTH} characters
         */
        void line(String raw) throws IOException;

        void dropped(Fault fault) throws IOException;
    }

    private enum State {
        OUTSIDE,
        INSIDE,
        OVERLONG
    }

    /** One more than a sentence may have, for the CR. */
    private final byte[] buffer = new byte[Sentence.MAX_LENGTH + 1];

    private final Sink sink;
    private int length;
    private State state = State.OUTSIDE;

    Framer(Sink sink) {
        this.sink = sink;
    }

    void accept(byte[] bytes, int from, int to) throws IOException {
        for (int i = from; i < to; i++) {
            accept(bytes[i]);
        }
    }

    private void accept(byte b) throws IOException {
        if (b == '$') {
            if (state == State.INSIDE) {
                sink.dropped(Fault.CUT_OFF);
            }
            state = State.INSIDE;
            buffer[0] = b;
            length = 1;
        } else if (b == '\n') {
            endLine();
        } else if (state == State.INSIDE) {
            if (length == buffer.length) {
                state = State.OVERLONG;
                sink.dropped(Fault.TOO_LONG);
            } else {
                buffer[length++] = b;
            }
        }
    }

    private void endLine() throws IOException {
        if (state == State.INSIDE) {
            int end = buffer[length - 1] == '\r' ? length - 1 : length;
            if (end > Sentence.MAX_LENGTH) {
                sink.dropped(Fault.TOO_LONG);
            } else {
                sink.line(new String(buffer, 0, end, StandardCharsets.ISO_8859_1));
            }
        }
        state = State.OUTSIDE;
    }

    /** Forgets a half-read sentence: the line was opened anew. */
    void reset() {
        state = State.OUTSIDE;
    }
}
