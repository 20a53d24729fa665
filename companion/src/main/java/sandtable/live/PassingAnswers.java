package sandtable.live;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import sandtable.table.Text;

/**
 * The newest answers that stand in no journal, by the key of their act: what was proposed or declined. Sent again, such an act gets its
 * answer again and does nothing more. Lost with the process, as the proposals are. Not safe for several threads: its table's lock guards it.
 */
final class PassingAnswers {
    /** What is sent again comes within seconds; people don't propose so much in the meantime. */
    private static final int MOST = 100;

    private final Map<String, Given> byKey = new LinkedHashMap<>();

    private record Given(String device, Outcome.Proposed answer) {}

    void keep(Request request, Outcome.Proposed answer) {
        byKey.put(request.key(), new Given(request.device(), answer));
        if (byKey.size() > MOST) {
            byKey.remove(byKey.keySet().iterator().next());
        }
    }

    /** The answer to an act that was sent before; a refusal where another device sent it. */
    Optional<Outcome> again(Request request) {
        return Optional.ofNullable(byKey.get(request.key()))
                .map(given -> given.device().equals(request.device())
                        ? given.answer()
                        : new Outcome.Refused("table", Text.of("table.key-taken")));
    }
}
