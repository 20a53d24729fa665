package sandtable.game.rivet;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.rivet.Evening.ALLIES;
import static sandtable.game.rivet.Evening.BISMARK;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.deck.DeckFact;
import sandtable.game.rivet.act.RoundAct;
import sandtable.game.rivet.effect.CardEffect;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Hand;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.State;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Viewer;
import sandtable.wire.Json;
import sandtable.wire.Wording;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class HiddenHandsTest {
    private static State drawn() {
        Evening evening = TurnTest.begun("mission-3");
        evening.act("{\"type\":\"draw\",\"missions\":2}");
        TurnTest.pass(evening);
        evening.act("{\"type\":\"draw\",\"missions\":2}");
        TurnTest.pass(evening);
        evening.act("{\"type\":\"draw\",\"missions\":0}");
        return evening.state();
    }

    /** The same table, but for one card of Bismark's hand, instead of which he holds another. */
    private static State otherwise(State state, Deck.Name name) {
        Player player = state.player(BISMARK);
        List<String> hand = new ArrayList<>(player.hand(name).cards());
        hand.set(0, state.deck(name).dealt().orElseThrow().lookThrough().get(0));
        return state.with(player.hand(name, new Hand(hand, 0)));
    }

    private static String seen(State state, Viewer viewer, Seat seat) {
        try {
            var mapper = Json.worded(Wording.in("en"));
            return mapper.writeValueAsString(List.of(
                    Evening.GAME.view(state, viewer),
                    Evening.GAME.choices(state, seat),
                    Evening.GAME.waiting(state),
                    Evening.GAME.dials(state)));
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void two_tables_that_differ_only_in_a_hand_look_the_same_to_everybody_else() {
        State one = drawn();
        for (Deck.Name name : Deck.Name.values()) {
            State other = otherwise(one, name);
            assertThat(other).isNotEqualTo(one);
            assertThat(seen(other, Viewer.of(ALLIES), ALLIES)).isEqualTo(seen(one, Viewer.of(ALLIES), ALLIES));
            assertThat(seen(other, Viewer.BYSTANDER, ALLIES)).isEqualTo(seen(one, Viewer.BYSTANDER, ALLIES));
            assertThat(seen(other, Viewer.of(BISMARK), ALLIES)).isNotEqualTo(seen(one, Viewer.of(BISMARK), ALLIES));
        }
    }

    @Test
    void a_public_act_says_the_same_whatever_is_in_the_hand() {
        State one = drawn();
        State other = otherwise(one, Deck.Name.MISSION);
        var chance = TurnTest.begun("mission-3").chance(99);
        Ruling<?> here = Evening.GAME.rule(one, BISMARK, new RoundAct.Done(), chance);
        Ruling<?> there = Evening.GAME.rule(other, BISMARK, new RoundAct.Done(), chance);
        assertThat(there).isEqualTo(here);
    }

    @Test
    void which_cards_were_drawn_only_their_own_seat_may_read_and_the_order_nobody() {
        Evening evening = TurnTest.begun("mission-3");
        evening.act("{\"type\":\"draw\",\"missions\":2}");
        assertThat(evening.last().effects())
                .filteredOn(effect -> effect instanceof CardEffect.Seen)
                .hasSize(2)
                .allMatch(effect -> Viewer.of(BISMARK).sees(effect.audience())
                        && !Viewer.of(ALLIES).sees(effect.audience())
                        && !Viewer.BYSTANDER.sees(effect.audience()));
        assertThat(evening.entries().stream().flatMap(entry -> entry.effects().stream()))
                .filteredOn(effect -> effect instanceof CardEffect.DeckChanged changed
                        && (changed.fact() instanceof DeckFact.Order || changed.fact() instanceof DeckFact.Seed))
                .hasSizeGreaterThanOrEqualTo(3)
                .allMatch(effect -> !effect.audience().everyone()
                        && effect.audience().seats().isEmpty());
        assertThat(evening.last().title().args()).isEmpty();
    }
}
