/** What-if rulings of D-Day Dice: the questions and answers of {@code /api/check/tally}, {@code def} and {@code assault}. Pure. */
package sandtable.game.dday.check;
