package sandtable.game.rivet.rule;

import java.util.List;
import sandtable.game.rivet.act.CardAct;
import sandtable.game.rivet.effect.CardEffect.How;
import sandtable.game.rivet.effect.RoundEffect;
import sandtable.game.rivet.state.Card;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Hand;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Sum;
import sandtable.table.Text;

/** Hands: drawing, discarding, Secret Missions. What an Action! card does stands in {@link PlayRule}. */
final class CardRules {
    private CardRules() {}

    static List<ActRule<?>> all() {
        return List.of(new Draw(), new Discard(), new PlayRule(), new DrawMore(), new Fulfil());
    }

    /** A card by its name; a real one without. */
    static Text label(State state, String card) {
        return card.isEmpty()
                ? Text.of("rivet.card.real")
                : state.rules().card(card).label();
    }

    /** Whether a seat holds this card; an empty id is any real one. */
    static boolean holds(State state, Seat seat, Deck.Name deck, String card) {
        if (!state.players().containsKey(seat)) {
            return false;
        }
        Hand hand = state.player(seat).hand(deck);
        return card.isEmpty() ? hand.real() > 0 : hand.cards().contains(card);
    }

    /** The first player draws no Action! card in the first turn of the game. */
    static boolean veryFirst(State state) {
        return state.clock().round() == 1 && state.clock().index() == 0;
    }

    static final class Draw implements ActRule<CardAct.Draw> {
        @Override
        public Class<CardAct.Draw> act() {
            return CardAct.Draw.class;
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (!state.acts(seat, Phase.CARDS)) {
                return;
            }
            int missions = Cards.room(state, seat, Deck.Name.MISSION);
            boolean action = !veryFirst(state) && Cards.room(state, seat, Deck.Name.ACTION) > 0;
            Text label = Text.of(action ? "rivet.choice.draw" : "rivet.choice.draw-none");
            choices.add(
                    missions == 0
                            ? Choice.ready("draw", label, new CardAct.Draw(0), Choice.Weight.PRIMARY, "turn")
                            : Offers.with(
                                    "draw",
                                    label,
                                    new CardAct.Draw(missions),
                                    Choice.Weight.PRIMARY,
                                    "turn",
                                    Open.number("missions", 0, missions)));
        }

        @Override
        public void against(State state, Seat by, CardAct.Draw act, Objections objections) {
            objections
                    .senseless(!state.acts(by, Phase.CARDS), "rivet.no.cards-phase")
                    .senseless(act.missions() < 0, "rivet.no.missions", "n", 0);
            if (state.acts(by, Phase.CARDS)) {
                int room = Cards.room(state, by, Deck.Name.MISSION);
                objections.unless(act.missions() <= room, "rivet.hand", "rivet.no.missions", "n", room);
            }
        }

        @Override
        public void apply(Draft draft, Seat by, CardAct.Draw act) {
            boolean deals = draft.state().rules().mission().cards().contains(Deck.Name.ACTION);
            if (deals && veryFirst(draft.state())) {
                draft.because("rivet.first-turn", "rivet.because.first-turn", "who", by.name());
            } else if (deals) {
                Cards.draw(draft, by, Deck.Name.ACTION, 1);
            }
            Cards.draw(draft, by, Deck.Name.MISSION, act.missions());
            Flow.next(draft, by);
        }

        @Override
        public Text title(State state, Seat by, CardAct.Draw act) {
            return Text.of("rivet.title.draw");
        }
    }

    static final class Discard implements ActRule<CardAct.Discard> {
        @Override
        public Class<CardAct.Discard> act() {
            return CardAct.Discard.class;
        }

        private static boolean open(State state, Seat seat) {
            return state.acts(seat, Phase.CARDS) && !state.turn().discarded();
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            if (!open(state, seat)) {
                return;
            }
            Hand hand = state.player(seat).hand(Deck.Name.ACTION);
            hand.cards().forEach(card -> offer(state, card, choices));
            if (hand.real() > 0) {
                offer(state, "", choices);
            }
        }

