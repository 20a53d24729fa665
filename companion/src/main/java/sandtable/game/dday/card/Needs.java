package sandtable.game.dday.card;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.tally.Colour;
import sandtable.game.dday.tally.Face;

/** What must hold for a player; all parts that are given. */
public record Needs(
        Optional<DiceTest> dice,
        Optional<ResourceTest> resource,
        Optional<SectorTest> sector,
        Optional<CardTest> cards,
        Optional<Boolean> moved) {

    /**
     * How many of its dice show something, cancelled and ignored ones left out.
     *
     * @param face any if left out
     * @param colour any if left out
     * @param least 1 if left out
     * @param most no bound if left out
     */
    public record DiceTest(
            Optional<Face> face, Optional<Colour> colour, Optional<Integer> least, Optional<Integer> most) {}

    /** How much of a resource it has. */
    public record ResourceTest(Resource what, Optional<Integer> least, Optional<Integer> most) {}

    /** What is printed where it stands; the German stands nowhere. */
    public record SectorTest(
            Optional<Boolean> mgf,
            @JsonProperty("least-def") Optional<Integer> leastDef,
            @JsonProperty("most-def") Optional<Integer> mostDef) {}

    /** How many open cards of a kind it has. */
    public record CardTest(Card.Kind kind, Optional<Integer> least, Optional<Integer> most) {}
}
