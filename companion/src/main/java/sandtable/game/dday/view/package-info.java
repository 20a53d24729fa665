/** What one viewer sees of a game. Pure; any thread may use it. */
package sandtable.game.dday.view;
