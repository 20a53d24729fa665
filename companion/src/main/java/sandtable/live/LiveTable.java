package sandtable.live;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import sandtable.data.Pack;
import sandtable.journal.Journal;
import sandtable.journal.Line;
import sandtable.journal.TableRow;
import sandtable.table.Act;
import sandtable.table.Choice;
import sandtable.table.Deed;
import sandtable.table.Effect;
import sandtable.table.Entry;
import sandtable.table.Game;
import sandtable.table.Played;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Text;
import sandtable.table.Viewer;

/**
 * One running table. Safe for several threads: one act at a time, and whoever looks sees the state between two acts.
 *
 * <p>Several processes may serve the same table on one database: the journal gives each position away once, and who comes second folds on
 * and rules again.
 */
public final class LiveTable<S, A extends Act, E extends Effect<S>> {
    private static final int LAST = 12;

    private final Game<S, A, E> game;
    private final TableRow row;
    private final Pack pack;
    private final TableJournal<S, A, E> journal;
    private final Played<S, A, E> played;
    private final List<Recorded<A, E>> lines;
    private final Door<A> door;
    private final LineReader<A, E> reader;
    private final Corrections<S, A, E> corrections;
    private final PassingAnswers passing = new PassingAnswers();
    private final Runnable changed;
    private Predicate<Seat> joined = seat -> false;

    /**
     * @param rules the version of the rules, written beside each entry
     * @param changed told after each change; on the thread that made it, without the table's lock
     */
    LiveTable(
            Game<S, A, E> game,
            TableRow row,
            Pack pack,
            Journal journal,
            InstantSource clock,
            String rules,
            Runnable changed) {
        LineCodec<S, A, E> codec = new LineCodec<>(game);
        this.changed = changed;
        this.game = game;
        this.row = row;
        this.pack = pack;
        this.journal = new TableJournal<>(game, row, journal, clock, rules, codec);
        this.played = this.journal.played();
        this.lines = this.journal.lines();
        this.door = new Door<>(codec.mapper(), game.acts());
        this.reader = new LineReader<>(pack, codec::seen);
        this.corrections = new Corrections<>(game, played, lines, new Branch<>(game, this.journal::chanceAt), reader);
        this.journal.whenFolded(corrections::movedOn);
        catchUp();
    }

    public String id() {
        return row.id();
    }

    public TableRow row() {
        return row;
    }

    public Pack pack() {
        return pack;
    }

    /** What this table learned of the owner's copy besides facts, by name. */
    public synchronized Map<String, Object> learned() {
        return game.learned(played.state());
    }

    /** The position of the last entry. */
    public synchronized long position() {
        return played.position();
    }

    public synchronized List<Seat> seats() {
        return game.seats(played.state());
    }

    /** Tells the table how to find out which seats have joined: without a referee a correction needs consent. */
    public synchronized void joined(Predicate<Seat> joined) {
        this.joined = joined;
    }

    /** Folds what other processes have appended. */
    public synchronized boolean catchUp() {
        return journal.catchUp();
    }

    /** Rules on an act; when it returns {@link Outcome.Accepted} the entry is durable, and those who listen have been told. */
    public Outcome act(Request request) {
        Outcome outcome = decide(request);
        if (outcome instanceof Outcome.Accepted || outcome instanceof Outcome.Proposed) {
            changed.run();
        }
        return outcome;
    }

    private synchronized Outcome decide(Request request) {
        Optional<Line> before = journal.find(request.key());
        if (before.isPresent()) {
            return journal.repeated(before.get(), request);
        }
        Optional<Outcome> passed = passing.again(request);
        if (passed.isPresent()) {
            return passed.get();
        }
        if (request.expected() > played.position()) {
            catchUp();
        }
        if (request.expected() < played.scope(request.by()) || request.expected() > played.position()) {
            return new Outcome.Stale(played.position());
        }
        Act act;
        try {
            act = door.read(request.act());
        } catch (JsonProcessingException e) {
            return door.malformed(request.act(), e);
        }
        Outcome outcome = act instanceof TableAct own
                ? ruleTable(own, request)
                : rulePlay(game.acts().cast(act), request);
        if (outcome instanceof Outcome.Accepted accepted && !accepted.repeated()) {
            corrections.accepted(journal.last().entry());
        } else if (outcome instanceof Outcome.Proposed proposed) {
            passing.keep(request, proposed);
        }
        return outcome;
    }

