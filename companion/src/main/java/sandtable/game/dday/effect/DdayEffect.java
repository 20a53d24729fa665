package sandtable.game.dday.effect;

import java.util.Set;
import sandtable.game.dday.state.State;
import sandtable.table.Effect;
import sandtable.table.Seat;
import sandtable.table.Text;

/** All facts that change a game of D-Day Dice. Grouped by subject, one file each. */
public sealed interface DdayEffect extends Effect<State>
        permits CardEffect,
                ConditionEffect,
                DeckEffect,
                DiceEffect,
                HandEffect,
                MoveEffect,
                ResourceEffect,
                TableEffect,
                TurnEffect {

    /** Words about one seat, whose name is the argument {@code who}. */
    static Text about(String key, Seat who, Object... more) {
        Object[] args = new Object[more.length + 2];
        args[0] = "who";
        args[1] = who.name();
        System.arraycopy(more, 0, args, 2, more.length);
        return Text.of(key, args);
    }

    /** The whole table: a barrier. */
    Set<Seat> TABLE = Set.of();
}
