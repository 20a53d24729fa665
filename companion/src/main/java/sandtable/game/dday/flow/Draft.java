package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.effect.ResourceEffect;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.script.Lasting;
import sandtable.game.dday.state.Ending;
import sandtable.game.dday.state.Fact;
import sandtable.game.dday.state.FactWords;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Audience;
import sandtable.table.Because;
import sandtable.table.Chance;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * A ruling while it is being made: the state as it will be, the effects that lead there, and why. Every rule and every card writes here and
 * nowhere else. Belongs to one ruling.
 */
public final class Draft {
    private final List<DdayEffect> effects = new ArrayList<>();
    private final List<Because> because = new ArrayList<>();
    private final Set<String> assumed = new LinkedHashSet<>();
    private final Map<String, Optional<Seat>> inquiries = new LinkedHashMap<>();
    private final Chance chance;
    private State state;

    public Draft(State state, Chance chance) {
        this.state = state;
        this.chance = chance;
    }

    /** As it stands with all effects so far. */
    public State state() {
        return state;
    }

    public Chance chance() {
        return chance;
    }

    public Draft add(DdayEffect effect) {
        effects.add(effect);
        state = effect.on(state);
        Lasting.after(this, effect);
        return this;
    }

    public Draft because(String rule, String key, Object... args) {
        because.add(Because.of(rule, Text.of(key, args)));
        return this;
    }

    public Draft because(Because reason) {
        because.add(reason);
        return this;
    }

    /** A fact that this ruling uses; one that nobody has confirmed is listed. */
    public Fact fact(String name) {
        return fact(name, Optional.empty());
    }

    /** A fact that the ruling on a seat uses: that seat is asked for it. */
    public Fact fact(String name, Seat seat) {
        return fact(name, Optional.of(seat));
    }

    private Fact fact(String name, Optional<Seat> seat) {
        Fact fact = state.rules().fact(name);
        if (fact.assumed() && assumed.add(name)) {
            inquiries.putIfAbsent(name, seat);
            because(
                    "assumed",
                    "dday.because.assumed",
                    "fact",
                    name,
                    "title",
                    FactWords.title(name),
                    "value",
                    fact.value());
        }
        return fact;
    }

    /** A ruling on a seat will depend on this fact: it is asked for beforehand, so that the answer may come in time. */
    public Draft foresee(String name, Seat seat) {
        if (state.rules().fact(name).assumed()) {
            inquiries.putIfAbsent(name, Optional.of(seat));
        }
        return this;
    }

    /** The unconfirmed facts that this ruling depends on, each with the seat that it concerns most, if one more than others. */
    public Map<String, Optional<Seat>> inquiries() {
        return inquiries;
    }

    /** Nothing where the amount is 0. A dial stops at its maximum. */
    public Draft gain(Seat seat, Resource resource, int amount) {
        int room = state.rules().number("dial.max." + resource.id())
                - state.force(seat).dials().of(resource);
        if (amount > room) {
            fact("dial.max." + resource.id(), seat);
            because(
                    "dday.dials",
                    "dday.because.dial-full",
                    "who",
                    seat.name(),
                    "amount",
                    resource.amount(amount - Math.max(0, room)));
        }
        int gained = Math.min(amount, room);
        return gained > 0 ? add(new ResourceEffect.Gained(seat, resource, gained)) : this;
    }

    /** As much of it as there is. */
    public Draft lose(Seat seat, Resource resource, int amount) {
        int lost = Math.min(amount, state.force(seat).dials().of(resource));
        return lost > 0 ? add(new ResourceEffect.Lost(seat, resource, lost)) : this;
    }

    public Draft spend(Seat seat, Resource resource, int amount) {
        return amount > 0 ? add(new ResourceEffect.Spent(seat, resource, amount)) : this;
    }

    /**
     * Puts a Question to some seats. Its id tells turn, seat and kind, so that taking back and asking again gives the same one.
     *
     * @param about name, value, name, value ...
     */
    public Question ask(Question.Kind kind, List<Seat> who, boolean blocking, String... about) {
        Map<String, String> details = new TreeMap<>();
        for (int i = 0; i + 1 < about.length; i += 2) {
            details.put(about[i], about[i + 1]);
        }
        String base = "t" + state.clock().turn() + "-" + who.get(0) + "-" + kind.id();
        String id = base;
        for (int n = 2; state.question(id).isPresent(); n++) {
            id = base + "-" + n;
        }
        Question question = new Question(id, kind, who, blocking, details);
        add(new TableEffect.Asked(question));
        return question;
    }

    public Draft settle(Question question) {
        return add(new TableEffect.Settled(question.id(), question.blocking() ? List.of() : question.who()));
    }

    public Draft end(Ending ending) {
        if (!over()) {
            BaseRulebook.victoryPoints(this);
            add(new TableEffect.Ended(ending));
            Drawing.open(this);
        }
        return this;
    }

    public boolean over() {
        return state.ending().isPresent();
    }

    /** A reason that only some may read. */
    public Draft because(String rule, Text text, Audience audience) {
        because.add(new Because(rule, text, audience));
        return this;
    }

    public Ruling.Accepted<DdayEffect> accepted(Text title, List<Ruling.Broken> broken) {
        return new Ruling.Accepted<>(title, effects, because, broken);
    }
}
