package sandtable.game.rivet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sandtable.data.Pack;
import sandtable.data.Packs;
import sandtable.game.rivet.effect.Counter;
import sandtable.game.rivet.effect.FightEffect;
import sandtable.game.rivet.effect.ResourceEffect;
import sandtable.game.rivet.effect.RivetEffect;
import sandtable.game.rivet.effect.UnitEffect;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Player;
import sandtable.game.rivet.state.State;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Entry;
import sandtable.table.Seat;
import sandtable.wire.Wording;

/** Counts beside the game, from its effects alone: what came in is there or went out again. */
final class Ledger {
    private static final Pack PACK = Packs.shipped().load("rivet-wars-eastern-front");

    private final Map<Seat, Integer> points = new HashMap<>();
    private final Map<Seat, Integer> rivets = new HashMap<>();
    private final Set<String> units = new HashSet<>();
    private int read;

    void check(Evening evening) {
        for (Entry<?, RivetEffect> entry :
                evening.entries().subList(read, evening.entries().size())) {
            entry.effects().forEach(effect -> count(effect, 1));
            entry.effects().forEach(effect -> said(effect.words()));
            entry.because().forEach(because -> said(because.text()));
            entry.because().forEach(because -> cited(because.rule()));
            said(entry.title());
        }
        read = evening.entries().size();
        State state = evening.state();
        for (Player player : state.players().values()) {
            assertThat(player.points()).isEqualTo(points.getOrDefault(player.seat(), 0));
            assertThat(player.rivets())
                    .isEqualTo(rivets.getOrDefault(player.seat(), 0))
                    .isNotNegative();
            assertThat(player.deployment()).isNotNegative();
            assertThat(player.hand(Deck.Name.ACTION).size()).isBetween(0, 3);
            assertThat(player.hand(Deck.Name.MISSION).size()).isBetween(0, 2);
        }
        assertThat(state.field().units().keySet()).isEqualTo(units);
        state.field().units().values().forEach(unit -> assertThat(unit.damage()).isNotNegative());
        cards(state);
        board(state);
    }

    /** An entry was taken back: what it did counts no more. */
    void strike(Entry<?, RivetEffect> entry) {
        List<RivetEffect> backwards = new ArrayList<>(entry.effects());
        Collections.reverse(backwards);
        backwards.forEach(effect -> count(effect, -1));
    }

    private static void cited(String rule) {
        if (!rule.equals("assumed")) {
            assertThat(PACK.rules()).as("rules with their citations").containsKey(rule);
        }
    }

    private void count(RivetEffect effect, int sign) {
        if (effect instanceof ResourceEffect.PointsGained gained) {
            points.merge(gained.to(), sign * gained.amount(), Integer::sum);
        } else if (effect instanceof ResourceEffect.RivetsGained gained) {
            rivets.merge(gained.seat(), sign * gained.amount(), Integer::sum);
        } else if (effect instanceof ResourceEffect.Paid paid) {
            rivets.merge(paid.seat(), sign * -paid.rivets(), Integer::sum);
        } else if (effect instanceof ResourceEffect.Noted noted && noted.what() != Counter.DEPLOYMENT) {
            (noted.what() == Counter.POINTS ? points : rivets).merge(noted.who(), sign * noted.amount(), Integer::sum);
        } else if (effect instanceof UnitEffect.Placed placed) {
            come(placed.unit().id(), sign);
        } else if (effect instanceof UnitEffect.Found found) {
            come(found.unit().id(), sign);
        } else if (effect instanceof UnitEffect.Eliminated gone) {
            come(gone.unit(), -sign);
        } else if (effect instanceof UnitEffect.Removed gone) {
            come(gone.unit(), -sign);
        } else if (effect instanceof FightEffect.Asked asked) {
            assertThat(asked.task().dice()).isNotNegative();
        }
    }

    private void come(String unit, int sign) {
        assertThat(sign > 0 ? units.add(unit) : units.remove(unit)).as(unit).isTrue();
    }

    /** Every card of a deck that the app deals is in exactly one place. */
    private static void cards(State state) {
        for (Deck.Name name : Deck.Name.values()) {
            Deck deck = state.deck(name);
            if (deck.onTable()) {
                continue;
            }
            List<String> seen = new ArrayList<>(deck.dealt().orElseThrow().lookThrough());
            seen.addAll(deck.discard());
            state.players()
                    .values()
                    .forEach(player -> seen.addAll(player.hand(name).cards()));
            assertThat(seen)
                    .containsExactlyInAnyOrderElementsOf(state.rules().cards().values().stream()
                            .filter(card -> card.deck() == name)
                            .map(card -> card.id())
                            .toList());
        }
    }

    /** Every unit stands in one Segment, and its Felder suffice, but while a run-over Segment is being cleared. */
    private static void board(State state) {
        state.field().board().ifPresent(board -> {
            List<String> standing =
                    board.standing().values().stream().flatMap(List::stream).toList();
            assertThat(standing)
                    .containsExactlyInAnyOrderElementsOf(state.field().units().keySet());
            if (!state.tasks().isEmpty()) {
                return;
            }
            board.standing().forEach((segment, ids) -> {
                List<Unit> there =
                        ids.stream().map(id -> state.unit(id).orElseThrow()).toList();
                assertThat(there.stream()
                                .mapToInt(unit -> state.kind(unit).feet())
                                .sum())
                        .isLessThanOrEqualTo(4);
                assertThat(there.stream()
                                .map(unit -> state.side(unit.owner()))
                                .distinct()
                                .count())
                        .as("enemies never share a Segment")
                        .isEqualTo(1);
            });
        });
    }

    private static void said(sandtable.table.Text text) {
        for (String language : List.of("en", "de")) {
            String words = Wording.in(language).say(text);
            assertThat(words).doesNotContain("{").doesNotContain("}").doesNotContain("rivet.");
        }
    }
}
