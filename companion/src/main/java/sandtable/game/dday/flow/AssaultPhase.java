package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.List;
import sandtable.game.dday.assault.Assault;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.state.Ending;
import sandtable.game.dday.state.Force;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Units in the final Bunker against the German, one after the other. */
public final class AssaultPhase implements Phase {
    @Override
    public PhaseId id() {
        return PhaseId.ASSAULT;
    }

    @Override
    public boolean applies(State state) {
        return state.rules().german() && !entrants(state).isEmpty();
    }

    static List<Seat> entrants(State state) {
        return state.units().stream()
                .filter(unit -> state.post(unit).status() == Post.Status.IN_BUNKER)
                .toList();
    }

    @Override
    public void open(Draft draft) {
        List<Seat> entrants = entrants(draft.state());
        goldBeach(draft, entrants);
        if (entrants.size() > 1) {
            draft.ask(Question.Kind.ASSAULT_ORDER, draft.state().units(), true);
        } else {
            draft.add(new TableEffect.OrderChosen(entrants));
        }
    }

    /** Two final Bunkers are treated as one; a lone Unit needs only one of them. */
    private static void goldBeach(Draft draft, List<Seat> entrants) {
        State state = draft.state();
        long bunkers = state.map().sectors().values().stream()
                .filter(Sector::finalBunker)
                .count();
        if (bunkers > 1 && state.posts().size() == 1) {
            draft.because(
                    "dday.gold-beach",
                    "dday.because.gold-beach-alone",
                    "who",
                    entrants.get(0).name());
        } else if (entrants.stream()
                        .map(unit -> state.post(unit).sector())
                        .distinct()
                        .count()
                > 1) {
            draft.because("dday.gold-beach", "dday.because.gold-beach", "n", entrants.size());
        }
    }

    /** Only those who meet each other can still do something. */
    @Override
    public boolean finished(State state, Seat seat) {
        boolean meets = state.isGerman(seat)
                ? state.hand().count() > 0 || Using.anything(state, seat)
                : state.post(seat).status() == Post.Status.IN_BUNKER && Using.anything(state, seat);
        return !meets || state.force(seat).marks().done();
    }

    @Override
    public void close(Draft draft) {
        List<Seat> order = new ArrayList<>(draft.state().field().order());
        order.removeIf(unit -> draft.state().post(unit).status() != Post.Status.IN_BUNKER);
        for (Seat unit : order) {
            State state = draft.state();
            boolean others = state.units().size() > 1;
            Assault.Entrant entrant = new Assault.Entrant(unit.id(), unit.name(), strength(state, unit));
            if (entrant.force().soldiers() == 0) {
                draft.fact(Casualties.ALONE, unit);
            }
            sandtable.game.dday.assault.Force german = strength(state, State.GERMAN);
            boolean bySpecialists = !state.rules().option("assault-tie").equals("german");
            Assault.Round round = Assault.round(entrant, german, others, bySpecialists);
            Assault.because(entrant, german, round).forEach(draft::because);
            if (round.winner() == Assault.Winner.ALLIES) {
                draft.end(Ending.ALLIES_WIN);
                return;
            }
            draft.add(new MoveEffect.WipedOut(unit));
            if (!others) {
                draft.because("dday.assault.last", "assault.last", "others", 0);
                draft.end(Ending.GERMAN_WINS);
                return;
            }
            if (round.decoration()) {
                Drawing.decoration(draft);
            }
        }
        if (!order.isEmpty()) {
            draft.because(
                    "dday.assault.continues",
                    "assault.continues",
                    "others",
                    draft.state().units().size());
        }
    }

    private static sandtable.game.dday.assault.Force strength(State state, Seat seat) {
        Force force = state.force(seat);
        return new sandtable.game.dday.assault.Force(
                Math.max(0, force.dials().soldiers() + state.modification(Modifier.What.STRENGTH, seat)),
                force.specialists(state.rules()));
    }
}
