/** All that is known of a game of Rivet Wars, as values. Only effects make a new state. */
package sandtable.game.rivet.state;
