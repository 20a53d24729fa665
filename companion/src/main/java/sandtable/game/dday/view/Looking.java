package sandtable.game.dday.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.demand.Demand;
import sandtable.game.dday.flow.CombatPhase;
import sandtable.game.dday.flow.Features;
import sandtable.game.dday.flow.Inquiring;
import sandtable.game.dday.flow.Moves;
import sandtable.game.dday.flow.Places;
import sandtable.game.dday.rule.Rulebook;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Force;
import sandtable.game.dday.state.Hand;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.state.State;
import sandtable.game.dday.view.DdayView.CardSeen;
import sandtable.table.Seat;
import sandtable.table.Viewer;

/** Makes a view of a state for one viewer. The hand is the only secret in it. */
public final class Looking {
    private final State state;
    private final Viewer viewer;
    private final Rulebook rulebook;

    public Looking(State state, Viewer viewer, Rulebook rulebook) {
        this.state = state;
        this.viewer = viewer;
        this.rulebook = rulebook;
    }

    public DdayView view() {
        return new DdayView(
                "dday",
                state.rules().pack(),
                map(),
                state.clock().turn(),
                phase(),
                state.rules().modules(),
                new DdayView.Features(state.featureOn(Features.MGF), state.featureOn(Features.MINES)),
                state.field().condition().flatMap(id -> card(id, List.of())),
                state.field().weather().flatMap(id -> card(id, List.of())),
                state.rules().german() ? Optional.of(german()) : Optional.empty(),
                state.posts().keySet().stream().map(this::unit).toList(),
                sectors(),
                state.map().paths().stream()
                        .map(path -> new DdayView.PathSeen(
                                path.from(),
                                path.to(),
                                path.kind().name().toLowerCase(Locale.ROOT),
                                path.courage(),
                                path.mines()))
                        .toList(),
                questions(),
                state.modifiers().stream().map(this::modifier).toList(),
                cards(state.field().used(), List.of()),
                state.rules().options().entrySet().stream()
                        .map(option -> new DdayView.OptionSeen(
                                option.getKey(),
                                sandtable.table.Text.of("dday.option." + option.getKey()),
                                option.getValue()))
                        .toList());
    }

    /** What the table waits for; then what the owner is asked in passing. */
    private List<DdayView.QuestionSeen> questions() {
        List<DdayView.QuestionSeen> questions = new ArrayList<>();
        for (Question question : state.questions()) {
            questions.add(new DdayView.QuestionSeen(
                    question.id(),
                    rulebook.asking(question).text(state, question),
                    question.who(),
                    question.blocking(),
                    false));
        }
        state.field()
                .inquiries()
                .open()
                .forEach((fact, seat) -> questions.add(new DdayView.QuestionSeen(
                        "fact-" + fact, Inquiring.text(state, fact), List.of(seat), false, true)));
        return questions;
    }

    private DdayView.MapSeen map() {
        TreeMap<Integer, List<Sector>> rows = new TreeMap<>();
        state.map()
                .sectors()
                .values()
                .forEach(sector -> rows.computeIfAbsent(sector.row(), row -> new ArrayList<>())
                        .add(sector));
        List<List<String>> ids = rows.values().stream()
                .map(row -> row.stream()
                        .sorted(java.util.Comparator.comparing(Sector::column))
                        .map(Sector::id)
                        .toList())
                .toList();
        return new DdayView.MapSeen(
                state.map().id(), state.map().title(), ids, state.map().learned());
    }

    private DdayView.PhaseSeen phase() {
        return new DdayView.PhaseSeen(
                state.rules().edition().number(state.clock().phase()),
                state.rules().edition().last(),
                state.clock().phase().id(),
                state.clock().phase().label());
    }

    private DdayView.GermanSeen german() {
        Force force = state.force(State.GERMAN);
        return new DdayView.GermanSeen(
                State.GERMAN,
                force.dials().soldiers(),
                force.dials().stars(),
                force.dials().courage(),
                force.dials().items(),
                cards(force, Card.Kind.SPECIALIST),
                cards(force, Card.Kind.ITEM),
                decorations(),
                owes(),
                TallyLook.of(state, State.GERMAN),
                finished(State.GERMAN));
    }

