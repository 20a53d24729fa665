package sandtable.game.rivet.act;

import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;
import java.util.Optional;
import sandtable.game.rivet.state.Ability;

/** What units do. */
public sealed interface UnitAct extends RivetAct {
    /**
     * Deploys a unit.
     *
     * @param unit the kind
     * @param segment where, with the board
     */
    @JsonTypeName("deploy")
    record Deploy(String unit, Optional<String> segment) implements UnitAct {}

    /**
     * Deploys a plug.
     *
     * @param plug the kind
     * @param host the unit whose socket takes it
     */
    @JsonTypeName("plug")
    record Plug(String plug, String host) implements UnitAct {}

    /**
     * Attacks, without the board.
     *
     * @param targets units, or {@code armour-2} for one that the app doesn't know; in target order
     * @param precision what the app can't know: buffs of units in the same Segment
     * @param bolster dice fewer: a bunker, buffs of units beside the target
     */
    @JsonTypeName("attack")
    record Attack(String unit, String weapon, List<String> targets, int precision, int bolster) implements UnitAct {
        public Attack {
            targets = List.copyOf(targets);
        }
    }

    /**
     * Attacks a Segment, with the board.
     *
     * @param target a Sniper's choice; else the target order decides
     */
    @JsonTypeName("attack-segment")
    record AttackSegment(String unit, String weapon, String segment, Optional<String> target) implements UnitAct {}

    /**
     * Uses an ability to move in the Combat phase.
     *
     * @param ability {@code dash} or {@code rapid-assault}
     */
    @JsonTypeName("use-ability")
    record UseAbility(String unit, Ability ability) implements UnitAct {}

    /** Moves into a neighbouring Segment. */
    @JsonTypeName("move")
    record Move(String unit, String to) implements UnitAct {}

    /** A unit runs over enemy infantry, without the board. */
    @JsonTypeName("tank-shock")
    record TankShock(String unit, List<String> targets) implements UnitAct {
        public TankShock {
            targets = List.copyOf(targets);
        }
    }

    /** A unit came onto a minefield, without the board. */
    @JsonTypeName("minefield")
    record Minefield(String unit) implements UnitAct {}

    /** A unit came through a gas cloud, without the board. */
    @JsonTypeName("through-gas")
    record ThroughGas(String unit, String cloud) implements UnitAct {}

    /** Rearranges one's units in a Segment, the first target first. */
    @JsonTypeName("arrange")
    record Arrange(String segment, List<String> units) implements UnitAct {
        public Arrange {
            units = List.copyOf(units);
        }
    }
}
