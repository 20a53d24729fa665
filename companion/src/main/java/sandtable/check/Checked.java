package sandtable.check;

import com.fasterxml.jackson.databind.JsonNode;

/** What came of a what-if question. */
public sealed interface Checked {
    /** As both doors give it, to the byte. */
    default String text() {
        return json().toPrettyString();
    }

    JsonNode json();

    /** The answer, worded. */
    record Answered(JsonNode answer) implements Checked {
        @Override
        public JsonNode json() {
            return answer;
        }
    }

    /**
     * The question was refused whole.
     *
     * @param status as HTTP means it: 404 for an unknown kind, 422 for a question that makes no sense
     * @param problem a problem as in RFC 9457
     */
    record Refused(int status, JsonNode problem) implements Checked {
        @Override
        public JsonNode json() {
            return problem;
        }
    }
}
