package sandtable.game.dday.flow;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import sandtable.table.Chance;

/**
 * A fair order of cards: Fisher-Yates over a stream of HMAC-SHA256 with rejection of numbers that would favour some cards.
 *
 * @param commitment SHA-256 hex of what the order was made from, shown before the first draw
 */
record Shuffle(List<String> order, String commitment) {
    /**
     * @param purpose of the shuffle; two shuffles of one ruling need two
     */
    static Shuffle of(List<String> cards, Chance chance, String purpose) {
        byte[] key = chance.bytes(purpose);
        byte[] entropy = chance.entropy();
        Stream stream = new Stream(key, entropy);
        List<String> order = new ArrayList<>(cards);
        for (int i = order.size() - 1; i > 0; i--) {
            Collections.swap(order, i, stream.below(i + 1));
        }
        return new Shuffle(order, HexFormat.of().formatHex(hmac(key, "commitment".getBytes(StandardCharsets.UTF_8))));
    }

    private static byte[] hmac(byte[] key, byte[] message) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            return mac.doFinal(message);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("This Java has no HmacSHA256, which every Java must have.", e);
        }
    }

    private static final class Stream {
        private final byte[] key;
        private final byte[] entropy;
        private byte[] block = new byte[0];
        private int at;
        private int blocks;

        Stream(byte[] key, byte[] entropy) {
            this.key = key;
            this.entropy = entropy;
        }

        int below(int bound) {
            int limit = 65536 - 65536 % bound;
            while (true) {
                int number = (next() << 8) | next();
                if (number < limit) {
                    return number % bound;
                }
            }
        }

        private int next() {
            if (at == block.length) {
                byte[] message = java.util.Arrays.copyOf(entropy, entropy.length + 4);
                for (int i = 0; i < 4; i++) {
                    message[entropy.length + i] = (byte) (blocks >>> (8 * i));
                }
                block = hmac(key, message);
                blocks++;
                at = 0;
            }
            return block[at++] & 0xff;
        }
    }
}
