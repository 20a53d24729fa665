package sandtable.game.rivet;

import static sandtable.game.rivet.Evening.ALLIES;
import static sandtable.game.rivet.Evening.BISMARK;

import java.util.HashMap;
import java.util.Map;
import sandtable.table.Seat;
import sandtable.table.Setup;

/** Tables of mission 1 on which Bismark begins, and acts as JSON. */
final class Scenes {
    /** The real decks lie on the table. */
    static final Map<String, String> OWN_CARDS = Map.of("deck.action", "table", "deck.mission", "table");

    private Scenes() {}

    static Map<String, String> with(Map<String, String> options, String option, String value) {
        Map<String, String> more = new HashMap<>(options);
        more.put(option, value);
        return more;
    }

    static Evening begun(Setup setup, String secret) {
        return Evening.of(setup, secret)
                .act(BISMARK, "{\"type\":\"initiative\",\"faces\":[\"5\"]}")
                .act(ALLIES, "{\"type\":\"initiative\",\"faces\":[\"2\"]}");
    }

    /** Scores and dice, with three objectives. */
    static Evening loose(Map<String, String> options) {
        return begun(Evening.setup("mission-1", 2, options, Map.of("objectives.mission-1", 3)), "loose");
    }

    static Setup board(Map<String, String> options) {
        Map<String, String> all = new HashMap<>(options);
        all.put("board", "on");
        return Evening.setup("mission-1", 2, all, Boards.small("mission-1"));
    }

    /** The small board of {@link Boards}. */
    static Evening onBoard(Map<String, String> options) {
        return begun(board(options), "board");
    }

    /** A unit stands on the battlefield; without the board in no Segment. */
    static void note(Evening evening, Seat seat, String kind, String segment) {
        evening.act(
                seat,
                "{\"type\":\"note-unit\",\"unit\":\"" + kind + "\",\"segment\":"
                        + (segment.isEmpty() ? "null" : "\"" + segment + "\"") + "}");
    }

    static String attack(String unit, String weapon, String target) {
        return "{\"type\":\"attack\",\"unit\":\"" + unit + "\",\"weapon\":\"" + weapon + "\",\"targets\":[\""
                + target.replace(",", "\",\"") + "\"],\"precision\":0,\"bolster\":0}";
    }

    static String shoot(String unit, String weapon, String segment, String target) {
        return "{\"type\":\"attack-segment\",\"unit\":\"" + unit + "\",\"weapon\":\"" + weapon + "\",\"segment\":\""
                + segment + "\",\"target\":" + (target.isEmpty() ? "null" : "\"" + target + "\"") + "}";
    }

    static String move(String unit, String to) {
        return "{\"type\":\"move\",\"unit\":\"" + unit + "\",\"to\":\"" + to + "\"}";
    }

    static String ability(String unit, String ability) {
        return "{\"type\":\"use-ability\",\"unit\":\"" + unit + "\",\"ability\":\"" + ability + "\"}";
    }

    static String roll(String faces) {
        return "{\"type\":\"roll\",\"faces\":[\"" + faces.replace(" ", "\",\"") + "\"]}";
    }

    static String struck(String units) {
        return "{\"type\":\"struck\",\"units\":[" + (units.isEmpty() ? "" : "\"" + units.replace(",", "\",\"") + "\"")
                + "]}";
    }
}
