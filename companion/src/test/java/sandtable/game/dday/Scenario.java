package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import sandtable.game.dday.act.D6;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.effect.ResourceEffect;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.effect.TurnEffect;
import sandtable.game.dday.script.Choosing;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.game.dday.tally.Face;
import sandtable.table.Because;
import sandtable.table.Choice;
import sandtable.table.Ruling;
import sandtable.table.Seat;

/**
 * A table brought to a point, and acts whose rulings are looked at. Every act that may be taken back is taken back and done again, and must lead
 * to the same.
 */
final class Scenario {
    static final Seat GERMAN = State.GERMAN;
    static final Seat A = Evening.A;
    static final Seat B = Evening.B;

    /** 2 Soldiers, 2 Stars and 2 Courage: no RWB, no Skull, no Tools. */
    static final List<Face> DULL =
            List.of(Face.SOLDIER, Face.STAR, Face.STAR, Face.COURAGE, Face.SOLDIER, Face.COURAGE);

    /** Battle Conditions that change nothing while nobody moves, buys or shoots. */
    private static final Set<String> HARMLESS = Set.of(
            "radio-silence",
            "cleared-lanes",
            "jammed-belts",
            "exhaustion",
            "eager-recruits",
            "open-crates",
            "lost-crates",
            "lost-kit",
            "no-ceremony",
            "empty-roster");

    private static final int MOST_STEPS = 300;

    final Evening evening;

    private Scenario(Evening evening) {
        this.evening = evening;
    }

    /**
     * @param words modules by name, options as {@code name=value}
     */
    static Scenario of(int units, String... words) {
        return of(1, units, words);
    }

    static Scenario of(long seed, int units, String... words) {
        Set<String> modules = new HashSet<>();
        Map<String, String> options = new HashMap<>();
        for (String word : words) {
            if (word.contains("=")) {
                options.put(word.split("=", -1)[0], word.split("=", -1)[1]);
            } else {
                modules.add(word);
            }
        }
        return new Scenario(Evening.of(seed, Evening.setup(units, modules, options)));
    }

    /** The second turn with this Battle Condition just drawn, whichever seed brings it; prepared in the first. */
    static Scenario condition(String card, int units, Consumer<Scenario> prepare, String... words) {
        String[] all = Arrays.copyOf(words, words.length + 1);
        all[words.length] = "battle-conditions";
        for (long seed = 1; seed <= 5000; seed++) {
            Scenario scenario = of(seed, units, all);
            if (scenario.state().field().condition().filter(HARMLESS::contains).isEmpty()) {
                continue;
            }
            while (!scenario.state().questions().isEmpty()) {
                scenario.dull();
            }
            prepare.accept(scenario);
            scenario.turn(2);
            State state = scenario.state();
            if (state.field().condition().filter(card::equals).isPresent()
                    || state.field().weather().filter(card::equals).isPresent()) {
                return scenario;
            }
        }
        throw new AssertionError("No seed brings " + card);
    }

    State state() {
        return evening.state();
    }

    int has(Seat seat, Resource resource) {
        return state().force(seat).dials().of(resource);
    }

    int soldiers(Seat seat) {
        return has(seat, Resource.SOLDIERS);
    }

    /** What is so, however it came about. */
    Scenario given(DdayEffect... effects) {
        evening.set(effects);
        return this;
    }

    Scenario dial(Seat seat, Resource resource, int value) {
        return given(new ResourceEffect.DialSet(seat, resource, value));
    }

    Scenario card(Seat seat, String card) {
        return given(new CardEffect.Joined(seat, card));
    }

    Scenario fact(String fact, String value) {
        return given(new TableEffect.FactTold(fact, value));
    }

    /** The Unit came there in an earlier turn. */
    Scenario place(Seat unit, String sector) {
        boolean bunker = state().map().sector(sector).orElseThrow().finalBunker();
        return given(
                new MoveEffect.Moved(unit, sector, bunker),
                new TurnEffect.TurnBegan(state().clock().turn()),
                new TurnEffect.PhaseBegan(state().clock().phase()));
    }

    /** Acts; and, where that is allowed, takes back and acts again. */
    Ruling.Accepted<DdayEffect> act(Seat by, DdayAct act) {
        State before = state();
        Ruling.Accepted<DdayEffect> first = evening.act(by, act);
        State after = state();
        long done = evening.played.position();
        if (evening.played
                .mayTakeBack(by)
                .filter(entry -> entry.position() == done)
                .isEmpty()) {
            return first;
        }
        evening.takeBack(by);
        assertThat(state()).as("%s taken back", act).isEqualTo(before);
        Ruling.Accepted<DdayEffect> again = evening.act(by, act);
        assertThat(again.effects()).as("%s again", act).isEqualTo(first.effects());
        assertThat(state()).isEqualTo(after);
        return again;
    }

