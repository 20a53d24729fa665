/** The arithmetic of an attack: how many dice, and whether it hits. What-if questions and the game use the same. */
package sandtable.game.rivet.fight;
