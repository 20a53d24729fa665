package sandtable.vision.read;

import java.util.Optional;
import java.util.Set;
import sandtable.vision.symbol.SymbolMatch;

/**
 * When a reading may be called sure. The limits were set on drawn trays of the tuning part alone, between the worst of the
 * flat dice and the best of the cocked, foreign and covered ones; docs/vision-figures.md has the figures of the other part.
 */
public final class Doubt {
    /** Dice of other makes, with symbols of like outline, were seen up to 0.80. */
    private static final double LEAST_MATCH = 0.86;

    /** Enough where all that tells the faces apart speaks for one: thin lines that a small picture blurs. */
    private static final double FAINT_MATCH = 0.8;

    private static final double FAINT_TOLD = 0.84;
    private static final double FAINT_MARGIN = 0.25;
    /** And where it lies no more than this larger or smaller than enrolled: a soldier laid on a star was sure at 1.12, with 0.84. */
    private static final double FAINT_SCALE = 1.08;

    /**
     * What fits less well than this has to lie so too: a token with a wheel was sure at 1.13, with 0.876. Of 860 flat dice that were sure (drawn and
     * path-traced) none lay so far off that fitted with less than 0.93.
     */
    private static final double OF_ANY_SIZE = 0.9;

    private static final double LEAST_MARGIN = 0.03;
    /** 1 is a clean look at the face, 0 one that may as well be the rival. */
    private static final double LEAST_VERDICT = 0.4;

    /** The rival of a face read rightly left 4.7 times as much unexplained or more, that of one read wrongly 1.4 at most. */
    private static final double LEAST_EXPLAINED = 3;
    /** Faces that are very much alike in the set are told apart all the same where the picture leaves nothing open. */
    private static final double PLAINLY_EXPLAINED = 8;

    private static final double PLAINLY_TOLD = 0.95;

    private static final double LEAST_SCALE = 0.88;
    private static final double MOST_SCALE = 1.14;
    /** Flat dice were seen stretched by up to this, and by that share of what their look may feign. */
    private static final double FEIGNED = 0.015;

    private static final double FEIGNED_SHARE = 0.35;
    /** A stretch from here mends the look of a leaning die by this and more; it did so to 5 flat ones of 2,800, to 17 leaning ones of 47. */
    private static final double LITTLE_STRETCH = 1.015;

    private static final double LITTLE_MENDED = 1.25;
    /** From here outlines can tell whether it is true. */
    private static final double OUTLINE_STRETCH = 1.04;
    /**
     * And it mends the look of a leaning die by this and more: of 145 it mended five less, of which three are seen as flat
     * ones are and two are told otherwise. Of 55 flat ones that were asked about, it mended 14 less.
     */
    private static final double MENDED = 1.15;
    /** And so much, with a stretch that is more than this share of what may be feigned, where the other dice of the picture bear it out. */
    private static final double HARDLY_MENDED = 1.1;

    private static final double HARDLY_FEIGNED_SHARE = 0.3;
    /** It mends the look of a flat die by no more than this. */
    private static final double MOST_MENDED = 1.7;

    /**
     * What a look leaves unexplained that fits as well as any can: a stretch that mends less of it mends nothing. Eight more of 1,867 flat dice
     * at hard are sure than with a third of this, and none of 598 that never may be; with 0.005 one of these is.
     */
    private static final double GRAIN = 0.003;

    /**
     * A look that fits so well, and is stretched no more than by this and by what may be feigned, is a flat die's: 11 more of 1,867 flat
     * dice at hard are sure so, and none of 598 that never may be, nor with 0.9 and 1.1 instead.
     */
    private static final double FITS = 0.97;

    private static final double MOST_FEIGNED = 1.06;

    private static final double LEAST_CONTRAST = 0.35;
    /**
     * Ink that stands out more than the enrolled look's, where that hardly fits, is another symbol's: a die of another make was sure with
     * 1.56. Of 358 flat dice that were sure at hard (drawn, tuning and shown part, 0 to 5) none had more than 1.39.
     */
    private static final double MOST_CONTRAST = 1.45;
    /**
     * And so is what fits, but in what tells faces apart by less than this: a skull on a badge that all faces bear was taken for two soldiers with
     * 0.874 (path-traced). Of 3,631 flat dice that were sure (drawn and by other programs) one more is asked about by it.
     */
    private static final double TOLD_IN_ANY_INK = 0.9;
    /** So like the enrolled look that neither a lamp over that one nor an edge that is hard to see matters. */
    private static final double PLAIN = 0.95;

