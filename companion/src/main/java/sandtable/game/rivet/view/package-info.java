/** What one viewer may see of a game of Rivet Wars. */
package sandtable.game.rivet.view;
