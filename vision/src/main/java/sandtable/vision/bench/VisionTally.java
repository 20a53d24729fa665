package sandtable.vision.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import sandtable.vision.SeenDie;

/** Counts how readings compare with the truth. Used by one thread. */
public final class VisionTally {
    private final String name;
    private final Map<String, Integer> confusion = new TreeMap<>();
    private final Map<String, Integer> reasons = new TreeMap<>();
    private final List<Double> millis = new ArrayList<>();
    private int dice;
    private int right;
    private int asked;
    private int missed;
    private int wrong;
    private int forbidden;
    private int forbiddenSure;
    private int forbiddenUnseen;
    private int falseSure;
    private int without;
    private int foundThere;
    private int pictures;

    VisionTally(String name) {
        this.name = name;
    }

    /** One die that must be read, one that must not be sure, or one that is not judged. */
    record Expected(double x, double y, double reach, String colour, String face, Kind kind) {
        enum Kind {
            READ,
            NEVER_SURE,
            EITHER
        }

        /** A die reaches about twice as far as its reading may lie beside its middle. */
        Faults.Fault fault(String what) {
            return new Faults.Fault((colour + " " + face).strip() + " " + what, x, y, 2 * reach);
        }
    }

    /**
     * Counts one picture.
     *
     * @param truth what lies in it
     * @param found what was read
     * @return what was read otherwise than it lies; in a picture without dice also what was asked about
     */
    List<Faults.Fault> picture(List<Expected> truth, List<SeenDie> found, double ms) {
        List<Faults.Fault> faults = new ArrayList<>();
        pictures++;
        millis.add(ms);
        List<SeenDie> seen = new ArrayList<>(found);
        for (Expected e : truth) {
            SeenDie nearest = null;
            for (SeenDie s : seen) {
                double d = Math.hypot(s.x() - e.x(), s.y() - e.y());
                if (d < e.reach() && (nearest == null || d < Math.hypot(nearest.x() - e.x(), nearest.y() - e.y()))) {
                    nearest = s;
                }
            }
            seen.remove(nearest);
            boolean sure = nearest != null && nearest.status() == SeenDie.Status.SURE;
            switch (e.kind()) {
                case READ -> {
                    dice++;
                    if (nearest == null) {
                        missed++;
                        faults.add(e.fault("missed"));
                    } else if (!sure) {
                        asked++;
                        reasons.merge(nearest.reason().orElse(""), 1, Integer::sum);
                        faults.add(e.fault("asked about: " + nearest.reason().orElse("")));
                    } else if (nearest.face().equals(e.face())
                            && (e.colour().isEmpty() || nearest.colour().equals(e.colour()))) {
                        right++;
                    } else {
                        wrong++;
                        String readAs = "read as " + nearest.colour() + " " + nearest.face();
                        confusion.merge(e.colour() + " " + e.face() + " " + readAs, 1, Integer::sum);
                        faults.add(e.fault(readAs));
                    }
                }
                case NEVER_SURE -> {
                    forbidden++;
                    forbiddenSure += sure ? 1 : 0;
                    forbiddenUnseen += nearest == null ? 1 : 0;
                    if (sure) {
                        faults.add(e.fault("must not be sure"));
                    } else if (nearest == null) {
                        faults.add(e.fault("must not be sure and is passed over"));
                    }
                }
                case EITHER -> {}
            }
        }
        if (truth.isEmpty()) {
            without++;
            foundThere += found.size();
        }
        for (SeenDie s : seen) {
            boolean sure = s.status() == SeenDie.Status.SURE;
            falseSure += sure ? 1 : 0;
            if (sure || truth.isEmpty()) {
                String how = sure ? "sure" : "asked about";
                faults.add(new Faults.Fault(how + " where nothing lies", s.x(), s.y(), s.size()));
            }
        }
        return faults;
    }

    /** Dice that had to be read. */
    int dice() {
        return dice;
    }

    int right() {
        return right;
    }

    /** Sure dice that are wrong, or lie where none does. */
    int wrongSure() {
        return wrong + falseSure;
    }

    /** Sure dice that must not be: cocked, foreign, covered. */
    int forbiddenSure() {
        return forbiddenSure;
    }

    /**
     * A short line for pictures that show no dice.
     *
     * @param things how many lie in them that are none
     */
    String lineWithoutDice(int things) {
        return String.format(
                Locale.ROOT,
                "%-24s pictures %4d  things that are no dice %d, asked about %d, sure %d",
                name,
                pictures,
                things,
                foundThere - falseSure,
                falseSure);
    }

    /** A short line for pictures of dice none of which may be sure. */
    String lineNeverSure() {
        return String.format(
                Locale.ROOT,
                "%-24s pictures %4d  dice %5d  sure %d  passed over %d",
                name,
                pictures,
                forbidden,
                forbiddenSure,
                forbiddenUnseen);
    }

    /** One line of figures; the interval of the share right is Wilson's at 95 %. */
    public String line() {
        millis.sort(null);
        double[] ci = wilson(right, dice);
        return String.format(
                Locale.ROOT,
                "%-24s pictures %4d  dice %5d  right and sure %6.2f %% [%.2f, %.2f]  asked %d%s  missed %d  wrong-sure %d"
                        + "  cocked/foreign/covered sure %d and passed over %d of %d  sure where nothing lies %d"
                        + "  pictures without dice %d, asked about there %d  ms p50 %.0f p95 %.0f p99 %.0f %s",
                name,
                pictures,
                dice,
                dice == 0 ? 0 : 100.0 * right / dice,
                100 * ci[0],
                100 * ci[1],
                asked,
                reasons.isEmpty() ? "" : " " + reasons,
                missed,
                wrong,
                forbiddenSure,
                forbiddenUnseen,
                forbidden,
                falseSure,
                without,
                foundThere,
                quantile(50),
                quantile(95),
                quantile(99),
                confusion.isEmpty() ? "" : confusion);
    }

    /** Of the sorted times. */
    private double quantile(int percent) {
        return millis.isEmpty() ? 0 : millis.get(Math.min(millis.size() - 1, millis.size() * percent / 100));
    }

    static double[] wilson(int good, int of) {
        if (of == 0) {
            return new double[] {0, 1};
        }
        double z = 1.96;
        double p = (double) good / of;
        double mid = (p + z * z / (2 * of)) / (1 + z * z / of);
        double half = z / (1 + z * z / of) * Math.sqrt(p * (1 - p) / of + z * z / (4.0 * of * of));
        return new double[] {Math.max(0, mid - half), Math.min(1, mid + half)};
    }
}
