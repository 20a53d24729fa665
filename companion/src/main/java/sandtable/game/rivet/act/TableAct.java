package sandtable.game.rivet.act;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.effect.Counter;
import sandtable.table.Seat;

/** What the owner's copy says, and what happened beyond the app's knowledge. */
public sealed interface TableAct extends RivetAct {
    /** The board has so many tiles. */
    @JsonTypeName("board-size")
    record BoardSize(int wide, int high) implements TableAct {}

    /**
     * What a Segment holds.
     *
     * @param has features by id
     */
    @JsonTypeName("terrain")
    record Terrain(String segment, List<String> has) implements TableAct {
        public Terrain {
            has = List.copyOf(has);
        }
    }

    /** The board is drawn: play. */
    @JsonTypeName("board-done")
    record BoardDone() implements TableAct {}

    /** "Card: WHO, +/-N WHAT", unregistered. */
    @JsonTypeName("note-card")
    record NoteCard(Seat who, Counter what, int amount) implements TableAct {}

    /** A unit stands on the battlefield that the app doesn't know. */
    @JsonTypeName("note-unit")
    record NoteUnit(String unit, Optional<String> segment) implements TableAct {}

    /** A unit of one's own is gone. */
    @JsonTypeName("remove-unit")
    record RemoveUnit(String unit) implements TableAct {}

    /**
     * What a unit's card says.
     *
     * @param fact for example {@code unit.rifleman.armour}
     */
    @JsonTypeName("fact")
    record Learn(String fact, int value) implements TableAct {}

    /** A unit's card is as the app has it. */
    @JsonTypeName("confirm-unit")
    record ConfirmUnit(String unit) implements TableAct {}

    /** Changes a house rule. */
    @JsonTypeName("house-rule")
    record HouseRule(String option, String value) implements TableAct {}
}
