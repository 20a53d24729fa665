/** Cards and what they do, as building blocks. */
package sandtable.game.dday.card;
