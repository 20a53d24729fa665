package sandtable.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ShuffleTest {
    private static final String SEED = "00".repeat(31) + "01";
    private static final String ENTROPY = "ff".repeat(32);
    private static final List<String> CARDS = List.of("a", "b", "c", "d", "e", "f", "g", "h");

    @Test
    void golden_vectors_that_never_change() {
        assertThat(Shuffle.seedCommitment("decorations", 1, SEED))
                .isEqualTo("6ad341bef04cd4c17d8ac6678a9fb273e1ed081d5251e8fa10a0e5af6ff478e7");
        assertThat(Shuffle.order(SEED, "decorations", 1, ENTROPY, CARDS))
                .containsExactly("b", "h", "f", "e", "g", "a", "d", "c");
        assertThat(Shuffle.order(SEED, "decorations", 2, ENTROPY, CARDS))
                .containsExactly("e", "h", "c", "f", "b", "g", "d", "a");
        DeckFact.Proof proof = Shuffle.proof(new Shuffle.Keyed(SEED), "decorations", 1, ENTROPY, 0, 3, "a");
        assertThat(proof.salt()).isEqualTo("018678ee2a6b5fca4b06139af609421d7d75d5c3419a30b012b02b3dfef5a911");
        assertThat(Shuffle.slotCommitment("decorations", 1, proof))
                .isEqualTo("fdaa3857c14c53e6caa86021fdaa84c96f6075fb42339e77259128ac4d573349");
    }

    @Test
    void a_commitment_is_made_as_it_is_written_down() throws Exception {
        String framed = "16:sandtable-deck-1,4:seed,11:decorations,1:1,64:" + SEED + ",";
        assertThat(Shuffle.seedCommitment("decorations", 1, SEED))
                .isEqualTo(HexFormat.of()
                        .formatHex(
                                MessageDigest.getInstance("SHA-256").digest(framed.getBytes(StandardCharsets.UTF_8))));
    }

    /** Written anew from the description in docs/deck.md, with big integers and without the class under test. */
    @Test
    void an_order_is_made_as_it_is_written_down() throws Exception {
        String[] cards = CARDS.toArray(String[]::new);
        StringBuilder stream = new StringBuilder();
        for (int block = 0; block < 8; block++) {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(HexFormat.of().parseHex(SEED), "HmacSHA256"));
            String framed = "16:sandtable-deck-1,6:stream,11:decorations,1:1,64:" + ENTROPY + ",1:" + block + ",";
            stream.append(HexFormat.of().formatHex(mac.doFinal(framed.getBytes(StandardCharsets.UTF_8))));
        }
        int read = 0;
        for (int i = cards.length - 1; i > 0; i--) {
            BigInteger bound = BigInteger.valueOf(i + 1L);
            BigInteger fair = BigInteger.TWO.pow(32).divide(bound).multiply(bound);
            BigInteger number;
            do {
                number = new BigInteger(stream.substring(read, read + 8), 16);
                read += 8;
            } while (number.compareTo(fair) >= 0);
            int j = number.mod(bound).intValue();
            String card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
        assertThat(Shuffle.order(SEED, "decorations", 1, ENTROPY, CARDS)).containsExactly(cards);
    }

    @Test
    void the_order_in_which_the_cards_are_given_does_not_matter() {
        assertThat(Shuffle.order(SEED, "x", 1, ENTROPY, List.of("c", "a", "b")))
                .isEqualTo(Shuffle.order(SEED, "x", 1, ENTROPY, List.of("b", "c", "a")));
    }

    /** Chi-squared over the 24 orders of four cards: 23 degrees of freedom, 49.7 is passed by one fair shuffle in a thousand. */
    @Test
    void every_order_of_four_cards_comes_equally_often() {
        int shuffles = 24_000;
        Map<List<String>, Integer> counts = new TreeMap<>((a, b) -> a.toString().compareTo(b.toString()));
        for (int i = 0; i < shuffles; i++) {
            String entropy = String.format(Locale.ROOT, "%064x", i);
            counts.merge(Shuffle.order(SEED, "x", 1, entropy, List.of("a", "b", "c", "d")), 1, Integer::sum);
        }
        double expected = shuffles / 24.0;
        double chiSquared = counts.values().stream()
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
        assertThat(counts).hasSize(24);
        assertThat(chiSquared).isLessThan(49.7);
    }

    /** Of 3 * 2^29 numbers a plain remainder of 2^32 would give the lowest third of them half as often again as it should. */
    @Test
    void a_number_below_a_bound_favours_nobody() {
        int bound = 3 << 29;
        Shuffle.Stream stream = new Shuffle.Stream(SEED, "x", 1, ENTROPY);
        int numbers = 40_000;
        long lowest = IntStream.range(0, numbers)
                .filter(i -> stream.below(bound) < bound / 3 * 2)
                .count();
        assertThat(lowest / (double) numbers).isBetween(0.65, 0.68);
    }
}
