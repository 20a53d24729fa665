package sandtable.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import sandtable.table.Act;
import sandtable.table.Choice;
import sandtable.table.Dial;
import sandtable.table.Effect;
import sandtable.table.Entry;
import sandtable.table.Game;
import sandtable.table.Played;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * Numbers set right: what a correction would change, whether it can be made, and those that wait for consent. Not safe for several threads:
 * its table's lock guards it.
 */
final class Corrections<S, A extends Act, E extends Effect<S>> {
    private final Game<S, A, E> game;
    private final Played<S, A, E> played;
    private final List<Recorded<A, E>> lines;
    private final Branch<S, A, E> branch;
    private final LineReader<A, E> reader;
    private final Retelling<S, A, E> retelling;
    private final Map<String, Proposal> proposals = new LinkedHashMap<>();

    /** @param lines all lines of the table so far; the table adds to them */
    Corrections(
            Game<S, A, E> game,
            Played<S, A, E> played,
            List<Recorded<A, E>> lines,
            Branch<S, A, E> branch,
            LineReader<A, E> reader) {
        this.game = game;
        this.played = played;
        this.lines = lines;
        this.branch = branch;
        this.reader = reader;
        this.retelling = new Retelling<>(game, played, lines, branch);
    }

    /**
     * What setting dials would change.
     *
     * @param of the entry after which they should have stood so; else now
     */
    List<DialChange> preview(Map<String, Integer> dials, Optional<Long> of) {
        return of.isEmpty()
                ? branch.here(played.state(), dials)
                : branch.after(
                        lines.stream().map(Recorded::entry).toList(), played.struck(), played.state(), dials, of.get());
    }

    /** Why a correction can't be made, if it can't. */
    Optional<Text> fault(TableAct.Correct correct) {
        if (correct.reason().isBlank()) {
            return Optional.of(Text.of("table.correction-needs-reason"));
        }
        Map<String, Dial> dials = game.dials(played.state()).stream().collect(Collectors.toMap(Dial::id, dial -> dial));
        for (Map.Entry<String, Integer> wanted : correct.dials().entrySet()) {
            Dial dial = dials.get(wanted.getKey());
            if (dial == null) {
                return Optional.of(Text.of("table.no-dial", "dial", wanted.getKey()));
            }
            if (wanted.getValue() < dial.min() || wanted.getValue() > dial.max()) {
                return Optional.of(
                        Text.of("table.dial-range", "dial", dial.label(), "min", dial.min(), "max", dial.max()));
            }
        }
        if (correct.of().isPresent() && (correct.of().get() < 1 || correct.of().get() > played.position())) {
            return Optional.of(Text.of(
                    "table.no-entry", "position", Long.toString(correct.of().get())));
        }
        return preview(correct.dials(), correct.of()).isEmpty()
                ? Optional.of(Text.of("table.correction-changes-nothing"))
                : Optional.empty();
    }

    /** The ruling that makes a correction in the state that stands. */
    Ruling<E> rule(TableAct.Correct correct) {
        List<E> effects = new ArrayList<>();
        S state = played.state();
        for (DialChange change : preview(correct.dials(), correct.of())) {
            E effect = game.set(state, change.dial(), change.after());
            effects.add(effect);
            state = effect.on(state);
        }
        return effects.isEmpty()
                ? Ruling.refuse("table", Text.of("table.correction-changes-nothing"))
                : new Ruling.Accepted<>(Text.of("table.corrected", "reason", correct.reason()), effects, List.of());
    }

    /** A correction waits for another seat's consent. */
    Proposal propose(Seat by, TableAct.Correct correct) {
        String id = "p" + (played.position() + 1) + "-" + (proposals.size() + 1);
        Proposal proposal = new Proposal(id, by, correct, preview(correct.dials(), correct.of()));
        proposals.put(id, proposal);
        return proposal;
    }

    Optional<Proposal> proposed(String id) {
        return Optional.ofNullable(proposals.get(id));
    }

    /** Whether there was such a proposal. */
    boolean decline(String id) {
        retelling.settled(id);
        return proposals.remove(id) != null;
    }

    /** The state has moved on: what was proposed about the old one is void, but for what a told fact sets right. */
    void movedOn(Entry<A, E> entry) {
        proposals.clear();
        retelling.done(entry);
        proposals.putAll(retelling.proposals());
    }

    /** A proposal was agreed to. */
    void agreed(String id) {
        retelling.settled(id);
    }

    List<Proposal> proposals() {
        return List.copyOf(proposals.values());
    }

    /** How a seat may answer the proposals. */
    List<Choice> choices(Seat seat) {
        List<Choice> choices = new ArrayList<>();
        for (Proposal proposal : proposals.values()) {
            Text what = reader.words(proposal.changes());
            if (!proposal.by().equals(seat)) {
                choices.add(Choice.ready(
                        "agree-" + proposal.id(),
                        Text.of("table.agree", "what", what),
                        new TableAct.Agree(proposal.id()),
                        Choice.Weight.NORMAL,
                        "proposal"));
            }
            choices.add(Choice.ready(
                    "decline-" + proposal.id(),
                    Text.of("table.decline", "what", what),
                    new TableAct.Decline(proposal.id()),
                    Choice.Weight.QUIET,
                    "proposal"));
        }
        return choices;
    }
}
