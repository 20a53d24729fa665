package sandtable.live;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import sandtable.journal.Appended;
import sandtable.journal.Draft;
import sandtable.journal.Journal;
import sandtable.journal.Line;
import sandtable.journal.Settling;
import sandtable.journal.TableRow;
import sandtable.table.Act;
import sandtable.table.Deed;
import sandtable.table.Effect;
import sandtable.table.Game;
import sandtable.table.Played;
import sandtable.table.Ruling;
import sandtable.table.Text;

/**
 * One table's part of the journal: its lines as this process has folded them, and the only way by which a new one comes to them. Not safe
 * for several threads: its table's lock guards it.
 *
 * <p>Several processes may append to the same table: the journal gives each position away once, and who comes second folds on and rules
 * again.
 */
final class TableJournal<S, A extends Act, E extends Effect<S>> {
    private final TableRow row;
    private final Journal journal;
    private final InstantSource clock;
    private final String rules;
    private final LineCodec<S, A, E> codec;
    private final List<Recorded<A, E>> lines = new ArrayList<>();
    private final Entropy entropy = new Entropy();
    private final Played<S, A, E> played;
    private Runnable folded = () -> {};

    /** @param rules the version of the rules, written beside each entry */
    TableJournal(
            Game<S, A, E> game,
            TableRow row,
            Journal journal,
            InstantSource clock,
            String rules,
            LineCodec<S, A, E> codec) {
        this.row = row;
        this.journal = journal;
        this.clock = clock;
        this.rules = rules;
        this.codec = codec;
        this.played = new Played<>(game.nothing());
    }

    /** Who is told of each line that is folded. */
    void whenFolded(Runnable told) {
        this.folded = told;
    }

    /** What the lines come to. */
    Played<S, A, E> played() {
        return played;
    }

    /** All lines so far, oldest first; it grows with the journal. */
    List<Recorded<A, E>> lines() {
        return Collections.unmodifiableList(lines);
    }

    /** The line of an entry. */
    Recorded<A, E> at(long position) {
        return lines.get((int) position - 1);
    }

    Recorded<A, E> last() {
        return lines.get(lines.size() - 1);
    }

    /** The line that a key wrote, by whichever process. */
    Optional<Line> find(String key) {
        return journal.find(row.id(), key);
    }

    /** Folds what other processes have appended; whether there was anything. */
    boolean catchUp() {
        List<Line> news = journal.read(row.id(), played.position());
        news.forEach(line -> fold(codec.read(line)));
        return !news.isEmpty();
    }

    /** What chance does at the entry that comes next. */
    HmacChance nextChance() {
        return chanceAt(played.position() + 1);
    }

    HmacChance chanceAt(long position) {
        return new HmacChance(row.secret().toArray(), row.id(), position, entropy.before(position));
    }

    /**
     * Rules and appends what is accepted; where somebody else's entry comes first, rules again.
     *
     * @param rule on the state that stands
     */
    Outcome settle(Supplier<Ruling<E>> rule, Deed<A> deed, Request request) {
        while (true) {
            Ruling<E> ruling = rule.get();
            if (ruling instanceof Ruling.Refused<E> refused) {
                return new Outcome.Refused(refused.rule(), refused.reason());
            }
            Optional<Outcome> outcome = append((Ruling.Accepted<E>) ruling, deed, request);
            if (outcome.isPresent()) {
                return outcome.get();
            }
        }
    }

    /** Empty where somebody else's entry came first. */
    private Optional<Outcome> append(Ruling.Accepted<E> accepted, Deed<A> deed, Request request) {
        LineCodec.Parts parts = codec.write(
                deed,
                accepted.title(),
                accepted.effects(),
                accepted.because(),
                accepted.broken(),
                request.roll(),
                rules);
        Appended appended = journal.append(
                new Draft(
                        row.id(),
                        played.position() + 1,
                        clock.instant(),
                        request.by().id(),
                        request.device(),
                        request.key(),
                        parts.publicPart(),
                        parts.secretPart()),
                settling(deed, request));
        if (appended instanceof Appended.Stored stored) {
            Recorded<A, E> recorded = codec.read(stored.line());
            fold(recorded);
            return Optional.of(new Outcome.Accepted(recorded, false));
        }
        if (appended instanceof Appended.Repeated repeated) {
            return Optional.of(repeated(repeated.earlier(), request));
        }
        if (appended instanceof Appended.NotOffered) {
            return Optional.of(new Outcome.ReadingSettled());
        }
        catchUp();
        return request.expected() < played.scope(request.by())
                ? Optional.of(new Outcome.Stale(played.position()))
                : Optional.empty();
    }

    /** The reading that an entry confirms, or whose roll it takes back. */
    private Optional<Settling> settling(Deed<A> deed, Request request) {
        if (deed instanceof Deed.TakenBack<A> back) {
            return at(back.struck())
                    .roll()
                    .flatMap(roll -> textIn(roll, "reading"))
                    .map(Settling::offeredAgain);
        }
        return request.roll()
                .flatMap(roll ->
                        textIn(roll, "reading").map(reading -> Settling.confirmed(reading, textIn(roll, "request"))));
    }

    private static Optional<String> textIn(JsonNode roll, String field) {
        return Optional.ofNullable(roll.get(field)).map(JsonNode::asText);
    }

    /** The answer to a key that has an entry already. */
    Outcome repeated(Line earlier, Request request) {
        if (!earlier.device().equals(request.device())) {
            return new Outcome.Refused("table", Text.of("table.key-taken"));
        }
        catchUp();
        return new Outcome.Accepted(at(earlier.position()), true);
    }

    private void fold(Recorded<A, E> recorded) {
        played.add(recorded.entry());
        lines.add(recorded);
        entropy.add(recorded.line().key());
        folded.run();
    }
}
