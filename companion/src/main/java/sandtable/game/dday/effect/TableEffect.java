package sandtable.game.dday.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import sandtable.game.dday.state.Battlefield;
import sandtable.game.dday.state.Clock;
import sandtable.game.dday.state.Dials;
import sandtable.game.dday.state.Ending;
import sandtable.game.dday.state.Fact;
import sandtable.game.dday.state.FactWords;
import sandtable.game.dday.state.Field;
import sandtable.game.dday.state.Force;
import sandtable.game.dday.state.Hand;
import sandtable.game.dday.state.Marks;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Rules;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.Throw;
import sandtable.table.Insight;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The table itself: opening, Questions, rules for a while, the end. */
public sealed interface TableEffect extends DdayEffect {
    @Override
    default Set<Seat> touches() {
        return TABLE;
    }

    /** The facts, the map and the cards that this game is played by, and who plays. */
    @JsonTypeName("opened")
    record Opened(Rules rules, Battlefield map, List<Seat> units) implements TableEffect {
        public Opened {
            units = List.copyOf(units);
        }

        @Override
        public State on(State state) {
            Force nothing = new Force(Dials.ZERO, List.of(), Throw.fresh(List.of(), 0), Marks.NONE);
            Map<Seat, Force> forces = new TreeMap<>();
            Map<Seat, Post> posts = new TreeMap<>();
            if (rules.german()) {
                forces.put(State.GERMAN, nothing);
            }
            for (Seat unit : units) {
                forces.put(unit, nothing);
                posts.put(unit, new Post(map.start(), 0, List.of(), Post.Status.ON_MAP));
            }
            return new State(
                    rules,
                    map,
                    Clock.BEFORE,
                    new TreeMap<>(forces),
                    new TreeMap<>(posts),
                    Hand.EMPTY,
                    new TreeMap<>(),
                    Field.EMPTY,
                    List.of(),
                    List.of(),
                    Optional.empty());
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.opened", "map", map.title());
        }
    }

    /** In which order the Units in the Bunker meet the German. */
    @JsonTypeName("order-chosen")
    record OrderChosen(List<Seat> units) implements TableEffect {
        public OrderChosen {
            units = List.copyOf(units);
        }

        @Override
        public State on(State state) {
            return state.changeField(field -> field.order(units));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.order-chosen", "first", units.get(0).name());
        }
    }

    @JsonTypeName("asked")
    record Asked(Question question) implements TableEffect {
        @Override
        public State on(State state) {
            return state.ask(question);
        }

        @Override
        public Set<Seat> touches() {
            return question.blocking() ? TABLE : Set.copyOf(question.who());
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.asked." + question.kind().id());
        }
    }

    /**
     * A Question is settled. What the answer does stands in the effects beside it.
     *
     * @param who whose slice it was in
     */
    @JsonTypeName("settled")
    record Settled(String question, List<Seat> who) implements TableEffect {
        public Settled {
            who = List.copyOf(who);
        }

        @Override
        public State on(State state) {
            return state.answered(question);
        }

        @Override
        public Set<Seat> touches() {
            return Set.copyOf(who);
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.settled");
        }
    }

    /** Ordinary dice were read. */
    @JsonTypeName("d6-rolled")
    record D6Rolled(Seat seat, List<Integer> faces, Text purpose) implements TableEffect {
        public D6Rolled {
            faces = List.copyOf(faces);
        }

        @Override
        public State on(State state) {
            return state;
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }

        @Override
        public Insight insight() {
            return Insight.DICE;
        }

        @Override
        public Text words() {
            return DdayEffect.about(
                    "dday.effect.d6-rolled",
                    seat,
                    "faces",
                    faces.stream().map(String::valueOf).collect(java.util.stream.Collectors.joining(", ")),
                    "purpose",
                    purpose);
        }
    }

    /**
     * A rule changes for a while.
     *
     * @param by who brought it about; whom it concerns stands in the modifier
     */
    @JsonTypeName("modified")
    record Modified(Seat by, Modifier modifier) implements TableEffect {
        /** What comes of the game itself, or of what people wrote. */
        private static final Set<Modifier.What> NO_CARDS =
                Set.of(Modifier.What.NOTED, Modifier.What.MGF_HIT, Modifier.What.GERMAN_FIRST);

