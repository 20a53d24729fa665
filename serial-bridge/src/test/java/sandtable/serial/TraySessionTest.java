package sandtable.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.serial.TrayLight.State;
import sandtable.serial.TrayLight.Trouble;

@DisplayName("A session")
class TraySessionTest {
    @Test
    void asks_who_is_there_every_500_ms_until_the_hello() {
        Dialogue d = new Dialogue();
        d.pass(1_600);
        assertThat(d.takeSaid()).containsExactly("HI,0,1", "HI,0,1", "HI,0,1", "HI,0,1");

        d.hello("51C2", 1);
        d.pass(1_600);
        assertThat(d.takeSaid()).isEmpty();
        assertThat(d.light()).isEqualTo(new Command.Show(Optional.of("tray-7F3A"), State.FOUND, Trouble.NONE, ""));
    }

    @Test
    void trusts_nothing_before_the_hello() {
        Dialogue d = new Dialogue();
        d.die(1, 17, "3", "star", 98);
        d.end(2, 17, 1);

        assertThat(d.rolls()).isEmpty();
        assertThat(d.takeSaid()).containsExactly("HI,0,1");
    }

    @Test
    void reads_the_roll_of_the_test_vectors_and_acknowledges_what_is_stored() {
        Dialogue d = new Dialogue();
        d.takeSaid();
        String star = "$ROL,3,90210,17,3,rwb,red,two-soldiers,98*B71C";
        String unknown = "$ROL,4,90214,17,4,rwb,white,?,0*2FF2";
        String end = "$END,5,90260,17,2*4030";
        d.raw("$HEL,0,1,1.0.0,tray-7F3A,51C2,1,locks*990E");
        d.raw("$DIE,1,3,rwb,red*4E02");
        d.raw("$STA,2,3,rolling*47E9", star, unknown, end);

        assertThat(d.said).containsExactly("$ACK,1*D7D0", "$ACK,5*9754");
        assertThat(d.rolls())
                .containsExactly(new TrayRoll(
                        "tray-7F3A",
                        "51C2",
                        17,
                        TrayRoll.Status.ASK,
                        Optional.of("face"),
                        List.of(
                                new TrayDie("3", "rwb", "red", "two-soldiers", 98),
                                new TrayDie("4", "rwb", "white", "?", 0)),
                        List.of(star, unknown, end)));
    }

