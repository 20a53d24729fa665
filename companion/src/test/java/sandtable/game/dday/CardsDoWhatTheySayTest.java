package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sandtable.bench.SeededChance;
import sandtable.game.dday.card.Ability;
import sandtable.game.dday.card.Ability.Trigger;
import sandtable.game.dday.card.Block;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.card.CardBlock;
import sandtable.game.dday.card.DiceBlock;
import sandtable.game.dday.card.FlowBlock;
import sandtable.game.dday.card.ResourceBlock;
import sandtable.game.dday.card.RuleBlock;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.effect.ConditionEffect;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.effect.DeckEffect;
import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.effect.HandEffect;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.effect.ResourceEffect;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.flow.Cards;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.OrdinaryDice;
import sandtable.game.dday.rule.Rulebook;
import sandtable.game.dday.script.Choosing;
import sandtable.game.dday.script.Script;
import sandtable.game.dday.state.Fact;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.game.dday.tally.Face;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Every training card is played at a table where it can do something, and each of its blocks leaves its own trace with its own number. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class CardsDoWhatTheySayTest {
    private static final List<Face> FACES =
            List.of(Face.SKULL, Face.SKULL, Face.TWO_SOLDIERS, Face.STAR, Face.COURAGE, Face.SKULL);
    private static final Rulebook RULEBOOK = new Rulebook();
    private static final State TABLE = table();

    static Stream<Card> used() {
        return with(Trigger.USE);
    }

    static Stream<Card> revealed() {
        return with(Trigger.REVEAL);
    }

    static Stream<Card> lasting() {
        return with(Trigger.WHILE);
    }

    static Stream<Card> counting() {
        return with(Trigger.TALLY);
    }

    private static Stream<Card> with(Trigger trigger) {
        return TABLE.rules().cards().values().stream()
                .filter(card -> !card.id().contains("@") || card.id().endsWith("@unit-a"))
                .filter(card -> card.abilities(trigger).findAny().isPresent());
    }

    @ParameterizedTest
    @MethodSource("used")
    void a_card_that_is_used_does_each_of_its_blocks(Card card) {
        Seat seat = owner(card);
        Draft draft = new Draft(given(card, seat), new SeededChance(1, 1));
        Optional<Ability> ability = Script.usable(draft.state(), seat, card);
        assertThat(ability).as("%s can be used", card.id()).isPresent();
        Cards.play(draft, seat, card);
        answerAll(draft);
        assertTraces(card, ability.get(), effects(draft));
        ability.get()
                .price()
                .flatMap(price -> price.what())
                .ifPresent(what -> assertThat(effects(draft))
                        .anyMatch(effect -> effect instanceof ResourceEffect.Spent spent && spent.resource() == what));
    }

    @ParameterizedTest
    @MethodSource("revealed")
    void a_card_that_is_revealed_does_each_of_its_blocks(Card card) {
        Draft draft = new Draft(TABLE, new SeededChance(1, 1));
        Script.reveal(draft, card);
        answerAll(draft);
        card.abilities(Trigger.REVEAL).forEach(ability -> assertTraces(card, ability, effects(draft)));
    }

    @ParameterizedTest
    @MethodSource("lasting")
    void a_lasting_card_changes_the_rules_from_when_it_comes_until_it_goes(Card card) {
        boolean condition = card.kind() == Card.Kind.CONDITION;
        Seat seat = owner(card);
        Draft draft = new Draft(TABLE, new SeededChance(1, 1));
        draft.add(
                condition ? new ConditionEffect.ConditionRevealed(card.id()) : new CardEffect.Joined(seat, card.id()));
        card.abilities(Trigger.WHILE).forEach(ability -> assertTraces(card, ability, effects(draft)));
        draft.add(condition ? new ConditionEffect.ConditionOver(card.id()) : new CardEffect.Returned(seat, card.id()));
        assertThat(draft.state().modifiers()).isEqualTo(TABLE.modifiers());
    }

    @ParameterizedTest
    @MethodSource("counting")
    void a_card_that_counts_with_the_tally_does_each_of_its_blocks(Card card) {
        Seat seat = owner(card);
        State state = card.kind() == Card.Kind.CONDITION
                ? new ConditionEffect.ConditionRevealed(card.id()).on(TABLE)
                : given(card, seat);
        State tools = new DiceEffect.DieTurned(seat, "red-1", Face.TOOLS).on(state);
        Draft draft = new Draft(tools, new SeededChance(1, 1));
        Script.counted(draft, seat);
        card.abilities(Trigger.TALLY).forEach(ability -> assertTraces(card, ability, effects(draft)));
    }

    @Test
    void whoever_can_not_pay_an_offer_suffers_at_once() {
        Draft draft = new Draft(dial(TABLE, Evening.A, Resource.COURAGE, 0), new SeededChance(1, 1));
        Script.reveal(draft, card("short-rounds"));
        assertThat(effects(draft)).contains(new ResourceEffect.Lost(Evening.A, Resource.SOLDIERS, 2));
        assertThat(draft.state().questions()).allMatch(question -> question.asks(Evening.B));
    }

    @Test
    void the_Gold_Wound_Badge_takes_a_Decoration_with_none_in_hand_a_Specialist_and_with_neither_nothing() {
        State bare = TABLE;
        for (String specialist : TABLE.force(State.GERMAN).cards()) {
            bare = new CardEffect.CardGone(State.GERMAN, specialist).on(bare);
        }
        Draft nothing = new Draft(bare, new SeededChance(1, 1));
        Script.reveal(nothing, card("gold-wound-badge"));
        assertThat(nothing.state().questions()).isEmpty();
        assertThat(nothing.state()).isEqualTo(bare);
        Draft empty = new Draft(TABLE, new SeededChance(1, 1));
        Script.reveal(empty, card("gold-wound-badge"));
        answerAll(empty);
        assertThat(effects(empty)).anyMatch(effect -> effect instanceof CardEffect.Returned);
        Draft one = new Draft(new HandEffect.DecorationChosen("harbour-shield").on(TABLE), new SeededChance(1, 1));
        Script.reveal(one, card("gold-wound-badge"));
        assertThat(effects(one)).contains(new HandEffect.DecorationPlayed("harbour-shield"));
    }

    @Test
    void a_black_die_that_a_Unit_steals_becomes_blue() {
        Draft draft = new Draft(given(card("dog"), State.GERMAN), new SeededChance(1, 1));
        Cards.play(draft, State.GERMAN, card("dog"));
        Question whom = draft.state().questions().get(0);
        answer(draft, whom, Evening.B.id());
        answer(draft, draft.state().questions().get(0), "blue-1");
        assertThat(effects(draft))
                .contains(new DiceEffect.DieRemoved(Evening.B, "blue-1"))
                .anyMatch(effect -> effect instanceof DiceEffect.DieAdded added
                        && added.colour() == sandtable.game.dday.tally.Colour.BLACK);
    }

    private static void assertTraces(Card card, Ability ability, List<DdayEffect> effects) {
        for (Block block : ability.does()) {
            assertTrace(card, block, effects);
        }
    }

    private static void assertTrace(Card card, Block block, List<DdayEffect> effects) {
        if (block instanceof FlowBlock.Offer offer) {
            boolean paid = effects.stream()
                    .anyMatch(
                            effect -> effect instanceof ResourceEffect.Spent || effect instanceof CardEffect.CardUsed);
            assertThat(paid).as("%s: %s", card.id(), offer).isTrue();
        } else if (block instanceof FlowBlock.When when) {
            assertThat(when.parts()).anySatisfy(part -> part.forEach(each -> assertTrace(card, each, effects)));
        } else if (block instanceof FlowBlock.Aim aim) {
            aim.does().forEach(each -> assertTrace(card, each, effects));
        } else if (block instanceof FlowBlock) {
            List<List<Block>> parts = block.parts();
            parts.get(0).forEach(each -> assertTrace(card, each, effects));
        } else {
            assertThat(effects).as("%s: %s", card.id(), block).anyMatch(trace(block));
        }
    }

    private static Predicate<DdayEffect> trace(Block block) {
        if (block instanceof ResourceBlock.Gain gain) {
            return effect -> effect instanceof ResourceEffect.Gained gained
                    && gained.resource() == gain.what()
                    && gained.amount() % gain.amount() == 0;
        }
        if (block instanceof ResourceBlock.Lose lose) {
            return effect -> effect instanceof ResourceEffect.Lost lost
                    && lost.resource() == lose.what()
                    && lost.amount() % lose.amount() == 0;
        }
        if (block instanceof ResourceBlock.Take take) {
            return effect -> effect instanceof ResourceEffect.Given given
                    && given.resource() == take.what()
                    && given.amount() == take.amount();
        }
        if (block instanceof CardBlock.LoseCard) {
            return effect -> effect instanceof CardEffect.Returned || effect instanceof CardEffect.CardUsed;
        }
        if (block instanceof CardBlock.Join || block instanceof CardBlock.Retrieve) {
            return effect -> effect instanceof CardEffect.Joined;
        }
        if (block instanceof CardBlock.Draw) {
            return effect -> effect instanceof HandEffect.DecorationDrawn || effect instanceof DeckEffect.CardDrawn;
        }
        if (block instanceof CardBlock.Peek peek) {
            return effect -> effect instanceof DeckEffect.DeckPeeked peeked
                    && peeked.cards().size() == peek.count();
        }
        if (block instanceof DiceBlock.AddDie add) {
            return effect -> effect instanceof DiceEffect.DieAdded added && added.colour() == add.colour();
        }
        if (block instanceof DiceBlock.SwapDie) {
            return effect -> effect instanceof DiceEffect.DiceSwapped;
        }
        if (block instanceof DiceBlock.StealDie) {
            return effect -> effect instanceof DiceEffect.DieAdded;
        }
        if (block instanceof DiceBlock.IgnoreDie) {
            return effect -> effect instanceof DiceEffect.DieIgnored;
        }
        if (block instanceof DiceBlock) {
            return effect -> effect instanceof DiceEffect.DieTurned;
        }
        if (block instanceof RuleBlock.Change change) {
            return effect -> effect instanceof TableEffect.Modified modified
                    && modified.modifier().what() == change.what()
                    && modified.modifier().amount() == change.amount();
        }
        return effect -> effect instanceof MoveEffect.MgfSilenced;
    }

    private static void answerAll(Draft draft) {
        for (int i = 0; i < 50 && !draft.state().questions().isEmpty(); i++) {
            Question question = draft.state().questions().get(0);
            if (question.kind() == Question.Kind.D6) {
                draft.settle(question);
                new OrdinaryDice().rolled(draft, question, List.of(1));
            } else if (question.kind() == Question.Kind.ARRANGE) {
                draft.settle(question);
            } else if (Choosing.isReroll(draft.state(), question)) {
                draft.settle(question);
                Choosing.shown(draft, question, Face.COURAGE);
            } else {
                List<Open.Option> options = RULEBOOK.asking(question).options(draft.state(), question);
                answer(draft, question, options.get(0).value());
            }
        }
        assertThat(draft.state().questions()).isEmpty();
    }

    private static void answer(Draft draft, Question question, String option) {
        draft.settle(question);
        RULEBOOK.asking(question).answer(draft, question.who().get(0), question, option);
    }

    private static List<DdayEffect> effects(Draft draft) {
        return draft.accepted(Text.literal("test"), List.of()).effects();
    }

    private static Card card(String id) {
        return TABLE.rules().card(id).orElseThrow();
    }

    private static Seat owner(Card card) {
        return card.side() == Card.Side.GERMAN ? State.GERMAN : Evening.A;
    }

    private static State given(Card card, Seat seat) {
        return card.kind() == Card.Kind.DECORATION
                ? new HandEffect.DecorationChosen(card.id()).on(TABLE)
                : new CardEffect.Joined(seat, card.id()).on(TABLE);
    }

    private static State dial(State state, Seat seat, Resource resource, int value) {
        return new ResourceEffect.DialSet(seat, resource, value).on(state);
    }

    /** Everybody has rolled; Unit A stands before an MGF and B in a DEF of 8; all have some of everything. */
    private static State table() {
        Evening evening = Evening.of(1, Evening.setup(2, Set.of("battle-conditions", "badges"), Map.of()));
        State state = evening.state().withModifiers(List.of());
        for (Question question : state.questions()) {
            state = state.answered(question.id());
        }
        for (Seat seat : List.of(State.GERMAN, Evening.A, Evening.B)) {
            for (Resource resource : Resource.values()) {
                state = dial(state, seat, resource, 5);
            }
            List<DiceEffect.Shown> shown = new ArrayList<>();
            for (int i = 0; i < FACES.size(); i++) {
                shown.add(new DiceEffect.Shown(
                        state.force(seat).dice().dice().get(i).id(), FACES.get(i)));
            }
            state = new DiceEffect.Rolled(seat, 1, shown).on(state);
        }
        state = new DiceEffect.DieTurned(Evening.B, "red-1", Face.STAR).on(state);
        state = new DiceEffect.TallyClosed(Evening.B).on(state);
        state = state.with(state.rules().withFact("trade-dice.reach", new Fact("map", false)));
        state = dial(state, Evening.B, Resource.SOLDIERS, 3);
        for (String card : List.of("funker", "melder", "sandbags", "field-telephone")) {
            state = new CardEffect.Joined(State.GERMAN, card).on(state);
        }
        for (String card : List.of("medic@unit-a", "tnt", "ration-tins")) {
            state = new CardEffect.Joined(Evening.A, card).on(state);
        }
        state = new CardEffect.Joined(Evening.B, "flare-pistol").on(state);
        state = new CardEffect.Joined(Evening.B, "medic@unit-b").on(state);
        state = new CardEffect.CardUsed(Evening.A, "wire-cutters")
                .on(new CardEffect.Joined(Evening.A, "wire-cutters").on(state));
        state = new CardEffect.CardUsed(State.GERMAN, "gas").on(new CardEffect.Joined(State.GERMAN, "gas").on(state));
        state = new MoveEffect.Moved(Evening.A, "5", false).on(state);
        return new MoveEffect.Moved(Evening.B, "7", false).on(state);
    }
}
