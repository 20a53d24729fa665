package sandtable.game.rivet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.RivetAct;
import sandtable.game.rivet.effect.Counter;
import sandtable.game.rivet.effect.ResourceEffect;
import sandtable.game.rivet.effect.RivetEffect;
import sandtable.game.rivet.rule.Opening;
import sandtable.game.rivet.rule.Rulebook;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.game.rivet.view.RivetView;
import sandtable.table.Chance;
import sandtable.table.Choice;
import sandtable.table.Dial;
import sandtable.table.Game;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Setup;
import sandtable.table.Text;
import sandtable.table.View;
import sandtable.table.Viewer;

/** Rivet Wars: Eastern Front. Stateless and pure; any thread may call it. */
public final class RivetGame implements Game<State, RivetAct, RivetEffect> {
    /** More than any game brings. */
    private static final int MOST = 99;

    @Override
    public String id() {
        return "rivet";
    }

    @Override
    public Class<RivetAct> acts() {
        return RivetAct.class;
    }

    @Override
    public Class<RivetEffect> effects() {
        return RivetEffect.class;
    }

    @Override
    public State nothing() {
        return State.NOTHING;
    }

    @Override
    public Ruling<RivetEffect> open(Setup setup, Chance chance) {
        return Opening.open(setup, chance);
    }

    @Override
    public List<Seat> seats(State state) {
        return List.copyOf(state.players().keySet());
    }

    @Override
    public Ruling<RivetEffect> rule(State state, Seat by, RivetAct act, Chance chance) {
        return Rulebook.rule(state, by, act, chance);
    }

    @Override
    public Ruling<RivetEffect> recordAsHappened(State state, Seat by, RivetAct act, Chance chance) {
        return Rulebook.asHappened(state, by, act, chance);
    }

    @Override
    public List<Choice> choices(State state, Seat seat) {
        return Rulebook.choices(state, seat);
    }

    @Override
    public View view(State state, Viewer viewer) {
        return RivetView.of(state, viewer);
    }

    @Override
    public List<Waiting> waiting(State state) {
        Optional<Task> task = state.task();
        if (task.isPresent()) {
            return List.of(new Waiting(task.get().seat(), RivetView.what(task.get())));
        }
        Stage stage = state.clock().stage();
        if (stage == Stage.SURVEY) {
            return seats(state).stream()
                    .map(seat -> new Waiting(seat, Text.of("rivet.wait.survey")))
                    .toList();
        }
        if (stage == Stage.INITIATIVE) {
            return state.players().values().stream()
                    .filter(player -> player.rolled().isEmpty())
                    .map(player -> new Waiting(player.seat(), Text.of("rivet.wait.initiative")))
                    .toList();
        }
        return stage == Stage.OVER
                ? List.of()
                : List.of(new Waiting(
                        state.turn().seat(),
                        Text.of("rivet.wait." + state.turn().phase().id())));
    }

    @Override
    public Optional<Outcome> outcome(State state) {
        return state.ending()
                .map(ending -> new Outcome(
                        ending.winners(),
                        Text.of("rivet.outcome", "who", ending.winners().get(0).name(), "n", ending.points())));
    }

    @Override
    public List<Dial> dials(State state) {
        List<Dial> dials = new ArrayList<>();
        for (Player player : state.players().values()) {
            for (Counter counter : Counter.values()) {
                dials.add(new Dial(
                        player.seat() + "." + counter.id(),
                        Optional.of(player.seat()),
                        Text.of(
                                "rivet.dial",
                                "who",
                                player.seat().name(),
                                "what",
                                Text.of("rivet.counter." + counter.id())),
                        counter.of(player),
                        0,
                        MOST));
            }
            for (Deck.Name deck : Deck.Name.values()) {
                if (state.deck(deck).onTable()) {
                    dials.add(hand(state, player, deck));
                }
            }
        }
        for (Unit unit : state.field().units().values()) {
            dials.add(new Dial(
                    "unit." + unit.id() + ".damage",
                    Optional.of(unit.owner()),
                    Text.of("rivet.dial.damage", "unit", unit.label()),
                    unit.damage(),
                    0,
                    Math.max(unit.damage(), state.kind(unit).hitPoints() - 1)));
        }
        return List.copyOf(dials);
    }

    private static Dial hand(State state, Player player, Deck.Name deck) {
        return new Dial(
                player.seat() + ".hand." + deck.id(),
                Optional.of(player.seat()),
                Text.of("rivet.dial", "who", player.seat().name(), "what", deck.label()),
                player.hand(deck).real(),
                0,
                state.rules()
                        .fact(deck == Deck.Name.ACTION ? "hand.action" : "hand.mission")
                        .value());
    }

    @Override
    public RivetEffect set(State state, Dial dial, int value) {
        Seat seat = dial.seat().orElseThrow();
        String[] parts = dial.id().split("\\.", -1);
        if (parts[0].equals("unit")) {
            return new ResourceEffect.DamageSet(seat, parts[1], value);
        }
        return parts.length == 3
                ? new ResourceEffect.HandSet(
                        seat, parts[2].equals(Deck.Name.ACTION.id()) ? Deck.Name.ACTION : Deck.Name.MISSION, value)
                : new ResourceEffect.CounterSet(seat, Counter.of(parts[1]).orElseThrow(), value);
    }
}
