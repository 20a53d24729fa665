package sandtable.journal;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;

/** Salts that are the same in every run: 1, 2, 3 ... in the last eight bytes. */
public final class CountingSalts implements Salts {
    private final AtomicLong count = new AtomicLong();

    @Override
    public byte[] next() {
        return ByteBuffer.allocate(SIZE)
                .putLong(SIZE - Long.BYTES, count.incrementAndGet())
                .array();
    }
}
