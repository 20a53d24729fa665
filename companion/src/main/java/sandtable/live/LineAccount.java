package sandtable.live;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sandtable.journal.Line;
import sandtable.table.Account;
import sandtable.table.Because;
import sandtable.table.Ruling;
import sandtable.table.Text;

/**
 * What people are told of an entry, read from its line when somebody first asks: most lines of an evening that is opened again are never
 * looked at. Safe for several threads: whoever comes first reads it, and who comes at the same time reads the same.
 */
final class LineAccount implements Account {
    private final Line line;
    private final ObjectMapper mapper;
    private @Nullable Read read;

    /** @param mapper the journal's */
    LineAccount(Line line, ObjectMapper mapper) {
        this.line = line;
        this.mapper = mapper;
    }

    /** A reason that everybody may read. */
    private record Reason(String rule, Text text) {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    private record Open(Text title, List<Reason> because, List<Ruling.Broken> broken) {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    private record Secret(Optional<List<Because>> because) {}

    private record Read(Text title, List<Because> because, List<Ruling.Broken> broken) {}

    @Override
    public Text title() {
        return read().title();
    }

    @Override
    public List<Because> because() {
        return read().because();
    }

    @Override
    public List<Ruling.Broken> broken() {
        return read().broken();
    }

    /** @throws UnreadableJournalException if another version wrote what this one doesn't understand */
    private Read read() {
        Read known = read;
        if (known == null) {
            known = fromLine();
            read = known;
        }
        return known;
    }

    private Read fromLine() {
        try {
            Open open = mapper.readValue(line.publicPart(), Open.class);
            List<Because> because = new ArrayList<>();
            for (Reason reason : open.because()) {
                because.add(Because.of(reason.rule(), reason.text()));
            }
            if (line.secretPart().isPresent()) {
                mapper.readValue(line.secretPart().get(), Secret.class)
                        .because()
                        .ifPresent(because::addAll);
            }
            return new Read(open.title(), List.copyOf(because), List.copyOf(open.broken()));
        } catch (JsonProcessingException e) {
            throw new UnreadableJournalException(line, e);
        }
    }
}
