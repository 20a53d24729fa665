package sandtable.game.dday.script;

import java.util.List;
import sandtable.game.dday.card.RuleBlock;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Places;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Blocks that change the rules for a while. */
final class RulePlay {
    private RulePlay() {}

    static void run(Draft draft, Play play, RuleBlock block) {
        if (block instanceof RuleBlock.Change change) {
            RuleBlock.Where where = change.where().orElse(RuleBlock.Where.EVERYWHERE);
            if (where == RuleBlock.Where.A_SECTOR) {
                Choosing.sector(draft, play, sector -> in(draft, play, block, List.of(sector)));
            } else if (where == RuleBlock.Where.OWN_SECTOR) {
                in(draft, play, block, ownSector(draft.state(), play.own()));
            } else {
                Choosing.targets(draft, play, change.who(), seats -> to(draft, play, change, seats));
            }
        } else if (block instanceof RuleBlock.Silence silence) {
            if (silence.where() == RuleBlock.Where.A_SECTOR) {
                Choosing.sector(draft, play, sector -> in(draft, play, block, List.of(sector)));
            } else {
                in(draft, play, block, ownSector(draft.state(), play.own()));
            }
        }
    }

    private static List<String> ownSector(State state, Seat own) {
        return state.isUnit(own) ? List.of(state.post(own).sector()) : List.of();
    }

    /** In these Sectors. */
    static void in(Draft draft, Play play, RuleBlock block, List<String> sectors) {
        if (sectors.isEmpty()) {
            return;
        }
        if (block instanceof RuleBlock.Change change) {
            add(draft, play, change, Targets.candidates(draft.state(), play.own(), change.who()), sectors);
        } else {
            for (String sector : sectors) {
                if (fires(draft.state(), sector)) {
                    draft.add(new MoveEffect.MgfSilenced(sector));
                    draft.because("dday.grenadier", "dday.because.grenadier", "sector", Places.name(sector));
                }
            }
        }
    }

    /** For these seats, everywhere. */
    static void to(Draft draft, Play play, RuleBlock.Change change, List<Seat> seats) {
        if (!seats.isEmpty()) {
            add(draft, play, change, seats, List.of());
        }
    }

    private static void add(Draft draft, Play play, RuleBlock.Change change, List<Seat> seats, List<String> sectors) {
        Modifier.Until until = change.until().orElse(Modifier.Until.END_OF_TURN);
        draft.add(new TableEffect.Modified(
                play.own(), new Modifier(play.card().id(), change.what(), seats, sectors, change.amount(), until)));
    }

    /** Whether there is an MGF that isn't removed yet. */
    static boolean fires(State state, String sector) {
        return state.map().sector(sector).filter(printed -> printed.mgf()).isPresent()
                && !state.field().silenced().contains(sector);
    }
}
