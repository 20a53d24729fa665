/**
 * The rules: one class for each kind of act. {@code Draft} is where all of them write; {@code Flow} leads from phase to phase, {@code
 * Fighting} and {@code Places} hold what several acts need.
 */
package sandtable.game.rivet.rule;
