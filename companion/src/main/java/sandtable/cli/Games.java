package sandtable.cli;

import java.util.List;
import sandtable.game.dday.DdayGame;
import sandtable.game.rivet.RivetGame;
import sandtable.table.Game;

/** The games that this version can play; a further one is added here and nowhere else. */
public final class Games {
    private Games() {}

    public static List<Game<?, ?, ?>> all() {
        return List.of(new DdayGame(), new RivetGame());
    }
}
