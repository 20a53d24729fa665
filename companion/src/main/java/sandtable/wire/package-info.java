/**
 * How the table's values become JSON and words: acts, effects and reasons for the journal, in which texts stay keys; views and choices for
 * a viewer, in which texts are worded in his language. The only place that knows Jackson's settings, but for
 * the journal's export, which knows nothing of other packages.
 */
package sandtable.wire;
