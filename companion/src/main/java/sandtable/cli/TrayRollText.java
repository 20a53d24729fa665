package sandtable.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import sandtable.serial.TrayDie;
import sandtable.serial.TrayRoll;

/** A finished roll as {@code tray watch} prints it. */
final class TrayRollText {
    private static final ObjectMapper JSON = new ObjectMapper();

    private TrayRollText() {}

    static String json(TrayRoll roll) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("tray", roll.tray());
        line.put("boot", roll.boot());
        line.put("roll", roll.roll());
        line.put("status", status(roll));
        roll.reason().ifPresent(reason -> line.put("reason", reason));
        List<Map<String, Object>> dice = new ArrayList<>();
        for (TrayDie die : roll.dice()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("die", die.die());
            one.put("kind", die.kind());
            one.put("colour", die.colour());
            one.put("face", die.face());
            one.put("confidence", die.confidence());
            dice.add(one);
        }
        line.put("dice", dice);
        try {
            return JSON.writeValueAsString(line);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
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
