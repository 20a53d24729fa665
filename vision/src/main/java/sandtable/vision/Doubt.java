package sandtable.vision;

import java.util.Optional;

/**
 * When a reading may be called sure. The limits were set on drawn trays of the tuning part alone, between the worst of the
 * flat dice and the best of the cocked, foreign and covered ones; docs/vision.md has the figures of the other part.
 */
final class Doubt {
    private static final double LEAST_MATCH = 0.78;
    private static final double LEAST_FITTED = 0.87;
    private static final double LEAST_MARGIN = 0.12;
    /** A flat die seen where the plan is right measures up to 1.07; dice that lean by 13 degrees start at 1.09. */
    private static final double MOST_STRETCH = 1.08;

    private static final double LEAST_SCALE = 0.87;
    private static final double MOST_SCALE = 1.14;
    private static final double LEAST_CONTRAST = 0.5;
    private static final double MOST_CONTRAST = 2;
    private static final double MOST_COLOUR = 28;
    private static final double MOST_COLOUR_RATIO = 0.55;
    private static final double LEAST_SIDES = 0.5;

    private Doubt() {}

    /** Why a person has to look; empty for a sure reading. */
    static Optional<String> about(SetReader.Read r) {
        boolean looksRight = r.match().score() >= LEAST_MATCH && r.fit().correlation() >= LEAST_FITTED;
        if (r.fit().contrast() < LEAST_CONTRAST && r.fit().correlation() > 0.5) {
            return Optional.of(looksRight ? "blurred" : "unknown symbol");
        }
        if (!looksRight || r.match().margin() < LEAST_MARGIN || r.fit().contrast() > MOST_CONTRAST) {
            return Optional.of("unknown symbol");
        }
        if (r.fit().stretch() > MOST_STRETCH
                || r.fit().scale() < LEAST_SCALE
                || r.fit().scale() > MOST_SCALE) {
            return Optional.of("cocked");
        }
        if (r.colourDistance() > MOST_COLOUR || r.colourRatio() > MOST_COLOUR_RATIO) {
            return Optional.of("not of this set");
        }
        if (r.square().score() < LEAST_SIDES) {
            return Optional.of("covered");
        }
        return Optional.empty();
    }

    /** 0 to 1: how far the reading is from the nearest limit. */
    static double confidence(SetReader.Read r) {
        double match = (r.match().score() - 0.6) / 0.3;
        double margin = r.match().margin() / 0.2;
        double stretch = (1.12 - r.fit().stretch()) / 0.07;
        double colour = (0.9 - r.colourRatio()) / 0.4;
        double least = Math.min(Math.min(match, margin), Math.min(stretch, colour));
        return Math.max(0, Math.min(1, 0.5 + 0.5 * Math.tanh(1.5 * (least - 0.35))));
    }
}
