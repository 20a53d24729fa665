package sandtable.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sandtable.journal.Drafts.NOON;
import static sandtable.journal.Drafts.TABLE;
import static sandtable.journal.Drafts.table;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What every store does with tables and those who sit at them. */
interface TablesSpecification {
    /** With nothing in it but the table {@link Drafts#TABLE}. */
    Store store();

    @Test
    default void tables_are_listed_newest_first_and_ids_are_unique() {
        TableRow newer = new TableRow(
                "t0",
                "dday",
                "base",
                "Pointe du Hoc",
                NOON.plusSeconds(1),
                table("t0").secret());
        store().tables().create(newer);
        assertThat(store().tables().list()).containsExactly(newer, table(TABLE));
        assertThat(store().tables().find("t0")).contains(newer);
        assertThat(store().tables().find("t9")).isEmpty();
        assertThatThrownBy(() -> store().tables().create(newer)).hasMessageContaining("t0 already");
    }

    @Test
    default void a_device_joins_holds_seats_and_is_known_by_its_token() {
        Device joined = store().devices().add("d1", "cookie", "Anna's phone", NOON);
        assertThat(joined.seats()).isEmpty();
        store().devices().hold("d1", TABLE, "unit-b");
        store().devices().hold("d1", TABLE, "unit-a");
        store().devices().hold("d1", TABLE, "unit-b");
        store().devices().seen("d1", NOON.plusSeconds(9));
        Device expected = new Device(
                "d1",
                "Anna's phone",
                List.of(new Device.Held(TABLE, "unit-b"), new Device.Held(TABLE, "unit-a")),
                NOON,
                NOON.plusSeconds(9),
                Optional.empty());
        assertThat(store().devices().byToken("cookie")).contains(expected);
        assertThat(store().devices().find("d1")).contains(expected);
        assertThat(store().devices().at(TABLE)).containsExactly(expected);
        assertThat(store().devices().byToken("another")).isEmpty();
    }

    @Test
    default void a_seat_can_be_released() {
        store().devices().add("d1", "cookie", "phone", NOON);
        store().devices().hold("d1", TABLE, "unit-a");
        store().devices().release("d1", TABLE, "unit-a");
        assertThat(store().devices().at(TABLE)).isEmpty();
    }

    @Test
    default void a_revoked_device_opens_nothing_and_stays_in_the_list() {
        store().devices().add("d1", "cookie", "phone", NOON);
        store().devices().hold("d1", TABLE, "german");
        store().devices().revoke("d1", NOON);
        store().devices().revoke("d1", NOON.plusSeconds(5));
        assertThat(store().devices().byToken("cookie")).isEmpty();
        assertThat(store().devices().at(TABLE))
                .singleElement()
                .satisfies(device -> assertThat(device.revokedAt()).contains(NOON));
    }

    @Test
    default void an_invitation_gives_its_seat_until_it_is_withdrawn() {
        store().devices().invite("token-1", TABLE, "german");
        store().devices().invite("token-2", TABLE, "german");
        assertThat(store().devices().invitation("token-1")).contains(new Invitation(TABLE, "german"));
        store().devices().withdraw(TABLE, "german");
        assertThat(store().devices().invitation("token-1")).isEmpty();
        assertThat(store().devices().invitation("token-2")).isEmpty();
    }

    @Test
    default void what_is_not_there_is_refused_by_name() {
        assertThatThrownBy(() -> store().devices().hold("d9", TABLE, "german")).hasMessageContaining("no device d9");
        assertThatThrownBy(() -> store().devices().seen("d9", NOON)).hasMessageContaining("no device d9");
        assertThatThrownBy(() -> store().devices().invite("x", "t9", "german")).hasMessageContaining("no table t9");
        store().devices().invite("x", TABLE, "german");
        assertThatThrownBy(() -> store().devices().invite("x", TABLE, "german")).hasMessageContaining("already");
        store().devices().add("d1", "cookie", "phone", NOON);
        assertThatThrownBy(() -> store().devices().add("d2", "cookie", "phone", NOON))
                .hasMessageContaining("already")
                .hasMessageNotContaining("cookie");
    }
}
