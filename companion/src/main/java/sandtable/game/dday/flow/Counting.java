package sandtable.game.dday.flow;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.script.Script;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.FactWords;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.state.Throw;
import sandtable.game.dday.tally.Allocation;
import sandtable.game.dday.tally.Face;
import sandtable.game.dday.tally.Resources;
import sandtable.game.dday.tally.Rwb;
import sandtable.game.dday.tally.Tallies;
import sandtable.game.dday.tally.Tally;
import sandtable.table.Seat;
import sandtable.table.Sum;
import sandtable.table.Text;

/**
 * Counts a seat's Final Tally: what the dice are used for, the bonuses, the dice that Skulls cancel, and what is gained. Goes on as far as
 * nothing has to be chosen, and again after each answer.
 */
public final class Counting {
    /** Questions that stand only as long as it is decided what the dice are used for. */
    private static final Set<Question.Kind> ABOUT_USES = Set.of(Question.Kind.BONUS, Question.Kind.SKULL);

    private Counting() {}

    static void settle(Draft draft, Seat seat) {
        withdraw(draft, seat);
        while (!draft.over() && !draft.state().asks(seat)) {
            Throw dice = draft.state().force(seat).dice();
            if (!dice.closed() || dice.counted()) {
                return;
            }
            if (dice.allocation().isEmpty()) {
                allocate(draft, seat, dice);
                continue;
            }
            Optional<Rwb> open = Tallying.undecided(dice);
            if (open.isPresent()) {
                Bonuses.settle(draft, seat, open.get());
                continue;
            }
            Tally tally = Tallies.tally(dice.results(), dice.allocation().get());
            if (ignoreSkull(draft, seat, tally) || Skulls.settle(draft, seat, tally)) {
                continue;
            }
            count(draft, seat, tally);
        }
    }

    /** What was asked about dice that have changed since is asked no more: what they are used for is decided anew. */
    private static void withdraw(Draft draft, Seat seat) {
        Throw dice = draft.state().force(seat).dice();
        if (dice.allocation().isPresent() && !dice.counted()) {
            return;
        }
        for (Question question : draft.state().questions()) {
            if (question.asks(seat) && ABOUT_USES.contains(question.kind())) {
                draft.settle(question);
            }
        }
    }

    private static void allocate(Draft draft, Seat seat, Throw dice) {
        if (dice.results().isEmpty()) {
            draft.add(new DiceEffect.Allocated(seat, Allocation.NONE));
            return;
        }
        List<Allocation> ways = Tallying.allocations(draft.state(), dice);
        if (ways.size() == 1) {
            draft.add(new DiceEffect.Allocated(seat, ways.get(0)));
        } else {
            draft.ask(Question.Kind.ALLOCATION, List.of(seat), false);
        }
    }

    /** Takes out one Skull that an effect ignores; false where none is left to ignore. */
    private static boolean ignoreSkull(Draft draft, Seat seat, Tally tally) {
        int may = draft.state().modification(Modifier.What.IGNORE_SKULLS, seat);
        if (may <= 0 || tally.activeSkulls() == 0) {
            return false;
        }
        List<TableDie> dice = draft.state().force(seat).dice().dice();
        long ignored = dice.stream()
                .filter(die -> die.ignored() && die.face().equals(Optional.of(Face.SKULL)))
                .count();
        if (ignored >= may) {
            return false;
        }
        dice.stream()
                .filter(die -> !die.ignored() && die.face().equals(Optional.of(Face.SKULL)))
                .filter(die -> !tally.allocation().uses(die.id()))
                .findFirst()
                .ifPresent(die -> draft.add(new DiceEffect.DieIgnored(seat, die.id())));
        return true;
    }

    private static void count(Draft draft, Seat seat, Tally tally) {
        Throw dice = draft.state().force(seat).dice();
        Set<String> cancelled = new HashSet<>();
        for (TableDie die : dice.dice()) {
            if (die.cancelled()) {
                cancelled.add(die.id());
            }
        }
        Resources worth = tally.without(cancelled);
        draft.add(new DiceEffect.Counted(seat));
        gain(draft, seat, Resource.SOLDIERS, worth.soldiers(), "soldiers");
        gain(draft, seat, Resource.STARS, worth.stars(), "stars");
        gain(draft, seat, Resource.COURAGE, worth.courage(), "courage");
        tools(draft, seat, worth.tools());
        if (tally.allocation().hasStraight()) {
            draft.fact("straight", seat);
            draft.because("dday.straight", "tally.because-straight");
            straight(draft, seat);
        }
        Script.counted(draft, seat);
    }

    private static void gain(Draft draft, Seat seat, Resource resource, int byDice, String of) {
        Sum sum = sum(draft, seat, byDice, of);
        if (sum.result() > 0) {
            draft.gain(seat, resource, sum.result());
            draft.because(
                    "dday.resources",
                    "dday.because.resources",
                    "who",
                    seat.name(),
                    "resource",
                    resource.label(),
                    "sum",
                    sum);
        }
    }

    /** The dice, and what the Sector adds. */
    private static Sum sum(Draft draft, Seat seat, int byDice, String of) {
        Sum.Term dice = new Sum.Term(byDice, Text.of("dday.term.dice"));
        return Tallying.attribute(draft.state(), seat, Attribute.Kind.PER_TALLY)
                .filter(attribute -> attribute.of().equals(of))
                .map(attribute -> Sum.of(dice, new Sum.Term(attribute.amount(), sectorOf(draft.state(), seat))))
                .orElseGet(() -> Sum.of(dice));
    }

    private static Text sectorOf(State state, Seat seat) {
        return Places.name(state.post(seat).sector());
    }

    private static void tools(Draft draft, Seat seat, int byDice) {
        Sum sum = sum(draft, seat, byDice, "tools");
        if (sum.result() == 0) {
            return;
        }
        int gained = draft.fact(FactWords.points(sum.result()), seat).number();
        draft.gain(seat, Resource.ITEMS, gained);
        draft.because(
                "dday.tools",
                "dday.because.tools",
                "who",
                seat.name(),
                "sum",
                sum,
                "points",
                Resource.ITEMS.amount(gained));
    }

    private static void straight(Draft draft, Seat seat) {
        if (draft.state().isGerman(seat)) {
            draft.because("dday.straight.german", "dday.because.straight-german");
            Straights.german(draft);
        } else {
            draft.because("dday.straight.allied", "dday.because.straight-allied", "who", seat.name());
            Awards.straight(draft, seat);
        }
    }
}
