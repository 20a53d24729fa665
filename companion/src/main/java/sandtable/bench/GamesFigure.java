package sandtable.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import sandtable.data.Pack;
import sandtable.data.Packs;
import sandtable.deck.DeckFact;
import sandtable.deck.Fairness;
import sandtable.deck.FairnessCheck;
import sandtable.game.dday.DdayGame;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.effect.ConditionEffect;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.effect.DeckEffect;
import sandtable.game.dday.effect.HandEffect;
import sandtable.game.dday.state.Deck;
import sandtable.game.dday.state.Hand;
import sandtable.game.dday.state.State;
import sandtable.table.Because;
import sandtable.table.Choice;
import sandtable.table.Entry;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Viewer;
import sandtable.wire.Json;
import sandtable.wire.Wording;

/**
 * Many whole games of D-Day Dice by players who know no rules, over all {@link Mixes}: after each act the laws must hold, every reason must have
 * a citation, and now and then every offered choice is tried, an entry taken back, and the hand changed under the eyes of the others. At the end of
 * each game its decks are checked.
 */
public final class GamesFigure {
    private static final int LONGEST = 5_000;
    private static final int SOMETIMES = 16;
    private static final ObjectMapper VIEWS = Json.worded(Wording.in("en"));
    private static final Map<String, Pack.Rule> RULES =
            Packs.shipped().load("atlantikwall-2e").rules();

    private final DdayGame game = new DdayGame();
    private final Map<String, Integer> cards = new TreeMap<>();
    private final List<String> faults = new ArrayList<>();
    private int games;
    private long acts;
    private int tried;
    private int takenBack;
    private int hands;
    private long looks;
    private int decks;

    private GamesFigure() {}

