package sandtable.game.dday.tally;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import sandtable.table.Because;
import sandtable.table.Text;

/** Says why a tally is what it is. */
public final class TallyWords {
    private TallyWords() {}

    /**
     * @param bonuses what the RWB of a face is called
     */
    public static List<Because> because(Tally tally, Function<Face, Bonuses.Bonus> bonuses) {
        List<Because> because = new ArrayList<>();
        because.add(sums(tally.plain()));
        boolean harmless = false;
        for (Rwb rwb : tally.allocation().rwbs()) {
            harmless |= rwb.face() == Face.SKULL;
            because.add(Because.of(
                    "dday.rwb",
                    Text.of(
                            "tally.because-rwb",
                            "name",
                            name(bonuses.apply(rwb.face())),
                            "face",
                            rwb.face().words(),
                            "third",
                            colour(tally, rwb.dice().get(2)).words())));
        }
        if (tally.allocation().hasStraight()) {
            harmless = true;
            because.add(Because.of("dday.straight", Text.of("tally.because-straight")));
        }
        if (tally.activeSkulls() > 0) {
            because.add(Because.of(
                    "dday.skull",
                    Text.of("tally.because-skulls", "skulls", tally.activeSkulls(), "cancel", tally.cancelNow())));
        }
        if (harmless) {
            because.add(Because.of("dday.skull", Text.of("tally.because-harmless")));
        }
        if (!tally.allocation().rwbs().isEmpty()) {
            because.add(Because.of("dday.one-die-one-use", Text.of("tally.because-once")));
        }
        int ignored = (int) tally.dice().stream().filter(Die::ignored).count();
        if (ignored > 0) {
            because.add(Because.of("dday.skull", Text.of("tally.because-ignored", "n", ignored)));
        }
        return List.copyOf(because);
    }

    private static Because sums(Resources plain) {
        return Because.of(
                "dday.resources",
                Text.of(
                        "tally.because-sums",
                        "soldiers",
                        plain.soldiers(),
                        "stars",
                        plain.stars(),
                        "courage",
                        plain.courage(),
                        "tools",
                        plain.tools()));
    }

    /** An RWB as people call it. */
    public static Text name(Bonuses.Bonus bonus) {
        return bonus.name()
                .map(Text::literal)
                .orElseGet(() -> Text.of("rwb.unnamed", "face", bonus.face().words()));
    }

    private static Colour colour(Tally tally, String id) {
        return tally.dice().stream()
                .filter(die -> die.id().equals(id))
                .findFirst()
                .map(Die::colour)
                .orElse(Colour.BLUE);
    }
}
