/**
 * What the Sectors demand of the German and do to the Units: the highest printed DEF, his missing Soldiers, and the DEF that is left for
 * each Unit. Pure values; any thread may use it.
 */
package sandtable.game.dday.demand;
