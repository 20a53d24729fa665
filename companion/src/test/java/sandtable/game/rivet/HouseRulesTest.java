package sandtable.game.rivet;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.rivet.BoardTest.tell;
import static sandtable.game.rivet.Evening.ALLIES;
import static sandtable.game.rivet.Evening.BISMARK;
import static sandtable.game.rivet.MissionsTest.turn;
import static sandtable.game.rivet.Scenes.ability;
import static sandtable.game.rivet.Scenes.attack;
import static sandtable.game.rivet.Scenes.loose;
import static sandtable.game.rivet.Scenes.move;
import static sandtable.game.rivet.Scenes.note;
import static sandtable.game.rivet.Scenes.onBoard;
import static sandtable.game.rivet.Scenes.roll;
import static sandtable.game.rivet.Scenes.shoot;
import static sandtable.game.rivet.Scenes.struck;
import static sandtable.game.rivet.TurnTest.DONE;

import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.game.rivet.state.Stage;
import sandtable.table.Seat;

/** Each house rule, with each of its values. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class HouseRulesTest {
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"first-round,PLAY", "every-round,INITIATIVE"})
    void initiative(String value, Stage stage) {
        Evening evening = loose(Map.of("initiative", value));
        turn(evening, "", "", "none");
        turn(evening, "", "", "none");
        assertThat(evening.state().clock().stage()).isEqualTo(stage);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"each-turn,2", "once,1"})
    void objective_scoring(String value, int points) {
        Evening evening = loose(Map.of("objective-scoring", value));
        turn(evening, "", "a", "panzerfaust");
        for (int round = 2; round <= 3; round++) {
            turn(evening, "", "", "none");
            turn(evening, "a", "a", "none");
        }
        assertThat(evening.points(BISMARK)).isEqualTo(points);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"next-turn,nobody", "at-once,bismark"})
    void capture_control(String value, String flag) {
        Evening evening = loose(Map.of("capture-control", value));
        turn(evening, "", "", "panzerfaust");
        turn(evening, "", "a", "rifleman");
        turn(evening, "", "", "none");
        turn(evening, "a", "a", "none");
        assertThat(evening.state().field().objectives().get("a").flag()).contains(ALLIES);
        turn(evening, "", "a", "none");
        assertThat(evening.points(BISMARK)).isEqualTo(1);
        assertThat(evening.state().field().objectives().get("a").flag().orElse(new Seat("nobody")))
                .isEqualTo(new Seat(flag));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"no,0", "yes,1"})
    void neutral_objective(String value, int points) {
        Evening evening = loose(Map.of("neutral-objective", value));
        turn(evening, "", "a", "panzerfaust");
        assertThat(evening.points(BISMARK)).isEqualTo(points);
    }

    /** Bismark's gas is in the air, his Combat phase is over. */
    private static Evening gassed(Map<String, String> options) {
        Evening evening = loose(options);
        note(evening, ALLIES, "rifleman", "");
        note(evening, BISMARK, "tankken", "");
        return evening.act(BISMARK, tell("unit.rifleman.bounty", "1"))
                .act(BISMARK, DONE)
                .act(BISMARK, attack("tankken", "tankken.gas", "armour-0"))
                .act(BISMARK, roll("1 1"))
                .act(BISMARK, DONE);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"movement,true", "combat,false"})
    void gas_drift(String value, boolean driftsNow) {
        assertThat(gassed(Map.of("gas-drift", value)).rules().contains("rivet.deviation"))
                .isEqualTo(driftsNow);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"owner,1", "nobody,0"})
    void gas_bounty(String value, int points) {
        Evening evening = gassed(Map.of("gas-bounty", value));
        evening.act(BISMARK, struck("rifleman-1")).act(BISMARK, roll("6 6"));
        assertThat(evening.state().unit("rifleman-1")).isEmpty();
        assertThat(evening.points(BISMARK)).isEqualTo(points);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"yes,true", "no,false"})
    void dash_then_move(String value, boolean may) {
        Evening evening = onBoard(Map.of("dash-then-move", value));
        note(evening, BISMARK, "sturmpanzer", "b1");
        evening.act(BISMARK, DONE)
                .act(BISMARK, ability("sturmpanzer-1", "dash"))
                .act(BISMARK, move("sturmpanzer-1", "c1"))
                .act(BISMARK, DONE);
        if (may) {
            evening.act(BISMARK, move("sturmpanzer-1", "b1"));
        } else {
            assertThat(evening.refused(BISMARK, move("sturmpanzer-1", "b1"))).isEqualTo("rivet.dash");
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"yes,false", "no,true"})
    void tank_shock_ends_move(String value, boolean goesOn) {
        Evening evening = onBoard(Map.of("tank-shock-ends-move", value));
        note(evening, ALLIES, "rifleman", "a2");
        note(evening, BISMARK, "sturmpanzer", "a1");
        evening.act(BISMARK, tell("unit.sturmpanzer.move", "3"))
                .act(BISMARK, DONE)
                .act(BISMARK, DONE)
                .act(BISMARK, move("sturmpanzer-1", "a2"))
                .act(BISMARK, roll("6 6"));
        if (goesOn) {
            evening.act(BISMARK, move("sturmpanzer-1", "a1"));
        } else {
            assertThat(evening.refused(BISMARK, move("sturmpanzer-1", "a1"))).isEqualTo("rivet.movement");
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"yes,true", "no,false"})
    void tank_shock_heroes(String value, boolean may) {
        Evening evening = onBoard(Map.of("tank-shock-heroes", value));
        note(evening, ALLIES, "wolverine", "a2");
        note(evening, BISMARK, "sturmpanzer", "a1");
        evening.act(BISMARK, DONE).act(BISMARK, DONE);
        if (may) {
            evening.act(BISMARK, move("sturmpanzer-1", "a2"));
        } else {
            assertThat(evening.refused(BISMARK, move("sturmpanzer-1", "a2"))).isEqualTo("rivet.enemies");
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"wrap-up,false", "any-phase,true"})
    void mission_scoring(String value, boolean now) {
        Evening evening = Scenes.begun(
                Evening.setup(
                        "mission-3",
                        2,
                        Scenes.with(Scenes.OWN_CARDS, "mission-scoring", value),
                        Map.of("objectives.mission-3", 2)),
                "own");
        evening.act(BISMARK, "{\"type\":\"draw\",\"missions\":2}");
        String show = "{\"type\":\"fulfil\",\"card\":\"\",\"points\":2}";
        if (now) {
            evening.act(BISMARK, show);
        } else {
            assertThat(evening.refused(BISMARK, show)).isEqualTo("rivet.secret-missions");
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"box,2", "unlimited,3"})
    void figures(String value, int units) {
        Evening evening = loose(Map.of("figures", value));
        for (int i = 0; i < 3; i++) {
            if (evening.choice(BISMARK, "note-unit-schlitten").isPresent()) {
                note(evening, BISMARK, "schlitten", "");
            }
        }
        assertThat(evening.state().unitsOf(BISMARK)).hasSize(units);
    }

    @ParameterizedTest(name = "in the {0}: {1}")
    @CsvSource({"north,b4", "south,b2", "west,c3", "east,a3"})
    void bismark_sits(String value, String drifted) {
        Evening evening = onBoard(Map.of("bismark-sits", value, "deck.action", "table"));
        note(evening, BISMARK, "tankken", "b1");
        note(evening, ALLIES, "rifleman", "b3");
        evening.act(BISMARK, DONE)
                .act(BISMARK, shoot("tankken", "tankken.gas", "b3", ""))
                .act(BISMARK, roll("1"))
                .act(BISMARK, DONE)
                .act(BISMARK, "{\"type\":\"flip\",\"direction\":\"ahead\"}");
        assertThat(evening.state().field().clouds().values())
                .allMatch(cloud -> cloud.segment().orElse("").equals(drifted));
    }

    @Test
    void a_house_rule_changes_in_mid_game_and_the_change_stands_in_the_journal() {
        Evening evening = loose(Map.of());
        evening.act(BISMARK, "{\"type\":\"house-rule\",\"option\":\"neutral-objective\",\"value\":\"yes\"}");
        assertThat(evening.last().effects()).hasSize(1);
        turn(evening, "", "a", "panzerfaust");
        assertThat(evening.points(BISMARK)).isEqualTo(1);
        assertThat(evening.refused(
                        ALLIES, "{\"type\":\"house-rule\",\"option\":\"neutral-objective\",\"value\":\"perhaps\"}"))
                .isEqualTo("rivet.table");
    }
}
