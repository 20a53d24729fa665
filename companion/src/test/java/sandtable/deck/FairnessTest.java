package sandtable.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sandtable.table.Seat;

/** Whole games of a deck, made of a seed, checked and tampered with. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class FairnessTest {
    private static final Seat GERMAN = new Seat("german");
    private static final List<String> CARDS =
            IntStream.range(0, 21).mapToObj(i -> "card-" + i / 3).toList();

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void a_fair_game_is_found_fair(long seed) {
        List<DeckFact> facts = Evening.play(seed, CARDS);
        assertThat(check(facts)).isInstanceOf(Fairness.Fair.class);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void what_everyone_knows_suffices_once_it_was_opened(long seed) {
        List<DeckFact> open = Evening.play(seed, CARDS).stream()
                .filter(fact -> fact.audience(GERMAN).everyone())
                .toList();
        assertThat(check(open)).isInstanceOf(Fairness.Fair.class);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void before_it_was_opened_what_everyone_knows_proves_nothing(long seed) {
        List<DeckFact> sealed = Evening.play(seed, CARDS).stream()
                .filter(fact -> fact.audience(GERMAN).everyone() && !(fact instanceof DeckFact.Opened))
                .toList();
        assertThat(check(sealed)).isEqualTo(new Fairness.Unfair(0, Fairness.Why.NOT_OPENED));
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void every_change_of_a_fact_is_found(long seed) {
        List<DeckFact> facts = Evening.play(seed, CARDS);
        for (int i = 0; i < facts.size(); i++) {
            for (DeckFact changed : Tampering.with(facts.get(i))) {
                if (changed.equals(facts.get(i))) {
                    continue;
                }
                List<DeckFact> tampered = new ArrayList<>(facts);
                tampered.set(i, changed);
                assertThat(check(tampered))
                        .as("seed %d, fact %d: %s", seed, i, changed)
                        .isInstanceOf(Fairness.Unfair.class);
            }
        }
    }

    @Test
    void a_shuffle_that_was_left_out_is_found() {
        List<DeckFact> facts = new ArrayList<>(Evening.play(3, CARDS));
        facts.removeIf(fact -> fact instanceof DeckFact.Shuffled shuffled && shuffled.epoch() == 2);
        assertThat(check(facts)).isInstanceOf(Fairness.Unfair.class);
    }

    @Test
    void a_seed_that_was_chosen_after_the_players_share_was_known_is_found() {
        DealtDeck deck = DealtDeck.of("decorations", CARDS);
        List<DeckFact> promised = deck.commit(new FixedChance(1));
        DealtDeck cheating = deck.on(deck.commit(new FixedChance(2)));
        List<DeckFact> facts = new ArrayList<>();
        facts.add(promised.get(0));
        List<DeckFact> draw = cheating.draw(1, new FixedChance(3));
        facts.addAll(draw);
        facts.addAll(cheating.on(draw).open());
        assertThat(check(facts)).isEqualTo(new Fairness.Unfair(0, Fairness.Why.SEED));
    }

    @Test
    void a_players_share_that_is_not_the_journals_is_found() {
        List<DeckFact> facts = Evening.play(1, CARDS);
        int shuffle = IntStream.range(0, facts.size())
                .filter(i -> facts.get(i) instanceof DeckFact.Shuffled)
                .findFirst()
                .orElseThrow();
        assertThat(FairnessCheck.check(
                        "decorations", CARDS, facts, i -> i == shuffle ? Optional.of("00") : Optional.empty()))
                .isEqualTo(new Fairness.Unfair(shuffle, Fairness.Why.ENTROPY));
    }

    @Test
    void a_deck_that_began_with_other_cards_is_found() {
        List<String> others = new ArrayList<>(CARDS);
        others.set(0, "card-9");
        assertThat(FairnessCheck.check("decorations", others, Evening.play(1, CARDS), i -> Optional.empty()))
                .isInstanceOf(Fairness.Unfair.class);
    }

    private static Fairness check(List<DeckFact> facts) {
        return FairnessCheck.check("decorations", CARDS, facts, i -> Optional.empty());
    }

    /** A deck used at random for an evening; also holds that no card is ever lost or doubled. */
    private static final class Evening {
        private final Random random;
        private final List<String> all;
        private final List<DeckFact> facts = new ArrayList<>();
        private final List<String> hand = new ArrayList<>();
        private DealtDeck deck;

        private Evening(long seed, List<String> cards) {
            random = new Random(seed);
            all = cards.stream().sorted().toList();
            deck = DealtDeck.of("decorations", cards);
        }

        static List<DeckFact> play(long seed, List<String> cards) {
            Evening evening = new Evening(seed, cards);
            evening.add(evening.deck.commit(new FixedChance(seed)));
            evening.draw();
            for (int i = 0; i < 60; i++) {
                evening.step();
                evening.everyCardIsInOnePlace();
            }
            evening.rearrange();
            evening.choose();
            evening.add(evening.deck.open());
            return evening.facts;
        }

        private void step() {
            switch (random.nextInt(6)) {
                case 0, 1 -> draw();
                case 2 -> discard();
                case 3 -> rearrange();
                case 4 -> {
                    if (random.nextInt(4) == 0) {
                        choose();
                    }
                }
                default -> recover();
            }
        }

        private void draw() {
            int most = Math.min(4, deck.available());
            if (most > 0) {
                List<DeckFact> drawn = deck.draw(1 + random.nextInt(most), chance());
                drawn.forEach(fact -> {
                    if (fact instanceof DeckFact.Seen seen) {
                        hand.addAll(seen.names());
                    }
                });
                add(drawn);
            }
        }

        private void discard() {
            for (int i = 0; i < 3 && !hand.isEmpty(); i++) {
                add(deck.discard(Optional.of(hand.remove(random.nextInt(hand.size())))));
            }
        }

        private void recover() {
            if (deck.discarded() > 0) {
                String card = deck.discards().get(random.nextInt(deck.discarded()));
                hand.add(card);
                add(deck.recover(card));
            }
        }

        private void rearrange() {
            if (deck.left() > 1) {
                int count = Math.min(deck.left(), 2 + random.nextInt(3));
                add(deck.peek(count, chance()));
                List<Integer> places =
                        new ArrayList<>(IntStream.range(0, count).boxed().toList());
                Collections.shuffle(places, random);
                add(deck.rearrange(places));
            }
        }

        private void choose() {
            if (deck.left() > 0) {
                String card = deck.lookThrough().get(random.nextInt(deck.left()));
                hand.add(card);
                add(deck.choose(card, chance()));
            }
        }

        private FixedChance chance() {
            return new FixedChance(random.nextLong());
        }

        private void add(List<DeckFact> more) {
            facts.addAll(more);
            deck = deck.on(more);
        }

        private void everyCardIsInOnePlace() {
            List<String> everywhere = new ArrayList<>(hand);
            everywhere.addAll(deck.discards());
            everywhere.addAll(deck.lookThrough());
            assertThat(everywhere.stream().sorted().toList()).isEqualTo(all);
        }
    }
}
