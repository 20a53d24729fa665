package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.List;
import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.game.dday.tally.Colour;
import sandtable.game.dday.tally.Face;
import sandtable.game.dday.tally.Rwb;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The bonus of an RWB: asked about only where its options differ, and then given. */
public final class Bonuses implements Asking {
    private static final String ADD_DIE = "add-die";

    @Override
    public Question.Kind kind() {
        return Question.Kind.BONUS;
    }

    @Override
    public String rule() {
        return "dday.bonus";
    }

    /** Decides a bonus, or asks. */
    static void settle(Draft draft, Seat seat, Rwb rwb) {
        draft.fact(
                "rwb." + (draft.state().isGerman(seat) ? "german" : "allied") + "."
                        + rwb.face().id(),
                seat);
        List<String> options = options(draft.state(), seat, rwb.face());
        if (options.size() == 1) {
            give(draft, seat, rwb, options.get(0));
        } else {
            draft.ask(
                    Question.Kind.BONUS,
                    List.of(seat),
                    false,
                    "face",
                    rwb.face().id(),
                    "dice",
                    String.join(",", rwb.dice()));
        }
    }

    /** What can be chosen of it now; nothing at all is an option only where nothing else is. */
    private static List<String> options(State state, Seat seat, Face face) {
        String name = Tallying.bonus(state, seat, face);
        List<String> options = new ArrayList<>();
        if (!forbidden(state, seat, name)) {
            for (String option : state.rules().bonuses(name)) {
                if (option.equals(ADD_DIE)) {
                    for (Face each : Face.values()) {
                        options.add(ADD_DIE + ":" + each.id());
                    }
                } else if (possible(state, seat, option)) {
                    options.add(option);
                }
            }
        }
        return options.isEmpty() ? List.of("nothing") : options;
    }

    private static boolean forbidden(State state, Seat seat, String name) {
        return state.modified(Modifier.What.NO_RWB, seat)
                || Tallying.attribute(state, seat, Attribute.Kind.NO_RWB)
                        .filter(attribute -> attribute.of().equals(name))
                        .isPresent();
    }

    private static boolean possible(State state, Seat seat, String option) {
        return switch (option) {
            case "decoration" ->
                Drawing.possible(state, Deck.Name.DECORATIONS) && !state.modified(Modifier.What.NO_DECORATIONS, seat);
            case "look" ->
                !state.deck(Deck.Name.DECORATIONS).onTable()
                        && state.deck(Deck.Name.DECORATIONS).left() > 1
                        && !Arranging.busy(state, Deck.Name.DECORATIONS);
            case "badge" ->
                state.rules().module("badges")
                        && Drawing.possible(state, Deck.Name.BADGES)
                        && state.force(seat).marks().badges() < state.rules().number("limit.badge");
            case "find-used" -> !state.field().used().isEmpty();
            default -> true;
        };
    }

    private static void give(Draft draft, Seat seat, Rwb rwb, String option) {
        String name = Tallying.bonus(draft.state(), seat, rwb.face());
        draft.add(new DiceEffect.BonusTaken(seat, rwb.dice(), name, option));
        draft.because(
                "dday.rwb",
                "dday.because.bonus",
                "who",
                seat.name(),
                "name",
                Text.of("dday.rwb." + name),
                "face",
                rwb.face().words(),
                "option",
                label(name, option));
        if (option.startsWith(ADD_DIE)) {
            String id = "added-" + (draft.state().force(seat).dice().dice().size() + 1);
            draft.add(new DiceEffect.DieAdded(seat, id, Colour.BLACK, face(option.substring(ADD_DIE.length() + 1))));
            return;
        }
        switch (option) {
            case "nothing", "units-lose", "find-used" -> {}
            case "decoration" -> Drawing.decoration(draft);
            case "look" ->
                Arranging.look(
                        draft,
                        seat,
                        Deck.Name.DECORATIONS,
                        draft.fact("bonus." + name + ".look").number());
            case "badge" -> Drawing.badge(draft, seat);
            case "advance" ->
                draft.add(new TableEffect.Modified(
                        seat,
                        new Modifier(
                                "battle-cry",
                                Modifier.What.ADVANCE_COST,
                                List.of(seat),
                                List.of(),
                                Modifier.FREE,
                                Modifier.Until.END_OF_TURN)));
            default -> gains(draft, seat, "bonus." + name + "." + option);
        }
    }

    /** Gains what a fact lists: {@code soldiers:6,courage:1}. */
    static void gains(Draft draft, Seat seat, String fact) {
        for (String part : draft.fact(fact, seat).words()) {
            String[] words = part.split(":", 2);
            draft.gain(seat, resource(words[0]), Integer.parseInt(words[1]));
        }
    }

    public static Resource resource(String id) {
        for (Resource resource : Resource.values()) {
            if (resource.id().equals(id)) {
                return resource;
            }
        }
        throw new IllegalStateException(
                "The pack names a resource '" + id + "'. There are soldiers, stars, courage, items.");
    }

    static Face face(String id) {
        for (Face face : Face.values()) {
            if (face.id().equals(id)) {
                return face;
            }
        }
        throw new IllegalStateException("The pack names a face '" + id + "' that no die has.");
    }

    private static Text label(String name, String option) {
        if (option.startsWith(ADD_DIE + ":")) {
            return Text.of(
                    "dday.option-of.add-die",
                    "face",
                    face(option.substring(ADD_DIE.length() + 1)).words());
        }
        return option.equals("nothing") ? Text.of("dday.option-of.nothing") : Text.of("rwb." + name + "." + option);
    }

    @Override
    public Text text(State state, Question question) {
        String name = Tallying.bonus(
                state, question.who().get(0), face(question.about("face").orElseThrow()));
        return Text.of("dday.question.bonus", "name", Text.of("dday.rwb." + name));
    }

    @Override
    public List<String> facts(State state, Question question) {
        Seat seat = question.who().get(0);
        Face face = face(question.about("face").orElseThrow());
        String prefix = "bonus." + Tallying.bonus(state, seat, face) + ".";
        List<String> facts = new ArrayList<>();
        facts.add("rwb." + (state.isGerman(seat) ? "german" : "allied") + "." + face.id());
        state.rules().facts().keySet().stream()
                .filter(name -> name.startsWith(prefix))
                .forEach(facts::add);
        return facts;
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        Seat seat = question.who().get(0);
        Face face = face(question.about("face").orElseThrow());
        String name = Tallying.bonus(state, seat, face);
        return options(state, seat, face).stream()
                .map(option -> new Open.Option(option, label(name, option)))
                .toList();
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        Seat seat = question.who().get(0);
        Rwb rwb = new Rwb(
                face(question.about("face").orElseThrow()),
                List.of(question.about("dice").orElseThrow().split(",", -1)));
        give(draft, seat, rwb, option);
    }
}
