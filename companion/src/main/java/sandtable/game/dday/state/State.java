package sandtable.game.dday.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import sandtable.table.Seat;

/**
 * All that is known of a game. Immutable; only effects make a new one.
 *
 * @param forces each player's slice: the German's and each Unit's
 * @param posts where each Unit stands
 * @param ending how it ended, if it has
 */
public record State(
        Rules rules,
        Battlefield map,
        Clock clock,
        Map<Seat, Force> forces,
        Map<Seat, Post> posts,
        Hand hand,
        Map<Deck.Name, Deck> decks,
        Field field,
        List<Question> questions,
        List<Modifier> modifiers,
        Optional<Ending> ending) {
    public static final Seat GERMAN = new Seat("german");

    /** Before the table was opened. */
    public static final State NOTHING = new State(
            new Rules(
                    "",
                    "",
                    new Edition(List.of()),
                    false,
                    Map.of(),
                    new Stock(Map.of()),
                    List.of(),
                    Map.of(),
                    Map.of(),
                    Map.of()),
            new Battlefield("", "", false, "", 0, List.of(), Map.of(), List.of()),
            Clock.BEFORE,
            Map.of(),
            Map.of(),
            Hand.EMPTY,
            Map.of(),
            Field.EMPTY,
            List.of(),
            List.of(),
            Optional.empty());

    public State {
        forces = Sorted.copy(forces);
        posts = Sorted.copy(posts);
        decks = Sorted.copy(decks);
        questions = List.copyOf(questions);
        modifiers = List.copyOf(modifiers);
    }

    public Force force(Seat seat) {
        Force force = forces.get(seat);
        if (force == null) {
            throw new IllegalArgumentException("Nobody plays " + seat + " at this table.");
        }
        return force;
    }

    public Post post(Seat unit) {
        Post post = posts.get(unit);
        if (post == null) {
            throw new IllegalArgumentException(unit + " is no Allied Unit of this table.");
        }
        return post;
    }

    public boolean plays(Seat seat) {
        return forces.containsKey(seat);
    }

    public boolean isUnit(Seat seat) {
        return posts.containsKey(seat);
    }

    public boolean isGerman(Seat seat) {
        return seat.equals(GERMAN);
    }

    /** The seats that still play: the German, and Units on the Map or in the Bunker. */
    public List<Seat> players() {
        return inPlay(forces.keySet());
    }

    /** Units on the Map or in the Bunker. */
    public List<Seat> units() {
        return inPlay(posts.keySet());
    }

    private List<Seat> inPlay(Set<Seat> seats) {
        List<Seat> playing = new ArrayList<>(seats.size());
        for (Seat seat : seats) {
            if (inPlay(seat)) {
                playing.add(seat);
            }
        }
        return playing;
    }

    public boolean inPlay(Seat seat) {
        Post post = posts.get(seat);
        return post == null ? forces.containsKey(seat) : post.inPlay();
    }

    /** The Sector a Unit stands in; empty where a learned map doesn't know it yet. */
    public Optional<Sector> sector(Seat unit) {
        return Optional.ofNullable(posts.get(unit)).flatMap(post -> map.sector(post.sector()));
    }

    /** Whether a player has a Specialist, whichever copy of it. */
    public boolean hasSpecialist(Seat seat, String name) {
        for (String id : force(seat).cards()) {
            if (sameCard(id, name)) {
                return true;
            }
        }
        return false;
    }

    /** A card's id without the part that tells its copies apart: {@code medic} of {@code medic@unit-a}. */
    public static boolean sameCard(String id, String name) {
        return id.equals(name) || (id.startsWith(name) && id.charAt(name.length()) == '@');
    }

    /** The modifiers of a kind that concern a player. */
    public Stream<Modifier> modifiers(Modifier.What what, Seat seat) {
        return modifiers.stream().filter(modifier -> modifier.changes(what, seat));
    }

    // Each act asks these three so often that an iterator for each would be seen in the figures.

    public boolean modified(Modifier.What what, Seat seat) {
        for (int i = 0; i < modifiers.size(); i++) {
            if (modifiers.get(i).changes(what, seat)) {
                return true;
            }
        }
        return false;
    }

    public int modification(Modifier.What what, Seat seat) {
        int amount = 0;
        for (int i = 0; i < modifiers.size(); i++) {
            if (modifiers.get(i).changes(what, seat)) {
                amount += modifiers.get(i).amount();
            }
        }
        return amount;
    }

    public Optional<Question> question(String id) {
        for (Question question : questions) {
            if (question.id().equals(id)) {
                return Optional.of(question);
            }
        }
        return Optional.empty();
    }

    /** Whether a Question waits for this seat. */
    public boolean asks(Seat seat) {
        for (int i = 0; i < questions.size(); i++) {
            if (questions.get(i).asks(seat)) {
                return true;
            }
        }
        return false;
    }

    public Deck deck(Deck.Name name) {
        return decks.getOrDefault(name, Deck.NONE);
    }

    /** Whether a feature of the map works: an edition without a German has them on from the start. */
    public boolean featureOn(String specialist) {
        return !rules.german() || hasSpecialist(GERMAN, specialist);
    }

    /** Whether the card lies in the open where a player can get it. */
    public boolean inPool(String card) {
        return rules.card(card).filter(each -> each.kind().pooled()).isPresent()
                && !field.used().contains(card)
                && !field.gone().contains(card)
                && !isHeld(card);
    }

    private boolean isHeld(String card) {
        for (Force force : forces.values()) {
            if (force.holds(card)) {
                return true;
            }
        }
        return false;
    }

    public State with(Rules changed) {
        return new State(changed, map, clock, forces, posts, hand, decks, field, questions, modifiers, ending);
    }

    public State with(Battlefield changed) {
        return new State(rules, changed, clock, forces, posts, hand, decks, field, questions, modifiers, ending);
    }

    public State with(Clock changed) {
        return new State(rules, map, changed, forces, posts, hand, decks, field, questions, modifiers, ending);
    }

    public State with(Seat seat, Force changed) {
        return new State(
                rules,
                map,
                clock,
                Sorted.with(forces, seat, changed),
                posts,
                hand,
                decks,
                field,
                questions,
                modifiers,
                ending);
    }

    public State with(Seat seat, Post changed) {
        return new State(
                rules,
                map,
                clock,
                forces,
                Sorted.with(posts, seat, changed),
                hand,
                decks,
                field,
                questions,
                modifiers,
                ending);
    }

    public State with(Hand changed) {
        return new State(rules, map, clock, forces, posts, changed, decks, field, questions, modifiers, ending);
    }

    public State with(Deck.Name name, Deck changed) {
        return new State(
                rules,
                map,
                clock,
                forces,
                posts,
                hand,
                Sorted.with(decks, name, changed),
                field,
                questions,
                modifiers,
                ending);
    }

    public State with(Field changed) {
        return new State(rules, map, clock, forces, posts, hand, decks, changed, questions, modifiers, ending);
    }

    public State with(Modifier more) {
        List<Modifier> all = new ArrayList<>(modifiers);
        all.add(more);
        return withModifiers(all);
    }

    /** Without the modifiers that have ended. */
    public State keep(Predicate<Modifier> stays) {
        List<Modifier> kept = new ArrayList<>(modifiers.size());
        for (Modifier modifier : modifiers) {
            if (stays.test(modifier)) {
                kept.add(modifier);
            }
        }
        return kept.size() == modifiers.size() ? this : withModifiers(kept);
    }

    public State withModifiers(List<Modifier> changed) {
        return new State(rules, map, clock, forces, posts, hand, decks, field, questions, changed, ending);
    }

    public State ask(Question question) {
        List<Question> all = new ArrayList<>(questions);
        all.add(question);
        return new State(rules, map, clock, forces, posts, hand, decks, field, all, modifiers, ending);
    }

    public State answered(String id) {
        List<Question> open =
                questions.stream().filter(question -> !question.id().equals(id)).toList();
        return new State(rules, map, clock, forces, posts, hand, decks, field, open, modifiers, ending);
    }

    public State ended(Ending how) {
        return new State(
                rules,
                map,
                new Clock(clock.turn(), PhaseId.OVER, false),
                forces,
                posts,
                hand,
                decks,
                field,
                List.of(),
                modifiers,
                Optional.of(how));
    }

    public State changeForce(Seat seat, UnaryOperator<Force> change) {
        return with(seat, change.apply(force(seat)));
    }

    public State changeThrow(Seat seat, UnaryOperator<Throw> change) {
        return changeForce(seat, force -> force.with(change.apply(force.dice())));
    }

    /** Changes the marks of all who play. */
    public State changeMarks(UnaryOperator<Marks> change) {
        Map<Seat, Force> changed =
                Sorted.mapped(forces, (seat, force) -> inPlay(seat) ? force.with(change.apply(force.marks())) : force);
        return changed == forces
                ? this
                : new State(rules, map, clock, changed, posts, hand, decks, field, questions, modifiers, ending);
    }

    public State changeMarks(Seat seat, UnaryOperator<Marks> change) {
        return changeForce(seat, force -> force.with(change.apply(force.marks())));
    }

    public State changeDeck(Deck.Name name, UnaryOperator<Deck> change) {
        return with(name, change.apply(deck(name)));
    }

    public State changeField(UnaryOperator<Field> change) {
        return with(change.apply(field));
    }
}
