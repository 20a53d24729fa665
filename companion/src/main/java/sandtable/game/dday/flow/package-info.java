/** The way of a turn: the phases, the Questions, and the draft in which a ruling is made. Stateless and pure. */
package sandtable.game.dday.flow;
