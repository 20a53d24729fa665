/** The small facts that change a game. Their names never change meaning: old journals are fixtures. */
package sandtable.game.dday.effect;
