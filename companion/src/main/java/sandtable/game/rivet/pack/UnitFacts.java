package sandtable.game.rivet.pack;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Stat;
import sandtable.game.rivet.state.Weapon;

/**
 * What a unit's card says, told by its owner. After {@code unit.KIND}: nothing (the card is as the app has it), {@code .STAT},
 * {@code .ability.ABILITY} and {@code .buff.ABILITY} with a number (0 for none), {@code .attacks.WEAPON} with a number, {@code .dice.WEAPON} with
 * the attack table's numbers from armour 0 on.
 */
public final class UnitFacts {
    /** All these facts begin so. */
    public static final String PREFIX = "unit.";

    /** That a card is as the app has it. */
    public static final String CONFIRMED = "confirmed";

    /** More than any card shows. */
    public static final int MOST = 9;

    /** Columns of an attack table: armour 0 to 4. */
    public static final int ARMOURS = 5;

    private UnitFacts() {}

    /**
     * The card with one fact more.
     *
     * @param what what follows {@code unit.KIND}, without its first dot
     * @return empty where the card has no such value or the words don't fit
     */
    public static Optional<Kind> told(Kind kind, String what, List<String> words) {
        if (what.isEmpty()) {
            return words.equals(List.of(CONFIRMED)) ? Optional.of(kind.confirmed()) : Optional.empty();
        }
        if (what.startsWith("dice.")) {
            return dice(kind, what.substring("dice.".length()), words);
        }
        OptionalInt number = number(words);
        if (number.isEmpty()) {
            return Optional.empty();
        }
        int n = number.getAsInt();
        if (what.startsWith("attacks.")) {
            return weapon(kind, what.substring("attacks.".length()))
                    .filter(weapon -> n > 0)
                    .map(weapon -> kind.with(weapon.attacks(n)));
        }
        if (what.startsWith("ability.")) {
            return Ability.of(what.substring("ability.".length())).map(ability -> kind.withAbility(ability, n));
        }
        if (what.startsWith("buff.")) {
            return Ability.of(what.substring("buff.".length())).map(ability -> kind.withBuff(ability, n));
        }
        return Stat.of(what).filter(stat -> n >= stat.min() && n <= stat.max()).map(stat -> kind.with(stat, n));
    }

    private static Optional<Kind> dice(Kind kind, String weapon, List<String> words) {
        List<Integer> dice =
                words.stream().map(word -> number(List.of(word)).orElse(-1)).toList();
        return dice.size() == ARMOURS && !dice.contains(-1)
                ? weapon(kind, weapon).map(gun -> kind.with(gun.dice(dice)))
                : Optional.empty();
    }

    /** A weapon of the card by what follows the kind in its id. */
    private static Optional<Weapon> weapon(Kind kind, String id) {
        return kind.weapons().stream()
                .filter(weapon -> weapon.id().equals(kind.id() + "." + id))
                .findFirst();
    }

    private static OptionalInt number(List<String> words) {
        return words.size() == 1 && words.get(0).matches("[0-9]")
                ? OptionalInt.of(Integer.parseInt(words.get(0)))
                : OptionalInt.empty();
    }
}
