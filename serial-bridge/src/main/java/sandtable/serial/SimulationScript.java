package sandtable.serial;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * What a simulated tray does, one step a line:
 *
 * <pre>
 * roll 3:rwb:red:two-soldiers:98 4:rwb:white:?:0    these dice come to rest as one roll (die:kind:colour:face:confidence)
 * roll random                                       six RWB dice at random
 * rest 3:rwb:red:star:98                            one die comes to rest; the next `roll` ends its roll
 * state 3 rolling                                   rolling, handling, crooked or lost
 * wait 500                                          milliseconds
 * reboot                                            the tray starts anew
 * unplug 1000                                       the cable is out for so many milliseconds
 * quit                                              wait until all is acknowledged, then end
 * </pre>
 *
 * Empty lines and what follows a {@code #} are left out.
 */
public final class SimulationScript {
    private static final long QUIT_WITHIN_MS = 30_000;

    /** One step; may wait. */
    @FunctionalInterface
    private interface Step {
        /** Whether the script goes on. */
        boolean on(TraySimulator tray) throws InterruptedException;
    }

    private final List<Step> steps;

    private SimulationScript(List<Step> steps) {
        this.steps = List.copyOf(steps);
    }

    /**
     * Reads a whole script before anything of it happens.
     *
     * @param random for {@code roll random}
     * @throws IllegalArgumentException says which line is wrong, and why
     */
    public static SimulationScript parse(List<String> lines, Random random) {
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replaceFirst("#.*", "").strip();
            if (!line.isEmpty()) {
                try {
                    steps.add(step(line.split("\\s+"), random));
                } catch (IllegalArgumentException e) {
                    throw new IllegalArgumentException("line " + (i + 1) + ": " + e.getMessage(), e);
                }
            }
        }
        return new SimulationScript(steps);
    }

    /**
     * Plays it on a tray; returns at its end.
     *
     * @return whether the tray should stay
     */
    public boolean play(TraySimulator tray) throws InterruptedException {
        for (Step step : steps) {
            if (!step.on(tray)) {
                return false;
            }
        }
        return true;
    }

    /** Six RWB dice, two of each colour, as they fall. */
    public static List<TrayDie> sixAtRandom(Random random) {
        List<String> colours = List.of("red", "red", "white", "white", "blue", "blue");
        List<String> faces = List.of("soldier", "two-soldiers", "star", "courage", "tools", "skull");
        List<TrayDie> dice = new ArrayList<>();
        for (int i = 0; i < colours.size(); i++) {
            dice.add(new TrayDie(
                    String.valueOf(i + 1),
                    "rwb",
                    colours.get(i),
                    faces.get(random.nextInt(6)),
                    90 + random.nextInt(11)));
        }
        return dice;
    }

    private static Step step(String[] words, Random random) {
        switch (words[0]) {
            case "roll" -> {
                if (words.length == 2 && words[1].equals("random")) {
                    return tray -> {
                        tray.roll(sixAtRandom(random));
                        return true;
                    };
                }
                List<TrayDie> dice = new ArrayList<>();
                for (int i = 1; i < words.length; i++) {
                    dice.add(die(words[i]));
                }
                return tray -> {
                    tray.roll(dice);
                    return true;
                };
            }
            case "rest" -> {
                require(words.length == 2, "write `rest 3:rwb:red:star:98`");
                TrayDie die = die(words[1]);
                return tray -> {
                    tray.atRest(die);
                    return true;
                };
            }
            case "state" -> {
                require(
                        words.length == 3 && TrayMessage.STATES.contains(words[2]),
                        "write `state 3 rolling`, or handling, crooked, lost");
                return tray -> {
                    tray.state(words[1], words[2]);
                    return true;
                };
            }
            case "wait" -> {
                long ms = millis(words);
                return tray -> {
                    Thread.sleep(ms);
                    return true;
                };
            }
            case "unplug" -> {
                long ms = millis(words);
                return tray -> {
                    tray.unplug(ms);
                    return true;
                };
            }
            case "reboot" -> {
                return tray -> {
                    tray.reboot();
                    return true;
                };
            }
            case "quit" -> {
                return tray -> {
                    for (long waited = 0; tray.queued() > 0 && waited < QUIT_WITHIN_MS; waited += 20) {
                        Thread.sleep(20);
                    }
                    return false;
                };
            }
            default ->
                throw new IllegalArgumentException(
                        "`" + words[0] + "` is no step; there are roll, rest, state, wait, reboot, unplug and quit");
        }
    }

    private static TrayDie die(String text) {
        String[] parts = text.split(":", -1);
        require(parts.length == 5, "`" + text + "` is no die; write die:kind:colour:face:confidence");
        long confidence = Fields.number(parts[4], 100);
        require(TrayMessage.KINDS.contains(parts[1]), "a die is rwb or d6, not `" + parts[1] + "`");
        require(TrayMessage.COLOURS.contains(parts[2]), "`" + parts[2] + "` is no colour of a die");
        require(TrayMessage.FACES.contains(parts[3]), "`" + parts[3] + "` is no face of a die");
        require(confidence >= 0, "a confidence is 0 to 100, not `" + parts[4] + "`");
        return new TrayDie(parts[0], parts[1], parts[2], parts[3], (int) confidence);
    }

    private static long millis(String[] words) {
        long ms = words.length == 2 ? Fields.number(words[1], 3_600_000) : -1;
        require(ms >= 0, "write `" + words[0] + " 500`, in milliseconds");
        return ms;
    }

    private static void require(boolean right, String message) {
        if (!right) {
            throw new IllegalArgumentException(message);
        }
    }
}
