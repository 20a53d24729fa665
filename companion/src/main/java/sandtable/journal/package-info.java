/**
 * What is kept for good: the tables' journals, who has joined, the raw readings, the pictures and the owner's box. The door is
 * {@link sandtable.journal.Stores}, which opens a {@link sandtable.journal.Store}; one specification runs on all of them.
 *
 * <p>The only place that knows SQL. It reads no meaning into what it keeps: acts, effects and readings are text here. Every type may be used
 * by several threads at once unless it says otherwise.
 */
@NullMarked
package sandtable.journal;

import org.jspecify.annotations.NullMarked;
