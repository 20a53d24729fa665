package sandtable.game.dday.rule;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Places;
import sandtable.game.dday.flow.Printed;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** What else is printed in a known Sector of a map that is being learned: anybody tells it who sees it there. */
public final class LearnPrintedRule implements ActRule<MoveAct.LearnPrinted> {
    private static final String GROUP = "note";

    @Override
    public Class<MoveAct.LearnPrinted> act() {
        return MoveAct.LearnPrinted.class;
    }

    @Override
    public void offer(State state, Seat seat, List<Choice> choices) {
        List<Sector> sectors = Printed.sectors(state);
        if (sectors.isEmpty() || state.clock().closed()) {
            return;
        }
        String here = state.isUnit(seat) ? state.post(seat).sector() : "";
        String first =
                state.map().sector(here).map(Sector::id).orElse(sectors.get(0).id());
        Open sector = Open.one(
                "sector",
                sectors.stream()
                        .map(known -> new Open.Option(known.id(), Places.name(known.id())))
                        .toList());
        choices.add(choice(
                "learn-printed",
                new MoveAct.LearnPrinted(first, Printed.CANT_STAY, 1),
                List.of(sector, Open.one("printed", Printed.words(state)), Open.number("amount", 1, Printed.MOST))));
        List<Open.Option> specialists = Printed.specialists(state);
        choices.add(choice(
                "learn-printed-specialist",
                new MoveAct.LearnPrinted(first, specialists.get(0).value(), 1),
                List.of(sector, Open.one("printed", specialists))));
        for (Sector known : sectors) {
            for (String printed : Printed.of(known)) {
                MoveAct.LearnPrinted not = new MoveAct.LearnPrinted(known.id(), printed, 0);
                choices.add(Choice.ready(
                        "learn-not-printed-" + known.id() + "-" + printed,
                        title(state, seat, not),
                        not,
                        Choice.Weight.QUIET,
                        GROUP));
            }
        }
    }

    private static Choice choice(String id, MoveAct.LearnPrinted act, List<Open> open) {
        return new Choice(id, Text.of("dday.choice." + id), act, open, Optional.empty(), Choice.Weight.QUIET, GROUP);
    }

    @Override
    public Objections against(State state, Seat by, MoveAct.LearnPrinted act) {
        return new Objections()
                .meansNothingUnless(!state.clock().closed(), "dday.question", "dday.refused.question-first")
                .meansNothingUnless(
                        Printed.sectors(state).stream()
                                .anyMatch(sector -> sector.id().equals(act.sector())),
                        "dday.learn",
                        "dday.refused.no-learned-sector",
                        "sector",
                        Places.name(act.sector()))
                .meansNothingUnless(
                        Printed.known(state, act.printed()),
                        "dday.learn",
                        "dday.refused.no-option",
                        "option",
                        act.printed())
                .meansNothingUnless(
                        act.amount() >= 0 && act.amount() <= Printed.MOST,
                        "dday.learn",
                        "dday.refused.printed-amount",
                        "n",
                        act.amount(),
                        "most",
                        Printed.MOST);
    }

    @Override
    public void apply(Draft draft, Seat by, MoveAct.LearnPrinted act) {
        Printed.tell(draft, by, act);
    }

    @Override
    public Text title(State state, Seat by, MoveAct.LearnPrinted act) {
        return Text.of(
                act.amount() == 0 ? "dday.title.not-printed" : "dday.title.printed",
                "sector",
                Places.name(act.sector()),
                "what",
                Printed.label(act.printed(), act.amount()));
    }
}
