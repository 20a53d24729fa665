package sandtable.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ChainTest {
    /** Of {@link Drafts#fill} with three entries and {@link CountingSalts}: an old journal must verify for ever. */
    static final String HEAD_OF_THREE = "96a717d57894a3c48fdc294aac4a7817eebb0f6fe07bcfe2c89d5b74e36d7728";

    @Test
    void the_hash_is_made_as_it_is_written_down() throws Exception {
        Draft draft =
                new Draft("t1", 1, Instant.ofEpochMilli(1500), "german", "d1", "k", "{\"ä\":1}", Optional.of("hidden"));
        byte[] salt = new byte[32];
        Line line = Chain.seal(draft, Chain.START, salt);

        byte[] secretHash = sha256(concat(salt, "hidden".getBytes(StandardCharsets.UTF_8)));
        String bytes = "19:sandtable-journal-1,2:t1,1:1,4:1500,6:german,2:d1,1:k,8:{\"ä\":1},";
        byte[] expected = sha256(concat(new byte[32], concat(bytes.getBytes(StandardCharsets.UTF_8), secretHash)));
        assertThat(line.secretHash()).isEqualTo(HexFormat.of().formatHex(secretHash));
        assertThat(line.hash()).isEqualTo(HexFormat.of().formatHex(expected));
    }

    @Test
    void no_text_can_move_from_one_field_into_the_next() {
        Draft one = new Draft("t1", 1, Drafts.NOON, "german", "ab", "c", "{}", Optional.empty());
        Draft two = new Draft("t1", 1, Drafts.NOON, "german", "a", "bc", "{}", Optional.empty());
        assertThat(Chain.seal(one, Chain.START, new byte[32]).hash())
                .isNotEqualTo(Chain.seal(two, Chain.START, new byte[32]).hash());
    }

    @Test
    void an_entry_without_a_secret_part_has_a_secret_hash_that_differs_every_time() {
        Draft draft = Drafts.draft("t1", 1);
        Salts salts = Salts.fresh();
        assertThat(Chain.seal(draft, Chain.START, salts.next()).secretHash())
                .hasSize(64)
                .isNotEqualTo(Chain.seal(draft, Chain.START, salts.next()).secretHash());
    }

    @Test
    void fresh_salts_never_come_twice() {
        Set<Bytes> seen = new HashSet<>();
        Salts one = Salts.fresh();
        Salts other = Salts.fresh();
        for (int i = 0; i < 5_000; i++) {
            assertThat(seen.add(Bytes.of(one.next()))).isTrue();
            assertThat(seen.add(Bytes.of(other.next()))).isTrue();
        }
        assertThat(seen).allSatisfy(salt -> assertThat(salt.size()).isEqualTo(32));
    }

    @Test
    void every_change_of_one_character_in_an_export_is_found_where_it_is() throws Exception {
        Store store = Stores.inMemory(new CountingSalts());
        store.tables().create(Drafts.table("t1"));
        Drafts.fill(store, "t1", 4);
        StringBuilder out = new StringBuilder();
        store.journal().export("t1", Journal.Secrets.OPENED, out);
        List<String> lines = out.toString().lines().toList();
        String third = lines.get(2);
        for (int i = 0; i < third.length(); i++) {
            char changed = third.charAt(i) == 'x' ? 'y' : third.charAt(i) == '0' ? '1' : 'x';
            List<String> tampered = new ArrayList<>(lines);
            tampered.set(2, third.substring(0, i) + changed + third.substring(i + 1));
            assertThat(Export.verify(tampered, Optional.empty()))
                    .as("character %d of %s", i, tampered.get(2))
                    .isInstanceOfSatisfying(
                            Verdict.Broken.class,
                            broken -> assertThat(broken.position()).isEqualTo(3));
        }
    }

    @Test
    void an_export_without_a_line_lacks_its_first() {
        assertThat(Export.verify(List.of(), Optional.empty())).isEqualTo(new Verdict.Broken(1, Verdict.Fault.GAP));
    }

    @Test
    void a_line_that_is_no_json_is_named() {
        assertThat(Export.verify(List.of("{"), Optional.empty()))
                .isEqualTo(new Verdict.Broken(1, Verdict.Fault.UNREADABLE));
    }

    private static byte[] sha256(byte[] bytes) throws Exception {
        return MessageDigest.getInstance("SHA-256").digest(bytes);
    }

    private static byte[] concat(byte[] a, byte[] b) {
        byte[] both = new byte[a.length + b.length];
        System.arraycopy(a, 0, both, 0, a.length);
        System.arraycopy(b, 0, both, a.length, b.length);
        return both;
    }
}
