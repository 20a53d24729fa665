package sandtable.game.dday.script;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sandtable.game.dday.card.Block;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.card.CardBlock;
import sandtable.game.dday.card.DiceBlock;
import sandtable.game.dday.card.FlowBlock;
import sandtable.game.dday.card.ResourceBlock;
import sandtable.game.dday.card.RuleBlock;
import sandtable.game.dday.card.Who;
import sandtable.game.dday.flow.Asking;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.OrdinaryDice;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.tally.Face;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What a card leaves to choose: whom, where, which die, which face, which card, which way, pay or suffer. */
public final class Choosing implements Asking {
    static final String NONE = "none";
    static final String PAY = "pay";

    @Override
    public Question.Kind kind() {
        return Question.Kind.CARD;
    }

    @Override
    public String rule() {
        return "dday.card";
    }

    /** Goes on with everybody it is about, or asks first which. */
    static void targets(Draft draft, Play play, Who who, Consumer<List<Seat>> then) {
        List<Seat> candidates = Targets.candidates(draft.state(), play.own(), who);
        List<String> sectors = Targets.sectors(draft.state());
        boolean noChoice = !Targets.chosen(who) || candidates.size() < 2 || (who == Who.SECTOR && sectors.size() < 2);
        if (noChoice) {
            then.accept(candidates);
        } else {
            Wanted.ask(draft, play, Want.TARGET, play.own());
        }
    }

    static void sector(Draft draft, Play play, Consumer<String> then) {
        List<String> sectors = Targets.sectors(draft.state());
        if (sectors.size() == 1) {
            then.accept(sectors.get(0));
        } else if (!sectors.isEmpty()) {
            Wanted.ask(draft, play, Want.SECTOR, play.own());
        }
    }

    /** Whom it is about. */
    static void target(Draft draft, Play play) {
        Wanted.ask(draft, play, Want.TARGET, play.own());
    }

    /** Which dice change hands. */
    static void swap(Draft draft, Play play, Seat with) {
        Wanted.ask(draft, play, Want.SWAP, play.own(), with, "", 0, List.of());
    }

    static void card(Draft draft, Play play, List<Card> cards) {
        if (!cards.isEmpty()) {
            Wanted.ask(draft, play, Want.CARD, play.own());
        }
    }

    static void way(Draft draft, Play play) {
        Wanted.ask(draft, play, Want.WAY, play.own());
    }

    static void offer(Draft draft, Play play) {
        Wanted.ask(draft, play, Want.OFFER, play.own());
    }

    static void roll(Draft draft, Play play) {
        OrdinaryDice.askForCard(draft, play.own(), play.card().id(), play.path());
    }

    /** An ordinary die that a card asked for. */
    public static void rolled(Draft draft, Question question, int pips) {
        Play.from(draft.state(), question)
                .ifPresent(play -> FlowPlay.rolled(draft, play, (FlowBlock.Roll) play.block(), pips));
    }

    static void die(Draft draft, Play play, Seat victim, int left, List<String> done) {
        Seat asked = play.block() instanceof DiceBlock.IgnoreDie ? victim : play.own();
        Wanted.ask(draft, play, Want.DIE, asked, victim, "", left, done);
    }

    static void face(Draft draft, Play play, Seat victim, String die, int left, List<String> done) {
        Wanted.ask(draft, play, Want.FACE, play.own(), victim, die, left, done);
    }

