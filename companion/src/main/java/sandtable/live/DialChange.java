package sandtable.live;

import sandtable.table.Dial;

/** What a correction would change. */
public record DialChange(Dial dial, int before, int after) {}
