package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.TableAct;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What the owner's copy says: its scenarios' pictures and its units' cards. Told once, and kept in his box for the next table. */
final class TellRule implements ActRule<TableAct.Tell> {
    private static final List<Topic> TOPICS = List.of(
            new ObjectivesTopic(),
            new DrawnTopic(),
            new TerrainTopic(),
            new SizeTopic(),
            new TilesTopic(),
            new UnitTopic());

    @Override
    public Class<TableAct.Tell> act() {
        return TableAct.Tell.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (state.tasks().isEmpty()) {
            TOPICS.forEach(topic -> topic.offer(state, seat, choices));
        }
    }

    @Override
    public void against(State state, Seat by, TableAct.Tell act, Objections objections) {
        Optional<Topic> topic = topic(state, act);
        objections
                .senseless(topic.isEmpty(), "rivet.no.fact", "fact", act.fact())
                .senseless(!state.tasks().isEmpty(), "rivet.no.first-this");
        topic.ifPresent(known -> known.against(state, act, objections));
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.Tell act) {
        topic(draft.state(), act).orElseThrow().apply(draft, by, act);
    }

    @Override
    public Text title(State state, Seat by, TableAct.Tell act) {
        return topic(state, act).map(topic -> topic.title(state, act)).orElseGet(() -> Text.literal(act.fact()));
    }

    private static Optional<Topic> topic(State state, TableAct.Tell act) {
        return TOPICS.stream().filter(topic -> topic.covers(state, act.fact())).findFirst();
    }
}
