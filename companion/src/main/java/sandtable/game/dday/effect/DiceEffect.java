package sandtable.game.dday.effect;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.state.Throw;
import sandtable.game.dday.tally.Allocation;
import sandtable.game.dday.tally.Colour;
import sandtable.game.dday.tally.Die;
import sandtable.game.dday.tally.Face;
import sandtable.table.Insight;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What happens to a seat's dice. */
public sealed interface DiceEffect extends DdayEffect {
    Seat seat();

    @Override
    default Set<Seat> touches() {
        return Set.of(seat());
    }

    /** The dice of a new turn, not yet rolled. */
    @JsonTypeName("dice-ready")
    record DiceReady(Seat seat, List<TableDie> dice, int of) implements DiceEffect {
        public DiceReady {
            dice = List.copyOf(dice);
        }

        @Override
        public State on(State state) {
            return state.changeThrow(seat, before -> Throw.fresh(dice, of));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.dice-ready", seat, "n", dice.size());
        }
    }

    /**
     * @param dice what each rolled die shows
     */
    @JsonTypeName("rolled")
    record Rolled(Seat seat, int roll, List<Shown> dice) implements DiceEffect {
        public Rolled {
            dice = List.copyOf(dice);
        }

        @Override
        public State on(State state) {
            return state.changeThrow(seat, before -> {
                List<TableDie> now = new ArrayList<>(before.dice().size());
                for (TableDie die : before.dice()) {
                    now.add(showing(die));
                }
                return before.rolls(roll).with(now);
            });
        }

        private TableDie showing(TableDie before) {
            TableDie now = before;
            // By index, because each die asks it of each: an iterator takes three times as long.
            for (int i = 0; i < dice.size(); i++) {
                if (dice.get(i).die().equals(before.id())) {
                    now = now.showing(dice.get(i).face());
                }
            }
            return now;
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.rolled", seat, "roll", roll, "n", dice.size());
        }

        @Override
        public Insight insight() {
            return Insight.DICE;
        }
    }

    record Shown(String die, Face face) {}

    @JsonTypeName("locked")
    record Locked(Seat seat, List<String> dice) implements DiceEffect {
        public Locked {
            dice = List.copyOf(dice);
        }

        @Override
        public State on(State state) {
            return state.changeThrow(
                    seat,
                    before -> before.with(before.dice().stream()
                            .map(die -> dice.contains(die.id()) ? die.lock() : die)
                            .toList()));
        }

        @Override
        public Text words() {
            return DdayEffect.about(
                    "dday.effect.locked", seat, "dice", dice.stream().collect(Collectors.joining(", ")));
        }
    }

    /** A die was read wrong, or an effect turned it. */
    @JsonTypeName("die-turned")
    record DieTurned(Seat seat, String die, Face face) implements DiceEffect {
        @Override
        public State on(State state) {
            return state.changeThrow(
                    seat, before -> before.change(die, was -> was.showing(face)).undecided());
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.die-turned", seat, "die", die, "face", face.words());
        }
    }

    /** What lies there is the Final Tally. */
    @JsonTypeName("tally-closed")
    record TallyClosed(Seat seat) implements DiceEffect {
        @Override
        public State on(State state) {
            return state.changeThrow(seat, Throw::close);
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.tally-closed", seat);
        }
    }

    /** A result was added to the tally. */
    @JsonTypeName("die-added")
    record DieAdded(Seat seat, String die, Colour colour, Face face) implements DiceEffect {
        @Override
        public State on(State state) {
            return state.changeThrow(seat, before -> {
                List<TableDie> more = new ArrayList<>(before.dice());
                more.add(TableDie.extra(die, colour, face));
                return before.with(more).undecided();
            });
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.die-added", seat, "colour", colour.words(), "face", face.words());
        }
    }

    /** A die left the tally: it was stolen, or left out. */
    @JsonTypeName("die-removed")
    record DieRemoved(Seat seat, String die) implements DiceEffect {
        @Override
        public State on(State state) {
            return state.changeThrow(
                    seat,
                    before -> before.with(before.dice().stream()
                                    .filter(each -> !each.id().equals(die))
                                    .toList())
                            .undecided());
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.die-removed", seat, "die", die);
        }
    }

    /** An effect takes a result out of the tally. */
    @JsonTypeName("die-ignored")
    record DieIgnored(Seat seat, String die) implements DiceEffect {
        @Override
        public State on(State state) {
            return state.changeThrow(
                    seat, before -> before.change(die, TableDie::ignore).undecided());
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.die-ignored", seat, "die", die);
        }
    }

    /** What the dice are used for. */
    @JsonTypeName("allocated")
    record Allocated(Seat seat, Allocation allocation) implements DiceEffect {
        @Override
        public State on(State state) {
            return state.changeThrow(seat, before -> before.with(allocation));
        }

        @Override
        public Text words() {
            return DdayEffect.about(
                    "dday.effect.allocated", seat, "n", allocation.rwbs().size());
        }
    }

    /** An RWB bonus was taken in one of its options. */
    @JsonTypeName("bonus-taken")
    record BonusTaken(Seat seat, List<String> dice, String name, String option) implements DiceEffect {
        public BonusTaken {
            dice = List.copyOf(dice);
        }

        @Override
        public State on(State state) {
            return state.changeThrow(seat, before -> before.with(new Throw.Bonus(dice, name, option)));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.bonus-taken", seat, "name", Text.of("dday.rwb." + name));
        }
    }

    @JsonTypeName("die-cancelled")
    record DieCancelled(Seat seat, String skull, String die) implements DiceEffect {
        @Override
        public State on(State state) {
            return state.changeThrow(seat, before -> before.change(die, was -> was.cancelBy(skull)));
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.die-cancelled", seat, "die", die);
        }
    }

    /** The resources of the tally were gained. */
    @JsonTypeName("counted")
    record Counted(Seat seat) implements DiceEffect {
        @Override
        public State on(State state) {
            return state.changeThrow(seat, Throw::count);
        }

        @Override
        public Text words() {
            return DdayEffect.about("dday.effect.counted", seat);
        }
    }

    /** Dice between two tallies. */
    @JsonTypeName("dice-swapped")
    record DiceSwapped(Seat seat, String die, Seat with, String theirs) implements DiceEffect {
        @Override
        public State on(State state) {
            Optional<Die> mine = state.force(seat).dice().die(die).flatMap(TableDie::result);
            Optional<Die> other = state.force(with).dice().die(theirs).flatMap(TableDie::result);
            if (mine.isEmpty() || other.isEmpty()) {
                return state;
            }
            return swapIn(swapIn(state, seat, die, other.get()), with, theirs, mine.get());
        }

        private static State swapIn(State state, Seat seat, String place, Die comes) {
            return state.changeThrow(
                    seat,
                    before -> before.change(
                                    place,
                                    was -> new TableDie(
                                            place,
                                            comes.colour(),
                                            Optional.of(comes.face()),
                                            was.locked(),
                                            was.added(),
                                            comes.ignored(),
                                            Optional.empty()))
                            .undecided());
        }

        @Override
        public Set<Seat> touches() {
            return Set.of(seat, with);
        }

        @Override
        public Text words() {
            return DdayEffect.about(
                    "dday.effect.dice-swapped", seat, "with", with.name(), "die", die, "theirs", theirs);
        }
    }
}
