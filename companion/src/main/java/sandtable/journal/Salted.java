package sandtable.journal;

import java.util.Optional;

/**
 * A line with the salt of its secret part.
 *
 * @param salt none where the secret part isn't open, so that it can't be checked
 */
record Salted(Line line, Optional<Bytes> salt) {}
