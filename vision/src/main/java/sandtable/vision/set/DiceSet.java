package sandtable.vision.set;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import sandtable.vision.DiceSetException;
import sandtable.vision.square.BodyStrip;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.Tray;

/**
 * An owner's enrolled dice: at least one look at each face of each colour. Immutable and safe from any thread. Kept as one
 * file that can be shared; it holds small pictures of the faces and, of a set that was learned on a bare table from a camera that stood
 * still, one of that table.
 */
public final class DiceSet {
    /** The colours a die of the game may have. */
    public static final List<String> COLOURS = List.of("red", "white", "blue", "black");
    /** The six faces. */
    public static final List<String> FACES = List.of("soldier", "two-soldiers", "star", "courage", "tools", "skull");

    private final BodyStrip strip;
    private final List<Shot> shots;
    private final double faceShare;
    private final Optional<EnrolledTray> tray;
    private final Lean lean;

    /**
     * @param faceShare edge of a face as a share of the plan's diagonal when it was enrolled: where to look first
     * @param tray the one it was enrolled in, where that had been learned
     * @param lean how the camera leaned then, where no tray was learned
     */
    public DiceSet(List<Shot> shots, double faceShare, Optional<EnrolledTray> tray, Lean lean) {
        this.strip = TellingStrip.of(shots);
        this.shots = strip.equals(BodyStrip.USUAL)
                ? List.copyOf(shots)
                : shots.stream().map(s -> s.bodyIn(strip)).toList();
        this.faceShare = faceShare;
        this.tray = tray;
        this.lean = lean;
    }

    /**
     * Reads a set file.
     *
     * @throws DiceSetException if it is no such file, damaged, or of another version
     */
    public static DiceSet load(Path file) throws DiceSetException {
        return DiceSetFile.load(file);
    }

    /** Writes the set file whole or not at all. */
    public void save(Path file) throws IOException {
        DiceSetFile.save(this, file);
    }

    /** The colours that are enrolled. */
    public List<String> colours() {
        return COLOURS.stream()
                .filter(c -> shots.stream().anyMatch(s -> s.colour().equals(c)))
                .toList();
    }

    /** How many looks there are at each face, by colour and face. */
    public Map<String, Map<String, Integer>> looks() {
        Map<String, Map<String, Integer>> all = new TreeMap<>();
        for (Shot s : shots) {
            all.computeIfAbsent(s.colour(), c -> new TreeMap<>()).merge(s.face(), 1, Integer::sum);
        }
        return all;
    }

    /** All looks, in the order in which they were learned. */
    public List<Shot> shots() {
        return shots;
    }

    /** Edge of a face as a share of the plan's diagonal when it was enrolled. */
    public double faceShare() {
        return faceShare;
    }

    /** The tray it was enrolled in, where that had been learned. */
    public Optional<EnrolledTray> tray() {
        return tray;
    }

    /** The table it was enrolled on, where no tray was learned and the camera stood still. */
    public Optional<Tray> table() {
        return tray.flatMap(EnrolledTray::table);
    }

    /** How the camera leaned when it was enrolled, where no tray was learned. */
    public Lean lean() {
        return lean;
    }

    /** How far the dice of each colour reach about their faces when they lie flat. */
    public Map<String, LevelDice> level() {
        return LevelDice.byColour(shots);
    }

    /** Where on the faces the bodies are seen. */
    public BodyStrip strip() {
        return strip;
    }

    /** The set with one look more. */
    public DiceSet with(Shot more) {
        // Where bodies are seen is told by how they are seen usually.
        List<Shot> all = Stream.concat(shots.stream(), Stream.of(more))
                .map(s -> s.bodyIn(BodyStrip.USUAL))
                .toList();
        return new DiceSet(all, faceShare, tray, lean);
    }
}
