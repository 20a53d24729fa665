package sandtable.live;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import sandtable.journal.Line;
import sandtable.table.Act;
import sandtable.table.Effect;
import sandtable.table.Entry;

/**
 * An entry as the fold reads it, with the line of the journal it came from.
 *
 * @param roll where dice were read: where their values come from
 */
public record Recorded<A extends Act, E extends Effect<?>>(Line line, Entry<A, E> entry, Optional<JsonNode> roll) {}
