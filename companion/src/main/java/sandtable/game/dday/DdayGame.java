package sandtable.game.dday;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.effect.HandEffect;
import sandtable.game.dday.effect.ResourceEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Inquiring;
import sandtable.game.dday.flow.MapDials;
import sandtable.game.dday.flow.Start;
import sandtable.game.dday.pack.LearnedMap;
import sandtable.game.dday.pack.Opening;
import sandtable.game.dday.rule.Rulebook;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Ending;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.game.dday.view.DdayView;
import sandtable.game.dday.view.Looking;
import sandtable.table.Chance;
import sandtable.table.Choice;
import sandtable.table.Dial;
import sandtable.table.Game;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Setup;
import sandtable.table.Text;
import sandtable.table.Viewer;

/** D-Day Dice and its expansion Atlantikwall. */
public final class DdayGame implements Game<State, DdayAct, DdayEffect> {
    private static final int MOST = 99;

    private final Rulebook rulebook = new Rulebook();

    @Override
    public String id() {
        return "dday";
    }

    @Override
    public Class<DdayAct> acts() {
        return DdayAct.class;
    }

    @Override
    public Class<DdayEffect> effects() {
        return DdayEffect.class;
    }

    @Override
    public State nothing() {
        return State.NOTHING;
    }

    @Override
    public Ruling<DdayEffect> open(Setup setup, Chance chance) {
        Opening opening = new Opening(setup);
        Optional<Ruling.Broken> fault = opening.fault();
        if (fault.isPresent()) {
            return Ruling.refuse(fault.get().rule(), fault.get().reason());
        }
        Draft draft = new Draft(State.NOTHING, chance);
        draft.add(opening.opened());
        Start.of(draft, opening.content().startSpecialists());
        rulebook.flow().begin(draft);
        Inquiring.raise(draft, draft.state().players().get(0));
        return draft.accepted(Text.of("table.opened"), List.of());
    }

    @Override
    public List<Seat> seats(State state) {
        return List.copyOf(state.forces().keySet());
    }

    @Override
    public Ruling<DdayEffect> rule(State state, Seat by, DdayAct act, Chance chance) {
        return rulebook.rule(state, by, act, chance);
    }

    @Override
    public Ruling<DdayEffect> recordAsHappened(State state, Seat by, DdayAct act, Chance chance) {
        return rulebook.asHappened(state, by, act, chance);
    }

    @Override
    public List<Choice> choices(State state, Seat seat) {
        return rulebook.choices(state, seat);
    }

    @Override
    public DdayView view(State state, Viewer viewer) {
        return new Looking(state, viewer, rulebook).view();
    }

    @Override
    public Map<String, Object> learned(State state) {
        return LearnedMap.told(state.map());
    }

    @Override
    public List<Waiting> waiting(State state) {
        List<Waiting> waiting = new ArrayList<>();
        if (state.ending().isPresent()) {
            return waiting;
        }
        boolean blocked = state.questions().stream().anyMatch(Question::blocking);
        for (Seat seat : state.players()) {
            Optional<Question> question = state.questions().stream()
                    .filter(each -> each.asks(seat) && (each.blocking() || !blocked))
                    .findFirst();
            if (question.isPresent()) {
                waiting.add(new Waiting(seat, rulebook.asking(question.get()).text(state, question.get())));
            } else if (!blocked && !state.clock().closed() && !rulebook.flow().finished(state, seat)) {
                waiting.add(new Waiting(
                        seat, Text.of("dday.waiting." + state.clock().phase().id())));
            }
        }
        if (waiting.isEmpty() && rulebook.flow().stands(state)) {
            state.players()
                    .forEach(seat -> waiting.add(new Waiting(
                            seat,
                            Text.of("dday.waiting." + state.clock().phase().id()))));
        }
        return waiting;
    }

    @Override
    public Optional<Outcome> outcome(State state) {
        return state.ending()
                .map(ending -> new Outcome(
                        winners(state, ending),
                        Text.of("dday.ending."
                                + ending.name().toLowerCase(Locale.ROOT).replace('_', '-'))));
    }

    private static List<Seat> winners(State state, Ending ending) {
        return switch (ending) {
            case ALLIES_WIN -> List.copyOf(state.posts().keySet());
            case GERMAN_WINS -> List.of(State.GERMAN);
            case ALLIES_LOSE -> List.of();
        };
    }

    @Override
    public List<Dial> dials(State state) {
        List<Dial> dials = new ArrayList<>();
        for (Seat seat : state.forces().keySet()) {
            for (Resource resource : Resource.values()) {
                dials.add(new Dial(
                        seat.id() + "." + resource.id(),
                        Optional.of(seat),
                        Text.of("dday.dial", "who", seat.name(), "resource", resource.label()),
                        state.force(seat).dials().of(resource),
                        0,
                        state.rules().number("dial.max." + resource.id())));
            }
        }
        if (state.rules().german() && state.deck(Deck.Name.DECORATIONS).onTable()) {
            dials.add(new Dial(
                    "german.decorations",
                    Optional.of(State.GERMAN),
                    Text.of("dday.dial.decorations"),
                    state.hand().onTable(),
                    0,
                    MOST));
        }
        dials.addAll(MapDials.of(state));
        return dials;
    }

    @Override
    public DdayEffect set(State state, Dial dial, int value) {
        return MapDials.set(state, dial.id(), value).orElseGet(() -> setOf(dial, value));
    }

    private static DdayEffect setOf(Dial dial, int value) {
        Seat seat = dial.seat().orElse(State.GERMAN);
        String name = dial.id().substring(seat.id().length() + 1);
        for (Resource resource : Resource.values()) {
            if (resource.id().equals(name)) {
                return new ResourceEffect.DialSet(seat, resource, value);
            }
        }
        return new HandEffect.HandCounted(value);
    }
}
