package sandtable.game.rivet.effect;

import java.util.Set;
import sandtable.game.rivet.state.State;
import sandtable.table.Effect;
import sandtable.table.Seat;

/** One fact of a game of Rivet Wars. */
public sealed interface RivetEffect extends Effect<State>
        permits RoundEffect,
                ResourceEffect,
                CardEffect,
                UnitEffect,
                ActivationEffect,
                FlagEffect,
                FightEffect,
                BoardEffect {
    /** It concerns the whole table. */
    Set<Seat> TABLE = Set.of();

    /** Two seats, or one that is both. */
    static Set<Seat> both(Seat one, Seat other) {
        return one.equals(other) ? Set.of(one) : Set.of(one, other);
    }
}
