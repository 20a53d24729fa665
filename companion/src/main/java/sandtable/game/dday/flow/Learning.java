package sandtable.game.dday.flow;

import java.util.List;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.Battlefield;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What is printed in a Sector that a learned map doesn't know yet. Answered by the act {@code learn-sector}, once for all. */
public final class Learning implements Asking {
    @Override
    public Question.Kind kind() {
        return Question.Kind.SECTOR;
    }

    @Override
    public String rule() {
        return "dday.learn";
    }

    /** Asks for the Sector the Unit is in, unless it is known or asked for already. */
    static void ask(Draft draft, Seat unit) {
        State state = draft.state();
        String sector = state.post(unit).sector();
        boolean asked = state.questions().stream()
                .anyMatch(question -> question.kind() == Question.Kind.SECTOR
                        && question.about("sector").filter(sector::equals).isPresent());
        if (state.map().sector(sector).isEmpty() && !asked) {
            draft.ask(Question.Kind.SECTOR, List.of(unit), false, "sector", sector);
        }
    }

    /** Takes what was told; a Unit that turns out to stand in the final Bunker is in the Assault. */
    public static void learned(Draft draft, Seat by, MoveAct.LearnSector told) {
        boolean bunker = told.bunker().yes();
        Battlefield map = draft.state().map();
        Sector sector = new Sector(
                told.sector(),
                map.rowByPaths(told.sector()),
                map.nextColumn(map.rowByPaths(told.sector()), told.sector()),
                told.def(),
                told.mgf().yes(),
                true,
                bunker,
                bunker,
                List.of());
        draft.add(new MoveEffect.SectorLearned(by, sector));
        draft.because("dday.learn", "dday.because.learned", "sector", Places.name(told.sector()), "def", told.def());
        for (Seat unit : draft.state().units()) {
            if (bunker && draft.state().post(unit).sector().equals(told.sector())) {
                draft.add(new MoveEffect.BunkerEntered(unit));
            }
        }
        if (draft.state().clock().phase() == PhaseId.COMBAT && Moves.firing(draft.state(), sector)) {
            draft.state().units().stream()
                    .filter(unit -> draft.state().post(unit).sector().equals(sector.id()))
                    .forEach(unit -> CombatPhase.fire(draft, unit, sector));
        }
    }

    /** Puts a known Sector into the row that the borders leading there say. */
    static void place(Draft draft, Seat by, String id) {
        Battlefield map = draft.state().map();
        int row = map.rowByPaths(id);
        map.sector(id)
                .filter(sector -> sector.row() != row)
                .ifPresent(sector -> draft.add(new MoveEffect.SectorLearned(
                        by,
                        new Sector(
                                id,
                                row,
                                map.nextColumn(row, id),
                                sector.def(),
                                sector.mgf(),
                                sector.canStay(),
                                sector.bunker(),
                                sector.finalBunker(),
                                sector.attributes()))));
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of(
                "dday.question.sector",
                "sector",
                Places.name(question.about("sector").orElseThrow()));
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        return List.of();
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        throw new IllegalArgumentException("A Sector is told by the act learn-sector.");
    }
}
