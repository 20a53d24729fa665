package sandtable.game.rivet.state;

import java.util.List;
import java.util.Map;
import sandtable.table.Text;

/**
 * What a unit's card says.
 *
 * @param person the hero's person where there are two versions; else the id
 * @param cost deployment points
 * @param rivets Rivets
 * @param ground range against units on the ground, in Segments
 * @param air range against units in the air
 * @param sockets how many plugs it takes
 * @param feet how many of a Segment's four Felder it fills
 * @param figures how many there are in the box
 * @param buffs abilities that it lends to all units in its Segment
 * @param assumed nobody has confirmed these values against a card
 */
public record Kind(
        String id,
        Side side,
        Branch branch,
        boolean hero,
        String person,
        int cost,
        int rivets,
        int move,
        int armour,
        int hitPoints,
        int ground,
        int air,
        int bounty,
        int sockets,
        int feet,
        int figures,
        List<Weapon> weapons,
        Map<Ability, Integer> abilities,
        Map<Ability, Integer> buffs,
        boolean assumed) {
    public Kind {
        weapons = List.copyOf(weapons);
        abilities = Sorted.copy(abilities);
        buffs = Sorted.copy(buffs);
    }

    public boolean infantry() {
        return branch == Branch.INFANTRY;
    }

    public boolean flies() {
        return branch == Branch.AIRCRAFT;
    }

    public boolean plug() {
        return branch == Branch.PLUG;
    }

    public Text label() {
        return name(id);
    }

    /** The name of a kind of unit. */
    public static Text name(String kind) {
        return Text.of("rivet.unit." + kind);
    }

    /** With one value as the owner's card says it. */
    public Kind with(Stat stat, int value) {
        return new Kind(
                id,
                side,
                branch,
                hero,
                person,
                stat == Stat.COST ? value : cost,
                stat == Stat.RIVETS ? value : rivets,
                stat == Stat.MOVE ? value : move,
                stat == Stat.ARMOUR ? value : armour,
                stat == Stat.HIT_POINTS ? value : hitPoints,
                stat == Stat.GROUND ? value : ground,
                stat == Stat.AIR ? value : air,
                stat == Stat.BOUNTY ? value : bounty,
                sockets,
                feet,
                figures,
                weapons,
                abilities,
                buffs,
                assumed);
    }

    /** With a weapon of the same id in its place. */
    public Kind with(Weapon changed) {
        return with(
                weapons.stream()
                        .map(weapon -> weapon.id().equals(changed.id()) ? changed : weapon)
                        .toList(),
                abilities,
                buffs,
                assumed);
    }

    /** With an ability; 0 for none. */
    public Kind withAbility(Ability ability, int n) {
        return with(
                weapons,
                n == 0 ? Sorted.without(abilities, ability) : Sorted.with(abilities, ability, n),
                buffs,
                assumed);
    }

    /** With a buff for all in its Segment; 0 for none. */
    public Kind withBuff(Ability ability, int n) {
        return with(
                weapons, abilities, n == 0 ? Sorted.without(buffs, ability) : Sorted.with(buffs, ability, n), assumed);
    }

    /** Confirmed against a card. */
    public Kind confirmed() {
        return with(weapons, abilities, buffs, false);
    }

    private Kind with(List<Weapon> guns, Map<Ability, Integer> own, Map<Ability, Integer> lent, boolean unconfirmed) {
        return new Kind(
                id,
                side,
                branch,
                hero,
                person,
                cost,
                rivets,
                move,
                armour,
                hitPoints,
                ground,
                air,
                bounty,
                sockets,
                feet,
                figures,
                guns,
                own,
                lent,
                unconfirmed);
    }
}
