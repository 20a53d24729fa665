package sandtable.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;

/** Seen dice as JSON lines. */
final class DiceJson {
    private DiceJson() {}

    static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /** Adds {@code dice} and {@code millis}. */
    static ObjectNode put(ObjectNode line, SeenDice seen) {
        var dice = line.putArray("dice");
        for (SeenDie d : seen.dice()) {
            ObjectNode die = dice.addObject()
                    .put("x", rounded(d.x(), 1))
                    .put("y", rounded(d.y(), 1))
                    .put("size", rounded(d.size(), 1))
                    .put("colour", d.colour())
                    .put("face", d.face())
                    .put("confidence", rounded(d.confidence(), 3))
                    .put("status", d.status().name().toLowerCase(Locale.ROOT));
            d.reason().ifPresent(r -> die.put("reason", r));
        }
        return line.put("millis", rounded(seen.millis(), 1));
    }

    static BigDecimal rounded(double v, int places) {
        return BigDecimal.valueOf(v).setScale(places, RoundingMode.HALF_UP);
    }
}
