package sandtable.live;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
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
        Optional<Text> fault = fault(correct.dials(), correct.of());
        if (fault.isPresent()) {
            return fault;
        }
        return preview(correct.dials(), correct.of()).isEmpty()
                ? Optional.of(Text.of("table.correction-changes-nothing"))
                : Optional.empty();
    }

    /** Why dials can't be set so, if they can't. */
    Optional<Text> fault(Map<String, Integer> wantedDials, Optional<Long> of) {
        Map<String, Dial> dials = game.dials(played.state()).stream().collect(Collectors.toMap(Dial::id, dial -> dial));
        for (Map.Entry<String, Integer> wanted : wantedDials.entrySet()) {
            Dial dial = dials.get(wanted.getKey());
            if (dial == null) {
                return Optional.of(Text.of("table.no-dial", "dial", wanted.getKey()));
            }
            if (wanted.getValue() < dial.min() || wanted.getValue() > dial.max()) {
                return Optional.of(
                        Text.of("table.dial-range", "dial", dial.label(), "min", dial.min(), "max", dial.max()));
            }
        }
        return of.filter(entry -> entry < 1 || entry > played.position())
                .map(entry -> Text.of("table.no-entry", "position", Long.toString(entry)));
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

    /** A correction waits for another seat's consent. Its id was never given before, by no process: a consent is to what was seen. */
    Proposal propose(Seat by, TableAct.Correct correct) {
        String id = "p-" + UUID.randomUUID();
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
    void movedOn() {
        proposals.clear();
        proposals.putAll(retelling.proposals());
    }

    /**
     * An act was accepted here. What the fact that it tells sets right is offered by this process alone: no journal says whether others
     * declined it.
     */
    void accepted(Entry<A, E> entry) {
        retelling.done(entry);
        movedOn();
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
