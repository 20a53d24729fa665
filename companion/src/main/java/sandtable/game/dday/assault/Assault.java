package sandtable.game.dday.assault;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import sandtable.table.Because;
import sandtable.table.Text;

/**
 * The Assaults of one turn, one Unit after the other.
 *
 * @param rounds up to the first that the Allies win
 * @param because each round with its numbers
 */
public record Assault(List<Round> rounds, Outcome outcome, List<Because> because) {

    /**
     * A Unit that stands in the final Bunker.
     *
     * @param unit its seat's id, or any name
     * @param name as people read it
     */
    public record Entrant(String unit, Text name, Force force) {}

    /**
     * @param allied the Unit's Soldiers and Specialists
     * @param german the German's
     * @param tie what decided where both were equal
     * @param decoration whether the German draws a Decoration as a war trophy
     */
    public record Round(String unit, int allied, int german, Winner winner, Tie tie, boolean decoration) {}

    public enum Winner {
        @JsonProperty("allies")
        ALLIES,
        @JsonProperty("german")
        GERMAN
    }

    public enum Tie {
        /** There was none. */
        @JsonProperty("none")
        NONE,
        /** More Specialists. */
        @JsonProperty("specialists")
        SPECIALISTS,
        /** As many Specialists too: the German. */
        @JsonProperty("german")
        GERMAN
    }

    public enum Outcome {
        @JsonProperty("allies-win")
        ALLIES_WIN,
        @JsonProperty("german-wins")
        GERMAN_WINS,
        /** Every Unit in the Bunker was destroyed, but others are on the Map. */
        @JsonProperty("continues")
        CONTINUES
    }

    /** One round: the comparison costs neither side anything. Atlantikwall 2nd edition, Phase 7: Assault. */
    public static Round round(Entrant entrant, Force german, boolean othersInPlay) {
        return round(entrant, german, othersInPlay, true);
    }

    /**
     * @param specialistsBreakTies by Phase 7; else a tie is no numerical superiority (End of Game), and the German wins it
     */
    public static Round round(Entrant entrant, Force german, boolean othersInPlay, boolean specialistsBreakTies) {
        int allied = entrant.force().strength();
        int defenders = german.strength();
        int more = Integer.compare(allied, defenders);
        int moreSpecialists =
                specialistsBreakTies ? Integer.compare(entrant.force().specialists(), german.specialists()) : 0;
        boolean alliesWin = more > 0 || (more == 0 && moreSpecialists > 0);
        Tie tie = more != 0 ? Tie.NONE : moreSpecialists != 0 ? Tie.SPECIALISTS : Tie.GERMAN;
        return new Round(
                entrant.unit(),
                allied,
                defenders,
                alliesWin ? Winner.ALLIES : Winner.GERMAN,
                tie,
                !alliesWin && othersInPlay);
    }

    /**
     * Plays the rounds with no card between them.
     *
     * @param entrants in the Allies' order
     * @param others how many Units are elsewhere on the Map
     */
    public static Assault storm(Force german, List<Entrant> entrants, int others) {
        List<Round> rounds = new ArrayList<>();
        List<Because> because = new ArrayList<>();
        for (int i = 0; i < entrants.size(); i++) {
            int left = entrants.size() - i - 1 + others;
            Round round = round(entrants.get(i), german, left > 0);
            rounds.add(round);
            because.addAll(because(entrants.get(i), german, round));
            if (round.winner() == Winner.ALLIES) {
                return new Assault(List.copyOf(rounds), Outcome.ALLIES_WIN, List.copyOf(because));
            }
        }
        Outcome outcome = others > 0 ? Outcome.CONTINUES : Outcome.GERMAN_WINS;
        because.add(Because.of(
                others > 0 ? "dday.assault.continues" : "dday.assault.last",
                Text.of(others > 0 ? "assault.continues" : "assault.last", "others", others)));
        return new Assault(List.copyOf(rounds), outcome, List.copyOf(because));
    }

    /** Why a round ended as it did. */
    public static List<Because> because(Entrant entrant, Force german, Round round) {
        List<Because> because = new ArrayList<>();
        because.add(Because.of(
                "dday.assault",
                Text.of(
                        "assault.compared",
                        "unit",
                        entrant.name(),
                        "allied",
                        round.allied(),
                        "soldiers",
                        entrant.force().soldiers(),
                        "specialists",
                        entrant.force().specialists(),
                        "german",
                        round.german(),
                        "germanSoldiers",
                        german.soldiers(),
                        "germanSpecialists",
                        german.specialists())));
        if (round.tie() == Tie.SPECIALISTS) {
            because.add(Because.of(
                    "dday.assault.tie",
                    Text.of(
                            round.winner() == Winner.ALLIES ? "assault.tie-allies" : "assault.tie-german",
                            "unit",
                            entrant.name())));
        } else if (round.tie() == Tie.GERMAN) {
            because.add(Because.of("dday.assault.tie", Text.of("assault.tie-twice")));
        }
        if (round.winner() == Winner.GERMAN) {
            because.add(Because.of("dday.assault.destroyed", Text.of("assault.destroyed", "unit", entrant.name())));
        } else {
            because.add(Because.of("dday.assault.won", Text.of("assault.won", "unit", entrant.name())));
        }
        if (round.decoration()) {
            because.add(Because.of("dday.assault.trophy", Text.of("assault.trophy")));
        }
        return because;
    }
}
