/** What a seat may ask for in Rivet Wars. */
package sandtable.game.rivet.act;