    /** The rule by which an act is refused. */
    String refused(Seat by, DdayAct act) {
        return evening.ask(by, act) instanceof Ruling.Refused<DdayEffect> refused ? refused.rule() : "accepted";
    }

    Ruling.Accepted<DdayEffect> tally(Seat seat, Face... faces) {
        return tally(seat, List.of(faces));
    }

    Ruling.Accepted<DdayEffect> tally(Seat seat, List<Face> faces) {
        return act(seat, new DiceAct.FinalTally(Optional.of(faces)));
    }

    /** Everybody else has a dull Final Tally. */
    Scenario others() {
        for (Seat seat : state().players()) {
            if (state().clock().phase() == PhaseId.ROLL
                    && !state().force(seat).dice().closed()) {
                tally(seat, DULL.subList(0, state().force(seat).dice().dice().size()));
            }
        }
        return this;
    }

    /** The Question this seat is asked. */
    Question question(Seat seat) {
        return state().questions().stream()
                .filter(question -> question.asks(seat))
                .findFirst()
                .orElseThrow(() -> new AssertionError(seat + " is asked nothing"));
    }

    Ruling.Accepted<DdayEffect> answer(Seat seat, String option) {
        return act(seat, new TableAct.Answer(question(seat).id(), option));
    }

    Ruling.Accepted<DdayEffect> d6(Seat seat, int... pips) {
        List<D6> faces = new ArrayList<>();
        for (int pip : pips) {
            faces.add(D6.values()[pip - 1]);
        }
        return act(seat, new DiceAct.RollD6(faces, Optional.of(question(seat).id())));
    }

    /** Plays on with dull dice, without moves and purchases, until this phase is open. */
    Scenario until(PhaseId phase) {
        for (int i = 0; i < MOST_STEPS; i++) {
            if (state().ending().isPresent()
                    || (state().clock().phase() == phase && !state().clock().closed())) {
                return this;
            }
            dull();
        }
        throw new AssertionError("The phase " + phase + " never came: " + state().clock());
    }

    /** Plays on in the same way until this turn has begun, or the game is over. */
    Scenario turn(int turn) {
        for (int i = 0; i < MOST_STEPS; i++) {
            if (state().ending().isPresent() || state().clock().turn() >= turn) {
                return this;
            }
            dull();
        }
        throw new AssertionError("Turn " + turn + " never came: " + state().clock());
    }

    private void dull() {
        Seat seat = evening.game.waiting(state()).get(0).seat();
        Optional<Question> asked = state().questions().stream()
                .filter(question -> question.asks(seat))
                .findFirst();
        if (asked.isPresent()) {
            if (asked.get().kind() == Question.Kind.D6) {
                int count = sandtable.game.dday.flow.OrdinaryDice.count(asked.get());
                int[] ones = new int[count];
                Arrays.fill(ones, 1);
                d6(seat, ones);
                return;
            }
            if (Choosing.isReroll(state(), asked.get())) {
                act(seat, new DiceAct.Reroll(asked.get().id(), List.of(Face.SOLDIER)));
                return;
            }
            Choice choice = evening.choices(seat).stream()
                    .filter(each -> each.act() instanceof TableAct.Answer)
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("No dull answer to " + asked.get()));
            evening.act(seat, (DdayAct) choice.act());
            return;
        }
        boolean done = evening.choices(seat).stream().anyMatch(choice -> choice.act() instanceof TableAct.Done);
        evening.act(seat, done ? new TableAct.Done() : dullAct(seat));
    }

    private DdayAct dullAct(Seat seat) {
        return switch (state().clock().phase()) {
            case ROLL ->
                new DiceAct.FinalTally(Optional.of(
                        DULL.subList(0, state().force(seat).dice().dice().size())));
            case MOVE -> new MoveAct.Stay();
            default -> new TableAct.Done();
        };
    }

    /** The rules that were cited so far, in all rulings. */
    Set<String> cited() {
        Set<String> rules = new HashSet<>();
        evening.entries.forEach(
                entry -> entry.because().stream().map(Because::rule).forEach(rules::add));
        return rules;
    }

    /** The rules that a ruling cites. */
    static List<String> rules(Ruling.Accepted<DdayEffect> ruling) {
        return Evening.rules(ruling);
    }
}