    /** What one viewer may see, with the choices of the seats that are named; without those that tell of a hand that is not his. */
    public synchronized Glimpse glimpse(Viewer viewer, List<Seat> actingFor) {
        S state = played.state();
        Map<Seat, List<Choice>> choices = new LinkedHashMap<>();
        for (Seat seat : actingFor) {
            boolean own = viewer.holds(seat);
            choices.put(
                    seat,
                    choices(state, seat).stream()
                            .filter(choice -> own || !choice.act().tellsOfTheHand())
                            .toList());
        }
        List<JournalLine> last = new ArrayList<>();
        for (int i = lines.size() - 1; i >= Math.max(0, lines.size() - LAST); i--) {
            last.add(reader.line(lines.get(i), viewer, played.struck()));
        }
        return new Glimpse(
                row.id(),
                played.position(),
                game.seats(state),
                game.view(state, viewer),
                game.waiting(state),
                game.outcome(state),
                choices,
                game.dials(state),
                corrections.proposals(),
                last);
    }

    /** The journal's lines after a position, oldest first, as this viewer may read them. */
    public synchronized List<JournalLine> journal(Viewer viewer, long after) {
        return lines.stream()
                .filter(recorded -> recorded.entry().position() > after)
                .map(recorded -> reader.line(recorded, viewer, played.struck()))
                .toList();
    }

    /** One line of the journal, as this viewer may read it. */
    public synchronized JournalLine line(Recorded<?, ?> recorded, Viewer viewer) {
        return reader.line(journal.at(recorded.entry().position()), viewer, played.struck());
    }

    /** A rule's name and citations, for an answer that is not in the journal. */
    public JournalLine.Reason reason(String rule, Text text) {
        return reader.reason(rule, text);
    }

    /** The hash of the last line. */
    public synchronized String head() {
        return journal.last().line().hash();
    }

    /** What a correction would change, before anybody decides on it. */
    public synchronized List<DialChange> preview(Map<String, Integer> dials, Optional<Long> of) {
        return corrections.preview(dials, of);
    }

    /** Why dials can't be set so, if they can't; what is left is previewed. */
    public synchronized Optional<Text> fault(Map<String, Integer> dials, Optional<Long> of) {
        return corrections.fault(dials, of);
    }

    private List<Choice> choices(S state, Seat seat) {
        List<Choice> choices = new ArrayList<>(game.choices(state, seat));
        for (Entry<A, E> entry : strikable(seat)) {
            boolean own = entry.by().equals(seat);
            choices.add(Choice.ready(
                    own ? "take-back" : "take-back-" + entry.by(),
                    own
                            ? Text.of("table.take-back", "what", entry.title())
                            : Text.of("table.take-back-for", "who", entry.by().name(), "what", entry.title()),
                    new TableAct.TakeBack(entry.position()),
                    Choice.Weight.QUIET,
                    "take-back"));
        }
        choices.addAll(corrections.choices(seat));
        return choices;
    }

    /** What a seat may take back now: its own last entry; the referee every seat's. */
    private List<Entry<A, E>> strikable(Seat seat) {
        List<Seat> whose = new ArrayList<>(List.of(seat));
        if (seat.equals(Seat.REFEREE)) {
            whose.addAll(game.seats(played.state()));
        }
        return whose.stream().flatMap(each -> played.mayTakeBack(each).stream()).toList();
    }

