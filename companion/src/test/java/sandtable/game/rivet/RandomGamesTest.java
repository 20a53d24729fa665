package sandtable.game.rivet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sandtable.deck.DeckFact;
import sandtable.deck.Fairness;
import sandtable.deck.FairnessCheck;
import sandtable.game.rivet.effect.CardEffect;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Viewer;
import sandtable.wire.Json;

class RandomGamesTest {
    private static final int PATIENCE = 6_000;
    private static final int SELDOM = 200;

    static Stream<Arguments> games() {
        return IntStream.rangeClosed(1, 10)
                .mapToObj(mission ->
                        Arguments.of("mission-" + mission, 2 + mission % 3, mission % 3 + 1, 100L + mission));
    }

    @ParameterizedTest(name = "{0}, {1} players, seed {3}")
    @MethodSource("games")
    @DisplayName(
            "a program that knows no rules plays every mission to its end from the choices, and nothing is lost or made on the way")
    void fromChoices(String mission, int players, int variant, long seed) {
        Map<String, String> options = new HashMap<>();
        if (variant == 2) {
            options.putAll(Map.of("deck.action", "table", "deck.mission", "table"));
        }
        Map<String, Object> facts = variant == 3 ? Map.of() : Map.of("objectives." + mission, 3);
        Evening evening = Evening.of(Evening.setup(mission, players, options, facts), "seed " + seed);
        play(evening, seed);
        assertThat(Evening.GAME.outcome(evening.state()))
                .as("mission %s, seed %d", mission, seed)
                .isPresent();
    }

    @ParameterizedTest(name = "{0} on the board, {1} players, seed {3}")
    @MethodSource("games")
    @DisplayName("with the board too: moves, targets, mines, gas and parachutists are offered lawfully")
    void onTheBoard(String mission, int players, int variant, long seed) {
        Evening evening = Evening.of(
                Evening.setup(mission, players, Map.of("board", "on"), Boards.small(mission)), "board " + seed);
        play(evening, seed);
        assertThat(Evening.GAME.outcome(evening.state()))
                .as("mission %s, seed %d", mission, seed)
                .isPresent();
    }

    /** Every deck that the app dealt can be checked by anybody once the game is over. */
    private static void fair(Evening evening) {
        for (Deck.Name name : Deck.Name.values()) {
            List<DeckFact> facts = new ArrayList<>();
            List<String> cards = new ArrayList<>();
            evening.entries().stream()
                    .flatMap(entry -> entry.effects().stream())
                    .forEach(effect -> {
                        if (effect instanceof CardEffect.DeckLaid laid && laid.deck() == name) {
                            cards.addAll(laid.cards());
                        } else if (effect instanceof CardEffect.DeckChanged changed && changed.deck() == name) {
                            facts.add(changed.fact());
                        }
                    });
            if (!facts.isEmpty()) {
                assertThat(FairnessCheck.check(name.id(), cards, facts, index -> Optional.empty()))
                        .as("%s", name)
                        .isInstanceOf(Fairness.Fair.class);
            }
        }
    }

    private static void play(Evening evening, long seed) {
        RandomPlayer player = new RandomPlayer(seed);
        Ledger ledger = new Ledger();
        for (int i = 0; i < PATIENCE && Evening.GAME.outcome(evening.state()).isEmpty(); i++) {
            String[] next = player.next(evening);
            Seat seat = new Seat(next[0]);
            State before = evening.state();
            if (i % SELDOM == 0) {
                offersAreAccepted(evening, new RandomPlayer(seed + i));
                handsAreSecret(evening);
            }
            evening.act(seat, next[1]);
            ledger.check(evening);
            if (i % 7 == 0 && evening.mayTakeBackLast(seat)) {
                State after = evening.state();
                evening.takeBack(seat);
                assertThat(visible(evening.state())).isEqualTo(visible(before));
                ledger.strike(evening.entries().get(evening.entries().size() - 2));
                evening.act(seat, next[1]);
                assertThat(visible(evening.state())).isEqualTo(visible(after));
                ledger.check(evening);
            }
        }
        fair(evening);
    }

    /** Whatever is offered to anybody, filled with any values it allows, is accepted. */
    private static void offersAreAccepted(Evening evening, RandomPlayer player) {
        for (Seat seat : RivetSeats.of(evening)) {
            for (Choice choice : evening.choices(seat)) {
                String act = player.act(choice);
                assertThat(evening.rule(seat, act)).as("%s: %s", seat, act).isInstanceOf(Ruling.Accepted.class);
            }
        }
    }

    /** No card in a hand is named in what anybody else sees. */
    private static void handsAreSecret(Evening evening) {
        for (Seat seat : RivetSeats.of(evening)) {
            for (Seat other : RivetSeats.of(evening)) {
                if (!other.equals(seat)) {
                    String seen = Json.journal()
                            .valueToTree(Evening.GAME.view(evening.state(), Viewer.of(other)))
                            .toString();
                    for (Deck.Name deck : Deck.Name.values()) {
                        for (String card :
                                evening.state().player(seat).hand(deck).cards()) {
                            assertThat(seen).doesNotContain("\"" + card + "\"");
                        }
                    }
                }
            }
        }
    }

    /** Everything but the decks, which are no values and which nothing that can be taken back touches. */
    private static State visible(State state) {
        return new State(
                state.rules(),
                state.clock(),
                state.players(),
                state.field(),
                state.turn(),
                state.tasks(),
                new TreeMap<>(),
                state.ending());
    }
}
