/**
 * What a Final Tally is worth: RWBs, the Straight, Active Skulls and the plain results, for any number of dice up to twelve. Pure values;
 * any thread may use it.
 */
package sandtable.game.dday.tally;
