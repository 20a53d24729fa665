/** The facts that change a game of Rivet Wars. Their names never change meaning: old journals are fixtures. */
package sandtable.game.rivet.effect;
