package sandtable.game.dday.view;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import sandtable.game.dday.flow.Tallying;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.state.Throw;
import sandtable.game.dday.tally.Face;
import sandtable.game.dday.tally.Resources;
import sandtable.game.dday.tally.Tallies;
import sandtable.game.dday.tally.Tally;
import sandtable.table.Seat;
import sandtable.table.Text;

/** How a seat's dice look to everybody. */
final class TallyLook {
    private TallyLook() {}

    static Optional<DdayView.TallySeen> of(State state, Seat seat) {
        Throw dice = state.force(seat).dice();
        if (dice.dice().isEmpty()) {
            return Optional.empty();
        }
        List<DdayView.DieSeen> seen =
                dice.dice().stream().map(die -> die(dice, die)).toList();
        if (dice.results().isEmpty()) {
            return Optional.of(new DdayView.TallySeen(
                    dice.rolls(), dice.of(), dice.closed(), seen, List.of(), false, 0, 0, 0, 0, 0));
        }
        Tally tally = dice.allocation()
                .map(allocation -> Tallies.tally(dice.results(), allocation))
                .orElseGet(() -> Tallies.best(dice.results()));
        Set<String> cancelled = dice.dice().stream()
                .filter(TableDie::cancelled)
                .map(TableDie::id)
                .collect(Collectors.toSet());
        Resources worth = tally.without(cancelled);
        return Optional.of(new DdayView.TallySeen(
                dice.rolls(),
                dice.of(),
                dice.closed(),
                seen,
                tally.allocation().rwbs().stream()
                        .map(rwb -> new DdayView.RwbSeen(
                                Text.of("dday.rwb." + Tallying.bonus(state, seat, rwb.face())),
                                rwb.face().id(),
                                rwb.dice(),
                                dice.bonuses().stream()
                                        .filter(bonus -> bonus.dice().equals(rwb.dice()))
                                        .map(Throw.Bonus::option)
                                        .findFirst()))
                        .toList(),
                tally.allocation().hasStraight(),
                worth.soldiers(),
                worth.stars(),
                worth.courage(),
                worth.tools(),
                tally.activeSkulls()));
    }

    private static DdayView.DieSeen die(Throw dice, TableDie die) {
        return new DdayView.DieSeen(
                die.id(),
                die.colour().id(),
                die.face().map(Face::id),
                die.locked(),
                die.cancelled(),
                dice.dice().stream()
                        .filter(other -> other.cancelledBy().equals(Optional.of(die.id())))
                        .map(TableDie::id)
                        .findFirst(),
                die.added(),
                die.ignored());
    }
}
