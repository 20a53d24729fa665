package sandtable.live;

import java.util.List;
import sandtable.table.Seat;

/**
 * A correction that waits for another seat's consent. Volatile: it is journalled only once it is agreed to.
 *
 * @param id names it in the acts that answer it
 * @param by who proposes it
 */
public record Proposal(String id, Seat by, TableAct.Correct correction, List<DialChange> changes) {}
