/** What a seat can ask to do, as records; told apart by their names in JSON. */
package sandtable.game.dday.act;
