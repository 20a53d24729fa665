package sandtable.game.dday.act;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Optional;

/** With the table itself. */
public sealed interface TableAct extends DdayAct {
    /** Finished with this phase. */
    @JsonTypeName("done")
    record Done() implements TableAct {}

    @JsonTypeName("answer")
    record Answer(String question, String option) implements TableAct {}

    /** The German goes first where both sides want to do something at the same time; or lets the Allies go on. */
    @JsonTypeName("go-first")
    record GoFirst(YesNo first) implements TableAct {}

    /** What the owner's box says of an unconfirmed fact. */
    @JsonTypeName("fact")
    record TellFact(String fact, String value) implements TableAct {
        /**
         * @param value a number is taken as its digits, since most facts are numbers and are offered as such
         */
        @JsonCreator
        static TellFact of(@JsonProperty("fact") String fact, @JsonProperty("value") Object value) {
            if (!(value instanceof String || value instanceof Integer)) {
                throw new IllegalArgumentException("A fact's value is a number or text.");
            }
            return new TellFact(fact, value.toString());
        }

        @Override
        public Optional<String> tellsFact() {
            return Optional.of(fact);
        }
    }

    /** Nobody knows what the box says: the default holds, and stays assumed. */
    @JsonTypeName("keep-default")
    record KeepDefault(String fact) implements TableAct {}

    /** Another house rule from now on. */
    @JsonTypeName("house-rule")
    record HouseRule(String option, String value) implements TableAct {}
}
