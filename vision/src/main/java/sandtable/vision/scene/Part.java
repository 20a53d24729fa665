package sandtable.vision.scene;

import java.util.List;

/** The two parts that never mix: thresholds are set on one, figures are told of the other. */
public enum Part {
    TUNE(List.of(Symbols.SOLID, Symbols.LINE), 1_000_003L),
    REPORT(List.of(Symbols.BADGE, Symbols.SLIM, Symbols.FRAME), 77_000_017L);

    final List<Symbols> hands;
    final long salt;

    Part(List<Symbols> hands, long salt) {
        this.hands = hands;
        this.salt = salt;
    }
}
