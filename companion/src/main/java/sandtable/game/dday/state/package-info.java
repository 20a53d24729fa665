/** What is known of a game of D-Day Dice: small immutable records, changed by effects alone. Pure; any thread may use it. */
package sandtable.game.dday.state;
