package sandtable.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.serial.TrayLight.Trouble;

@DisplayName("After a restart")
class TraySessionRestartTest {
    private final Dialogue before = Dialogue.afterHello();

    @Test
    void of_the_companion_an_unfinished_roll_goes_on_where_it_was() {
        before.die(1, 7, "a", "star", 99);
        Dialogue after = new Dialogue(before.inbox);
        after.hello("51C2", 2);
        after.die(2, 7, "b", "skull", 99);
        after.end(3, 7, 2);

        assertThat(after.rolls()).singleElement().satisfies(roll -> {
            assertThat(roll.status()).isEqualTo(TrayRoll.Status.SURE);
            assertThat(roll.dice()).extracting(TrayDie::die).containsExactly("a", "b");
            assertThat(roll.raw()).hasSize(3);
        });
    }

    @Test
    void of_the_companion_what_is_stored_is_acknowledged_with_the_hello() {
        before.die(1, 7, "a", "star", 99);
        before.end(2, 7, 1);
        Dialogue after = new Dialogue(before.inbox);
        after.takeSaid();
        after.hello("51C2", 1);

        assertThat(after.takeSaid()).containsExactly("ACK,2");
    }

    @Test
    void of_the_companion_a_repeat_does_not_double_a_roll() {
        before.die(1, 7, "a", "star", 99);
        before.end(2, 7, 1);
        assertThat(before.rolls()).hasSize(1);
        Dialogue after = new Dialogue(before.inbox);
        after.hello("51C2", 1);
        after.die(1, 7, "a", "star", 99);
        after.end(2, 7, 1);

        assertThat(after.rolls()).isEmpty();
    }

    @Test
    void of_the_tray_its_unfinished_roll_is_asked_for() {
        before.die(1, 7, "a", "star", 99);
        before.hello("51C3", 1);

        assertThat(before.rolls()).singleElement().satisfies(roll -> {
            assertThat(roll.boot()).isEqualTo("51C2");
            assertThat(roll.reason()).contains("incomplete");
        });
    }

    @Test
    void of_both_the_trays_unfinished_roll_is_asked_for_once() {
        before.die(1, 7, "a", "star", 99);
        Dialogue after = new Dialogue(before.inbox);
        after.hello("51C3", 1);
        after.hello("51C3", 1);

        assertThat(after.rolls()).hasSize(1);
    }

    @Test
    void what_another_program_has_acknowledged_is_not_waited_for() {
        before.die(1, 7, "a", "star", 99);
        Dialogue after = new Dialogue(before.inbox);
        after.takeSaid();
        after.hello("51C2", 40);
        after.die(40, 9, "a", "star", 99);
        after.end(41, 9, 1);

        assertThat(after.takeSaid()).containsExactly("ACK,40", "ACK,41");
        assertThat(after.rolls())
                .extracting(TrayRoll::roll, TrayRoll::reason)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(7, Optional.of("incomplete")),
                        org.assertj.core.groups.Tuple.tuple(9, Optional.empty()));
    }

    @Test
    void of_the_tray_whose_hello_was_lost_nothing_is_taken_for_a_repeat() {
        before.die(1, 7, "a", "star", 99);
        before.end(2, 7, 1);
        before.rolls();
        before.pass(1_000);
        before.takeSaid();
        before.die(1, 1, "a", "skull", 99);

        assertThat(before.takeSaid()).containsExactly("HI,0,1");

        before.hello("51C3", 1);
        before.die(1, 1, "a", "skull", 99);
        before.end(2, 1, 1);
        assertThat(before.rolls()).extracting(TrayRoll::boot).containsExactly("51C3");
    }

    @Test
    void of_a_tray_that_does_not_count_its_starts_it_is_said_and_nothing_acknowledged() {
        before.die(1, 7, "a", "star", 99);
        before.end(2, 7, 1);
        before.takeSaid();
        for (int i = 0; i < 3; i++) {
            before.pass(1_000);
            before.hello("51C2", 1);
            before.takeSaid();
            before.die(1, 1, "a", "skull", 99);
        }

        assertThat(before.light().trouble()).isEqualTo(Trouble.BOOT_REUSED);
        assertThat(before.takeSaid()).doesNotContain("ACK,1");
    }
}
