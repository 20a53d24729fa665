package sandtable.live;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
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
    /** The rule of a reason that names a fact as assumed. */
    private static final String ASSUMED = "assumed";

    private static final String ID = "told-";

    private final Game<S, A, E> game;
    private final Played<S, A, E> played;
    private final List<Recorded<A, E>> lines;
    private final Branch<S, A, E> branch;
    private final Map<String, Entry<A, E>> told = new LinkedHashMap<>();

    Retelling(Game<S, A, E> game, Played<S, A, E> played, List<Recorded<A, E>> lines, Branch<S, A, E> branch) {
        this.game = game;
        this.played = played;
        this.lines = lines;
        this.branch = branch;
    }

    /** An act was accepted. */
    void done(Entry<A, E> entry) {
        if (entry.deed() instanceof Deed.Done<A> done) {
            done.act().tellsFact().ifPresent(fact -> told.put(ID + fact, entry));
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
            told.forEach((id, entry) -> proposal(id, entry).ifPresent(one -> proposals.put(id, one)));
        }
        told.keySet().retainAll(proposals.keySet());
        return proposals;
    }

    private Optional<Proposal> proposal(String id, Entry<A, E> told) {
        String fact = id.substring(ID.length());
        Optional<Long> first = lines.stream()
                .map(Recorded::entry)
                .filter(entry -> entry.position() > 1 && entry.position() < told.position())
                .filter(entry -> !played.struck().contains(entry.position()) && assumes(entry, fact))
                .map(Entry::position)
                .findFirst();
        if (first.isEmpty()) {
            return Optional.empty();
        }
        List<DialChange> changes = branch.differently(
                lines.stream().map(Recorded::entry).toList(),
                played.struck(),
                played.state(),
                told.effects(),
                first.get());
        if (changes.isEmpty()) {
            return Optional.empty();
        }
        Map<String, Integer> dials = changes.stream()
                .collect(Collectors.toMap(change -> change.dial().id(), DialChange::after));
        return Optional.of(
                new Proposal(id, Seat.DISPLAY, new TableAct.Correct(dials, fact, Optional.empty()), changes));
    }

    private boolean assumes(Entry<A, E> entry, String fact) {
        return entry.because().stream()
                .anyMatch(reason -> reason.rule().equals(ASSUMED)
                        && fact.equals(reason.text().args().get("fact")));
    }
}
