package sandtable.game.rivet.rule;

import java.nio.ByteBuffer;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import sandtable.table.Chance;

/**
 * Fisher-Yates over an HMAC-SHA256 stream with rejection sampling, keyed by the table's chance and fed with the players' share, so that
 * nobody alone decides on an order.
 */
final class Shuffle {
    private final Mac mac;
    private final byte[] share;
    private ByteBuffer left = ByteBuffer.allocate(0);
    private long block;

    private Shuffle(Chance chance, String purpose) {
        try {
            mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(chance.bytes(purpose), "HmacSHA256"));
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException("Every JDK has HmacSHA256", e);
        }
        share = chance.entropy();
    }

    /**
     * @param purpose a use of chance of its own
     */
    static List<String> of(List<String> cards, Chance chance, String purpose) {
        Shuffle shuffle = new Shuffle(chance, purpose);
        List<String> order = new ArrayList<>(cards);
        for (int i = order.size() - 1; i > 0; i--) {
            Collections.swap(order, i, shuffle.below(i + 1));
        }
        return order;
    }

    /** Every number below the bound is equally likely: what would tip the scales is drawn again. */
    private int below(int bound) {
        long limit = (1L << 32) / bound * bound;
        long drawn;
        do {
            drawn = Integer.toUnsignedLong(next());
        } while (drawn >= limit);
        return (int) (drawn % bound);
    }

    private int next() {
        if (left.remaining() < Integer.BYTES) {
            mac.update(share);
            left = ByteBuffer.wrap(
                    mac.doFinal(ByteBuffer.allocate(Long.BYTES).putLong(block++).array()));
        }
        return left.getInt();
    }
}
