/** What-if rulings for Rivet Wars, by the code that rules the game. */
package sandtable.game.rivet.check;