    private Outcome rulePlay(A act, Request request) {
        if (act.tellsOfTheHand() && !request.holds()) {
            return new Outcome.Refused("table", Text.of("table.own-hand"));
        }
        return journal.settle(
                () -> game.rule(played.state(), request.by(), act, journal.nextChance()),
                new Deed.Done<>(act),
                request);
    }

    private Outcome ruleTable(TableAct act, Request request) {
        if (act instanceof TableAct.TakeBack back) {
            return takeBack(back, request);
        }
        if (act instanceof TableAct.AsHappened happened) {
            return asHappened(happened, request);
        }
        if (act instanceof TableAct.Correct correct) {
            return correct(correct, request);
        }
        if (act instanceof TableAct.Agree agree) {
            return agree(agree, request);
        }
        if (act instanceof TableAct.Decline decline && corrections.decline(decline.proposal())) {
            return new Outcome.Proposed("");
        }
        return new Outcome.Refused("table", Text.of("table.no-proposal"));
    }

    private Outcome takeBack(TableAct.TakeBack back, Request request) {
        return journal.settle(
                () -> strikable(request.by()).stream()
                        .filter(last -> last.position() == back.position())
                        .findFirst()
                        .<Ruling<E>>map(last -> new Ruling.Accepted<>(
                                Text.of("table.taken-back", "what", last.title()), List.of(), List.of()))
                        .orElseGet(() -> Ruling.refuse("table", Text.of("table.nothing-to-take-back"))),
                new Deed.TakenBack<>(back.position()),
                request);
    }

    private Outcome asHappened(TableAct.AsHappened happened, Request request) {
        if (!request.by().equals(Seat.REFEREE) && joined.test(Seat.REFEREE)) {
            return new Outcome.Refused("table", Text.of("table.referee-only"));
        }
        A act;
        try {
            act = door.readPlay(happened.act());
        } catch (JsonProcessingException e) {
            return door.malformed(happened.act(), e);
        }
        if (act.tellsOfTheHand() && !(request.holds() && request.by().equals(happened.seat()))) {
            return new Outcome.Refused("table", Text.of("table.own-hand"));
        }
        Request forSeat = new Request(
                happened.seat(),
                request.device(),
                request.holds(),
                request.expected(),
                request.key(),
                request.act(),
                request.roll());
        return journal.settle(
                () -> game.recordAsHappened(played.state(), happened.seat(), act, journal.nextChance()),
                new Deed.Happened<>(act, happened.reason()),
                forSeat);
    }

    private Outcome correct(TableAct.Correct correct, Request request) {
        Optional<Text> fault = corrections.fault(correct);
        if (fault.isPresent()) {
            return new Outcome.Refused("table", fault.get());
        }
        if (request.by().equals(Seat.REFEREE)) {
            return journal.settle(() -> corrections.rule(correct), corrected(correct), request);
        }
        if (joined.test(Seat.REFEREE)) {
            return new Outcome.Refused("table", Text.of("table.referee-only"));
        }
        return new Outcome.Proposed(corrections.propose(request.by(), correct).id());
    }

    /** The proposal is looked up before each attempt: an entry that came first voids it. */
    private Outcome agree(TableAct.Agree agree, Request request) {
        Supplier<Optional<Proposal>> proposal = () ->
                corrections.proposed(agree.proposal()).filter(one -> !one.by().equals(request.by()));
        Optional<Proposal> seen = proposal.get();
        if (seen.isEmpty()) {
            return new Outcome.Refused("table", Text.of("table.no-proposal"));
        }
        Outcome outcome = journal.settle(
                () -> proposal.get()
                        .map(one -> corrections.rule(one.correction()))
                        .orElseGet(() -> Ruling.refuse("table", Text.of("table.no-proposal"))),
                corrected(seen.get().correction()),
                request);
        if (outcome instanceof Outcome.Accepted) {
            corrections.agreed(agree.proposal());
        }
        return outcome;
    }

    private Deed<A> corrected(TableAct.Correct correct) {
        return new Deed.Corrected<>(correct.reason(), correct.of());
    }
}