        private static final Pattern CARD = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*(@[a-z0-9-]+)?");

        @Override
        public State on(State state) {
            return state.with(modifier);
        }

        @Override
        public Set<Seat> touches() {
            return modifier.on().equals(List.of(by)) ? Set.of(by) : TABLE;
        }

        @Override
        public Text words() {
            return Text.of(
                    "dday.modifier."
                            + modifier.what()
                                    .name()
                                    .toLowerCase(java.util.Locale.ROOT)
                                    .replace('_', '-'),
                    "n",
                    modifier.amount(),
                    "change",
                    change(),
                    "who",
                    modifier.on().stream()
                            .map(Seat::name)
                            .reduce((first, second) -> Text.of("table.and", "first", first, "second", second))
                            .orElseGet(() -> Text.of("dday.everyone")),
                    "source",
                    source());
        }

        private Text change() {
            if (modifier.what() == Modifier.What.ADVANCE_COST && modifier.amount() <= Modifier.FREE) {
                return Text.of("dday.no-courage");
            }
            return modifier.amount() < 0
                    ? Text.of("dday.less", "n", -modifier.amount())
                    : Text.of("dday.more", "n", modifier.amount());
        }

        /** A card's name; what people wrote of a real card stays as it is. */
        private Text source() {
            if (modifier.source().equals("card")) {
                return Text.of("dday.real-card");
            }
            if (modifier.source().equals("battle-cry")) {
                return Text.of("dday.rwb.battle-cry");
            }
            return !NO_CARDS.contains(modifier.what())
                            && CARD.matcher(modifier.source()).matches()
                    ? CardEffect.name(modifier.source())
                    : Text.literal(modifier.source());
        }
    }

    /** All that a card changed for a while is over. */
    @JsonTypeName("modifiers-ended")
    record ModifiersEnded(String source) implements TableEffect {
        @Override
        public State on(State state) {
            return state.keep(modifier -> !modifier.source().equals(source));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.modifiers-ended", "source", CardEffect.name(source));
        }
    }

    /** The owner told a fact. */
    @JsonTypeName("fact-told")
    record FactTold(String fact, String value) implements TableEffect {
        @Override
        public State on(State state) {
            return state.with(state.rules().withFact(fact, new Fact(value, false)))
                    .changeField(field -> field.inquiries(field.inquiries().answered(fact)));
        }

        /** It is in the owner's box at once. */
        @Override
        public Insight insight() {
            return Insight.SEEN;
        }

        @Override
        public Text words() {
            return Text.of(
                    "dday.effect.fact-told", "fact", FactWords.title(fact), "value", FactWords.value(fact, value));
        }
    }

    /**
     * The owner is asked for a fact, in passing.
     *
     * @param seat whose ruling first depended on it
     */
    @JsonTypeName("fact-asked")
    record FactAsked(String fact, Seat seat) implements TableEffect {
        @Override
        public State on(State state) {
            return state.changeField(field -> field.inquiries(field.inquiries().ask(fact, seat)));
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.fact-asked", "fact", FactWords.title(fact));
        }
    }

    /**
     * The owner doesn't know: the fact stays at its default, and assumed.
     *
     * @param seat who said so
     */
    @JsonTypeName("fact-left")
    record FactLeft(String fact, Seat seat) implements TableEffect {
        @Override
        public State on(State state) {
            return state.changeField(field -> field.inquiries(field.inquiries().leave(fact)));
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat);
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.fact-left", "fact", FactWords.title(fact));
        }
    }

    /** A house rule was changed. */
    @JsonTypeName("option-set")
    record OptionSet(String option, String value) implements TableEffect {
        @Override
        public State on(State state) {
            return state.with(state.rules().withOption(option, value));
        }

        @Override
        public Text words() {
            return Text.of("dday.effect.option-set", "option", Text.of("dday.option." + option), "value", value);
        }
    }

    @JsonTypeName("ended")
    record Ended(Ending ending) implements TableEffect {
        @Override
        public State on(State state) {
            return state.ended(ending);
        }

        /** What was secret is opened when a game is over. */
        @Override
        public Insight insight() {
            return Insight.SEEN;
        }

        @Override
        public Text words() {
            return Text.of("dday.ending."
                    + ending.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'));
        }
    }
}
