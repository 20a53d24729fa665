package sandtable.live;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.table.Choice;
import sandtable.table.Dial;
import sandtable.table.Game;
import sandtable.table.Seat;
import sandtable.table.View;

/**
 * What one viewer may see of a table at one position, and what his seats may do there.
 *
 * @param choices by seat, for those seats only that were asked for; the table's own choices (take back, agree) among them
 * @param dials the numbers that may be corrected
 * @param proposals corrections that wait for consent
 * @param last the newest lines of the journal, newest first
 */
public record Glimpse(
        String table,
        long position,
        List<Seat> seats,
        View view,
        List<Game.Waiting> waiting,
        Optional<Game.Outcome> outcome,
        Map<Seat, List<Choice>> choices,
        List<Dial> dials,
        List<Proposal> proposals,
        List<JournalLine> last) {}
