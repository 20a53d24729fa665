package sandtable.game.dday.act;

import com.fasterxml.jackson.annotation.JsonTypeName;

/** With the table itself. */
public sealed interface TableAct extends DdayAct {
    /** Finished with this phase. */
    @JsonTypeName("done")
    record Done() implements TableAct {}

    @JsonTypeName("answer")
    record Answer(String question, String option) implements TableAct {}

    /** What the owner's box says of an unconfirmed fact. */
    @JsonTypeName("fact")
    record TellFact(String fact, String value) implements TableAct {}

    /** Another house rule from now on. */
    @JsonTypeName("house-rule")
    record HouseRule(String option, String value) implements TableAct {}
}
