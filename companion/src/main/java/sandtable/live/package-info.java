/**
 * The running tables: the one door in (an act) and the one door out (a glimpse for one viewer). Folds each table from its journal, asks its
 * game to rule, persists first and tells the listeners then. Knows no HTTP, no SQL and no single game.
 */
package sandtable.live;