    private DdayView.DecorationsSeen decorations() {
        Hand hand = state.hand();
        Deck deck = state.deck(Deck.Name.DECORATIONS);
        return new DdayView.DecorationsSeen(
                hand.count(),
                viewer.holds(State.GERMAN) ? Optional.of(cards(hand.cards(), List.of())) : Optional.empty(),
                deck.left(),
                cards(deck.discard(), List.of()),
                deck.onTable());
    }

    /** What the German owes where the Units stand now; nothing where nobody plays him. */
    private Optional<DdayView.Owes> owes() {
        if (!state.rules().german() || state.ending().isPresent()) {
            return Optional.empty();
        }
        List<sandtable.game.dday.demand.Stand> stands = CombatPhase.stands(state);
        if (stands.isEmpty()) {
            return Optional.empty();
        }
        int has = state.force(State.GERMAN).dials().soldiers();
        Demand demand = CombatPhase.demand(state, stands);
        return Optional.of(new DdayView.Owes(demand.demand(), demand.sector(), has, demand.missing()));
    }

    private DdayView.UnitSeen unit(Seat seat) {
        Force force = state.force(seat);
        Post post = state.post(seat);
        return new DdayView.UnitSeen(
                seat,
                seat.name(),
                post.sector(),
                post.turnsHere() + 1,
                force.dials().soldiers(),
                force.dials().stars(),
                force.dials().courage(),
                force.dials().items(),
                cards(force, Card.Kind.SPECIALIST),
                cards(force, Card.Kind.ITEM),
                cards(force, Card.Kind.BADGE),
                cards(force, Card.Kind.AWARD),
                cards(force, Card.Kind.VEHICLE),
                TallyLook.of(state, seat),
                post.status() == Post.Status.IN_BUNKER || post.status() == Post.Status.SAFE,
                post.status() != Post.Status.LOST,
                post.status() == Post.Status.SAFE,
                post.inPlay() && Moves.mustLeave(state, seat).isPresent(),
                !post.inPlay() || finished(seat));
    }

    private boolean finished(Seat seat) {
        return state.ending().isPresent() || rulebook.flow().finished(state, seat);
    }

    private List<DdayView.SectorSeen> sectors() {
        int missing = owes().map(DdayView.Owes::missing).orElse(0);
        return state.map().sectors().values().stream()
                .map(sector -> new DdayView.SectorSeen(
                        sector.id(),
                        Places.name(sector.id()),
                        sector.row(),
                        sector.column(),
                        sector.def(),
                        sector.def() - missing,
                        sector.mgf(),
                        Moves.firing(state, sector),
                        sector.canStay(),
                        sector.bunker(),
                        sector.attributes().stream().map(Attribute::label).toList(),
                        state.units().stream()
                                .filter(unit -> state.post(unit).sector().equals(sector.id()))
                                .toList()))
                .toList();
    }

    private DdayView.ModifierSeen modifier(Modifier modifier) {
        return new DdayView.ModifierSeen(
                modifier.what().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                new sandtable.game.dday.effect.TableEffect.Modified(State.GERMAN, modifier).words(),
                modifier.on(),
                modifier.until().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }

    private List<CardSeen> cards(Force force, Card.Kind kind) {
        return force.cards(state.rules(), kind).stream()
                .map(card -> card(card, force.marks().used()))
                .toList();
    }

    private List<CardSeen> cards(List<String> ids, List<String> used) {
        return ids.stream().flatMap(id -> card(id, used).stream()).toList();
    }

    private Optional<CardSeen> card(String id, List<String> used) {
        return state.rules().card(id).map(card -> card(card, used));
    }

    private static CardSeen card(Card card, List<String> used) {
        return new CardSeen(
                card.id(),
                card.name(),
                card.text(),
                card.kind().name().toLowerCase(Locale.ROOT),
                card.cost(),
                used.contains(card.id()));
    }
}
