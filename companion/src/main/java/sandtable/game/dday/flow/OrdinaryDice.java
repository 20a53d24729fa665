package sandtable.game.dday.flow;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.script.Choosing;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Ordinary dice that a rule asks for: machine-gun fire, mines, reinforcements. Answered by the act {@code roll-d6}. */
public final class OrdinaryDice implements Asking {
    static final String MGF = "mgf";
    static final String MINES = "mines";
    static final String REINFORCEMENTS = "reinforcements";
    static final String BLIND_START = "blind-start";
    private static final String CARD = "card";
    private static final String FIRE_DICE = "mgf.dice";

    @Override
    public Question.Kind kind() {
        return Question.Kind.D6;
    }

    @Override
    public String rule() {
        return "dday.d6";
    }

    static void ask(Draft draft, Seat seat, String purpose, String sector) {
        ask(draft, seat, purpose, sector, 1);
    }

    static void ask(Draft draft, Seat seat, String purpose, String sector, int count) {
        if (purpose.equals(MGF) || purpose.equals(MINES)) {
            draft.foresee(purpose + ".losses", seat);
        }
        draft.ask(
                Question.Kind.D6,
                List.of(seat),
                false,
                "purpose",
                purpose,
                "sector",
                sector,
                "count",
                Integer.toString(count));
    }

    /** For a card's block. */
    public static void askForCard(Draft draft, Seat seat, String card, String path) {
        draft.ask(
                Question.Kind.D6,
                List.of(seat),
                draft.state().clock().closed(),
                "purpose",
                CARD,
                CARD,
                card,
                "path",
                path,
                "own",
                seat.id());
    }

    /** Whether it is the machine-gun die of a Sector. */
    static boolean isFire(Question question, String sector) {
        return question.about("purpose").filter(MGF::equals).isPresent()
                && question.about("sector").filter(sector::equals).isPresent();
    }

    /** How many dice it wants. */
    public static int count(Question question) {
        return Integer.parseInt(question.about("count").orElse("1"));
    }

    @Override
    public Text text(State state, Question question) {
        Optional<Card> card = question.about(CARD).flatMap(state.rules()::card);
        if (card.isPresent()) {
            return Text.of("script.ask.d6", "card", card.get().name());
        }
        return Text.of(
                "dday.d6." + question.about("purpose").orElseThrow(),
                "n",
                count(question),
                "sector",
                Places.name(question.about("sector").orElse("")));
    }

    @Override
    public List<String> facts(State state, Question question) {
        return switch (question.about("purpose").orElse("")) {
            case MGF -> List.of("mgf.losses", FIRE_DICE, "mgf.special-damage");
            case MINES -> List.of("mines.losses");
            default -> List.of();
        };
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        return List.of();
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        throw new IllegalArgumentException("Ordinary dice are told by the act roll-d6.");
    }

    /** One die for all in the Sector: the others' are not rolled. */
    @Override
    public void told(Draft draft, Question question, String fact) {
        boolean one = fact.equals(FIRE_DICE)
                && draft.state().rules().fact(fact).value().equals("sector");
        boolean first = draft.state().questions().stream()
                .filter(each -> isFire(each, question.about("sector").orElse("")))
                .findFirst()
                .filter(question::equals)
                .isPresent();
        if (one && !first && question.about("purpose").filter(MGF::equals).isPresent()) {
            draft.settle(question);
        }
    }

    /** Does what the dice say. */
    public void rolled(Draft draft, Question question, List<Integer> faces) {
        Seat seat = question.who().get(0);
        draft.add(new TableEffect.D6Rolled(seat, faces, text(draft.state(), question)));
        int sum = faces.stream().mapToInt(Integer::intValue).sum();
        draft.because(
                rule(),
                "dday.because.d6",
                "who",
                seat.name(),
                "faces",
                faces.stream().map(String::valueOf).collect(Collectors.joining(", ")));
        switch (question.about("purpose").orElseThrow()) {
            case MGF -> fire(draft, seat, question.about("sector").orElseThrow(), sum);
            case MINES -> {
                int losses = Losses.of(draft, seat, "mines.losses", sum);
                draft.because(
                        "dday.mines",
                        "dday.because.mines",
                        "who",
                        seat.name(),
                        "amount",
                        Resource.SOLDIERS.amount(losses));
                draft.lose(seat, Resource.SOLDIERS, losses);
            }
            case BLIND_START -> BlindStart.rolled(draft, faces);
            case CARD -> Choosing.rolled(draft, question, sum);
            default -> {
                draft.because(
                        "dday.attribute",
                        "dday.because.reinforcements",
                        "who",
                        seat.name(),
                        "amount",
                        Resource.SOLDIERS.amount(sum));
                draft.gain(seat, Resource.SOLDIERS, sum);
            }
        }
    }

    /** One die for each Unit; or one for all Units in the Sector, where the owner's rulebook says so. */
    private static void fire(Draft draft, Seat roller, String sector, int pips) {
        for (Seat unit : CombatPhase.underFire(draft, roller, sector)) {
            hit(draft, unit, sector, pips);
        }
    }

    private static void hit(Draft draft, Seat unit, String sector, int pips) {
        int losses = Losses.of(draft, unit, "mgf.losses", pips);
        draft.add(new TableEffect.Modified(
                unit,
                new Modifier(
                        MGF, Modifier.What.MGF_HIT, List.of(unit), List.of(), losses, Modifier.Until.END_OF_PHASE)));
        draft.because(
                "dday.mgf",
                "dday.because.mgf",
                "who",
                unit.name(),
                "sector",
                Places.name(sector),
                "amount",
                Resource.SOLDIERS.amount(losses));
        State state = draft.state();
        boolean special =
                state.map().sector(sector).filter(OrdinaryDice::special).isPresent();
        if (special && pips >= draft.fact("mgf.special-damage", unit).number()) {
            draft.because("dday.attribute", "dday.because.special-damage", "who", unit.name());
            Losing.card(draft, unit, Card.Kind.SPECIALIST);
        }
    }

    private static boolean special(Sector sector) {
        return sector.has(Attribute.Kind.SPECIAL_DAMAGE);
    }
}