    private static final double MOST_COLOUR = 28;
    private static final double MOST_COLOUR_RATIO = 0.4;
    /** A touching die of another colour may be part of what is seen; no flat die of 7,127 that was sure beside another one came up to this. */
    private static final double MOST_COLOUR_RATIO_BESIDE = 0.3;

    private static final double LEAST_SIDES = 0.5;

    /** Reasons that another look at the symbol may do away with. */
    private static final Set<String> SYMBOL = Set.of("unknown symbol", "covered", "blurred");

    private Doubt() {}

    /** Why a person has to look; empty for a sure reading. */
    public static Optional<String> about(Read r) {
        SymbolMatch m = r.match();
        boolean faint = m.score() >= FAINT_MATCH && m.told() >= FAINT_TOLD && m.margin() >= FAINT_MARGIN;
        boolean clear = m.score() >= OF_ANY_SIZE
                || (m.score() >= LEAST_MATCH && justOfItsSize(m))
                || (faint && justOfItsSize(m) && !leansALittle(m) && m.stretch() <= OUTLINE_STRETCH);
        boolean apart = m.verdict() >= LEAST_VERDICT
                ? m.explained() >= LEAST_EXPLAINED
                : m.told() >= PLAINLY_TOLD && m.explained() >= PLAINLY_EXPLAINED;
        boolean looksRight = clear && m.lead() >= 0 && m.margin() >= LEAST_MARGIN && apart;
        if (r.against().isPresent()) {
            return r.against();
        }
        if (cocked(r)) {
            return Optional.of("cocked");
        }
        if (m.contrast() < LEAST_CONTRAST && m.score() > 0.7) {
            return Optional.of("blurred");
        }
        if (r.bare() && r.colourDistance() > MOST_COLOUR) {
            return Optional.of("not of this set");
        }
        if (!looksRight || (m.contrast() > MOST_CONTRAST && !fitsAnyInk(m))) {
            return Optional.of(r.square().score() < LEAST_SIDES ? "covered" : "unknown symbol");
        }
        if (r.side() != Neighbours.Side.NO && !plainlyATop(r)) {
            return Optional.of("touching");
        }
        if (r.colourDistance() > MOST_COLOUR || r.colourRatio() > MOST_COLOUR_RATIO) {
            return Optional.of("not of this set");
        }
        if (r.square().score() < LEAST_SIDES && m.score() < PLAIN) {
            return Optional.of("covered");
        }
        return Optional.empty();
    }

    private static boolean fitsAnyInk(SymbolMatch m) {
        return m.score() >= PLAIN && m.told() >= TOLD_IN_ANY_INK;
    }

    /** What may be the side of another die, or of one that leans, is asked about sooner. */
    private static boolean plainlyATop(Read r) {
        SymbolMatch m = r.match();
        return r.side() != Neighbours.Side.AS_SQUARE_AS_A_TOP
                && m.score() >= LEAST_MATCH
                && m.stretch() <= OUTLINE_STRETCH
                && r.colourRatio() <= MOST_COLOUR_RATIO_BESIDE;
    }

    /** Whether its body has a colour of the set, but may have another one. */
    static boolean ofColour(Read r) {
        return r.colourRatio() > MOST_COLOUR_RATIO && r.colourDistance() <= MOST_COLOUR;
    }

    /** Whether it is the symbol alone that leaves a doubt. */
    static boolean ofSymbol(Read r) {
        return !r.bare() && about(r).filter(SYMBOL::contains).isPresent();
    }

    /** Whether it is its look alone by which a die seems to lean. */
    static boolean ofLeaning(Read r) {
        return r.against().isEmpty() && cocked(r);
    }

    /** Whether a look agrees as that of its own die does. */
    static boolean fits(SymbolMatch m) {
        return m.score() >= LEAST_MATCH;
    }

    /** Whether a look agrees so well that nothing but its size may be in doubt. */
    static boolean fitsPlainly(SymbolMatch m) {
        return m.score() > FITS;
    }

