package sandtable.vision.set;

import java.util.Optional;
import sandtable.vision.tray.Lens;
import sandtable.vision.tray.Tray;

/**
 * The tray in which a set was enrolled.
 *
 * @param name see {@link Tray#name}
 * @param lens the camera's as the dice told it there; none in the files of earlier versions
 * @param table itself where no tray was learned and the camera stood still, so that the pictures of the dice show it beneath them
 */
public record EnrolledTray(String name, Optional<Lens> lens, Optional<Tray> table) {
    /** A learned tray. */
    public EnrolledTray(String name, Optional<Lens> lens) {
        this(name, lens, Optional.empty());
    }

    /** A table of which no tray was learned. */
    public static EnrolledTray of(Tray table) {
        return new EnrolledTray(table.name(), Optional.of(table.lens()), Optional.of(table));
    }

    /** Whether a tray is that one, by its name. */
    public boolean is(Tray tray) {
        return name.equals(tray.name());
    }

    /** That tray seen as the dice were enrolled in it; any other as it is. */
    public Tray mended(Tray tray) {
        return is(tray) ? lens.map(tray::through).orElse(tray) : tray;
    }
}
