package sandtable.vision;

import java.util.Optional;

/**
 * The tray in which a set was enrolled.
 *
 * @param name see {@link Tray#name}
 * @param lens the camera's as the dice told it there; none in the files of earlier versions
 */
record EnrolledTray(String name, Optional<Lens> lens) {

    boolean is(Tray tray) {
        return name.equals(tray.name());
    }

    /** That tray seen as the dice were enrolled in it; any other as it is. */
    Tray mended(Tray tray) {
        return is(tray) ? lens.map(tray::through).orElse(tray) : tray;
    }
}
