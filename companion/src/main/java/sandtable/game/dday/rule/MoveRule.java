package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.flow.Arriving;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Moves;
import sandtable.game.dday.flow.Places;
import sandtable.game.dday.state.Path;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Advance and lateral moves. On a map that is being learned any Sector may be named. */
public final class MoveRule implements ActRule<MoveAct.Move> {
    /** No Battle Map has more numbered Sectors. */
    private static final int MOST_SECTORS = 30;

    @Override
    public Class<MoveAct.Move> act() {
        return MoveAct.Move.class;
    }

    static boolean mayMove(State state, Seat seat) {
        return state.clock().phase() == PhaseId.MOVE
                && !state.clock().closed()
                && state.isUnit(seat)
                && state.post(seat).status() == Post.Status.ON_MAP
                && !state.force(seat).marks().moved()
                && !state.force(seat).marks().done();
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (!mayMove(state, seat)) {
            return;
        }
        for (Path path : Moves.lawful(state, seat)) {
            String to = path.otherEnd(state.post(seat).sector());
            int cost = Moves.cost(state, seat, path);
            choices.add(Choice.ready(
                    "move-" + to,
                    Text.of(
                            cost > 0 ? "dday.choice.advance" : "dday.choice.move",
                            "sector",
                            Places.name(to),
                            "cost",
                            Resource.COURAGE.amount(cost)),
                    new MoveAct.Move(to),
                    Choice.Weight.NORMAL,
                    "move"));
        }
        if (state.map().learned()) {
            choices.add(new Choice(
                    "move-anywhere",
                    Text.of("dday.choice.move-anywhere"),
                    new MoveAct.Move("Bunker"),
                    List.of(Open.one("to", unvisited(state, seat))),
                    Optional.empty(),
                    Choice.Weight.NORMAL,
                    "move"));
        }
    }

    /** The Sectors that a map may have, but for those to which the Unit can't come back. */
    private static List<Open.Option> unvisited(State state, Seat seat) {
        return Stream.concat(IntStream.rangeClosed(1, MOST_SECTORS).mapToObj(Integer::toString), Stream.of("Bunker"))
                .filter(sector -> !Moves.visited(state, seat, sector))
                .filter(sector ->
                        state.map().path(state.post(seat).sector(), sector).isEmpty())
                .map(sector -> new Open.Option(sector, Places.name(sector)))
                .toList();
    }

    @Override
    public Objections against(State state, Seat by, MoveAct.Move act) {
        Objections objections = new Objections()
                .meansNothingUnless(
                        state.isUnit(by) && state.post(by).status() == Post.Status.ON_MAP,
                        "dday.move",
                        "dday.refused.not-on-map")
                .meansNothingUnless(
                        state.clock().phase() == PhaseId.MOVE && !state.clock().closed(),
                        "dday.phases",
                        "dday.refused.phase",
                        "phase",
                        PhaseId.MOVE.label(),
                        "now",
                        state.clock().phase().label())
                .meansNothingUnless(
                        state.map().learned()
                                ? !act.to().isBlank() && act.to().length() <= 20
                                : state.map().sector(act.to()).isPresent(),
                        "dday.move",
                        "dday.refused.no-sector",
                        "sector",
                        act.to());
        if (objections.meaningless().isPresent()) {
            return objections;
        }
        objections.unless(mayMove(state, by), "dday.move", "dday.refused.moved");
        Optional<Path> path = state.map().path(state.post(by).sector(), act.to());
        if (path.isPresent()) {
            for (String rule : Moves.obstacles(state, by, path.get())) {
                objections.unless(
                        false,
                        rule,
                        "dday.refused." + rule.substring("dday.".length()),
                        "sector",
                        Places.name(act.to()),
                        "cost",
                        Resource.COURAGE.amount(Moves.cost(state, by, path.get())),
                        "has",
                        Resource.COURAGE.amount(state.force(by).dials().courage()),
                        "card",
                        Moves.requirement(state, by, act.to())
                                .map(name -> Text.of("card." + name + ".name"))
                                .orElse(Text.literal("")));
            }
            return objections;
        }
        return objections
                .unless(
                        !Moves.visited(state, by, act.to()),
                        "dday.no-return",
                        "dday.refused.no-return",
                        "sector",
                        Places.name(act.to()))
                .unless(
                        state.map().learned(),
                        "dday.move",
                        "dday.refused.not-adjacent",
                        "sector",
                        Places.name(act.to()),
                        "from",
                        Places.name(state.post(by).sector()));
    }

    @Override
    public void apply(Draft draft, Seat by, MoveAct.Move act) {
        Arriving.move(draft, by, act.to());
    }

    @Override
    public Text title(State state, Seat by, MoveAct.Move act) {
        return Text.of("dday.title.move", "sector", Places.name(act.to()));
    }
}
