package sandtable.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.stream.Collectors;
import sandtable.serial.TrayDie;
import sandtable.serial.TrayRoll;

/** A finished roll as {@code tray watch} prints it. */
final class TrayRollText {
    private TrayRollText() {}

    static String json(TrayRoll roll) {
        ObjectNode line = JsonNodeFactory.instance.objectNode();
        line.put("tray", roll.tray());
        line.put("boot", roll.boot());
        line.put("roll", roll.roll());
        line.put("status", status(roll));
        roll.reason().ifPresent(reason -> line.put("reason", reason));
        ArrayNode dice = line.putArray("dice");
        for (TrayDie die : roll.dice()) {
            ObjectNode one = dice.addObject();
            one.put("die", die.die());
            one.put("kind", die.kind());
            one.put("colour", die.colour());
            one.put("face", die.face());
            one.put("confidence", die.confidence());
        }
        return line.toString();
    }

    static String plain(TrayRoll roll) {
        String dice = roll.dice().stream()
                .map(die -> die.colour() + " " + die.face() + " " + die.confidence() + " %")
                .collect(Collectors.joining(", "));
        String reason = roll.reason().map(why -> " (" + why + ")").orElse("");
        return String.format(
                Locale.ROOT,
                "ROLL  %s %s/%d %s%s: %s",
                roll.tray(),
                roll.boot(),
                roll.roll(),
                status(roll),
                reason,
                dice);
    }

    private static String status(TrayRoll roll) {
        return roll.status().name().toLowerCase(Locale.ROOT);
    }
}