    @Test
    void is_sure_of_a_whole_roll_from_90_percent_on() {
        Dialogue d = Dialogue.afterHello();
        d.die(1, 1, "a", "star", 90);
        d.end(2, 1, 1);
        d.die(3, 2, "a", "star", 89);
        d.end(4, 2, 1);

        assertThat(d.rolls())
                .extracting(TrayRoll::status, TrayRoll::reason)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(TrayRoll.Status.SURE, Optional.empty()),
                        org.assertj.core.groups.Tuple.tuple(TrayRoll.Status.ASK, Optional.of("confidence")));
    }

    @Test
    void asks_where_the_count_is_not_that_of_the_dice() {
        Dialogue d = Dialogue.afterHello();
        d.die(1, 1, "a", "star", 99);
        d.end(2, 1, 2);

        assertThat(d.rolls()).singleElement().satisfies(roll -> {
            assertThat(roll.reason()).contains("incomplete");
            assertThat(roll.dice()).hasSize(1);
        });
    }

    @Test
    void asks_where_one_die_came_twice() {
        Dialogue d = Dialogue.afterHello();
        d.die(1, 1, "a", "star", 99);
        d.die(2, 1, "a", "skull", 99);
        d.end(3, 1, 2);

        assertThat(d.rolls()).singleElement().extracting(TrayRoll::reason).isEqualTo(Optional.of("incomplete"));
    }

    @Test
    void asks_where_a_die_shows_a_face_that_its_kind_does_not_have() {
        Dialogue d = Dialogue.afterHello();
        d.die(1, 1, "a", "3", 99);
        d.end(2, 1, 1);

        assertThat(d.rolls()).singleElement().extracting(TrayRoll::reason).isEqualTo(Optional.of("face"));
    }

    @Test
    void asks_for_a_roll_that_the_next_one_overtook() {
        Dialogue d = Dialogue.afterHello();
        d.die(1, 1, "a", "star", 99);
        d.die(2, 2, "a", "skull", 99);
        d.end(3, 2, 1);

        assertThat(d.rolls())
                .extracting(TrayRoll::roll, TrayRoll::reason)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(1, Optional.of("incomplete")),
                        org.assertj.core.groups.Tuple.tuple(2, Optional.empty()));
    }

    @Test
    void acknowledges_a_repeat_again_and_ignores_it() {
        Dialogue d = Dialogue.afterHello();
        d.die(1, 1, "a", "star", 99);
        d.end(2, 1, 1);
        d.takeSaid();
        d.die(1, 1, "a", "star", 99);
        d.end(2, 1, 1);

        assertThat(d.takeSaid()).containsExactly("ACK,2", "ACK,2");
        assertThat(d.rolls()).hasSize(1);
    }

    @Test
    void asks_again_from_a_gap_at_most_four_times_a_second() {
        Dialogue d = Dialogue.afterHello();
        d.takeSaid();
        d.pass(1000);
        for (int i = 0; i < 100; i++) {
            d.die(2, 1, "a", "star", 99);
            d.now += 10;
        }

        assertThat(d.takeSaid()).containsExactly("NAK,1,gap", "NAK,1,gap", "NAK,1,gap", "NAK,1,gap");
        assertThat(d.inbox.recall("tray-7F3A", "51C2").lastSeq()).isEmpty();
    }

    @Test
    void asks_again_after_a_broken_sentence() {
        Dialogue d = Dialogue.afterHello();
        d.takeSaid();
        d.broken("$END,5,90260,17,2*4031");

        assertThat(d.takeSaid()).containsExactly("NAK,1,crc");
    }

    @Test
    void learns_by_the_heartbeat_that_the_last_sentence_was_lost() {
        Dialogue d = Dialogue.afterHello();
        d.takeSaid();
        d.tray("HBT", 1, 5000, 1, 0);

        assertThat(d.takeSaid()).containsExactly("NAK,1,gap");
    }

    @Test
    void acknowledges_nothing_that_could_not_be_stored() {
        Dialogue d = Dialogue.afterHello();
        d.takeSaid();
        d.full = true;
        d.die(1, 1, "a", "star", 99);
        d.end(2, 1, 1);

        assertThat(d.takeSaid()).containsExactly("NAK,1,busy");
        assertThat(d.light().trouble()).isEqualTo(Trouble.NOT_STORED);
        assertThat(d.light().detail()).contains("the disk is full");
        assertThat(d.rolls()).isEmpty();

        d.full = false;
        d.die(1, 1, "a", "star", 99);
        d.end(2, 1, 1);
        assertThat(d.takeSaid()).containsExactly("ACK,1", "ACK,2");
        assertThat(d.light().trouble()).isEqualTo(Trouble.NONE);
        assertThat(d.rolls()).hasSize(1);
    }

    @Test
    void shows_a_tray_as_lost_after_three_seconds_without_a_sentence() {
        Dialogue d = Dialogue.afterHello();
        d.pass(2_999);
        assertThat(d.light().state()).isEqualTo(State.FOUND);
        d.pass(1);
        assertThat(d.light().state()).isEqualTo(State.LOST);
        assertThat(d.light().trouble()).isEqualTo(Trouble.SILENT);
        d.takeSaid();
        d.pass(600);
        assertThat(d.takeSaid()).contains("HI,0,1");
    }

    @Test
    void says_both_numbers_where_the_tray_speaks_another_version() {
        Dialogue d = new Dialogue();
        d.tray("HEL", 0, 2, "x");

        assertThat(d.light().trouble()).isEqualTo(Trouble.OTHER_PROTOCOL);
        assertThat(d.light().detail()).contains("version 2").contains("version 1");
    }

    @Test
    void acknowledges_an_unknown_type_and_ignores_it() {
        Dialogue d = Dialogue.afterHello();
        d.takeSaid();
        d.tray("TMP", 1, "21");
        d.die(2, 1, "a", "star", 99);
        d.end(3, 1, 1);

        assertThat(d.takeSaid()).containsExactly("ACK,1", "ACK,2", "ACK,3");
        assertThat(d.rolls()).hasSize(1);
    }

    @Test
    void takes_its_own_words_for_no_part_of_the_delivery() {
        Dialogue d = Dialogue.afterHello();
        d.tray("ACK", 1);
        d.tray("NAK", 1, "gap");
        d.tray("HI", 0, 1);
        d.takeSaid();
        d.die(1, 1, "a", "star", 99);

        assertThat(d.takeSaid()).containsExactly("ACK,1");
    }

    @Test
    void goes_on_after_65535_under_the_new_boot_id() {
        Dialogue d = new Dialogue();
        d.hello("51C2", 65534);
        d.die(65534, 8, "a", "star", 99);
        d.end(65535, 8, 1);
        d.hello("51C3", 1);
        d.die(1, 9, "a", "star", 99);
        d.end(2, 9, 1);

        assertThat(d.rolls()).extracting(TrayRoll::boot).containsExactly("51C2", "51C3");
    }

    @Test
    void tells_what_each_die_does() {
        Dialogue d = Dialogue.afterHello();
        d.tray("STA", 1, "3", "rolling");
        d.tray("STA", 2, "3", "crooked");

        assertThat(d.events)
                .containsExactly(
                        new TrayEvent.DieSeen("tray-7F3A", "3", "rolling"),
                        new TrayEvent.DieSeen("tray-7F3A", "3", "crooked"));
    }

    @Test
    void says_that_a_tray_does_not_get_past_a_sentence_that_version_1_does_not_have() {
        Dialogue d = Dialogue.afterHello();
        for (int i = 0; i < 8; i++) {
            d.tray("ROL", 1, 1, 1, "a", "d20", "red", "star", 99);
        }

        assertThat(d.light().trouble()).isEqualTo(Trouble.BREAKS_PROTOCOL);
        assertThat(d.rolls()).isEmpty();
    }
}
