package sandtable.vision;

import java.util.OptionalDouble;

/**
 * The tray in which a set was enrolled.
 *
 * @param name see {@link Tray#name}
 * @param focal the camera's focal length as the dice told it there, as a share of the picture's longer side; none in the
 *     files of earlier versions
 */
record EnrolledTray(String name, OptionalDouble focal) {

    boolean is(Tray tray) {
        return name.equals(tray.name());
    }

    /** That tray seen as the dice were enrolled in it; any other as it is. */
    Tray mended(Tray tray) {
        return is(tray) && focal.isPresent() ? tray.withFocal(focal.getAsDouble()) : tray;
    }
}
