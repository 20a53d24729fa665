package sandtable.serial;

import java.util.Locale;
import java.util.Random;

/**
 * Faults of a line and a tray, to try what happens. Shares are 0 to 1 of the sentences.
 *
 * @param drop sentences that never arrive
 * @param flip sentences of which one or two bits are turned over
 * @param cut sentences that break off in the middle, without an end of line
 * @param delayMs every sentence is held back for up to this long
 * @param rebootEveryMs the tray starts anew after this long, again and again; 0 for never
 * @param unplugEveryMs the plug is pulled after this long for a second, again and again; 0 for never
 * @param seed of the dice and of what the faults hit
 */
public record Faults(
        double drop, double flip, double cut, long delayMs, long rebootEveryMs, long unplugEveryMs, long seed) {
    /** How the faults are written. */
    public static final String FORM = "drop=0.05,flip=0.01,cut=0.01,delay=50,reboot=20s,unplug=30s,seed=7";

    /** A line without faults. */
    public static final Faults NONE = new Faults(0, 0, 0, 0, 0, 0, 1);

    /**
     * Reads {@value #FORM}, in any order, each part optional.
     *
     * @throws IllegalArgumentException says which part is wrong and how it is written
     */
    public static Faults parse(String text) {
        double drop = 0;
        double flip = 0;
        double cut = 0;
        long delay = 0;
        long reboot = 0;
        long unplug = 0;
        long seed = 1;
        for (String part : text.split(",", -1)) {
            String[] pair = part.strip().split("=", -1);
            String value = pair.length == 2 ? pair[1].strip() : "";
            switch (pair[0].strip()) {
                case "drop" -> drop = share(part, value);
                case "flip" -> flip = share(part, value);
                case "cut" -> cut = share(part, value);
                case "delay" -> delay = millis(part, value);
                case "reboot" -> reboot = millis(part, value);
                case "unplug" -> unplug = millis(part, value);
                case "seed" -> seed = whole(part, value);
                default -> throw wrong(part);
            }
        }
        return new Faults(drop, flip, cut, delay, reboot, unplug, seed);
    }

    private static double share(String part, String value) {
        try {
            double share = value.endsWith("%")
                    ? Double.parseDouble(value.substring(0, value.length() - 1)) / 100
                    : Double.parseDouble(value);
            if (share >= 0 && share <= 1) {
                return share;
            }
        } catch (NumberFormatException e) {
            throw wrong(part);
        }
        throw wrong(part);
    }

    private static long millis(String part, String value) {
        String number = value.toLowerCase(Locale.ROOT);
        if (number.endsWith("ms")) {
            return whole(part, number.substring(0, number.length() - 2));
        }
        return number.endsWith("s")
                ? whole(part, number.substring(0, number.length() - 1)) * 1000
                : whole(part, number);
    }

    private static long whole(String part, String value) {
        try {
            long number = Long.parseLong(value);
            if (number >= 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw wrong(part);
        }
        throw wrong(part);
    }

    private static IllegalArgumentException wrong(String part) {
        return new IllegalArgumentException("`" + part.strip() + "` is no fault; write them as " + FORM);
    }

    /** The bytes of one sentence after the line's faults; empty where it is dropped. */
    byte[] spoil(byte[] sentence, Random random) {
        double chance = random.nextDouble();
        if (chance < drop) {
            return new byte[0];
        }
        if (chance < drop + flip) {
            byte[] spoiled = sentence.clone();
            for (int n = 1 + random.nextInt(2); n > 0; n--) {
                spoiled[random.nextInt(spoiled.length)] ^= (byte) (1 << random.nextInt(8));
            }
            return spoiled;
        }
        if (chance < drop + flip + cut) {
            return java.util.Arrays.copyOf(sentence, random.nextInt(sentence.length));
        }
        return sentence;
    }
}
