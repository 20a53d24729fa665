/**
 * D-Day Dice and Atlantikwall. {@link sandtable.game.dday.DdayGame} is the door. Pure: no I/O, clock, random numbers or threads; no Jackson
 * but for its annotations and the reading of packs.
 */
package sandtable.game.dday;
