package sandtable.live;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import sandtable.table.Act;
import sandtable.table.Audience;
import sandtable.table.Because;
import sandtable.table.Chance;
import sandtable.table.Choice;
import sandtable.table.Dial;
import sandtable.table.Effect;
import sandtable.table.Game;
import sandtable.table.Insight;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Setup;
import sandtable.table.Text;
import sandtable.table.View;
import sandtable.table.Viewer;

/**
 * The smallest game that has everything a table must cope with: two seats that count up, a die, a secret, a barrier. A count may not pass 10.
 */
final class Hush implements Game<Hush.Counts, Hush.Move, Hush.Change> {
    static final Seat ANN = new Seat("ann");
    static final Seat BEN = new Seat("ben");

    record Counts(TreeMap<Seat, Integer> counts, TreeMap<Seat, String> secrets, int round) {
        Counts count(Seat seat, int to) {
            TreeMap<Seat, Integer> next = new TreeMap<>(counts);
            next.put(seat, to);
            return new Counts(next, secrets, round);
        }

        Counts secret(Seat seat, String word) {
            TreeMap<Seat, String> next = new TreeMap<>(secrets);
            next.put(seat, word);
            return new Counts(counts, next, round);
        }
    }

    sealed interface Move extends Act {
        @JsonTypeName("add")
        record Add(int n) implements Move {}

        @JsonTypeName("double")
        record Twice() implements Move {}

        @JsonTypeName("dice")
        record Dice(int face) implements Move {}

        @JsonTypeName("peek")
        record Peek() implements Move {}

        @JsonTypeName("whisper")
        record Whisper(String word) implements Move {
            @Override
            public Act asSeenByOthers() {
                return new Whisper("");
            }

            @Override
            public boolean tellsOfTheHand() {
                return true;
            }
        }

        @JsonTypeName("close")
        record Close() implements Move {}

        /** Closes, and what comes next is seen. */
        @JsonTypeName("unveil")
        record Unveil() implements Move {}
    }

    sealed interface Change extends Effect<Counts> {
        @JsonTypeName("counted")
        record Counted(Seat seat, int to, Insight insight) implements Change {
            @Override
            public Counts on(Counts state) {
                return state.count(seat, to);
            }

            @Override
            public Set<Seat> touches() {
                return Set.of(seat);
            }

            @Override
            public Text words() {
                return Text.literal(seat + " has " + to);
            }
        }

        @JsonTypeName("whispered")
        record Whispered(Seat seat, String word) implements Change {
            @Override
            public Counts on(Counts state) {
                return state.secret(seat, word);
            }

            @Override
            public Set<Seat> touches() {
                return Set.of(seat);
            }

            @Override
            public Audience audience() {
                return Audience.only(seat);
            }

            @Override
            public Text words() {
                return Text.literal("whispered " + word);
            }
        }

        @JsonTypeName("closed")
        record Closed(int round) implements Change {
            @Override
            public Counts on(Counts state) {
                return new Counts(state.counts(), state.secrets(), round);
            }

            @Override
            public Set<Seat> touches() {
                return Set.of();
            }

            @Override
            public boolean endsPhase() {
                return true;
            }

            @Override
            public Text words() {
                return Text.literal("round " + round);
            }
        }
    }

    record Seen(TreeMap<Seat, Integer> counts, Optional<String> secret, int round) implements View {}

    @Override
    public String id() {
        return "hush";
    }

    @Override
    public Class<Move> acts() {
        return Move.class;
    }

    @Override
    public Class<Change> effects() {
        return Change.class;
    }

    @Override
    public Counts nothing() {
        return new Counts(new TreeMap<>(), new TreeMap<>(), 0);
    }

    @Override
    public Ruling<Change> open(Setup setup, Chance chance) {
        return new Ruling.Accepted<>(
                Text.of("table.opened"),
                List.of(
                        new Change.Counted(ANN, 0, Insight.NONE),
                        new Change.Counted(BEN, 0, Insight.NONE),
                        new Change.Closed(1)),
                List.of());
    }

    @Override
    public List<Seat> seats(Counts state) {
        return List.of(ANN, BEN);
    }

    @Override
    public Ruling<Change> rule(Counts state, Seat by, Move act, Chance chance) {
        return rule(state, by, act, new ArrayList<>(), true);
    }

    @Override
    public Ruling<Change> recordAsHappened(Counts state, Seat by, Move act, Chance chance) {
        return rule(state, by, act, new ArrayList<>(), false);
    }

    private Ruling<Change> rule(Counts state, Seat by, Move act, List<Ruling.Broken> broken, boolean strict) {
        int now = state.counts().get(by);
        int to = now;
        Insight insight = Insight.NONE;
        if (act instanceof Move.Whisper whisper) {
            return new Ruling.Accepted<>(
                    Text.literal("Whisper"),
                    List.of(new Change.Whispered(by, whisper.word())),
                    List.of(new Because("hush.whisper", Text.literal("because " + whisper.word()), Audience.only(by))));
        }
        if (act instanceof Move.Close) {
            return new Ruling.Accepted<>(
                    Text.literal("Close"), List.of(new Change.Closed(state.round() + 1)), List.of());
        }
        if (act instanceof Move.Unveil) {
            return new Ruling.Accepted<>(
                    Text.literal("Unveil"),
                    List.of(new Change.Closed(state.round() + 1), new Change.Counted(by, now, Insight.SEEN)),
                    List.of());
        }
        if (act instanceof Move.Add add) {
            to = now + add.n();
        } else if (act instanceof Move.Twice) {
            to = now * 2;
        } else if (act instanceof Move.Dice dice) {
            to = now + dice.face();
            insight = Insight.DICE;
        } else {
            insight = Insight.SEEN;
        }
        if (to > 10) {
            if (strict) {
                return Ruling.refuse("hush.ten", Text.literal("No count passes 10."));
            }
            broken.add(new Ruling.Broken("hush.ten", Text.literal("No count passes 10.")));
        }
        return new Ruling.Accepted<>(
                Text.literal("To " + to),
                List.of(new Change.Counted(by, to, insight)),
                List.of(Because.of("hush.count", Text.literal("it counts"))),
                broken);
    }

    @Override
    public List<Choice> choices(Counts state, Seat seat) {
        return List.of(Choice.ready("close", Text.literal("Close"), new Move.Close(), Choice.Weight.NORMAL, "round"));
    }

    @Override
    public View view(Counts state, Viewer viewer) {
        return new Seen(
                state.counts(),
                state.secrets().entrySet().stream()
                        .filter(secret -> viewer.holds(secret.getKey()))
                        .map(secret -> secret.getValue())
                        .findFirst(),
                state.round());
    }

    @Override
    public List<Waiting> waiting(Counts state) {
        return List.of();
    }

    @Override
    public Optional<Outcome> outcome(Counts state) {
        return Optional.empty();
    }

    @Override
    public List<Dial> dials(Counts state) {
        return state.counts().entrySet().stream()
                .map(count -> new Dial(
                        count.getKey().id(),
                        Optional.of(count.getKey()),
                        Text.literal(count.getKey().id()),
                        count.getValue(),
                        0,
                        99))
                .toList();
    }

    @Override
    public Change set(Counts state, Dial dial, int value) {
        return new Change.Counted(dial.seat().orElseThrow(), value, Insight.NONE);
    }
}
