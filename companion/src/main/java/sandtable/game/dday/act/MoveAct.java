package sandtable.game.dday.act;

import com.fasterxml.jackson.annotation.JsonTypeName;

/** What a Unit does on the Map. */
public sealed interface MoveAct extends DdayAct {
    /**
     * @param to the Sector's id as it is printed
     */
    @JsonTypeName("move")
    record Move(String to) implements MoveAct {}

    @JsonTypeName("stay")
    record Stay() implements MoveAct {}

    /**
     * What is printed at a border of a map that is being learned.
     *
     * @param courage that Advancing costs; 0 where the move is lateral
     */
    @JsonTypeName("learn-path")
    record LearnPath(String from, String to, int courage, YesNo mines) implements MoveAct {}

    /**
     * What is printed in a Sector of a map that is being learned.
     *
     * @param bunker it is the final Bunker
     */
    @JsonTypeName("learn-sector")
    record LearnSector(String sector, int def, YesNo mgf, YesNo bunker) implements MoveAct {}

    /**
     * What else is printed in a known Sector of a map that is being learned.
     *
     * @param printed {@code cant-stay}, {@code dice}, {@code requires:medic} ...
     * @param amount of dice, Skulls or resources; 1 where there is nothing to count, 0 where it isn't printed there after all
     */
    @JsonTypeName("learn-printed")
    record LearnPrinted(String sector, String printed, int amount) implements MoveAct {}
}
