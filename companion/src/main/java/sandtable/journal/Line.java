package sandtable.journal;

import java.time.Instant;
import java.util.Optional;

/**
 * One line of the journal, as it stands there for good. How the hashes are made says {@link Chain}.
 *
 * @param draft what was appended
 * @param previous the hash of the line before; 64 zeros for the first
 * @param secretHash binds the secret part without telling whether there is one
 * @param hash binds this line and all before it
 */
public record Line(Draft draft, String previous, String secretHash, String hash) {
    public String table() {
        return draft.table();
    }

    public long position() {
        return draft.position();
    }

    public Instant at() {
        return draft.at();
    }

    public String seat() {
        return draft.seat();
    }

    public String device() {
        return draft.device();
    }

    public String key() {
        return draft.key();
    }

    public String publicPart() {
        return draft.publicPart();
    }

    public Optional<String> secretPart() {
        return draft.secretPart();
    }
}
