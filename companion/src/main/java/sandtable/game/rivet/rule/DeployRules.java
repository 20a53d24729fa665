package sandtable.game.rivet.rule;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sandtable.game.rivet.act.UnitAct;
import sandtable.game.rivet.effect.ResourceEffect;
import sandtable.game.rivet.effect.UnitEffect;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Units come up for deployment points and Rivets. */
final class DeployRules {
    private DeployRules() {}

    static List<ActRule<?>> all() {
        return List.of(new Deploy(), new Plug());
    }

    /** Deployment points this unit may be paid with. */
    private static int purse(Player player, Kind kind) {
        return player.deployment() + (kind.infantry() && !kind.hero() ? player.infantryOnly() : 0);
    }

    private static boolean free(Player player, Kind kind) {
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

    private static void payable(State state, Seat by, Kind kind, Objections objections) {
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

    private static void pay(Draft draft, Seat by, Kind kind) {
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

    private static Text offerLabel(Kind kind) {
        return Text.of(
                kind.rivets() == 0 ? "rivet.choice.deploy" : "rivet.choice.deploy-rivets",
                "unit",
                kind.label(),
                "cost",
                kind.cost(),
                "rivets",
                kind.rivets());
    }

    private static boolean allowed(State state, Seat seat, Kind kind) {
        Objections objections = new Objections();
        payable(state, seat, kind, objections);
        return objections.none();
    }

    private static Collection<Kind> kinds(State state, Seat seat, boolean plugs) {
        return !state.acts(seat, Phase.DEPLOYMENT)
                ? List.of()
                : state.rules().units().values().stream()
                        .filter(kind -> kind.plug() == plugs && allowed(state, seat, kind))
                        .toList();
    }

    static final class Deploy implements ActRule<UnitAct.Deploy> {
        @Override
        public Class<UnitAct.Deploy> act() {
            return UnitAct.Deploy.class;
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            for (Kind kind : kinds(state, seat, false)) {
                UnitAct.Deploy act = new UnitAct.Deploy(kind.id(), Optional.empty());
                if (state.field().board().isEmpty()) {
                    choices.add(
                            Choice.ready("deploy-" + kind.id(), offerLabel(kind), act, Choice.Weight.NORMAL, "deploy"));
                    continue;
                }
                List<Segment> where = Places.deployable(state, seat, kind);
                if (!where.isEmpty()) {
                    choices.add(Offers.with(
                            "deploy-" + kind.id(),
                            offerLabel(kind),
                            act,
                            Choice.Weight.NORMAL,
                            "deploy",
                            Open.one("segment", Offers.segments(where))));
                }
            }
        }

        @Override
        public void against(State state, Seat by, UnitAct.Deploy act, Objections objections) {
            Optional<Kind> kind = state.rules().find(act.unit()).filter(known -> !known.plug());
            boolean board = state.field().board().isPresent();
            boolean where = act.segment()
                    .flatMap(id -> state.field().board().flatMap(known -> known.find(id)))
                    .isPresent();
            boolean player = state.players().containsKey(by);
            objections
                    .senseless(!player, "rivet.no.player")
                    .senseless(kind.isEmpty(), "rivet.no.unit", "unit", act.unit())
                    .senseless(board != where || !board && act.segment().isPresent(), "rivet.no.segment");
            if (kind.isEmpty() || !player || board != where) {
                return;
            }
            payable(state, by, kind.get(), objections);
            act.segment()
                    .flatMap(Segment::of)
                    .ifPresent(segment -> objections.unless(
                            Places.deployable(state, by, kind.get()).contains(segment),
                            "rivet.deployment",
                            "rivet.no.deploy-there",
                            "unit",
                            kind.get().label(),
                            "segment",
                            Segment.sign(segment.id())));
        }

        @Override
        public void apply(Draft draft, Seat by, UnitAct.Deploy act) {
            Kind kind = draft.state().rules().unit(act.unit());
            boolean free = free(draft.state().player(by), kind);
            pay(draft, by, kind);
            Flow.place(draft, by, by, kind, act.segment(), free);
            CardRules.underWay(draft, by);
        }

        @Override
        public Text title(State state, Seat by, UnitAct.Deploy act) {
            return Text.of("rivet.title.deploy", "unit", Kind.name(act.unit()));
        }
    }

    static final class Plug implements ActRule<UnitAct.Plug> {
        @Override
        public Class<UnitAct.Plug> act() {
            return UnitAct.Plug.class;
        }

        private static boolean socket(State state, Seat seat, Unit host) {
            return host.owner().equals(seat)
                    && state.kind(host).sockets() > host.plugs().size()
                    && Places.atHome(state, host);
        }

        @Override
        public void offer(State state, Seat seat, List<Choice> choices) {
            for (Kind kind : kinds(state, seat, true)) {
                List<Unit> hosts = state.unitsOf(seat).stream()
                        .filter(unit -> socket(state, seat, unit))
                        .toList();
                if (!hosts.isEmpty()) {
                    choices.add(Offers.with(
                            "plug-" + kind.id(),
                            offerLabel(kind),
                            new UnitAct.Plug(kind.id(), ""),
                            Choice.Weight.NORMAL,
                            "deploy",
                            Open.one("host", Offers.units(hosts))));
                }
            }
        }

        @Override
        public void against(State state, Seat by, UnitAct.Plug act, Objections objections) {
            Optional<Kind> kind = state.rules().find(act.plug()).filter(Kind::plug);
            Optional<Unit> host = state.unit(act.host());
            boolean player = state.players().containsKey(by);
            objections
                    .senseless(!player, "rivet.no.player")
                    .senseless(kind.isEmpty(), "rivet.no.unit", "unit", act.plug())
                    .senseless(host.isEmpty(), "rivet.no.host");
            if (kind.isPresent() && host.isPresent() && player) {
                payable(state, by, kind.get(), objections);
                objections.unless(socket(state, by, host.get()), "rivet.plugs", "rivet.no.socket");
            }
        }

        @Override
        public void apply(Draft draft, Seat by, UnitAct.Plug act) {
            Kind kind = draft.state().rules().unit(act.plug());
            pay(draft, by, kind);
            draft.because("rivet.plugs", "rivet.because.plug", "plug", kind.label(), "unit", Unit.label(act.host()))
                    .add(new UnitEffect.Plugged(by, act.host(), kind.id(), kind.hero()));
            CardRules.underWay(draft, by);
        }

        @Override
        public Text title(State state, Seat by, UnitAct.Plug act) {
            return Text.of("rivet.title.plug", "plug", Kind.name(act.plug()));
        }
    }
}
