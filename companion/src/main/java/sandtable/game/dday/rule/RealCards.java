package sandtable.game.dday.rule;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.flow.Spending;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.Text;

/** Real cards of the open pool: which one it is and what is printed as its price is told by who takes it. */
final class RealCards {
    private RealCards() {}

    /** One choice for all of them, each name once, those without a name last. */
    static void offer(String id, Stream<Card> cards, Function<String, SpendAct> act, int most, List<Choice> choices) {
        Map<String, Open.Option> byName = new LinkedHashMap<>();
        cards.sorted(Comparator.comparing(card -> card.is("nameless")))
                .forEach(card ->
                        byName.putIfAbsent(CardEffect.plain(card.id()), new Open.Option(card.id(), card.name())));
        if (byName.isEmpty()) {
            return;
        }
        List<Open.Option> names = List.copyOf(byName.values());
        choices.add(new Choice(
                id,
                Text.of("dday.choice." + id + "-real"),
                act.apply(names.get(0).value()),
                List.of(Open.one("card", names), Open.number("cost", 1, Math.min(most, Spending.HIGHEST_PRICE))),
                Optional.empty(),
                Choice.Weight.NORMAL,
                "spend"));
    }
}
