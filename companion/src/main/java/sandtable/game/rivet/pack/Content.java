package sandtable.game.rivet.pack;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sandtable.game.rivet.state.Ability;
import sandtable.game.rivet.state.Branch;
import sandtable.game.rivet.state.Card;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Direction;
import sandtable.game.rivet.state.Mission;
import sandtable.game.rivet.state.Phase;
import sandtable.game.rivet.state.Side;
import sandtable.game.rivet.state.Weapon;

/**
 * The content of an edition's pack.
 *
 * @param setup what the page offers when a table is opened; only the ids are read here
 * @param missions the scenarios
 * @param kinds the units' cards
 */
record Content(JsonNode setup, List<Scenario> missions, List<UnitCard> kinds) {

    /** A scenario; what it does not say is nothing. */
    record Scenario(
            String id,
            Map<Side, Integer> deployment,
            Map<Side, Integer> rivets,
            Map<Side, Integer> goal,
            List<Deck.Name> cards,
            Optional<Side> first,
            Optional<Map<Side, String>> garrison,
            Optional<Integer> infantryBonus,
            Optional<Map<Side, Integer>> roundPoints,
            Optional<List<Side>> scorers,
            Optional<Mission.Drop> parachutists,
            Optional<List<Line>> escalation,
            Optional<List<List<String>>> tiles) {

        Mission mission() {
            return new Mission(
                    id,
                    deployment,
                    rivets,
                    goal,
                    cards,
                    first,
                    garrison.orElse(Map.of()),
                    infantryBonus.orElse(0),
                    roundPoints.orElse(Map.of()),
                    scorers.orElse(List.of(Side.values())),
                    parachutists,
                    escalation.orElse(List.of()).stream().map(Line::escalation).toList(),
                    tiles.orElse(List.of()));
        }
    }

    /** A line of the escalation table. */
    record Line(
            int from,
            int to,
            Optional<Integer> deployment,
            Optional<Integer> rivets,
            Optional<Map<Side, Map<String, Integer>>> free) {
        Mission.Escalation escalation() {
            return new Mission.Escalation(from, to, deployment.orElse(0), rivets.orElse(0), free.orElse(Map.of()));
        }
    }

    /** A unit's card. */
    record UnitCard(
            String id,
            Side side,
            Branch branch,
            Optional<Boolean> hero,
            Optional<String> person,
            int cost,
            int rivets,
            Optional<Integer> move,
            Optional<Integer> armour,
            int hitPoints,
            int ground,
            int air,
            int bounty,
            Optional<Integer> sockets,
            Optional<Integer> feet,
            int figures,
            List<Gun> weapons,
            Optional<Map<Ability, Integer>> abilities,
            Optional<Map<Ability, Integer>> buffs,
            String confidence) {}

    /** A line of an attack table. */
    record Gun(String id, int attacks, Optional<Weapon.Mode> mode, Optional<Boolean> deviates, List<Integer> dice) {
        Weapon weapon(String kind) {
            return new Weapon(kind + "." + id, attacks, mode.orElse(Weapon.Mode.SINGLE), deviates.orElse(false), dice);
        }
    }

    /**
     * The content of a set of cards.
     *
     * @param actions Action! cards
     * @param missions Secret Missions
     */
    record CardSet(List<ActionCard> actions, List<MissionCard> missions) {}

    /**
     * @param directions the deviation on each copy: there are as many copies as directions
     */
    record ActionCard(
            String name, Phase moment, Optional<Card.Whose> whose, List<Direction> directions, List<Card.Step> steps) {}

    record MissionCard(String name, int points, Card.Goal goal, Optional<Integer> copies) {}
}
