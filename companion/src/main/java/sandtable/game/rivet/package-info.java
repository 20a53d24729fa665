/**
 * Rivet Wars: Eastern Front. {@link sandtable.game.rivet.RivetGame} is the door; it is pure and any thread may call it.
 *
 * <p>A table starts as "scores and dice": the app keeps turns, resources, hands, damage and Victory Points, and people move figures as ever.
 * With the option {@code board} it also knows who stands in which Segment, and offers lawful moves and targets.
 *
 * <p>Whose turn it is owns the battlefield: his effects touch his own seat only, so that he may take back what he just did; an act of
 * anybody else touches both seats.
 */
package sandtable.game.rivet;
