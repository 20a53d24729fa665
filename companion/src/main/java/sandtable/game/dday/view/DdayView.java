package sandtable.game.dday.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import sandtable.table.Seat;
import sandtable.table.Text;
import sandtable.table.View;

/**
 * What one viewer sees of a game, as it stands in the JSON.
 *
 * @param turn 1 for the first
 * @param condition the Battle Condition of this turn
 * @param german left out where nobody plays him
 * @param modifiers what holds for a while
 */
@JsonInclude(JsonInclude.Include.ALWAYS)
public record DdayView(
        String game,
        String pack,
        MapSeen map,
        int turn,
        PhaseSeen phase,
        List<String> modules,
        Features features,
        Optional<CardSeen> condition,
        Optional<CardSeen> weather,
        Optional<GermanSeen> german,
        List<UnitSeen> units,
        List<SectorSeen> sectors,
        List<PathSeen> paths,
        List<QuestionSeen> questions,
        List<ModifierSeen> modifiers,
        List<CardSeen> used,
        List<OptionSeen> options)
        implements View {

    /**
     * @param rows Sectors from the sea on
     */
    public record MapSeen(String id, String title, List<List<String>> rows, boolean learned) {}

    public record PhaseSeen(int number, int of, String id, Text name) {}

    public record Features(boolean mgf, boolean mines) {}

    /**
     * @param cost empty where it can't be bought
     * @param used its effect was used this turn
     */
    public record CardSeen(String id, Text name, Text text, String kind, Optional<Integer> cost, boolean used) {}

    public record GermanSeen(
            Seat seat,
            int soldiers,
            int stars,
            int courage,
            int items,
            List<CardSeen> specialists,
            List<CardSeen> itemCards,
            DecorationsSeen decorations,
            Optional<Owes> owes,
            Optional<TallySeen> tally,
            boolean done) {}

    /**
     * @param count in the hand
     * @param cards which; only for the German's own viewer
     * @param left in the deck
     */
    public record DecorationsSeen(
            int count, Optional<List<CardSeen>> cards, int left, List<CardSeen> discard, boolean onTable) {}

    public record Owes(int demand, String sector, int has, int missing) {}

    public record UnitSeen(
            Seat seat,
            Text name,
            String sector,
            int turnsHere,
            int soldiers,
            int stars,
            int courage,
            int items,
            List<CardSeen> specialists,
            List<CardSeen> itemCards,
            List<CardSeen> badges,
            List<CardSeen> awards,
            List<CardSeen> vehicles,
            Optional<TallySeen> tally,
            boolean inBunker,
            boolean alive,
            boolean safe,
            boolean mustLeave,
            boolean done) {}

    /**
     * @param roll how many were made
     * @param closed it is the Final Tally
     */
    public record TallySeen(
            int roll,
            int of,

            @com.fasterxml.jackson.annotation.JsonProperty("final")
            boolean closed,

            List<DieSeen> dice,
            List<RwbSeen> rwb,
            boolean straight,
            int soldiers,
            int stars,
            int courage,
            int tools,
            int activeSkulls) {}

    public record DieSeen(
            String id,
            String colour,
            Optional<String> face,
            boolean locked,
            boolean cancelled,
            Optional<String> cancels,
            boolean added,
            boolean ignored) {}

    public record RwbSeen(Text name, String face, List<String> dice, Optional<String> option) {}

    /**
     * @param now the DEF that Units suffer there now
     * @param mgfOn machine guns fire there
     */
    public record SectorSeen(
            String id,
            Text name,
            int row,
            int column,
            int def,
            int now,
            boolean mgf,
            boolean mgfOn,
            boolean canStay,
            boolean bunker,
            List<Text> attributes,
            List<Seat> units) {}

    public record PathSeen(String from, String to, String kind, int courage, boolean mines) {}

    /**
     * @param blocking nothing else goes on at the table before it is answered
     * @param passing nobody waits for the answer: what the owner's printing says of a fact
     */
    public record QuestionSeen(String id, Text text, List<Seat> who, boolean blocking, boolean passing) {}

    public record ModifierSeen(String what, Text text, List<Seat> who, String until) {}

    public record OptionSeen(String id, Text label, String value) {}
}
