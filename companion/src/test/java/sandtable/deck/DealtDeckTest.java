package sandtable.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.table.Audience;
import sandtable.table.Seat;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DealtDeckTest {
    private static final Seat GERMAN = new Seat("german");
    private static final List<String> CARDS = List.of("anton", "bertha", "caesar", "dora", "emil");

    private final DealtDeck fresh = committed(CARDS);

    @Test
    void the_first_shuffle_waits_for_the_first_draw_so_that_the_players_have_their_share() {
        assertThat(fresh.epoch()).isZero();
        DealtDeck one = fresh.on(fresh.draw(1, new FixedChance(1)));
        DealtDeck other = fresh.on(fresh.draw(1, new FixedChance(2)));
        assertThat(one.epoch()).isEqualTo(1);
        assertThat(one.order()).isNotEqualTo(other.order());
    }

    @Test
    void asking_twice_gives_the_same() {
        assertThat(fresh.draw(2, new FixedChance(1))).isEqualTo(fresh.draw(2, new FixedChance(1)));
    }

    @Test
    void who_draws_sees_his_cards_and_each_proves_itself() {
        List<DeckFact> facts = fresh.draw(2, new FixedChance(1));
        DeckFact.Shuffled shuffled = only(DeckFact.Shuffled.class, facts);
        DeckFact.Order order = only(DeckFact.Order.class, facts);
        DeckFact.Seen seen = only(DeckFact.Seen.class, facts);
        assertThat(seen.names()).isEqualTo(order.cards().subList(0, 2));
        for (DeckFact.Proof proof : seen.cards()) {
            assertThat(Shuffle.slotCommitment("decorations", 1, proof))
                    .isEqualTo(shuffled.slots().get(proof.slot()));
        }
    }

    @Test
    void what_everyone_may_know_names_no_hidden_card() throws Exception {
        List<DeckFact> facts = new ArrayList<>(fresh.commit(new FixedChance(0)));
        DealtDeck deck = fresh;
        for (List<DeckFact> more : List.of(
                deck.draw(2, new FixedChance(1)),
                deck.peek(3, new FixedChance(1)),
                deck.choose("caesar", new FixedChance(1)))) {
            facts.addAll(more);
        }
        for (DeckFact fact : facts) {
            if (fact.audience(GERMAN).everyone()) {
                assertThat(json(fact)).doesNotContainPattern("anton|bertha|caesar|dora|emil|\"slot\"");
            }
        }
    }

    @Test
    void seeds_and_orders_are_for_nobody_and_cards_for_who_drew_them() {
        List<DeckFact> facts = fresh.draw(1, new FixedChance(1));
        assertThat(only(DeckFact.Seed.class, facts).audience(GERMAN)).isEqualTo(Audience.NOBODY);
        assertThat(only(DeckFact.Order.class, facts).audience(GERMAN)).isEqualTo(Audience.NOBODY);
        assertThat(only(DeckFact.Seen.class, facts).audience(GERMAN)).isEqualTo(Audience.only(GERMAN));
    }

    @Test
    void no_secret_is_told_by_a_text() {
        List<DeckFact> facts = new ArrayList<>(fresh.draw(2, new FixedChance(1)));
        DealtDeck drawn = fresh.on(facts);
        facts.addAll(drawn.choose(drawn.order().get(0), new FixedChance(2)));
        String seed =
                only(DeckFact.Seed.class, fresh.commit(new FixedChance(0))).seed();
        assertThat(drawn + " " + facts).doesNotContainPattern("anton|bertha|caesar|dora|emil|" + seed);
    }

    @Test
    void the_discards_are_shuffled_at_the_moment_the_last_card_leaves() {
        DealtDeck deck = fresh.on(fresh.draw(4, new FixedChance(1)));
        deck = deck.on(deck.discard(Optional.of("anton"))).on(deck.discard(Optional.of("bertha")));
        List<DeckFact> facts = deck.draw(1, new FixedChance(2));
        DealtDeck after = deck.on(facts);
        assertThat(after.epoch()).isEqualTo(2);
        assertThat(after.left()).isEqualTo(2);
        assertThat(after.discards()).isEmpty();
        assertThat(after.lookThrough()).containsExactly("anton", "bertha");
    }

    @Test
    void a_draw_goes_on_in_the_new_deck_where_the_old_one_ends() {
        DealtDeck deck = fresh.on(fresh.draw(4, new FixedChance(1)));
        deck = deck.on(deck.discard(Optional.of("anton"))).on(deck.discard(Optional.of("bertha")));
        List<DeckFact> facts = deck.draw(2, new FixedChance(2));
        assertThat(facts.stream().filter(DeckFact.Drawn.class::isInstance)).hasSize(2);
        assertThat(deck.on(facts).left()).isEqualTo(1);
    }

    @Test
    void the_seed_of_every_reshuffle_was_committed_when_the_epoch_before_began() {
        List<DeckFact> first = fresh.draw(5, new FixedChance(1));
        String promised = only(DeckFact.Committed.class, first).commitment();
        DealtDeck deck = fresh.on(first);
        deck = deck.on(deck.discard(Optional.of("anton")));
        deck = deck.on(deck.reshuffle(new FixedChance(99)));
        String seed = ((DeckFact.Opened) deck.open().get(0)).seeds().get(1);
        assertThat(Shuffle.seedCommitment("decorations", 2, seed)).isEqualTo(promised);
    }

    @Test
    void looking_changes_nothing_and_shows_the_top() {
        DealtDeck deck = fresh.on(fresh.draw(1, new FixedChance(1)));
        List<DeckFact> facts = deck.peek(3, new FixedChance(2));
        assertThat(only(DeckFact.Seen.class, facts).names())
                .isEqualTo(deck.order().subList(0, 3));
        assertThat(deck.on(facts)).isEqualTo(deck);
    }

    @Test
    void a_rearranged_top_is_drawn_in_the_new_order() {
        DealtDeck deck = fresh.on(fresh.draw(1, new FixedChance(1)));
        List<String> before = deck.order();
        DealtDeck after = deck.on(deck.rearrange(List.of(2, 0, 1)));
        assertThat(after.order()).containsExactly(before.get(2), before.get(0), before.get(1), before.get(3));
        DeckFact.Seen seen = only(DeckFact.Seen.class, after.draw(1, new FixedChance(3)));
        assertThat(seen.names()).containsExactly(before.get(2));
        assertThat(seen.cards().get(0).slot())
                .as("the slot is the place it lay in, so it doesn't tell where the card came from")
                .isEqualTo(1);
    }

    @Test
    void a_chosen_card_leaves_and_the_rest_is_shuffled_anew() {
        DealtDeck deck = fresh.on(fresh.draw(1, new FixedChance(1)));
        String card = deck.order().get(2);
        assertThat(deck.lookThrough()).isSorted().contains(card);
        DealtDeck after = deck.on(deck.choose(card, new FixedChance(2)));
        assertThat(after.epoch()).isEqualTo(2);
        assertThat(after.lookThrough()).hasSize(3).doesNotContain(card);
    }

    @Test
    void a_card_can_be_taken_back_from_the_discards() {
        DealtDeck deck = fresh.on(fresh.draw(2, new FixedChance(1)));
        deck = deck.on(deck.discard(Optional.of("anton")));
        assertThat(deck.on(deck.recover("anton")).discards()).isEmpty();
    }

    @Test
    void what_can_not_be_done_is_refused_and_says_why() {
        DealtDeck deck = fresh.on(fresh.draw(1, new FixedChance(1)));
        assertThatThrownBy(() -> deck.draw(5, new FixedChance(2))).hasMessageContaining("1 to 4");
        assertThatThrownBy(() -> deck.draw(0, new FixedChance(2))).hasMessageContaining("1 to 4");
        assertThatThrownBy(() -> deck.peek(5, new FixedChance(2))).hasMessageContaining("4 cards");
        assertThatThrownBy(() -> deck.rearrange(List.of(0, 0))).hasMessageContaining("each of them once");
        assertThatThrownBy(() -> deck.choose("zulu", new FixedChance(2))).hasMessageContaining("isn't in the deck");
        assertThatThrownBy(() -> deck.recover("anton")).hasMessageContaining("isn't on the discards");
        assertThatThrownBy(() -> deck.discard(Optional.empty())).hasMessageContaining("by its name");
        assertThatThrownBy(() -> DealtDeck.of("x", CARDS).draw(1, new FixedChance(1)))
                .hasMessageContaining("commit()");
    }

    @Test
    void every_fact_is_read_from_json_as_it_was_written() throws Exception {
        List<DeckFact> facts = new ArrayList<>(fresh.commit(new FixedChance(0)));
        DealtDeck deck = fresh.on(fresh.draw(1, new FixedChance(1)));
        facts.addAll(fresh.draw(1, new FixedChance(1)));
        facts.addAll(deck.peek(2, new FixedChance(2)));
        facts.addAll(deck.rearrange(List.of(1, 0)));
        facts.addAll(deck.choose(deck.order().get(0), new FixedChance(2)));
        facts.addAll(deck.discard(Optional.of("anton")));
        facts.addAll(deck.on(deck.discard(Optional.of("anton"))).recover("anton"));
        facts.addAll(deck.on(deck.rearrange(List.of(1, 0))).open());
        facts.addAll(TableDeck.of("badges", 3).discard(Optional.empty()));
        facts.addAll(TableDeck.of("badges", 3).reshuffle(new FixedChance(0)));
        facts.addAll(TableDeck.of("badges", 3).tell(List.of("anton")));
        for (DeckFact fact : facts) {
            assertThat(JSON.readValue(json(fact), DeckFact.class)).isEqualTo(fact);
        }
        assertThat(facts.stream().map(Object::getClass).distinct())
                .hasSameSizeAs(List.of(DeckFact.class.getPermittedSubclasses()));
    }

    private static final ObjectMapper JSON = new ObjectMapper().registerModule(new Jdk8Module());

    private static String json(DeckFact fact) throws Exception {
        return JSON.writerFor(new TypeReference<DeckFact>() {}).writeValueAsString(fact);
    }

    static DealtDeck committed(List<String> cards) {
        DealtDeck deck = DealtDeck.of("decorations", cards);
        return deck.on(deck.commit(new FixedChance(0)));
    }

    private static <F extends DeckFact> F only(Class<F> kind, List<DeckFact> facts) {
        List<F> found = facts.stream().filter(kind::isInstance).map(kind::cast).toList();
        assertThat(found).hasSize(1);
        return found.get(0);
    }
}
