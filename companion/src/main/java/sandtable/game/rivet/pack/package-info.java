/** Reads the packs of Rivet Wars into the values that a table plays by. */
package sandtable.game.rivet.pack;
