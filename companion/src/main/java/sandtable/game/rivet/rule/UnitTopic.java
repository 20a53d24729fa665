package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sandtable.game.rivet.act.TableAct;
import sandtable.game.rivet.effect.RoundEffect;
import sandtable.game.rivet.pack.UnitFacts;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Stat;
import sandtable.game.rivet.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What a unit's card says, or that it is as the app has it; see {@link UnitFacts}. Asked until the card is confirmed. */
final class UnitTopic implements Topic {
    private static Optional<Kind> kind(State state, String fact) {
        return state.rules().find(parts(fact)[0]);
    }

    private static String what(String fact) {
        return parts(fact)[1];
    }

    /** The kind of unit, and what is told of it. */
    private static String[] parts(String fact) {
        String rest = fact.substring(UnitFacts.PREFIX.length());
        int dot = rest.indexOf('.');
        return dot < 0 ? new String[] {rest, ""} : new String[] {rest.substring(0, dot), rest.substring(dot + 1)};
    }

    private static Optional<Kind> told(State state, TableAct.Tell act) {
        return kind(state, act.fact()).flatMap(kind -> UnitFacts.told(kind, what(act.fact()), act.value()));
    }

    @Override
    public boolean covers(State state, String fact) {
        return fact.startsWith(UnitFacts.PREFIX);
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        List<Kind> kinds =
                state.rules().units().values().stream().filter(Kind::assumed).toList();
        if (kinds.isEmpty()) {
            return;
        }
        choices.add(choice(
                "confirm-unit",
                Text.of("rivet.choice.confirm-unit"),
                List.of(UnitFacts.CONFIRMED),
                facts(kinds, kind -> "", Kind::label)));
        for (Stat stat : Stat.values()) {
            choices.add(choice(
                    "fact-" + stat.id(),
                    Text.of("rivet.choice.fact", "stat", stat.label()),
                    List.of(),
                    facts(
                            kinds,
                            kind -> "." + stat.id(),
                            kind -> Text.of("rivet.fact.unit", "unit", kind.label(), "n", stat.in(kind))),
                    Offers.digit("value", stat.min(), stat.max())));
        }
        for (Ability ability : Ability.values()) {
            choices.add(choice(
                    "fact-" + ability.id(),
                    Text.of("rivet.choice.fact", "stat", ability.label()),
                    List.of(),
                    facts(
                            kinds,
                            kind -> ".ability." + ability.id(),
                            kind -> Text.of(
                                    "rivet.fact.unit",
                                    "unit",
                                    kind.label(),
                                    "n",
                                    kind.abilities().getOrDefault(ability, 0))),
                    Offers.digit("value", 0, UnitFacts.MOST)));
        }
        choices.add(choice(
                "fact-attacks",
                Text.of("rivet.choice.fact", "stat", Text.of("rivet.stat.attacks")),
                List.of(),
                weapons(kinds, ".attacks."),
                Offers.digit("value", 1, UnitFacts.MOST)));
        choices.add(choice(
                "fact-dice",
                Text.of("rivet.choice.fact-dice"),
                List.of(),
                weapons(kinds, ".dice."),
                Open.list("value", Offers.digits(0, UnitFacts.MOST), UnitFacts.ARMOURS)));
    }

    private static Open facts(List<Kind> kinds, Function<Kind, String> what, Function<Kind, Text> label) {
        return Open.one(
                "fact",
                kinds.stream()
                        .map(kind ->
                                new Open.Option(UnitFacts.PREFIX + kind.id() + what.apply(kind), label.apply(kind)))
                        .toList());
    }

    private static Open weapons(List<Kind> kinds, String what) {
        return Open.one(
                "fact",
                kinds.stream()
                        .flatMap(kind -> kind.weapons().stream()
                                .map(weapon -> new Open.Option(
                                        UnitFacts.PREFIX
                                                + kind.id()
                                                + what
                                                + weapon.id()
                                                        .substring(kind.id().length() + 1),
                                        Text.of(
                                                "rivet.fact.weapon",
                                                "unit",
                                                kind.label(),
                                                "mode",
                                                weapon.mode().label(),
                                                "attacks",
                                                weapon.attacks(),
                                                "dice",
                                                weapon.table()))))
                        .toList());
    }

    private static Choice choice(String id, Text label, List<String> value, Open... open) {
        return Offers.with(id, label, new TableAct.Tell("", value), Choice.Weight.QUIET, "facts", open);
    }

    @Override
    public void against(State state, TableAct.Tell act, Objections objections) {
        Optional<Kind> kind = kind(state, act.fact());
        objections
                .senseless(kind.isEmpty(), "rivet.no.fact", "fact", act.fact())
                .senseless(told(state, act).isEmpty(), "rivet.no.fact-value");
    }

    @Override
    public void apply(Draft draft, Seat by, TableAct.Tell act) {
        draft.add(new RoundEffect.UnitLearned(told(draft.state(), act).orElseThrow()));
    }

    @Override
    public Text title(State state, TableAct.Tell act) {
        Text unit = kind(state, act.fact()).map(Kind::label).orElseGet(() -> Text.literal(act.fact()));
        String what = what(act.fact());
        String last = what.substring(what.lastIndexOf('.') + 1);
        return what.isEmpty()
                ? Text.of("rivet.title.confirm-unit", "unit", unit)
                : Text.of(
                        "rivet.title.fact",
                        "unit",
                        unit,
                        "stat",
                        Stat.of(last)
                                .map(Stat::label)
                                .or(() -> Ability.of(last).map(Ability::label))
                                .orElseGet(() ->
                                        Text.of(what.startsWith("dice.") ? "rivet.stat.dice" : "rivet.stat.attacks")),
                        "n",
                        String.join(" ", act.value()));
    }
}
