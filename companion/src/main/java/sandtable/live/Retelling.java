package sandtable.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sandtable.table.Act;
import sandtable.table.Deed;
import sandtable.table.Effect;
import sandtable.table.Entry;
import sandtable.table.Game;
import sandtable.table.Played;
import sandtable.table.Seat;

/**
 * A fact was told after rulings had gone by its default: what they would have given is offered as a correction, and stays on offer, however
 * the game goes on, until somebody agrees or declines. Not safe for several threads: its table's lock guards it.
 */
final class Retelling<S, A extends Act, E extends Effect<S>> {
    private static final Logger LOG = LoggerFactory.getLogger(Retelling.class);
    /** The rule of a reason that names a fact as assumed. */
    private static final String ASSUMED = "assumed";

    private static final String ID = "told-";

    private final Game<S, A, E> game;
    private final Played<S, A, E> played;
    private final List<Recorded<A, E>> lines;
    private final Branch<S, A, E> branch;
    /** By how much the dials would stand otherwise, by the proposal's id. Ruled again once, when the fact is told. */
    private final Map<String, Map<String, Integer>> told = new LinkedHashMap<>();

    Retelling(Game<S, A, E> game, Played<S, A, E> played, List<Recorded<A, E>> lines, Branch<S, A, E> branch) {
        this.game = game;
        this.played = played;
        this.lines = lines;
        this.branch = branch;
    }

    /** An act was accepted. */
    void done(Entry<A, E> entry) {
        if (entry.deed() instanceof Deed.Done<A> done) {
            done.act().tellsFact().ifPresent(fact -> told.put(ID + fact, differences(fact, entry)));
        }
    }

    /** A proposal was agreed to or declined. */
    void settled(String proposal) {
        told.remove(proposal);
    }

    /** What would set right the rulings that assumed otherwise; what needs nothing is forgotten. */
    Map<String, Proposal> proposals() {
        Map<String, Proposal> proposals = new LinkedHashMap<>();
        if (!told.isEmpty() && game.outcome(played.state()).isEmpty()) {
            told.forEach((id, differences) -> proposal(id, differences).ifPresent(one -> proposals.put(id, one)));
        }
        told.keySet().retainAll(proposals.keySet());
        return proposals;
    }

    private Map<String, Integer> differences(String fact, Entry<A, E> told) {
        Optional<Long> first = lines.stream()
                .map(Recorded::entry)
                .filter(entry -> entry.position() > 1 && entry.position() < told.position())
                .filter(entry -> !played.struck().contains(entry.position()) && assumes(entry, fact))
                .map(Entry::position)
                .findFirst();
        if (first.isEmpty()) {
            return Map.of();
        }
        try {
            return branch.differences(
                    lines.stream().map(Recorded::entry).toList(), played.struck(), told.effects(), first.get());
        } catch (RuntimeException e) {
            // Acts are ruled again on a state they were not made for. The telling stands; where that leads nowhere,
            // nothing is offered.
            LOG.warn("what {} would have changed cannot be told", fact, e);
            return Map.of();
        }
    }

    private Optional<Proposal> proposal(String id, Map<String, Integer> differences) {
        List<DialChange> changes = branch.added(played.state(), differences);
        if (changes.isEmpty()) {
            return Optional.empty();
        }
        Map<String, Integer> dials = changes.stream()
                .collect(Collectors.toMap(change -> change.dial().id(), DialChange::after));
        return Optional.of(new Proposal(
                id, Seat.DISPLAY, new TableAct.Correct(dials, id.substring(ID.length()), Optional.empty()), changes));
    }

    private boolean assumes(Entry<A, E> entry, String fact) {
        return entry.because().stream()
                .anyMatch(reason -> reason.rule().equals(ASSUMED)
                        && fact.equals(reason.text().args().get("fact")));
    }
}
