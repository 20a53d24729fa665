/**
 * The what-if rulings of all games behind one door, as JSON: what the address {@code /api/check/{kind}} and the command {@code check} answer.
 * {@link sandtable.check.Checks} is public; it is safe for several threads.
 */
package sandtable.check;
