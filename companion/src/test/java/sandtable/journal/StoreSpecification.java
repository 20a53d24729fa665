package sandtable.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sandtable.journal.Drafts.TABLE;
import static sandtable.journal.Drafts.table;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** What every store does. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
abstract class StoreSpecification implements JournalSpecification, TablesSpecification, InboxSpecification {
    Store store;

    /** A store with nothing in it. */
    abstract Store open(Salts salts) throws Exception;

    @Override
    public Store store() {
        return store;
    }

    @BeforeEach
    void openStore() throws Exception {
        store = open(new CountingSalts());
        store.tables().create(table(TABLE));
    }

    @AfterEach
    void closeStore() {
        store.close();
    }

    @Test
    void a_picture_is_given_back_byte_by_byte() {
        byte[] bytes = new byte[70_000];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        Pictures.Picture picture = new Pictures.Picture("image/png", Bytes.of(bytes));
        store.pictures().put("p1", picture);
        store.pictures().put("p1", picture);
        assertThat(store.pictures().get("p1")).contains(picture);
        assertThatThrownBy(() -> store.pictures().put("p1", new Pictures.Picture("image/png", Bytes.of(new byte[1]))))
                .hasMessageContaining("p1 already");
        store.pictures().remove("p1");
        assertThat(store.pictures().get("p1")).isEmpty();
    }

    @Test
    void the_box_keeps_the_last_value_and_finds_by_the_beginning_of_the_key() {
        store.box().put("fact/i", "1");
        store.box().put("fact/I", "\"groß\"");
        store.box().put("fact/ı", "2");
        store.box().put("facts_of/x", "3");
        store.box().put("fact/i", "{\"value\": 4}");
        assertThat(store.box().get("fact/i")).contains("{\"value\": 4}");
        assertThat(store.box().under("fact/"))
                .containsExactly(
                        Map.entry("fact/I", "\"groß\""),
                        Map.entry("fact/i", "{\"value\": 4}"),
                        Map.entry("fact/ı", "2"));
        store.box().remove("fact/i");
        assertThat(store.box().get("fact/i")).isEmpty();
    }
}
