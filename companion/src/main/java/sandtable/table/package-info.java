/**
 * What every game at a table has in common: seats, acts, effects, rulings, choices, views, the fold with its take-backs, and the seam
 * {@link sandtable.table.Game}.
 *
 * <p>Pure Java: no I/O, no clock, no random numbers, no threads. Everything here is a value, but for {@link sandtable.table.Played}, which
 * belongs to one thread at a time.
 */
package sandtable.table;
