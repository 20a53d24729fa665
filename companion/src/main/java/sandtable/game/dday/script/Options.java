package sandtable.game.dday.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sandtable.game.dday.card.Block;
import sandtable.game.dday.card.CardBlock;
import sandtable.game.dday.card.DiceBlock;
import sandtable.game.dday.card.FlowBlock;
import sandtable.game.dday.card.Price;
import sandtable.game.dday.card.ResourceBlock;
import sandtable.game.dday.card.RuleBlock;
import sandtable.game.dday.card.Who;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.flow.Places;
import sandtable.game.dday.state.State;
import sandtable.game.dday.tally.Face;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Between what a card lets choose. */
final class Options {
    private Options() {}

    static List<Open.Option> targets(State state, Play play, Block block) {
        Who who = who(block);
        if (who == Who.SECTOR) {
            return sectors(state);
        }
        List<Seat> seats = block instanceof DiceBlock.SwapDie swap
                ? Swapping.partners(state, play.own(), swap)
                : Targets.candidates(state, play.own(), who);
        return seats.stream()
                .map(seat -> new Open.Option(seat.id(), seat.name()))
                .toList();
    }

    static List<Open.Option> sectors(State state) {
        return Targets.sectors(state).stream()
                .map(sector -> new Open.Option(sector, Places.name(sector)))
                .toList();
    }

    static List<Open.Option> cards(State state, Play play, Block block) {
        List<Open.Option> options = new ArrayList<>();
        (block instanceof CardBlock.Join join
                        ? CardPlay.joining(state, play.own(), join)
                        : CardPlay.retrievable(state, play.own(), (CardBlock.Retrieve) block))
                .filter(card -> !card.equals(play.card()))
                .forEach(card -> options.add(new Open.Option(card.id(), card.name())));
        options.add(new Open.Option(Choosing.NONE, Text.of("script.none")));
        return options;
    }

    static List<Open.Option> ways(Play play, FlowBlock.Choose choose) {
        String prefix = "card." + CardEffect.plain(play.card().id()) + ".";
        return choose.ways().stream()
                .map(way -> new Open.Option(way.id(), Text.of(prefix + way.id())))
                .toList();
    }

    static List<Open.Option> offers(Price price) {
        return List.of(
                new Open.Option(Choosing.PAY, Text.of("script.pay", "price", words(price))),
                new Open.Option(Choosing.NONE, Text.of("script.suffer")));
    }

    private static Text words(Price price) {
        return price.what()
                .map(what -> what.amount(price.amount()))
                .orElseGet(() -> Text.of(
                        "script.cards." + price.card().orElseThrow().name().toLowerCase(Locale.ROOT),
                        "n",
                        price.amount()));
    }

    static List<Open.Option> dice(State state, Seat victim, List<String> done, Play play) {
        List<Open.Option> options = new ArrayList<>();
        DicePlay.fitting(state, play, victim, done)
                .forEach(die -> options.add(new Open.Option(
                        die.id(),
                        Text.of(
                                "dday.die",
                                "colour",
                                die.colour().words(),
                                "face",
                                die.face().map(Face::words).orElseThrow()))));
        boolean upTo = play.block() instanceof DiceBlock.Reroll || play.block() instanceof DiceBlock.SetDie;
        if (upTo || options.isEmpty()) {
            options.add(new Open.Option(Choosing.NONE, Text.of("script.enough")));
        }
        return options;
    }

    /** Whom a block names. */
    static Who who(Block block) {
        if (block instanceof ResourceBlock.Gain gain) {
            return gain.who();
        }
        if (block instanceof ResourceBlock.Lose lose) {
            return lose.who();
        }
        if (block instanceof ResourceBlock.Take take) {
            return take.from();
        }
        if (block instanceof CardBlock.LoseCard lose) {
            return lose.who();
        }
        if (block instanceof DiceBlock.SetDie set) {
            return set.who();
        }
        if (block instanceof DiceBlock.IgnoreDie ignore) {
            return ignore.who();
        }
        if (block instanceof DiceBlock.StealDie steal) {
            return steal.from();
        }
        if (block instanceof DiceBlock.SwapDie swap) {
            return swap.with();
        }
        if (block instanceof RuleBlock.Change change) {
            return change.who();
        }
        if (block instanceof FlowBlock.Aim aim) {
            return aim.who();
        }
        if (block instanceof FlowBlock.Offer offer) {
            return offer.who();
        }
        return block instanceof FlowBlock.Roll roll ? roll.who() : Who.OWN;
    }
}
