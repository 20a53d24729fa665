package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.act.UnitAct;
import sandtable.game.rivet.effect.UnitEffect;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** A plug goes into a socket. */
final class PlugRule implements ActRule<UnitAct.Plug> {
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
        for (Kind kind : Purse.kinds(state, seat, true)) {
            List<Unit> hosts = state.unitsOf(seat).stream()
                    .filter(unit -> socket(state, seat, unit))
                    .toList();
            if (!hosts.isEmpty()) {
                choices.add(Offers.with(
                        "plug-" + kind.id(),
                        Purse.offerLabel(kind),
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
            Purse.payable(state, by, kind.get(), objections);
            objections.unless(socket(state, by, host.get()), "rivet.plugs", "rivet.no.socket");
        }
    }

    @Override
    public void apply(Draft draft, Seat by, UnitAct.Plug act) {
        Kind kind = draft.state().rules().unit(act.plug());
        Purse.pay(draft, by, kind);
        draft.because("rivet.plugs", "rivet.because.plug", "plug", kind.label(), "unit", Unit.label(act.host()))
                .add(new UnitEffect.Plugged(by, act.host(), kind.id(), kind.hero()));
        Timing.underWay(draft, by);
    }

    @Override
    public Text title(State state, Seat by, UnitAct.Plug act) {
        return Text.of("rivet.title.plug", "plug", Kind.name(act.plug()));
    }
}
