package sandtable.game.dday.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.card.Ability;
import sandtable.game.dday.card.Ability.Trigger;
import sandtable.game.dday.card.Block;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.card.CardBlock;
import sandtable.game.dday.card.DiceBlock;
import sandtable.game.dday.card.FlowBlock;
import sandtable.game.dday.card.Price;
import sandtable.game.dday.card.ResourceBlock;
import sandtable.game.dday.card.RuleBlock;
import sandtable.game.dday.card.Who;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.flow.Losing;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Carries out what cards do. */
public final class Script {
    private Script() {}

    /** The ability that the card's player could use now: its phase is right, its test holds, its price can be paid and it does something. */
    public static Optional<Ability> usable(State state, Seat seat, Card card) {
        for (Ability ability : card.abilities()) {
            if (ability.trigger() == Trigger.USE && usable(state, seat, ability)) {
                return Optional.of(ability);
            }
        }
        return Optional.empty();
    }

    private static boolean usable(State state, Seat seat, Ability ability) {
        return (ability.phases().isEmpty()
                        || ability.phases().contains(state.clock().phase()))
                && Holds.all(state, seat, ability.test())
                && (ability.price().isEmpty()
                        || payable(state, seat, ability.price().get()))
                && Doable.any(state, seat, ability.does());
    }

    /** Its player uses it, or used it though he could not; where the card goes is the caller's. */
    public static void use(Draft draft, Seat seat, Card card) {
        usable(draft.state(), seat, card)
                .or(() -> card.abilities(Trigger.USE).findFirst())
                .ifPresent(ability -> {
                    ability.price().ifPresent(price -> pay(draft, seat, price));
                    perform(draft, seat, card, ability);
                });
    }

    /** It was revealed or drawn: a Battle Condition for the whole table, a Wound Badge for the German. */
    public static void reveal(Draft draft, Card card) {
        Seat own = draft.state().rules().german()
                ? State.GERMAN
                : draft.state().units().get(0);
        card.abilities(Trigger.REVEAL)
                .filter(ability -> Holds.all(draft.state(), own, ability.test()))
                .forEach(ability -> perform(draft, own, card, ability));
    }

    /** Whether a card names the German, or players; one that names Units doesn't touch him. */
    public static boolean concernsGerman(Card card) {
        return card.abilities().stream().anyMatch(ability -> concernsGerman(ability.does()));
    }

    private static boolean concernsGerman(List<Block> blocks) {
        return blocks.stream()
                .anyMatch(block -> Options.who(block) == Who.GERMAN
                        || Options.who(block) == Who.PLAYERS
                        || block.parts().stream().anyMatch(Script::concernsGerman));
    }

    /** A seat's Final Tally was counted. Battle Conditions do it to Units. */
    public static void counted(Draft draft, Seat seat) {
        State state = draft.state();
        List<String> cards = new ArrayList<>(state.force(seat).cards());
        if (state.isUnit(seat)) {
            state.field().condition().ifPresent(cards::add);
            state.field().weather().ifPresent(cards::add);
        }
        for (String id : cards) {
            state.rules().card(id).ifPresent(card -> counted(draft, seat, card));
        }
    }

    private static void counted(Draft draft, Seat seat, Card card) {
        for (Ability ability : card.abilities()) {
            if (ability.trigger() == Trigger.TALLY && Holds.all(draft.state(), seat, ability.test())) {
                draft.because("dday.card", "dday.because.card", "card", card.name(), "text", card.text());
                perform(draft, seat, card, ability);
            }
        }
    }

    private static void perform(Draft draft, Seat own, Card card, Ability ability) {
        run(
                draft,
                new Play(card, own, ""),
                ability.does(),
                Integer.toString(card.abilities().indexOf(ability)));
    }

    /**
     * Carries out a list of blocks.
     *
     * @param part the path of the list
     */
    static void run(Draft draft, Play play, List<Block> blocks, String part) {
        for (int i = 0; i < blocks.size() && !draft.over(); i++) {
            block(draft, play.at(part + "." + i), blocks.get(i));
        }
    }

    /** Carries out one part of a block. */
    static void part(Draft draft, Play play, int part) {
        run(draft, play, play.block().parts().get(part), play.path() + "/" + part);
    }

    private static void block(Draft draft, Play play, Block block) {
        if (block instanceof ResourceBlock resource) {
            ResourcePlay.run(draft, play, resource);
        } else if (block instanceof CardBlock card) {
            CardPlay.run(draft, play, card);
        } else if (block instanceof DiceBlock dice) {
            DicePlay.run(draft, play, dice);
        } else if (block instanceof RuleBlock rule) {
            RulePlay.run(draft, play, rule);
        } else if (block instanceof FlowBlock flow) {
            FlowPlay.run(draft, play, flow);
        }
    }

    static boolean payable(State state, Seat seat, Price price) {
        return price.what()
                .map(what -> state.force(seat).dials().of(what) >= price.amount())
                .orElseGet(() -> Holds.cards(state, seat, price.card().orElseThrow()) >= price.amount());
    }

    static void pay(Draft draft, Seat seat, Price price) {
        price.what()
                .ifPresent(what -> draft.spend(
                        seat,
                        what,
                        Math.min(
                                price.amount(),
                                draft.state().force(seat).dials().of(what))));
        price.card().ifPresent(kind -> {
            for (int i = 0; i < price.amount(); i++) {
                Losing.card(draft, seat, kind);
            }
        });
    }
}
