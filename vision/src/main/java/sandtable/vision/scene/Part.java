package sandtable.vision.scene;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Parts of the drawn trays, so that figures can be told of pictures that nobody shaped the reader by. No two share a
 * hand of symbols or a seed; dice of another make that lie in a tray of the first two may be of any of these two's hands.
 */
public enum Part {
    /** Limits are set on this part. */
    TUNE(List.of(Symbols.SOLID, Symbols.LINE), 1_000_003L),
    /** The reporting part until its faults were looked at one by one; limits may have been set on it since. */
    SHOWN(List.of(Symbols.BADGE, Symbols.SLIM, Symbols.FRAME), 77_000_017L),
    /**
     * Figures are told of this part, and nothing is set on it: its hands, shades of dice, cloths and lamps are its own
     * and were drawn without reading them.
     */
    REPORT(List.of(Symbols.STENCIL, Symbols.ENGRAVED, Symbols.SHIELD, Symbols.BLOCKS, Symbols.SMALL), 193_000_081L);

    final List<Symbols> hands;
    final long salt;

    Part(List<Symbols> hands, long salt) {
        this.hands = hands;
        this.salt = salt;
    }

    /** An owner's set in one of the hands. */
    DiceKit kit(Symbols hand, long seed) {
        return this == REPORT ? DiceKit.otherRwb(hand, seed) : DiceKit.rwb(hand, seed);
    }

    /** Hands of dice that lie in the tray of an owner whose dice are of another hand, or of the same with other symbols. */
    List<Symbols> foreign(Symbols owner) {
        return this == REPORT
                ? Stream.concat(Stream.of(Symbols.PIPS), hands.stream().filter(h -> h != owner))
                        .toList()
                : List.of(Symbols.PIPS, Symbols.SOLID, Symbols.LINE, Symbols.SLIM, Symbols.BADGE);
    }

    /** What a tray is lined with. */
    Cloth lining(Level level, Random r) {
        return this == REPORT ? Lining.other(level, r) : Lining.usual(level, r);
    }

    /** The table that the tray stands on. */
    Cloth table(Random r) {
        return this == REPORT ? Lining.otherTable(r) : Lining.usualTable(r);
    }

    /** The light over a tray at which the camera looks from so far away, mm. */
    Lamp lamp(Level level, double distance, Random r) {
        return this == REPORT ? Lamp.other(level, distance, r) : Lamp.usual(level, distance, r);
    }
}
