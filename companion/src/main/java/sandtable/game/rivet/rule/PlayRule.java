package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.CardAct;
import sandtable.game.rivet.effect.CardEffect;
import sandtable.game.rivet.effect.CardEffect.How;
import sandtable.game.rivet.effect.ResourceEffect;
import sandtable.game.rivet.effect.UnitEffect;
import sandtable.game.rivet.state.Card;
import sandtable.game.rivet.state.Card.Doing;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Plays an Action! card, at its printed moment only. */
final class PlayRule implements ActRule<CardAct.PlayCard> {
    @Override
    public Class<CardAct.PlayCard> act() {
        return CardAct.PlayCard.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (!state.players().containsKey(seat)
                || state.clock().stage() != Stage.PLAY
                || !state.tasks().isEmpty()) {
            return;
        }
        for (String id : state.player(seat).hand(Deck.Name.ACTION).cards()) {
            Card card = state.rules().card(id);
            if (Timing.momentNow(state, seat, card)) {
                offer(state, seat, card, choices);
            }
        }
        if (state.player(seat).hand(Deck.Name.ACTION).real() > 0) {
            choices.add(Choice.ready(
                    "play-",
                    Text.of("rivet.choice.play-real"),
                    new CardAct.PlayCard("", Optional.empty()),
                    Choice.Weight.NORMAL,
                    "cards"));
        }
    }

    private static void offer(State state, Seat seat, Card card, List<Choice> choices) {
        Text label = Text.of("rivet.choice.play", "card", card.label());
        CardAct.PlayCard act = new CardAct.PlayCard(card.id(), Optional.empty());
        Optional<List<Open.Option>> targets = targets(state, seat, card);
        if (targets.isEmpty()) {
            choices.add(Choice.ready("play-" + card.id(), label, act, Choice.Weight.NORMAL, "cards"));
        } else if (!targets.get().isEmpty()) {
            choices.add(Offers.with(
                    "play-" + card.id(), label, act, Choice.Weight.NORMAL, "cards", Open.one("target", targets.get())));
        }
    }

    /** What a card may be aimed at; empty where it needs no aim. */
    private static Optional<List<Open.Option>> targets(State state, Seat seat, Card card) {
        if (does(card, Doing.REPAIR)) {
            return Optional.of(Offers.units(state.unitsOf(seat).stream()
                    .filter(unit -> unit.damage() > 0)
                    .toList()));
        }
        return does(card, Doing.BARRAGE)
                ? state.field().board().map(board -> Offers.segments(board.segments()))
                : Optional.empty();
    }

    private static boolean does(Card card, Doing doing) {
        return card.steps().stream().anyMatch(step -> step.does() == doing);
    }

    @Override
    public void against(State state, Seat by, CardAct.PlayCard act, Objections objections) {
        boolean held = Cards.holds(state, by, Deck.Name.ACTION, act.card());
        objections
                .senseless(!held, "rivet.no.card")
                .senseless(!state.tasks().isEmpty() || state.clock().stage() != Stage.PLAY, "rivet.no.first-this");
        if (!held || act.card().isEmpty()) {
            return;
        }
        Card card = state.rules().card(act.card());
        Text moment = card.when().orElseGet(() -> Text.literal("–"));
        objections.unless(
                Timing.momentNow(state, by, card), "rivet.action-moment", "rivet.no.moment", "moment", moment);
        Optional<List<Open.Option>> targets = targets(state, by, card);
        objections.senseless(
                targets.isEmpty()
                        ? act.target().isPresent()
                        : targets.get().stream()
                                .noneMatch(option -> act.target().equals(Optional.of(option.value()))),
                "rivet.no.card-target");
    }

    @Override
    public void apply(Draft draft, Seat by, CardAct.PlayCard act) {
        Cards.discard(draft, Deck.Name.ACTION, by, act.card(), How.PLAYED);
        if (act.card().isEmpty()) {
            return;
        }
        Card card = draft.state().rules().card(act.card());
        draft.because("rivet.action-cards", "rivet.because.card", "card", card.label(), "text", card.text());
        for (Card.Step step : card.steps()) {
            step(draft, by, card, step, act.target());
        }
    }

    private static void step(Draft draft, Seat by, Card card, Card.Step step, Optional<String> target) {
        int n = step.amount();
        switch (step.does()) {
            case DEPLOYMENT_POINTS -> draft.add(new ResourceEffect.DeploymentGained(by, n, false));
            case RIVETS -> draft.add(new ResourceEffect.RivetsGained(by, n));
            case DRAW_ACTION -> Cards.draw(draft, by, Deck.Name.ACTION, n);
            case PRECISION -> draft.add(new CardEffect.Boosted(by, Player.Boost.PRECISION, n));
            case MOVE -> draft.add(new CardEffect.Boosted(by, Player.Boost.MOVE, n));
            case BOLSTER -> draft.add(new CardEffect.Boosted(by, Player.Boost.BOLSTER, n));
            case REPAIR -> {
                Unit unit = target.flatMap(id -> draft.state().unit(id)).orElseThrow();
                draft.add(new UnitEffect.Damaged(by, unit.id(), -Math.min(n, unit.damage())));
            }
            case BARRAGE ->
                Deviation.of(
                        draft,
                        by,
                        Optional.of(by),
                        Task.Cause.CARD,
                        card.id(),
                        target.orElse("board"),
                        n,
                        "barrage-" + draft.state().clock().round());
        }
    }

    @Override
    public Text title(State state, Seat by, CardAct.PlayCard act) {
        return Text.of("rivet.title.play", "card", Cards.label(state, act.card()));
    }
}
