package sandtable.game.dday.script;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sandtable.game.dday.card.DiceBlock;
import sandtable.game.dday.effect.DiceEffect;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Trading;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.State;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.tally.Face;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * Dice trading, as the Lieutenant does it: a result of the own tally for one of another Unit's Final Tally. The German's watch over trading
 * near the final Bunker doesn't touch it (Allied Trade Limit).
 */
final class Swapping {
    static final String YES = "yes";

    private Swapping() {}

    /** With whom a Unit could trade a die now. */
    static List<Seat> partners(State state, Seat own, DiceBlock.SwapDie block) {
        if (state.modified(Modifier.What.NO_TRADE, own)) {
            return List.of();
        }
        return Targets.candidates(state, own, block.with()).stream()
                .filter(other -> !other.equals(own)
                        && state.force(other).dice().closed()
                        && !state.force(other).dice().counted()
                        && !state.modified(Modifier.What.NO_TRADE, other)
                        && Trading.diceInReach(state, own, other))
                .filter(other -> !options(state, own, other).isEmpty())
                .toList();
    }

    static void run(Draft draft, Play play, DiceBlock.SwapDie block) {
        draft.fact("trade-dice.reach", play.own());
        List<Seat> partners = partners(draft.state(), play.own(), block);
        if (partners.size() == 1) {
            Choosing.swap(draft, play, partners.get(0));
        } else if (!partners.isEmpty()) {
            Choosing.target(draft, play);
        }
    }

    /** Each pair of dice that differ; of equal pairs one. */
    static List<Open.Option> options(State state, Seat own, Seat other) {
        List<Open.Option> options = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (TableDie mine : shown(state, own)) {
            for (TableDie theirs : shown(state, other)) {
                if (!look(mine).equals(look(theirs)) && seen.add(look(mine) + " " + look(theirs))) {
                    options.add(new Open.Option(
                            mine.id() + ":" + theirs.id(),
                            Text.of("script.swap", "mine", words(mine), "theirs", words(theirs))));
                }
            }
        }
        return options;
    }

    private static List<TableDie> shown(State state, Seat seat) {
        return state.force(seat).dice().dice().stream()
                .filter(die -> die.face().isPresent() && !die.ignored())
                .toList();
    }

    private static String look(TableDie die) {
        return die.colour().column() + "-" + die.face().map(Face::id).orElse("");
    }

    private static Text words(TableDie die) {
        return Text.of(
                "dday.die",
                "colour",
                die.colour().words(),
                "face",
                die.face().map(Face::words).orElse(Text.literal("")));
    }

    /** What the other one is asked. */
    static List<Open.Option> answers(State state, Seat own, Seat other, String pair) {
        return List.of(
                new Open.Option(
                        YES,
                        options(state, own, other).stream()
                                .filter(option -> option.value().equals(pair))
                                .map(Open.Option::label)
                                .findFirst()
                                .orElse(Text.literal(pair))),
                new Open.Option(Choosing.NONE, Text.of("script.refuse")));
    }

    static void agreed(Draft draft, Seat own, Seat other, String pair) {
        String[] dice = pair.split(":", 2);
        draft.add(new DiceEffect.DiceSwapped(own, dice[0], other, dice[1]));
        boolean watched = Trading.watched(draft.state(), draft.state().post(own).sector());
        draft.because(
                "dday.trade-dice",
                watched ? "dday.because.trade-dice-watched" : "dday.because.trade-dice",
                "who",
                own.name(),
                "to",
                other.name());
    }
}
