package sandtable.game.dday.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.card.DiceBlock;
import sandtable.game.dday.card.Needs;
import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.tally.Colour;
import sandtable.game.dday.tally.Face;
import sandtable.table.Seat;

/** Blocks that change dice. */
final class DicePlay {
    private static final List<Face> ANY_FACE = List.of(Face.values());

    private DicePlay() {}

    static void run(Draft draft, Play play, DiceBlock block) {
        if (block instanceof DiceBlock.SetDie set) {
            Choosing.targets(draft, play, set.who(), seats -> on(draft, play, block, seats));
        } else if (block instanceof DiceBlock.Reroll) {
            on(draft, play, block, List.of(play.own()));
        } else if (block instanceof DiceBlock.AddDie add) {
            if (add.faces().size() == 1) {
                add(draft, play.own(), add.colour(), add.faces().get(0));
            } else {
                Choosing.face(draft, play, play.own(), "", 0, List.of());
            }
        } else if (block instanceof DiceBlock.IgnoreDie ignore) {
            Choosing.targets(draft, play, ignore.who(), seats -> on(draft, play, block, seats));
        } else if (block instanceof DiceBlock.StealDie steal) {
            Choosing.targets(draft, play, steal.from(), seats -> on(draft, play, block, seats));
        } else if (block instanceof DiceBlock.SwapDie swap) {
            Swapping.run(draft, play, swap);
        }
    }

    /** With the dice of these. */
    static void on(Draft draft, Play play, DiceBlock block, List<Seat> seats) {
        for (Seat seat : seats) {
            next(draft, play, seat, count(block), List.of());
        }
    }

    /**
     * The next die of a seat.
     *
     * @param left how many more
     * @param done dice that had their turn
     */
    static void next(Draft draft, Play play, Seat seat, int left, List<String> done) {
        DiceBlock block = (DiceBlock) play.block();
        List<TableDie> fitting = fitting(draft.state(), play, seat, done);
        if (left == 0 || fitting.isEmpty()) {
            return;
        }
        if (block instanceof DiceBlock.IgnoreDie ignore) {
            if (!Holds.all(draft.state(), seat, ignore.where())) {
                return;
            }
            boolean noChoice = left >= fitting.size() || alike(fitting);
            if (noChoice) {
                fitting.stream().limit(left).forEach(die -> draft.add(new DiceEffect.DieIgnored(seat, die.id())));
                return;
            }
        }
        Choosing.die(draft, play, seat, left, done);
    }

    private static boolean alike(List<TableDie> dice) {
        return dice.stream()
                        .map(die -> die.face().map(Face::id).orElse("")
                                + die.colour().column())
                        .distinct()
                        .count()
                == 1;
    }

    /** A die was chosen. */
    static void chosen(Draft draft, Play play, Seat seat, String id, int left, List<String> done) {
        DiceBlock block = (DiceBlock) play.block();
        Optional<TableDie> chosen = draft.state().force(seat).dice().die(id);
        if (chosen.isEmpty()) {
            return;
        }
        List<String> more = new ArrayList<>(done);
        more.add(id);
        if (block instanceof DiceBlock.IgnoreDie) {
            draft.add(new DiceEffect.DieIgnored(seat, id));
        } else if (block instanceof DiceBlock.StealDie) {
            draft.add(new DiceEffect.DieRemoved(seat, id));
            Colour colour = colourFor(draft.state(), play.own(), chosen.get());
            if (colour != chosen.get().colour()) {
                draft.because(
                        "dday.black-blue",
                        "dday.because.black-blue",
                        "who",
                        play.own().name(),
                        "colour",
                        colour.words());
            }
            chosen.get().face().ifPresent(face -> add(draft, play.own(), colour, face));
        } else if (block instanceof DiceBlock.SetDie set && set.to().size() == 1) {
            draft.add(new DiceEffect.DieTurned(seat, id, set.to().get(0)));
        } else {
            Choosing.face(draft, play, seat, id, left, done);
            return;
        }
        next(draft, play, seat, left - 1, more);
    }

    /** A face was chosen, or rolled. */
    static void shown(Draft draft, Play play, Seat seat, String id, Face face, int left, List<String> done) {
        if (play.block() instanceof DiceBlock.AddDie add) {
            add(draft, play.own(), add.colour(), face);
            return;
        }
        draft.add(new DiceEffect.DieTurned(seat, id, face));
        List<String> more = new ArrayList<>(done);
        more.add(id);
        next(draft, play, seat, left - 1, more);
    }

    /** Black becomes blue where a Unit takes it, and the reverse. */
    private static Colour colourFor(State state, Seat taker, TableDie die) {
        if (die.colour().column() != Colour.BLUE.column()) {
            return die.colour();
        }
        return state.isGerman(taker) ? Colour.BLACK : Colour.BLUE;
    }

    private static void add(Draft draft, Seat seat, Colour colour, Face face) {
        List<TableDie> dice = draft.state().force(seat).dice().dice();
        int n = 1;
        while (holds(dice, "added-" + n)) {
            n++;
        }
        draft.add(new DiceEffect.DieAdded(seat, "added-" + n, colour, face));
    }

    private static boolean holds(List<TableDie> dice, String id) {
        return dice.stream().anyMatch(die -> die.id().equals(id));
    }

    private static int count(DiceBlock block) {
        if (block instanceof DiceBlock.SetDie set) {
            return set.count();
        }
        if (block instanceof DiceBlock.Reroll reroll) {
            return reroll.count();
        }
        if (block instanceof DiceBlock.IgnoreDie ignore) {
            return ignore.count();
        }
        return block instanceof DiceBlock.StealDie steal ? steal.count() : 1;
    }

    /** The dice between which is chosen. */
    static List<TableDie> fitting(State state, Play play, Seat seat, List<String> done) {
        DiceBlock block = (DiceBlock) play.block();
        Optional<Needs.DiceTest> test = Optional.empty();
        if (block instanceof DiceBlock.SetDie set) {
            test = set.from();
        } else if (block instanceof DiceBlock.Reroll reroll) {
            test = reroll.from();
        } else if (block instanceof DiceBlock.IgnoreDie ignore) {
            test = ignore.from();
        } else if (block instanceof DiceBlock.StealDie steal) {
            test = steal.dice();
        }
        return dice(state, seat, test).stream()
                .filter(die -> !done.contains(die.id()))
                .toList();
    }

    /** The dice that lie there and fit. */
    static List<TableDie> dice(State state, Seat seat, Optional<Needs.DiceTest> test) {
        Needs.DiceTest any = new Needs.DiceTest(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        if (state.force(seat).dice().counted()) {
            return List.of();
        }
        return state.force(seat).dice().dice().stream()
                .filter(die -> Holds.fits(die, test.orElse(any)))
                .toList();
    }

    /** The faces between which is chosen. */
    static List<Face> faces(DiceBlock block) {
        if (block instanceof DiceBlock.SetDie set && !set.to().isEmpty()) {
            return set.to();
        }
        return block instanceof DiceBlock.AddDie add && !add.faces().isEmpty() ? add.faces() : ANY_FACE;
    }
}
