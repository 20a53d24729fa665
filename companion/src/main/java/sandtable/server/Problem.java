package sandtable.server;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import sandtable.live.JournalLine;
import sandtable.table.Text;

/**
 * An error as RFC 9457 problem details.
 *
 * @param type names the kind of the problem; {@code urn:sandtable:NAME}
 * @param title the kind in a few words
 * @param status the HTTP status
 * @param detail what is wrong here and what to do, in the viewer's language
 * @param rule the rule that refused an act
 * @param name that rule in a few words
 * @param citations where that rule stands
 * @param position the table's position now, where the act was chosen from an older one
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record Problem(
        String type,
        Text title,
        int status,
        Text detail,
        Optional<String> rule,
        Optional<String> name,
        List<JournalLine.Source> citations,
        Optional<Long> position) {
    static final String CONTENT_TYPE = "application/problem+json";
}
