package sandtable.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The companion was killed, and the emulated tray's cable pulled out, in the middle of rolls: what became of the rolls.
 *
 * @param kills how often the companion was killed
 * @param partOfARoll how often a part of a roll's sentences was stored when it was killed
 * @param unanswered how often a confirmed roll was in the journal when it was killed, and nobody had heard so
 * @param unplugs how often the cable was pulled
 * @param thrown rolls that the tray finished
 * @param journalled rolls in the tables' journals
 * @param waiting readings that wait for people to say whose they are
 * @param doubled rolls that are there more than once
 * @param misread other faces than those that lay there, or in doubt without a reason
 */
public record ServedFigure(
        int kills,
        int partOfARoll,
        int unanswered,
        int unplugs,
        int thrown,
        int journalled,
        int waiting,
        int lost,
        int doubled,
        int misread) {

    /** How the evening was disturbed. */
    record Disturbances(int kills, int partOfARoll, int unanswered, int unplugs) {}

    static ServedFigure compare(
            Disturbances disturbances, List<List<String>> thrown, List<JsonNode> journalled, List<JsonNode> waiting) {
        Map<Integer, Integer> times = new HashMap<>();
        int misread = 0;
        List<JsonNode> all = new ArrayList<>(journalled);
        all.addAll(waiting);
        for (JsonNode reading : all) {
            int number = roll(reading);
            times.merge(number, 1, Integer::sum);
            boolean right =
                    number >= 1 && number <= thrown.size() && faces(reading).equals(thrown.get(number - 1));
            misread += right ? 0 : 1;
        }
        int lost = 0;
        for (int roll = 1; roll <= thrown.size(); roll++) {
            lost += times.containsKey(roll) ? 0 : 1;
        }
        return new ServedFigure(
                disturbances.kills(),
                disturbances.partOfARoll(),
                disturbances.unanswered(),
                disturbances.unplugs(),
                thrown.size(),
                journalled.size(),
                waiting.size(),
                lost,
                times.values().stream().mapToInt(n -> n - 1).sum(),
                misread);
    }

    /** The tray's number of a roll, from the sentence END that is kept with it; 0 where there is none. */
    static int roll(JsonNode reading) {
        for (JsonNode raw : reading.get("raw")) {
            String[] fields = raw.asText().split("[,*]", -1);
            if (fields[0].equals("$END")) {
                return Integer.parseInt(fields[3]);
            }
        }
        return 0;
    }

    /** In the order of the tray's dice; a journalled roll says them as read and as confirmed, which has to be the same. */
    private static List<String> faces(JsonNode reading) {
        List<String> faces = new ArrayList<>();
        for (JsonNode die : reading.get("dice")) {
            String face = die.get("face").asText();
            faces.add(die.path("read").asText(face).equals(face) ? face : "changed");
        }
        return faces;
    }

    /** Whether every roll is there exactly once, as it was thrown. */
    public boolean holds() {
        return thrown > 0 && lost == 0 && doubled == 0 && misread == 0;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d kills (%d with a part of a roll stored, %d with a confirmed roll stored and unanswered), %d unplugs,"
                        + " %d rolls of six dice: %d journalled and %d waiting unclaimed, %d lost, %d doubled, %d misread",
                kills,
                partOfARoll,
                unanswered,
                unplugs,
                thrown,
                journalled,
                waiting,
                lost,
                doubled,
                misread);
    }
}
