package sandtable.game.rivet.rule;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import sandtable.game.rivet.effect.ResourceEffect;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.State;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Units come up for deployment points and Rivets. */
final class Purse {
    private Purse() {}

    /** Deployment points this unit may be paid with. */
    private static int purse(Player player, Kind kind) {
        return player.deployment() + (kind.infantry() && !kind.hero() ? player.infantryOnly() : 0);
    }

    static boolean free(Player player, Kind kind) {
        return player.free().getOrDefault(kind.id(), 0) > 0;
    }

    private static boolean affordable(State state, Seat seat, Kind kind) {
        Player player = state.player(seat);
        return free(player, kind) || purse(player, kind) >= kind.cost() && player.rivets() >= kind.rivets();
    }

    /** Heroes come once a game, and never in two versions at the same time. */
    private static void heroes(State state, Kind kind, Objections objections) {
        if (!kind.hero()) {
            return;
        }
        boolean there = state.field().units().values().stream()
                .flatMap(unit -> Stream.concat(Stream.of(unit.kind()), unit.plugs().stream()))
                .map(id -> state.rules().unit(id))
                .anyMatch(other -> other.hero() && other.person().equals(kind.person()));
        objections
                .unless(
                        !state.field().heroes().contains(kind.id()),
                        "rivet.heroes",
                        "rivet.no.hero-twice",
                        "unit",
                        kind.label())
                .unless(!there, "rivet.heroes", "rivet.no.hero-there", "unit", kind.label());
    }

    /** No more figures than the box holds, unless the house says so. */
    static boolean figures(State state, Kind kind) {
        long there = state.field().units().values().stream()
                .flatMap(unit -> Stream.concat(Stream.of(unit.kind()), unit.plugs().stream()))
                .filter(kind.id()::equals)
                .count();
        return !state.rules().is("figures", "box") || there < kind.figures();
    }

    static void payable(State state, Seat by, Kind kind, Objections objections) {
        Player player = state.player(by);
        heroes(state, kind, objections);
        objections
                .unless(state.acts(by, Phase.DEPLOYMENT), "rivet.deployment", "rivet.no.deploy-now")
                .unless(kind.side() == player.side(), "rivet.deployment", "rivet.no.side", "unit", kind.label())
                .unless(
                        figures(state, kind),
                        "rivet.figures",
                        "rivet.no.figures",
                        "unit",
                        kind.label(),
                        "n",
                        kind.figures())
                .unless(
                        affordable(state, by, kind),
                        "rivet.cost",
                        "rivet.no.money",
                        "unit",
                        kind.label(),
                        "cost",
                        kind.cost(),
                        "rivets",
                        kind.rivets(),
                        "has",
                        purse(player, kind),
                        "hasRivets",
                        player.rivets());
    }

    static void pay(Draft draft, Seat by, Kind kind) {
        Player player = draft.state().player(by);
        draft.uses(kind);
        if (free(player, kind)) {
            draft.because("rivet.escalation", "rivet.because.free", "unit", kind.label());
            return;
        }
        int infantry = kind.infantry() && !kind.hero() ? Math.min(kind.cost(), player.infantryOnly()) : 0;
        if (kind.cost() + kind.rivets() > 0) {
            draft.because(
                            "rivet.cost",
                            "rivet.because.cost",
                            "unit",
                            kind.label(),
                            "cost",
                            kind.cost(),
                            "rivets",
                            kind.rivets())
                    .add(new ResourceEffect.Paid(by, kind.cost() - infantry, infantry, kind.rivets()));
        }
    }

    static Text offerLabel(Kind kind) {
        return Text.of(
                kind.rivets() == 0 ? "rivet.choice.deploy" : "rivet.choice.deploy-rivets",
                "unit",
                kind.label(),
                "cost",
                kind.cost(),
                "rivets",
                kind.rivets());
    }

    static boolean allowed(State state, Seat seat, Kind kind) {
        Objections objections = new Objections();
        payable(state, seat, kind, objections);
        return objections.none();
    }

    static Collection<Kind> kinds(State state, Seat seat, boolean plugs) {
        return !state.acts(seat, Phase.DEPLOYMENT)
                ? List.of()
                : state.rules().units().values().stream()
                        .filter(kind -> kind.plug() == plugs && allowed(state, seat, kind))
                        .toList();
    }
}
