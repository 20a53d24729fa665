/** The Assault in the final Bunker: who stands against whom in which order, and how it ends. Pure values; any thread may use it. */
package sandtable.game.dday.assault;