    /** What may be a thing that is no die at all. */
    static boolean unlikeAnyFace(Read r) {
        return r.match().score() < LEAST_MATCH && about(r).isPresent();
    }

    /** A die that leans is seen stretched, or nearer or farther than it can lie flat. */
    private static boolean cocked(Read r) {
        SymbolMatch m = r.match();
        if (m.stretched() < LEAST_MATCH) {
            return false;
        }
        return !ofItsSize(m) || (seemsToLean(m) && !r.flat());
    }

    /** Whether the look lies there so small that it may be a part of another one. */
    static boolean tooSmall(Read r) {
        return FaceReader.laidWell(r.match()) && r.match().scale() < LEAST_SCALE;
    }

    private static boolean justOfItsSize(SymbolMatch m) {
        return m.scale() <= FAINT_SCALE && m.scale() >= 1 / FAINT_SCALE;
    }

    private static boolean ofItsSize(SymbolMatch m) {
        return m.scale() >= LEAST_SCALE && m.scale() <= MOST_SCALE;
    }

    /** Outlines are told too roughly to say anything of so small a stretch; that the look fits better has to do. */
    private static boolean leansALittle(SymbolMatch m) {
        return m.stretch() > LITTLE_STRETCH
                && m.stretch() <= OUTLINE_STRETCH
                && mended(m) > LITTLE_MENDED
                && !fitsFlat(m);
    }

    /** How much more of the picture the look leaves unexplained where it may not be stretched. */
    private static double mended(SymbolMatch m) {
        return (1 - m.score()) / Math.max(GRAIN, 1 - m.stretched());
    }

    /**
     * The look of a die that leans fits clearly better when it may be stretched. On a flat die a stretch mends next to nothing:
     * where the symbol says little about one direction, it is as large as a leaning die's.
     */
    private static boolean stretched(SymbolMatch m) {
        return m.stretch() > OUTLINE_STRETCH && mended(m) > MENDED && !fitsFlat(m);
    }

    /** Whether it is stretched further than may be feigned, though that mends too little to say so by itself. */
    static boolean mayLean(SymbolMatch m) {
        return m.stretch() > OUTLINE_STRETCH && mended(m) > HARDLY_MENDED && !mayBeFeigned(m, HARDLY_FEIGNED_SHARE);
    }

    /** Whether its look is stretched at all and that mends something, though flat dice's looks are too. */
    static boolean mayLeanALittle(SymbolMatch m) {
        return m.stretch() > LITTLE_STRETCH && mended(m) > HARDLY_MENDED;
    }

    private static boolean seemsToLean(SymbolMatch m) {
        return leansALittle(m) || stretched(m);
    }

    /** In small, blurred or grainy pictures symbols that are long and thin are seen stretched on flat dice too. */
    private static boolean mayBeFeigned(SymbolMatch m) {
        return mayBeFeigned(m, FEIGNED_SHARE);
    }

    private static boolean mayBeFeigned(SymbolMatch m, double share) {
        double[] a = m.free().anisotropy();
        return Math.hypot(a[0], a[1]) < FEIGNED + share * m.feigned();
    }

    /** Fits so well that what a stretch mends is no more than grain feigns. */
    private static boolean fitsFlat(SymbolMatch m) {
        return m.score() > FITS && m.stretch() < MOST_FEIGNED && mayBeFeigned(m);
    }

    /** Whether the die's outline has to say if it leans. */
    static boolean asksOutline(SymbolMatch m) {
        return m.stretched() >= LEAST_MATCH && stretched(m) && mayBeFeigned(m);
    }

    /** Whether how far the die reaches has to say if it leans. */
    static boolean asksReach(SymbolMatch m) {
        return m.stretched() >= LEAST_MATCH && seemsToLean(m) && mended(m) < MOST_MENDED;
    }

    /** 0 to 1: how far the reading is from the nearest limit. */
    static double confidence(Read r) {
        SymbolMatch m = r.match();
        double match = (m.score() - 0.75) / 0.2;
        double verdict = m.verdict() / 0.8;
        double stretch = (1.15 - m.stretch()) / 0.1;
        double colour = (0.9 - r.colourRatio()) / 0.4;
        double least = Math.min(Math.min(match, verdict), Math.min(stretch, colour));
        return Math.max(0, Math.min(1, 0.5 + 0.5 * Math.tanh(1.5 * (least - 0.35))));
    }
}
