package sandtable.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.live.JournalLine;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * A line of the journal in one language.
 *
 * @param kind {@code opened act as-happened take-back correction}
 * @param assumed the unconfirmed facts that the ruling used
 * @param struck whether it was taken back later
 * @param roll where dice were read: where their values come from
 */
record JournalEntry(
        long position,
        Instant at,
        Seat seat,
        Text seatName,
        String device,
        String kind,
        Text title,
        Optional<JsonNode> act,
        List<Reason> because,
        List<Text> effects,
        List<Reason> broken,
        List<JournalLine.Assumed> assumed,
        boolean struck,
        Optional<String> reason,
        Optional<JsonNode> roll,
        String hash) {

    /** The journal after a position, with the hash of its last line. */
    record Journal(String head, List<JournalEntry> entries) {}

    record Reason(Text text, String rule, String name, List<JournalLine.Source> citations) {
        static Reason of(JournalLine.Reason reason, String language) {
            Map<String, String> names = reason.name();
            return new Reason(
                    reason.text(),
                    reason.rule(),
                    names.getOrDefault(language, names.getOrDefault("en", reason.rule())),
                    reason.citations());
        }
    }

    static JournalEntry of(JournalLine line, String language) {
        return new JournalEntry(
                line.position(),
                line.at(),
                line.seat(),
                line.seatName(),
                line.device(),
                line.kind(),
                line.title(),
                line.act(),
                line.because().stream()
                        .map(reason -> Reason.of(reason, language))
                        .toList(),
                line.effects(),
                line.broken().stream()
                        .map(reason -> Reason.of(reason, language))
                        .toList(),
                line.assumed(),
                line.struck(),
                line.reason(),
                line.roll(),
                line.hash());
    }
}
