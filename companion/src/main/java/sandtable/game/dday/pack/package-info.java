/** Reads an edition's pack and a set of cards into what a table plays by. */
package sandtable.game.dday.pack;
