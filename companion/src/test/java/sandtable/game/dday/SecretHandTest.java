package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Hand;
import sandtable.game.dday.state.State;
import sandtable.table.Because;
import sandtable.table.Choice;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Viewer;
import sandtable.wire.Json;
import sandtable.wire.Wording;

@DisplayName("The German's hand")
class SecretHandTest {
    private static final Viewer ALLIES = Viewer.of(Evening.A, Evening.B, Seat.REFEREE, Seat.DISPLAY);

    @Test
    void two_games_that_differ_only_in_the_hand_look_the_same_to_everybody_else() {
        int compared = 0;
        for (long seed = 1; seed <= 80; seed++) {
            Evening evening = Evening.of(seed, Evening.setup(2, Set.of("battle-conditions", "badges"), Map.of()));
            AnyPlayer player = new AnyPlayer(new Random(seed));
            for (int i = 0; i < 150 && evening.state().ending().isEmpty(); i++) {
                Optional<State> other = otherHand(evening.state());
                if (other.isPresent()) {
                    same(evening, evening.state(), other.get(), seed);
                    compared++;
                }
                player.step(evening);
            }
        }
        assertThat(compared).as("positions with a hand").isGreaterThan(100);
    }

    /** One card of the hand against one of the deck, neither a Wound Badge. */
    private static Optional<State> otherHand(State state) {
        Deck deck = state.deck(Deck.Name.DECORATIONS);
        Optional<String> held = state.hand().cards().stream().findFirst();
        Optional<String> hidden = deck.cards().stream()
                .filter(id ->
                        state.rules().card(id).filter(card -> card.is("black")).isEmpty())
                .findFirst();
        if (held.isEmpty() || hidden.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(state.with(new Hand(swap(state.hand().cards(), held.get(), hidden.get()), 0)));
    }

    private static List<String> swap(List<String> cards, String out, String in) {
        List<String> swapped = new ArrayList<>(cards);
        swapped.set(swapped.indexOf(out), in);
        return swapped;
    }

    private static void same(Evening evening, State one, State two, long seed) {
        DdayGame game = evening.game;
        for (Viewer viewer : List.of(Viewer.BYSTANDER, ALLIES)) {
            assertThat(json(game.view(two, viewer))).as("view, seed %d", seed).isEqualTo(json(game.view(one, viewer)));
        }
        assertThat(game.waiting(two)).as("waiting, seed %d", seed).isEqualTo(game.waiting(one));
        assertThat(game.dials(two)).isEqualTo(game.dials(one));
        for (Seat seat : List.of(Evening.A, Evening.B)) {
            List<Choice> choices = game.choices(one, seat);
            assertThat(game.choices(two, seat)).as("choices, seed %d", seed).isEqualTo(choices);
            for (Choice choice : choices.subList(0, Math.min(3, choices.size()))) {
                AnyPlayer player = new AnyPlayer(new Random(seed));
                var act = player.fill(choice);
                assertThat(seen(game.rule(two, seat, act, evening.chance())))
                        .as("ruling on %s, seed %d", act, seed)
                        .isEqualTo(seen(game.rule(one, seat, act, evening.chance())));
            }
        }
    }

    /** What everybody may read of a ruling. */
    private static String seen(Ruling<DdayEffect> ruling) {
        if (ruling instanceof Ruling.Refused<DdayEffect> refused) {
            return refused.toString();
        }
        Ruling.Accepted<DdayEffect> accepted = (Ruling.Accepted<DdayEffect>) ruling;
        return accepted.title()
                + json(accepted.effects().stream()
                        .filter(effect -> effect.audience().everyone())
                        .toList())
                + accepted.because().stream()
                        .filter(because -> because.audience().everyone())
                        .map(Because::text)
                        .toList();
    }

    private static String json(Object value) {
        try {
            return Json.worded(Wording.in("en")).writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }
}
