package sandtable.vision.bench;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import sandtable.vision.DiceSetException;
import sandtable.vision.SeenDice;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;

/** Measures the reader on drawn trays: owners' dice with symbols, and ordinary ones with pips. */
public final class DrawnBench {
    static final int DICE = 6;
    private static final int ROLLS = 6;
    private static final int TOKENS = 6;
    private static final int FOREIGN = 5;

    private final Part part;
    private final List<Level> levels;
    private final int tables;
    private final long firstTable;
    private final Showing showing;
    private final Faults faults;

    /**
     * @param part whose tables; figures are told of {@link Part#REPORT}
     * @param dice how many dice at each level, rounded up to whole tables of 36
     * @param firstTable number of the first table; other numbers are other tables
     * @param showing how dice with symbols are enrolled
     * @param faults takes what was read otherwise than it lies
     */
    public DrawnBench(Part part, List<Level> levels, int dice, long firstTable, Showing showing, Faults faults) {
        this.part = part;
        this.levels = List.copyOf(levels);
        this.tables = (dice + DICE * ROLLS - 1) / (DICE * ROLLS);
        this.firstTable = firstTable;
        this.showing = showing;
        this.faults = faults;
    }

    /** What is counted at one level, and of which things alone. */
    private record Tallies(VisionTally all, VisionTally foreign, VisionTally tokens) {}

    /**
     * Reads each table's throws with a set enrolled from pictures of its dice, one look a colour and face.
     *
     * @param out takes each line of figures as soon as it is known
     */
    public void symbols(Consumer<String> out) throws IOException {
        for (Level level : levels) {
            Tallies counted = new Tallies(
                    new VisionTally("drawn " + level),
                    new VisionTally("  of other makes"),
                    new VisionTally("  square tokens"));
            int refused = 0;
            for (int i = 0; i < tables; i++) {
                refused += table(level, firstTable + i, counted) ? 0 : 1;
            }
            out.accept(
                    counted.all().line() + (refused == 0 ? "" : "  enrolments refused " + refused + " of " + tables));
            out.accept(counted.foreign().lineNeverSure());
            out.accept(counted.tokens().lineWithoutDice(TOKENS * (tables - refused)));
        }
    }

    private boolean table(Level level, long number, Tallies counted) throws IOException {
        TrayTable table = new TrayTable(level, part, number);
        String name = part + "-" + level + "-" + number + "-";
        try {
            DiceReader reader = showing.reader(table);
            for (int i = 0; i < ROLLS; i++) {
                count(reader, name + "throw" + i, table.roll(DICE, i), List.of(counted.all()));
            }
            for (int i = 1; i <= FOREIGN; i++) {
                List<VisionTally> also =
                        i == 1 ? List.of(counted.all(), counted.foreign()) : List.of(counted.foreign());
                count(reader, name + "foreign" + i, table.foreign(DICE, i), also);
            }
            count(reader, name + "covered", table.covered(4, 1), List.of(counted.all()));
            count(reader, name + "clutter", table.clutter(1), List.of(counted.all()));
            count(reader, name + "tokens", table.tokens(TOKENS, 1), List.of(counted.tokens()));
            return true;
        } catch (DiceSetException | UnreadablePictureException e) {
            return false;
        }
    }

    /** The same for ordinary dice with pips; dice with symbols and clutter are among them, and must not be sure. */
    public void pips(Consumer<String> out) throws IOException {
        DiceReader pips = DiceReader.pips();
        for (Level level : levels) {
            VisionTally tally = new VisionTally("drawn pips " + level);
            for (int i = 0; i < tables; i++) {
                TrayTable table = new TrayTable(level, part, firstTable + i, 1280, 720, true);
                TrayTable symbols = new TrayTable(level, part, firstTable + i);
                String name = part + "-" + level + "-pips-" + (firstTable + i) + "-";
                try {
                    DiceReader reader = showing.at(table, pips);
                    for (int k = 0; k < ROLLS; k++) {
                        count(reader, name + "throw" + k, table.roll(DICE, k), List.of(tally));
                    }
                    count(reader, name + "covered", table.covered(4, 1), List.of(tally));
                    count(reader, name + "clutter", table.clutter(1), List.of(tally));
                    count(reader, name + "symbols", symbols.roll(DICE, 1), List.of(tally));
                } catch (DiceSetException | UnreadablePictureException e) {
                    throw new IOException(e);
                }
            }
            out.accept(tally.line());
        }
    }

    private void count(DiceReader reader, String name, TrayPicture picture, List<VisionTally> tallies)
            throws IOException, UnreadablePictureException {
        SeenDice seen = reader.read(picture.jpeg());
        List<VisionTally.Expected> truth = expected(
                reader.readsPips()
                        ? picture.dice().stream().map(DrawnBench::asPips).toList()
                        : picture.dice());
        List<Faults.Fault> found = List.of();
        for (VisionTally tally : tallies) {
            found = tally.picture(truth, seen.dice(), seen.millis());
        }
        faults.add(name, picture.jpeg(), found);
    }

    /** What a reading has to be for dice of which all is known. */
    static List<VisionTally.Expected> expected(List<TrueDie> truth) {
        return truth.stream()
                .map(d -> {
                    VisionTally.Expected.Kind kind = d.readable()
                            ? VisionTally.Expected.Kind.READ
                            : d.mustNotBeSure()
                                    ? VisionTally.Expected.Kind.NEVER_SURE
                                    : VisionTally.Expected.Kind.EITHER;
                    return new VisionTally.Expected(d.x(), d.y(), 0.45 * d.size(), d.colour(), d.face(), kind);
                })
                .toList();
    }

    /** Pips have no colours to tell, and a die with symbols is foreign among them. */
    private static TrueDie asPips(TrueDie d) {
        String kind = d.face().length() > 1 ? "foreign" : d.kind();
        return new TrueDie(d.x(), d.y(), d.size(), "", d.face(), kind, d.visible());
    }
}
