package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sandtable.game.rivet.effect.FightEffect;
import sandtable.game.rivet.effect.ResourceEffect;
import sandtable.game.rivet.effect.RivetEffect;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Task;
import sandtable.table.Because;
import sandtable.table.Chance;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Sum;
import sandtable.table.Text;

/** A ruling while it is being made: the state as it will be, the effects that lead there, and why. Belongs to one ruling. */
final class Draft {
    private final List<RivetEffect> effects = new ArrayList<>();
    private final List<Because> because = new ArrayList<>();
    private final Set<String> assumed = new LinkedHashSet<>();
    private final Chance chance;
    private State state;

    Draft(State state, Chance chance) {
        this.state = state;
        this.chance = chance;
    }

    /** As it stands with all effects so far. */
    State state() {
        return state;
    }

    Chance chance() {
        return chance;
    }

    Draft add(RivetEffect effect) {
        effects.add(effect);
        state = effect.on(state);
        return this;
    }

    Draft because(String rule, String key, Object... args) {
        because.add(Because.of(rule, Text.of(key, args)));
        return this;
    }

    Draft because(List<Because> reasons) {
        because.addAll(reasons);
        return this;
    }

    /** A number of the rules; one that nobody has confirmed is listed. */
    int fact(String name) {
        var fact = state.rules().fact(name);
        if (fact.assumed()) {
            assume(name, Integer.toString(fact.value()), "rivet.because.assumed", Text.of("rivet.fact." + name));
        }
        return fact.value();
    }

    /** A unit's card was used; one that nobody has confirmed is listed. */
    Kind uses(Kind kind) {
        if (kind.assumed()) {
            assume("unit." + kind.id(), "unconfirmed", "rivet.because.assumed-card", kind.label());
        }
        return kind;
    }

    /** A house rule settled what the rulebook leaves open. */
    Draft house(String option) {
        String value = state.rules().options().getOrDefault(option, "");
        return because(
                "rivet.house",
                "rivet.because.house",
                "option",
                Text.of("rivet.option." + option),
                "value",
                Text.of("rivet.option." + option + "." + value));
    }

    private void assume(String name, String value, String key, Text what) {
        if (assumed.add(name)) {
            because("assumed", key, "fact", name, "value", value, "what", what);
        }
    }

    /** Victory Points with their parts; nothing where they come to 0. */
    Draft points(Seat by, Seat to, String rule, Sum sum) {
        if (sum.result() > 0) {
            because(rule, "rivet.because.points", "who", to.name(), "sum", sum);
            add(new ResourceEffect.PointsGained(by, to, sum.result()));
        }
        return this;
    }

    /** Puts something into the queue of what must be done first. */
    Task ask(
            Seat by,
            Task.Kind kind,
            Seat seat,
            Optional<Seat> credit,
            Task.Cause cause,
            String source,
            String about,
            int dice,
            int precision,
            String group) {
        String id = group + "-" + (state.tasks().size() + 1) + "-" + about;
        int n = 1;
        String free = id;
        while (taken(free)) {
            n++;
            free = id + "-" + n;
        }
        Task task = new Task(free, kind, seat, credit, cause, source, about, dice, precision, group);
        add(new FightEffect.Asked(by, task));
        return task;
    }

    private boolean taken(String id) {
        return state.tasks().stream().anyMatch(task -> task.id().equals(id));
    }

    Ruling.Accepted<RivetEffect> accepted(Text title, List<Ruling.Broken> broken) {
        return new Ruling.Accepted<>(title, effects, because, broken);
    }

    /** The option's value. */
    boolean is(String option, String value) {
        return state.rules().is(option, value);
    }
}