        private static void offer(State state, String card, List<Choice> choices) {
            choices.add(Choice.ready(
                    "discard-" + card,
                    Text.of("rivet.choice.discard", "card", label(state, card)),
                    new CardAct.Discard(card),
                    Choice.Weight.NORMAL,
                    "cards"));
        }

        @Override
        public void against(State state, Seat by, CardAct.Discard act, Objections objections) {
            objections
                    .senseless(!holds(state, by, Deck.Name.ACTION, act.card()), "rivet.no.card")
                    .unless(open(state, by), "rivet.cards", "rivet.no.discard");
        }

        @Override
        public void apply(Draft draft, Seat by, CardAct.Discard act) {
            Cards.discard(draft, Deck.Name.ACTION, by, act.card(), How.THROWN_AWAY);
        }

        @Override
        public Text title(State state, Seat by, CardAct.Discard act) {
            return Text.of("rivet.title.discard", "card", label(state, act.card()));
        }
    }

    /** A real card that the app doesn't know lets one draw more. */
    static final class DrawMore implements ActRule<CardAct.DrawMore> {
        @Override
        public Class<CardAct.DrawMore> act() {
            return CardAct.DrawMore.class;
        }

        private static boolean open(State state, Seat seat, Deck.Name deck) {
            return state.deck(deck).onTable()
                    && state.turn().seat().equals(seat)
                    && state.tasks().isEmpty()
                    && state.turn().phase() != Phase.BEGIN
                    && state.clock().stage() == sandtable.game.rivet.state.Stage.PLAY
                    && Cards.room(state, seat, deck) > 0;
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            for (Deck.Name deck : Deck.Name.values()) {
                if (state.players().containsKey(seat) && open(state, seat, deck)) {
                    choices.add(Choice.ready(
                            "draw-more-" + deck.id(),
                            Text.of("rivet.choice.draw-more", "deck", deck.label()),
                            new CardAct.DrawMore(deck),
                            Choice.Weight.QUIET,
                            "cards"));
                }
            }
        }

        @Override
        public void against(State state, Seat by, CardAct.DrawMore act, Objections objections) {
            objections.senseless(!state.players().containsKey(by), "rivet.no.player");
            if (state.players().containsKey(by)) {
                objections.unless(open(state, by, act.deck()), "rivet.hand", "rivet.no.draw-more");
            }
        }

        @Override
        public void apply(Draft draft, Seat by, CardAct.DrawMore act) {
            Cards.draw(draft, by, act.deck(), 1);
        }

        @Override
        public Text title(State state, Seat by, CardAct.DrawMore act) {
            return Text.of("rivet.title.draw-more", "deck", act.deck().label());
        }
    }

    /** Shows a Secret Mission that is fulfilled; when, is a house rule: in the wrap-up. */
    static final class Fulfil implements ActRule<CardAct.Fulfil> {
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
                            && state.clock().stage() == sandtable.game.rivet.state.Stage.PLAY;
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
                                    label(state, card),
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
            boolean held = holds(state, by, Deck.Name.MISSION, act.card());
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
                    by, by, "rivet.secret-missions", Sum.of(new Sum.Term(points, label(draft.state(), act.card()))));
        }

        @Override
        public Text title(State state, Seat by, CardAct.Fulfil act) {
            return Text.of("rivet.title.fulfil", "card", label(state, act.card()));
        }
    }

    /** Whether now is the start of the phase at which a card may be played, in the turn in which it may. */
    static boolean momentNow(State state, Seat seat, Card card) {
        Seat active = state.turn().seat();
        boolean turn = switch (card.whose().orElse(Card.Whose.OWN)) {
            case OWN -> active.equals(seat);
            case ENEMY -> state.players().containsKey(active) && !state.friends(active, seat);
            case ANY -> true;
        };
        return turn
                && card.moment()
                        .filter(phase ->
                                state.acts(active, phase) && state.turn().fresh())
                        .isPresent();
    }

    /** The phase is under way: cards for its start are too late. */
    static void underWay(Draft draft, Seat seat) {
        if (draft.state().turn().fresh()) {
            draft.add(new RoundEffect.PhaseUnderWay(seat));
        }
    }
}
