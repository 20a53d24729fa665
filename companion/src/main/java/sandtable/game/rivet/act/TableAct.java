package sandtable.game.rivet.act;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.effect.Counter;
import sandtable.table.Seat;

/** What the owner's copy says, and what happened beyond the app's knowledge. */
public sealed interface TableAct extends RivetAct {
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
     * What the owner's copy says: a unit's card, or the scenario's picture.
     *
     * @param fact for example {@code unit.rifleman.armour} or {@code terrain.mission-2.c4}
     * @param value its words; one word may stand without a list
     */
    @JsonTypeName("fact")
    record Tell(
            String fact,

            @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
            List<String> value) implements TableAct {
        public Tell {
            value = List.copyOf(value);
        }
    }

    /** Changes a house rule. */
    @JsonTypeName("house-rule")
    record HouseRule(String option, String value) implements TableAct {}
}
