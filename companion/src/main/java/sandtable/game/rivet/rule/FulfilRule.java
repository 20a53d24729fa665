package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.CardAct;
import sandtable.game.rivet.effect.CardEffect.How;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Hand;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Stage;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Sum;
import sandtable.table.Text;

/** Shows a Secret Mission that is fulfilled; when, is a house rule: in the wrap-up. */
final class FulfilRule implements ActRule<CardAct.Fulfil> {
    /** More than any mission of the box gives. */
    private static final int MOST = 5;

    @Override
    public Class<CardAct.Fulfil> act() {
        return CardAct.Fulfil.class;
    }

    private static boolean open(State state, Seat seat) {
        return state.acts(seat, Phase.WRAP_UP) && state.turn().scored()
                || state.rules().is("mission-scoring", "any-phase")
                        && state.tasks().isEmpty()
                        && state.turn().seat().equals(seat)
                        && state.turn().phase() != Phase.BEGIN
                        && state.clock().stage() == Stage.PLAY;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        if (!open(state, seat)) {
            return;
        }
        Hand hand = state.player(seat).hand(Deck.Name.MISSION);
        for (String card : hand.cards()) {
            if (Goals.met(state, seat, state.rules().card(card))) {
                choices.add(Choice.ready(
                        "fulfil-" + card,
                        Text.of(
                                "rivet.choice.fulfil",
                                "card",
                                Cards.label(state, card),
                                "n",
                                state.rules().card(card).points()),
                        new CardAct.Fulfil(card, 0),
                        Choice.Weight.NORMAL,
                        "cards"));
            }
        }
        if (hand.real() > 0) {
            choices.add(Offers.with(
                    "fulfil-",
                    Text.of("rivet.choice.fulfil-real"),
                    new CardAct.Fulfil("", 1),
                    Choice.Weight.NORMAL,
                    "cards",
                    Open.number("points", 1, MOST)));
        }
    }

    @Override
    public void against(State state, Seat by, CardAct.Fulfil act, Objections objections) {
        boolean held = Cards.holds(state, by, Deck.Name.MISSION, act.card());
        objections.senseless(!held, "rivet.no.card");
        if (!held) {
            return;
        }
        objections.unless(open(state, by), "rivet.secret-missions", "rivet.no.fulfil-now");
        if (act.card().isEmpty()) {
            objections.senseless(act.points() < 1 || act.points() > MOST, "rivet.no.fulfil-points", "max", MOST);
        } else {
            objections
                    .senseless(act.points() != 0, "rivet.no.fulfil-points", "max", 0)
                    .unless(
                            Goals.met(state, by, state.rules().card(act.card())),
                            "rivet.secret-missions",
                            "rivet.no.fulfilled");
        }
    }

    @Override
    public void apply(Draft draft, Seat by, CardAct.Fulfil act) {
        draft.house("mission-scoring");
        Cards.discard(draft, Deck.Name.MISSION, by, act.card(), How.FULFILLED);
        int points = act.card().isEmpty()
                ? act.points()
                : draft.state().rules().card(act.card()).points();
        draft.points(
                by, by, "rivet.secret-missions", Sum.of(new Sum.Term(points, Cards.label(draft.state(), act.card()))));
    }

    @Override
    public Text title(State state, Seat by, CardAct.Fulfil act) {
        return Text.of("rivet.title.fulfil", "card", Cards.label(state, act.card()));
    }
}
