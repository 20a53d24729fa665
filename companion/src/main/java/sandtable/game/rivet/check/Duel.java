package sandtable.game.rivet.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import sandtable.data.Pack;
import sandtable.game.rivet.pack.RivetPack;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Kind;
import sandtable.game.rivet.state.Weapon;
import sandtable.table.Check;
import sandtable.table.Sum;
import sandtable.table.Text;

/**
 * Who attacks whom in a what-if question.
 *
 * @param table the attack table's number, where it is known
 * @param what what that number stands for
 * @param less what the target's own card takes away
 * @param precision what the attacker's own card adds
 * @param assumed unit cards that nobody has confirmed
 * @param wrong what makes no sense
 */
record Duel(
        Optional<Integer> table,
        Text what,
        List<Sum.Term> less,
        int precision,
        List<Check.Assumed> assumed,
        Optional<Text> wrong) {

    /** The number was given. */
    static Duel told(Optional<Integer> table) {
        return new Duel(table, Text.of("rivet.term.table"), List.of(), 0, List.of(), Optional.empty());
    }

    private static Duel wrong(Text reason) {
        return new Duel(Optional.empty(), reason, List.of(), 0, List.of(), Optional.of(reason));
    }

    /** The number stands on the attacker's card, against the target's armour. */
    static Duel of(Pack pack, AttackCheck.Question question) {
        Map<String, Kind> kinds = RivetPack.units(pack);
        if (question.dicePool().isPresent()) {
            return wrong(Text.of("rivet.check.both"));
        }
        if (question.unit().isEmpty()
                || question.armour().isPresent() == question.target().isPresent()) {
            return wrong(Text.of("rivet.check.duel"));
        }
        Kind unit = kinds.get(question.unit().get());
        Optional<Kind> target = question.target().map(kinds::get);
        if (unit == null || question.target().isPresent() && target.isEmpty()) {
            return wrong(Text.of("rivet.check.unit", "known", String.join(", ", kinds.keySet())));
        }
        Optional<Weapon> weapon = weapon(unit, question.weapon());
        if (weapon.isEmpty()) {
            return wrong(Text.of("rivet.check.weapon", "unit", unit.label(), "known", names(unit)));
        }
        int armour = target.map(Kind::armour).orElseGet(() -> question.armour().orElse(0));
        if (armour < 0 || armour >= weapon.get().dice().size()) {
            return wrong(Text.of(
                    "rivet.check.range",
                    "field",
                    "armour",
                    "value",
                    armour,
                    "max",
                    weapon.get().dice().size() - 1));
        }
        List<Check.Assumed> assumed = new ArrayList<>();
        Stream.concat(Stream.of(unit), target.stream())
                .filter(Kind::assumed)
                .distinct()
                .forEach(kind -> assumed.add(new Check.Assumed("unit." + kind.id(), "unconfirmed")));
        Text what = target.map(kind -> Text.of("rivet.term.armour", "unit", kind.label(), "n", armour))
                .orElseGet(() -> Text.of("rivet.term.armour-alone", "n", armour));
        return new Duel(
                Optional.of(weapon.get().against(armour)),
                what,
                target.map(Duel::bolster).stream().toList(),
                own(unit, Ability.PRECISION),
                assumed,
                Optional.empty());
    }

    private static Sum.Term bolster(Kind target) {
        return new Sum.Term(own(target, Ability.BOLSTER), target.label());
    }

    /** What a unit has by itself, its own buff among it. */
    private static int own(Kind kind, Ability ability) {
        return kind.abilities().getOrDefault(ability, 0) + kind.buffs().getOrDefault(ability, 0);
    }

    /** A weapon by the name after its unit's; the only one where none is named. */
    private static Optional<Weapon> weapon(Kind unit, Optional<String> name) {
        if (name.isEmpty()) {
            return unit.weapons().size() == 1 ? Optional.of(unit.weapons().get(0)) : Optional.empty();
        }
        return unit.weapons().stream()
                .filter(weapon -> weapon.id().equals(unit.id() + "." + name.get()))
                .findFirst();
    }

    private static String names(Kind unit) {
        return String.join(
                ", ",
                unit.weapons().stream()
                        .map(weapon -> weapon.id().substring(unit.id().length() + 1))
                        .toList());
    }
}
