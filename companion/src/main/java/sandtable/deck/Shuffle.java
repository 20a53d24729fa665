package sandtable.deck;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The arithmetic of a verifiable deck. Its results never change: old games are verified with it.
 *
 * <p>Every input is framed as netstrings ({@code 4:deck,}), so that no two inputs are the same bytes. {@code name}, {@code epoch} ... are written as
 * text, numbers in decimal, seeds and entropy in hex.
 *
 * <pre>
 * commitment of a seed = SHA-256( "sandtable-deck-1" "seed" name epoch seed )
 * block i of the stream = HMAC-SHA256( key seed, "sandtable-deck-1" "stream" name epoch entropy i )
 * salt of a slot = HMAC-SHA256( key seed, "sandtable-deck-1" "salt" name epoch entropy round slot )
 * commitment of a slot = SHA-256( "sandtable-deck-1" "slot" name epoch round slot salt card )
 * </pre>
 *
 * <p>The stream is read as unsigned 32-bit numbers, most significant byte first. Shuffling: the cards sorted by name (by UTF-16 code unit), then
 * from the last place down to the second each swapped with one at or below it (Fisher and Yates; Knuth, TAOCP 2, 3.4.2, algorithm P); a number
 * that would favour some places is thrown away (rejection sampling).
 */
final class Shuffle {
    private static final String FORM = "sandtable-deck-1";
    /** Of a frame in characters: more than most of them need. */
    private static final int ROOM = 256;

    private Shuffle() {}

    static String seedCommitment(String name, int epoch, String seed) {
        return hex(sha256(frame("seed", name, epoch, seed)));
    }

    /** The cards in their new order, top first. */
    static List<String> order(String seed, String name, int epoch, String entropy, List<String> cards) {
        List<String> order = new ArrayList<>(cards);
        Collections.sort(order);
        Stream stream = new Stream(seed, name, epoch, entropy);
        for (int i = order.size() - 1; i > 0; i--) {
            Collections.swap(order, i, stream.below(i + 1));
        }
        return List.copyOf(order);
    }

    static DeckFact.Proof proof(Keyed key, String name, int epoch, String entropy, int round, int slot, String card) {
        return new DeckFact.Proof(slot, round, card, hex(key.hmac(frame("salt", name, epoch, entropy, round, slot))));
    }

    static String slotCommitment(String name, int epoch, DeckFact.Proof proof) {
        return hex(sha256(frame("slot", name, epoch, proof.round(), proof.slot(), proof.salt(), proof.card())));
    }

    private static byte[] frame(Object... parts) {
        StringBuilder text = new StringBuilder(ROOM);
        netstring(text, FORM);
        for (Object part : parts) {
            netstring(text, part.toString());
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static void netstring(StringBuilder text, String part) {
        text.append(part.getBytes(StandardCharsets.UTF_8).length)
                .append(':')
                .append(part)
                .append(',');
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("This Java has no SHA-256. Use a complete JDK.", e);
        }
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    /** HMACs with a seed as their key; for one thread. */
    static final class Keyed {
        private final Mac mac;

        Keyed(String seed) {
            try {
                mac = Mac.getInstance("HmacSHA256");
                mac.init(new SecretKeySpec(HexFormat.of().parseHex(seed), "HmacSHA256"));
            } catch (NoSuchAlgorithmException | InvalidKeyException e) {
                throw new IllegalStateException("This Java has no HMAC-SHA256. Use a complete JDK.", e);
            }
        }

        private byte[] hmac(byte[] bytes) {
            return mac.doFinal(bytes);
        }
    }

    /** Numbers made of a seed and the players' entropy. */
    static final class Stream {
        private final Keyed key;
        private final String name;
        private final int epoch;
        private final String entropy;
        private ByteBuffer block = ByteBuffer.allocate(0);
        private int blocks;

        Stream(String seed, String name, int epoch, String entropy) {
            this.key = new Keyed(seed);
            this.name = name;
            this.epoch = epoch;
            this.entropy = entropy;
        }

        /** 0 to bound - 1, each as likely as the others. */
        int below(int bound) {
            long range = 1L << Integer.SIZE;
            long fair = range - range % bound;
            long number;
            do {
                number = next();
            } while (number >= fair);
            return (int) (number % bound);
        }

        private long next() {
            if (!block.hasRemaining()) {
                block = ByteBuffer.wrap(key.hmac(frame("stream", name, epoch, entropy, blocks)));
                blocks++;
            }
            return Integer.toUnsignedLong(block.getInt());
        }
    }
}
