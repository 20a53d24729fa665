package sandtable.live;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import sandtable.data.Pack;
import sandtable.table.Act;
import sandtable.table.Because;
import sandtable.table.Deed;
import sandtable.table.Effect;
import sandtable.table.Entry;
import sandtable.table.Text;
import sandtable.table.Viewer;

/** Makes entries reader for one viewer: what he may not know is left out, rules get their names and citations. */
final class LineReader<A extends Act, E extends Effect<?>> {
    /** The rule id under which games say that they used an unconfirmed fact; its text's arguments are {@code fact} and {@code value}. */
    static final String ASSUMED = "assumed";

    private final Pack pack;
    private final Function<A, JsonNode> asSeen;

    /**
     * @param asSeen an act as everybody may read it
     */
    LineReader(Pack pack, Function<A, JsonNode> asSeen) {
        this.pack = pack;
        this.asSeen = asSeen;
    }

    JournalLine line(Recorded<A, E> recorded, Viewer viewer, Set<Long> struck) {
        Entry<A, E> entry = recorded.entry();
        List<Because> seen = entry.because().stream()
                .filter(because -> viewer.sees(because.audience()))
                .toList();
        return new JournalLine(
                entry.position(),
                recorded.line().at(),
                entry.by(),
                entry.by().name(),
                recorded.line().device(),
                kind(entry.deed()),
                entry.title(),
                act(entry.deed()).map(asSeen),
                seen.stream()
                        .filter(because -> !because.rule().equals(ASSUMED))
                        .map(because -> reason(because.rule(), because.text()))
                        .toList(),
                entry.effects().stream()
                        .filter(effect -> viewer.sees(effect.audience()))
                        .map(Effect::words)
                        .toList(),
                entry.broken().stream()
                        .map(broken -> reason(broken.rule(), broken.reason()))
                        .toList(),
                seen.stream()
                        .filter(because -> because.rule().equals(ASSUMED))
                        .map(because -> new JournalLine.Assumed(
                                String.valueOf(because.text().args().get("fact")),
                                because.text().args().get("title") instanceof Text title
                                        ? Optional.of(title)
                                        : Optional.empty(),
                                String.valueOf(because.text().args().get("value"))))
                        .toList(),
                struck.contains(entry.position()),
                said(entry.deed()),
                recorded.roll(),
                recorded.line().hash());
    }

    JournalLine.Reason reason(String rule, Text text) {
        Pack.Rule known = pack.rules().get(rule);
        return known == null
                ? new JournalLine.Reason(text, rule, Map.of(), List.of())
                : new JournalLine.Reason(
                        text,
                        rule,
                        known.name(),
                        known.citations().stream()
                                .map(citation -> JournalLine.Source.of(pack, citation))
                                .toList());
    }

    /** The changes of a correction in one line. */
    Text words(List<DialChange> changes) {
        Text all = Text.literal("");
        boolean first = true;
        for (DialChange change : changes) {
            Text one = Text.of(
                    "table.dial-change",
                    "dial",
                    change.dial().label(),
                    "before",
                    change.before(),
                    "after",
                    change.after());
            all = first ? one : Text.of("table.and", "first", all, "second", one);
            first = false;
        }
        return all;
    }

    private static String kind(Deed<?> deed) {
        if (deed instanceof Deed.Opened<?>) {
            return "opened";
        }
        if (deed instanceof Deed.TakenBack<?>) {
            return "take-back";
        }
        if (deed instanceof Deed.Corrected<?>) {
            return "correction";
        }
        return deed instanceof Deed.Happened<?> ? "as-happened" : "act";
    }

    private Optional<A> act(Deed<A> deed) {
        if (deed instanceof Deed.Done<A> done) {
            return Optional.of(done.act());
        }
        return deed instanceof Deed.Happened<A> happened ? Optional.of(happened.act()) : Optional.empty();
    }

    private static Optional<String> said(Deed<?> deed) {
        if (deed instanceof Deed.Corrected<?> corrected) {
            return Optional.of(corrected.reason());
        }
        return deed instanceof Deed.Happened<?> happened ? Optional.of(happened.reason()) : Optional.empty();
    }
}
