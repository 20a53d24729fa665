package sandtable.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.table.Audience;
import sandtable.table.Seat;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TableDeckTest {
    private static final FixedChance CHANCE = new FixedChance(1);
    private final TableDeck deck = TableDeck.of("decorations", 5);

    @Test
    void it_counts_and_asks_for_no_name() {
        TableDeck after = deck.on(deck.draw(2, CHANCE)).on(deck.discard(Optional.empty()));
        assertThat(after.left()).isEqualTo(3);
        assertThat(after.discarded()).isEqualTo(1);
        assertThat(after.discards()).isEmpty();
    }

    @Test
    void people_are_told_to_shuffle_at_the_moment_the_last_card_leaves() {
        TableDeck now =
                deck.on(deck.draw(4, CHANCE)).on(deck.discard(Optional.empty())).on(deck.discard(Optional.empty()));
        assertThat(now.draw(1, CHANCE)).containsExactly(new DeckFact.Drawn(1), new DeckFact.TableShuffled(2));
        TableDeck after = now.on(now.draw(2, CHANCE));
        assertThat(after.left()).isEqualTo(1);
        assertThat(after.discarded()).isZero();
        assertThat(after.epoch()).isEqualTo(2);
    }

    @Test
    void a_deck_that_ran_out_is_shuffled_when_the_next_card_is_wanted() {
        TableDeck empty = deck.on(deck.draw(5, CHANCE)).on(deck.discard(Optional.of("medal")));
        assertThat(empty.draw(1, CHANCE)).containsExactly(new DeckFact.TableShuffled(1), new DeckFact.Drawn(1));
    }

    @Test
    void more_than_there_are_can_not_be_drawn() {
        assertThatThrownBy(() -> deck.draw(6, CHANCE)).hasMessageContaining("1 to 5");
    }

    @Test
    void what_a_phone_was_told_is_its_holders_secret_until_the_card_is_seen() {
        Seat german = new Seat("german");
        TableDeck told = deck.on(deck.draw(2, CHANCE)).on(deck.tell(List.of("medal", "cross")));
        assertThat(deck.tell(List.of("medal")).get(0).audience(german)).isEqualTo(Audience.only(german));
        assertThat(told.told()).containsExactly("medal", "cross");
        assertThat(told.toString()).doesNotContain("medal");
        TableDeck played = told.on(told.discard(Optional.of("medal")));
        assertThat(played.told()).containsExactly("cross");
        assertThat(played.discards()).containsExactly("medal");
    }

    @Test
    void a_card_goes_back_from_the_discards() {
        TableDeck discarded = deck.on(deck.draw(1, CHANCE)).on(deck.discard(Optional.of("medal")));
        TableDeck after = discarded.on(discarded.recover("medal"));
        assertThat(after.discarded()).isZero();
        assertThatThrownBy(() -> after.recover("medal")).hasMessageContaining("No card lies on the discards");
    }
}