    /**
     * @param games how many; seeds 1, 2, 3 ... over the mixes in turn
     * @param threads how many at a time
     */
    public static GamesFigure measure(int games, int threads) throws InterruptedException {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Callable<GamesFigure>> shares = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                int first = i + 1;
                shares.add(() -> share(first, games, threads));
            }
            GamesFigure all = new GamesFigure();
            for (Future<GamesFigure> share : workers.invokeAll(shares)) {
                all.add(share.get());
            }
            return all;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            workers.shutdown();
        }
    }

    private static GamesFigure share(int first, int games, int step) {
        GamesFigure figure = new GamesFigure();
        for (int seed = first; seed <= games; seed += step) {
            figure.play(seed, Mixes.all().get(seed % Mixes.all().size()));
        }
        return figure;
    }

    private void add(GamesFigure other) {
        other.cards.forEach((card, times) -> cards.merge(card, times, Integer::sum));
        faults.addAll(other.faults);
        games += other.games;
        acts += other.acts;
        tried += other.tried;
        takenBack += other.takenBack;
        hands += other.hands;
        looks += other.looks;
        decks += other.decks;
    }

    private void play(long seed, Mixes.Mix mix) {
        SeededGame<State, DdayAct, DdayEffect> played = new SeededGame<>(game, mix.setup(), seed);
        played.state().rules().cards().values().forEach(card -> cards.putIfAbsent(kind(card), 0));
        Random random = new Random(-seed);
        try {
            for (int i = 0; i < LONGEST && !played.over(); i++) {
                act(played, random);
            }
            if (!played.over()) {
                throw new IllegalStateException("After " + LONGEST + " acts the game is not over.");
            }
            must(Laws.unkept(played.state(), played.entries(), played.struck()));
            checkDecks(played);
        } catch (RuntimeException e) {
            faults.add("seed " + seed + " (" + mix.name() + "), after entry "
                    + played.entries().size() + ": " + e.getMessage());
        }
        games++;
    }

    private void act(SeededGame<State, DdayAct, DdayEffect> played, Random random) {
        State before = played.state();
        if (random.nextInt(SOMETIMES) == 0) {
            tryAll(played);
        }
        Entry<DdayAct, DdayEffect> entry = played.step();
        acts++;
        entry.because().forEach(GamesFigure::mustBeCited);
        entry.effects().forEach(this::countUse);
        if (random.nextInt(SOMETIMES) == 0 && played.takeBack(entry)) {
            takenBack++;
            if (!played.state().equals(before)) {
                throw new IllegalStateException("Taking back " + entry.deed() + " doesn't give the state before it.");
            }
        }
        must(Laws.broken(played.state()));
        if (random.nextInt(SOMETIMES) == 0) {
            looks += game.seats(played.state()).stream()
                    .map(seat -> json(game.view(played.state(), Viewer.of(seat))))
                    .filter(view -> !view.isEmpty())
                    .count();
            mustNotTellTheHand(played.state());
        }
    }

    private static void must(List<String> broken) {
        if (!broken.isEmpty()) {
            throw new IllegalStateException(String.join("; ", broken));
        }
    }

    private static void mustBeCited(Because because) {
        Pack.Rule rule = RULES.get(because.rule());
        if (rule == null || rule.citations().isEmpty()) {
            throw new IllegalStateException("The rule " + because.rule() + " has no citation.");
        }
    }

    /** Every choice of every seat is accepted. */
    private void tryAll(SeededGame<State, DdayAct, DdayEffect> played) {
        for (Seat seat : game.seats(played.state())) {
            for (Choice choice : game.choices(played.state(), seat)) {
                tried++;
                if (played.tried(seat, choice) instanceof Ruling.Refused<DdayEffect> refused) {
                    throw new IllegalStateException(
                            "The choice " + choice.id() + " of " + seat + " is refused: " + refused.reason());
                }
            }
        }
    }

    /** With another card in the German's hand nobody else sees anything else. */
    private void mustNotTellTheHand(State state) {
        Optional<String> held = state.hand().cards().stream().findFirst();
        Optional<String> hidden = state.deck(Deck.Name.DECORATIONS).cards().stream()
                .filter(id ->
                        state.rules().card(id).filter(card -> card.is("black")).isEmpty())
                .findFirst();
        if (held.isEmpty() || hidden.isEmpty()) {
            return;
        }
        List<String> swapped = new ArrayList<>(state.hand().cards());
        swapped.set(swapped.indexOf(held.get()), hidden.get());
        State other = state.with(new Hand(swapped, state.hand().onTable()));
        Viewer allies = new Viewer(state.posts().keySet());
        for (Viewer viewer : List.of(Viewer.BYSTANDER, Viewer.of(Seat.REFEREE, Seat.DISPLAY), allies)) {
            if (!json(game.view(state, viewer)).equals(json(game.view(other, viewer)))) {
                throw new IllegalStateException(viewer + " sees which Decorations the German holds.");
            }
        }
        if (!game.waiting(state).equals(game.waiting(other))) {
            throw new IllegalStateException("Whom the table waits for tells which Decorations the German holds.");
        }
        hands++;
    }

    private static String json(Object value) {
        try {
            return VIEWS.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A view can't be written", e);
        }
    }

    private static void discarded(Map<Deck.Name, List<DeckFact>> facts, Deck.Name deck, String card) {
        facts.computeIfAbsent(deck, name -> new ArrayList<>()).add(new DeckFact.Discarded(Optional.of(card)));
    }

    private void checkDecks(SeededGame<State, DdayAct, DdayEffect> played) {
        Map<Deck.Name, List<DeckFact>> facts = new TreeMap<>();
        Map<Deck.Name, List<String>> laid = new TreeMap<>();
        for (Entry<DdayAct, DdayEffect> entry : played.entries()) {
            if (played.struck().contains(entry.position())) {
                continue;
            }
            for (DdayEffect effect : entry.effects()) {
                if (effect instanceof DeckEffect.DeckLaid deck) {
                    laid.put(deck.deck(), deck.cards());
                } else if (effect instanceof DeckEffect.DeckChanged changed) {
                    facts.computeIfAbsent(changed.deck(), name -> new ArrayList<>())
                            .add(changed.fact());
                } else if (effect instanceof DeckEffect.CardDiscarded discarded) {
                    discarded(facts, discarded.deck(), discarded.card());
                } else if (effect instanceof HandEffect.DecorationPlayed discarded) {
                    discarded(facts, Deck.Name.DECORATIONS, discarded.card());
                } else if (effect instanceof ConditionEffect.ConditionOver discarded) {
                    discarded(facts, Deck.Name.CONDITIONS, discarded.card());
                }
            }
        }
        laid.forEach((name, all) -> {
            Fairness fairness =
                    FairnessCheck.check(name.id(), all, facts.getOrDefault(name, List.of()), i -> Optional.empty());
            if (fairness instanceof Fairness.Unfair unfair) {
                throw new IllegalStateException("The deck " + name.id() + " is not fair: " + unfair);
            }
            decks++;
        });
    }

    private void countUse(DdayEffect effect) {
        if (effect instanceof CardEffect.CardUsed used) {
            use(used.card());
        } else if (effect instanceof CardEffect.AbilityUsed used) {
            use(used.card());
        } else if (effect instanceof DeckEffect.CardDiscarded discarded) {
            use(discarded.card());
        } else if (effect instanceof HandEffect.DecorationPlayed played) {
            use(played.card());
        } else if (effect instanceof ConditionEffect.ConditionRevealed revealed) {
            use(revealed.card());
        } else if (effect instanceof CardEffect.Rallied rallied) {
            use(rallied.card());
        } else if (effect instanceof CardEffect.Found found) {
            use(found.card());
        } else if (effect instanceof CardEffect.Joined joined) {
            use(joined.card());
        }
    }

    private void use(String card) {
        cards.merge(name(card), 1, Integer::sum);
    }

    private static String kind(Card card) {
        return name(card.id());
    }

    /** Without the part that tells copies apart. */
    private static String name(String card) {
        int at = card.indexOf('@');
        return at < 0 ? card : card.substring(0, at);
    }

    /** Whether nothing was wrong, and every card was used. */
    public boolean holds() {
        return faults.isEmpty() && !cards.containsValue(0);
    }

    /** In lines. */
    public List<String> told() {
        List<String> lines = new ArrayList<>();
        lines.add(games + " whole games, " + acts + " acts; " + tried + " offered choices tried, " + takenBack
                + " entries taken back, " + looks + " views looked at, " + hands + " hands changed behind a screen, "
                + decks + " decks checked");
        lines.add(faults.size() + " faults");
        faults.stream().limit(20).forEach(lines::add);
        List<String> never = cards.entrySet().stream()
                .filter(card -> card.getValue() == 0)
                .map(Map.Entry::getKey)
                .toList();
        lines.add(cards.size() + " different cards, " + (never.isEmpty() ? "each used" : "never used: " + never));
        lines.add("uses of each: " + cards);
        return lines;
    }
}