    @Override
    public Text text(State state, Question question) {
        Play play = Wanted.play(state, question);
        String key = Wanted.want(question) == Want.FACE && play.block() instanceof DiceBlock.Reroll
                ? "script.ask.rolled"
                : "script.ask." + Wanted.want(question).id();
        return Text.of(
                key,
                "card",
                play.card().name(),
                "who",
                Wanted.victim(question).name(),
                "die",
                question.about("die").orElse(""));
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        Play play = Wanted.play(state, question);
        Block block = play.block();
        return switch (Wanted.want(question)) {
            case TARGET -> Options.targets(state, play, block);
            case SECTOR -> Options.sectors(state);
            case CARD -> Options.cards(state, play, block);
            case WAY -> Options.ways(play, (FlowBlock.Choose) block);
            case OFFER -> Options.offers(((FlowBlock.Offer) block).price());
            case DIE -> Options.dice(state, Wanted.victim(question), Wanted.done(question), play);
            case FACE ->
                isReroll(state, question)
                        ? List.of()
                        : DicePlay.faces((DiceBlock) block).stream()
                                .map(face -> new Open.Option(face.id(), face.words()))
                                .toList();
            case SWAP -> {
                List<Open.Option> pairs = new ArrayList<>(Swapping.options(state, play.own(), Wanted.victim(question)));
                pairs.add(new Open.Option(NONE, Text.of("script.none")));
                yield pairs;
            }
            case AGREE ->
                Swapping.answers(
                        state,
                        play.own(),
                        question.who().get(0),
                        question.about("die").orElse(""));
        };
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        Play play = Wanted.play(draft.state(), question);
        Block block = play.block();
        switch (Wanted.want(question)) {
            case TARGET -> {
                List<Seat> seats = Options.who(block) == Who.SECTOR
                        ? Targets.in(draft.state(), option)
                        : List.of(new Seat(option));
                on(draft, play, block, seats);
            }
            case SECTOR -> RulePlay.in(draft, play, (RuleBlock) block, List.of(option));
            case CARD ->
                draft.state()
                        .rules()
                        .card(option)
                        .ifPresent(card -> CardPlay.come(draft, play, (CardBlock) block, card));
            case WAY -> way(draft, play, (FlowBlock.Choose) block, option);
            case OFFER -> {
                if (option.equals(PAY)) {
                    if (play.card().kind() == Card.Kind.CONDITION) {
                        draft.because(
                                "dday.condition.cancel",
                                "dday.because.condition-cancelled",
                                "who",
                                play.own().name(),
                                "card",
                                play.card().name());
                    }
                    Script.pay(draft, play.own(), ((FlowBlock.Offer) block).price());
                } else {
                    Script.part(draft, play, 0);
                }
            }
            case DIE -> {
                if (!option.equals(NONE)) {
                    DicePlay.chosen(
                            draft, play, Wanted.victim(question), option, Wanted.left(question), Wanted.done(question));
                }
            }
            case FACE -> face(option).ifPresent(face -> shown(draft, question, face));
            case SWAP -> {
                if (!option.equals(NONE)) {
                    Wanted.ask(draft, play, Want.AGREE, Wanted.victim(question), play.own(), option, 0, List.of());
                }
            }
            case AGREE -> {
                Seat other = question.who().get(0);
                if (option.equals(NONE)) {
                    swap(draft, play, other);
                } else {
                    Swapping.agreed(
                            draft, play.own(), other, question.about("die").orElse(""));
                }
            }
        }
    }

    /** Whether the Question waits for a die that is rolled again. */
    public static boolean isReroll(State state, Question question) {
        return question.kind() == Question.Kind.CARD
                && Wanted.want(question) == Want.FACE
                && Wanted.play(state, question).block() instanceof DiceBlock.Reroll;
    }

    /** The die that is rolled again. */
    public static Optional<TableDie> rerolling(State state, Question question) {
        return state.force(Wanted.victim(question))
                .dice()
                .die(question.about("die").orElse(""));
    }

    /** A face that was chosen or rolled for a die. */
    public static void shown(Draft draft, Question question, Face face) {
        DicePlay.shown(
                draft,
                Wanted.play(draft.state(), question),
                Wanted.victim(question),
                question.about("die").orElse(""),
                face,
                Wanted.left(question),
                Wanted.done(question));
    }

    private static void way(Draft draft, Play play, FlowBlock.Choose choose, String option) {
        for (int i = 0; i < choose.ways().size(); i++) {
            if (choose.ways().get(i).id().equals(option)) {
                Script.part(draft, play, i);
            }
        }
    }

    private static void on(Draft draft, Play play, Block block, List<Seat> seats) {
        if (block instanceof ResourceBlock resource) {
            ResourcePlay.on(draft, play, resource, seats);
        } else if (block instanceof CardBlock.LoseCard lose) {
            CardPlay.lose(draft, lose, seats);
        } else if (block instanceof DiceBlock.SwapDie) {
            swap(draft, play, seats.get(0));
        } else if (block instanceof DiceBlock dice) {
            DicePlay.on(draft, play, dice, seats);
        } else if (block instanceof RuleBlock.Change change) {
            RulePlay.to(draft, play, change, seats);
        } else if (block instanceof FlowBlock flow) {
            FlowPlay.on(draft, play, flow, seats);
        }
    }

    private static Optional<Face> face(String id) {
        return Arrays.stream(Face.values()).filter(face -> face.id().equals(id)).findFirst();
    }
}
