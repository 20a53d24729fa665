package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/**
 * What else may be printed in a Sector of a learned map, besides its DEF and MGF, each as one word: {@code cant-stay}, {@code dice}, {@code
 * requires:medic}, {@code per-tally:stars}. Told whenever somebody sees it on the map; it counts from then on.
 */
public final class Printed {
    public static final String CANT_STAY = "cant-stay";

    /** Of dice, Skulls, Soldiers or resources. */
    public static final int MOST = 6;

    private static final List<String> RESOURCES = List.of("soldiers", "stars", "courage", "tools");

    private Printed() {}

    /** Whether it is one of the words. */
    public static boolean known(State state, String printed) {
        return Stream.concat(words(state).stream(), specialists(state).stream())
                .anyMatch(option -> option.value().equals(printed));
    }

    /** The words that are not about a Specialist, each with what it means. */
    public static List<Open.Option> words(State state) {
        Map<String, Text> words = new LinkedHashMap<>();
        words.put(CANT_STAY, Text.of("dday.printed.cant-stay"));
        for (Attribute.Kind kind : Attribute.Kind.values()) {
            switch (kind) {
                case DICE, CLIMB, SOLDIERS_D6 -> words.put(kind.id(), Text.of("dday.printed." + kind.id()));
                case PER_TALLY ->
                    RESOURCES.forEach(resource -> words.put(
                            kind.id() + ":" + resource,
                            Text.of("dday.printed.per-tally", "of", Text.of("dday.resource." + resource))));
                case REQUIRES, SPECIALIST_HERE -> {}
                case NO_RWB -> state.rules().bonuses().keySet().forEach(name -> put(words, kind, name));
                case NO_LOCKS, NO_FINDING, SPECIAL_DAMAGE, LOSE_SPECIALIST ->
                    words.put(kind.id(), new Attribute(kind, "", 1).label());
            }
        }
        return options(words);
    }

    /** Each Allied Specialist, required or joining. */
    public static List<Open.Option> specialists(State state) {
        Map<String, Text> words = new LinkedHashMap<>();
        for (Attribute.Kind kind : List.of(Attribute.Kind.REQUIRES, Attribute.Kind.SPECIALIST_HERE)) {
            state.rules().cards().of(Card.Kind.SPECIALIST).stream()
                    .filter(card -> card.side() != Card.Side.GERMAN && !card.is("nameless"))
                    .forEach(card -> put(words, kind, card.id().split("@", 2)[0]));
        }
        return options(words);
    }

    private static List<Open.Option> options(Map<String, Text> words) {
        return words.entrySet().stream()
                .map(word -> new Open.Option(word.getKey(), word.getValue()))
                .toList();
    }

    /** The words for what a Sector is known to have. */
    public static List<String> of(Sector sector) {
        List<String> words = new ArrayList<>();
        if (!sector.canStay()) {
            words.add(CANT_STAY);
        }
        for (Attribute attribute : sector.attributes()) {
            words.add(attribute.kind().id() + (attribute.of().isEmpty() ? "" : ":" + attribute.of()));
        }
        return words;
    }

    private static void put(Map<String, Text> words, Attribute.Kind kind, String of) {
        words.put(kind.id() + ":" + of, new Attribute(kind, of, 1).label());
    }

    /** The Sectors of a map that is being learned; none of one that came with the pack. */
    public static List<Sector> sectors(State state) {
        return state.map().learned() ? List.copyOf(state.map().sectors().values()) : List.of();
    }

    /** Takes what was told: the Sector has it, or with an amount of 0 hasn't. What happens on arrival happens to those who came this turn. */
    public static void tell(Draft draft, Seat by, MoveAct.LearnPrinted told) {
        Sector known = draft.state().map().sector(told.sector()).orElseThrow();
        draft.add(new MoveEffect.SectorLearned(by, with(known, told.printed(), told.amount())));
        Optional<Attribute> attribute =
                told.amount() == 0 ? Optional.empty() : attribute(told.printed(), told.amount());
        draft.because(
                "dday.learn",
                told.amount() == 0 ? "dday.because.not-printed" : "dday.because.printed",
                "sector",
                Places.name(told.sector()),
                "what",
                label(told.printed(), told.amount()));
        Sector sector = draft.state().map().sector(told.sector()).orElseThrow();
        for (Seat unit : draft.state().units()) {
            boolean cameNow = draft.state().post(unit).sector().equals(told.sector())
                    && draft.state().post(unit).turnsHere() == 0;
            if (cameNow && !sector.equals(known)) {
                attribute.ifPresent(printed -> Arriving.arrive(draft, unit, sector, printed));
            }
        }
    }

    /** What a word says, with its number. */
    public static Text label(String printed, int amount) {
        return attribute(printed, Math.max(1, amount))
                .map(Attribute::label)
                .orElseGet(() -> Text.of("dday.printed." + CANT_STAY));
    }

    private static Sector with(Sector sector, String printed, int amount) {
        Optional<Attribute> attribute = attribute(printed, amount);
        if (attribute.isEmpty()) {
            return sector.staying(amount == 0);
        }
        List<Attribute> all = new ArrayList<>(sector.attributes());
        all.removeIf(known -> known.kind() == attribute.get().kind()
                && known.of().equals(attribute.get().of()));
        if (amount > 0) {
            all.add(attribute.get());
        }
        return sector.with(all);
    }

    /** Empty for {@link #CANT_STAY}, which is no attribute but a sign of its own. */
    private static Optional<Attribute> attribute(String printed, int amount) {
        if (printed.equals(CANT_STAY)) {
            return Optional.empty();
        }
        String[] parts = printed.split(":", 2);
        Attribute.Kind kind =
                Attribute.Kind.valueOf(parts[0].toUpperCase(Locale.ROOT).replace('-', '_'));
        return Optional.of(new Attribute(kind, parts.length > 1 ? parts[1] : "", amount));
    }
}
