/** One class for each act: when it may be done and what it does. Stateless and pure. */
package sandtable.game.dday.rule;
