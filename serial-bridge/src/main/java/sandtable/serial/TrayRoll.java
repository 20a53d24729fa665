package sandtable.serial;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One finished roll. (tray, boot, roll) names it; each is handed over once.
 *
 * @param tray the tray's own id
 * @param boot which start of the tray it belongs to
 * @param roll the tray's number of the roll
 * @param status {@code SURE}, or {@code ASK} where people have to say what lies there
 * @param reason why it is asked for: {@link #INCOMPLETE}, {@link #FACE} or {@link #CONFIDENCE}
 * @param dice in the order in which they came to rest
 * @param raw the sentences it was read from, as they came: its provenance
 */
public record TrayRoll(
        String tray,
        String boot,
        int roll,
        Status status,
        Optional<String> reason,
        List<TrayDie> dice,
        List<String> raw) {
    /** Another number of dice than the tray counted, one die twice, or a tray that started anew in the middle. */
    public static final String INCOMPLETE = "incomplete";
    /** A face {@code ?}, or one that a die of that kind does not have. */
    public static final String FACE = "face";
    /** A die under the confidence from which on a face is taken as sure. */
    public static final String CONFIDENCE = "confidence";

    /** Whether the reading may stand as it is. */
    public enum Status {
        SURE,
        ASK
    }

    public TrayRoll {
        dice = List.copyOf(dice);
        raw = List.copyOf(raw);
    }

    /**
     * Judges a roll. In doubt it is asked for, and all that was read is kept.
     *
     * @param complete whether the tray said END with the count of the dice that came
     * @param askBelow percent
     */
    static TrayRoll judge(
            String tray, String boot, int roll, boolean complete, List<TrayDie> dice, List<String> raw, int askBelow) {
        Set<String> names = new HashSet<>();
        boolean twice = !dice.stream().map(TrayDie::die).allMatch(names::add);
        Optional<String> reason = Optional.empty();
        if (!complete || twice) {
            reason = Optional.of(INCOMPLETE);
        } else if (!dice.stream().allMatch(TrayDie::faceIsKnown)) {
            reason = Optional.of(FACE);
        } else if (dice.stream().anyMatch(die -> die.confidence() < askBelow)) {
            reason = Optional.of(CONFIDENCE);
        }
        return new TrayRoll(tray, boot, roll, reason.isPresent() ? Status.ASK : Status.SURE, reason, dice, raw);
    }
}
