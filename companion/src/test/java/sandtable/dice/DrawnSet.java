package sandtable.dice;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.set.DiceSet;
import sandtable.vision.tray.Tray;

/** Dice of a drawn tray as their owner enrols them: one group picture a face. */
public final class DrawnSet {
    private DrawnSet() {}

    /** @param folder empty; the pictures lie there afterwards */
    public static DiceSet of(TrayTable table, List<String> faces, Path folder) throws Exception {
        List<String> labels = new ArrayList<>(List.of("file,colour,face,x,y"));
        for (String face : faces) {
            TrayPicture picture = table.group(face, 1000 + DiceSet.FACES.indexOf(face));
            Files.write(folder.resolve(face + ".jpg"), picture.jpeg());
            for (TrueDie die : picture.dice()) {
                labels.add(String.format(
                        Locale.ROOT, "%s.jpg,%s,%s,%.1f,%.1f", face, die.colour(), face, die.x(), die.y()));
            }
        }
        Files.write(folder.resolve("labels.csv"), labels);
        return Enrolment.of(folder, Optional.of(tray(table))).set();
    }

    public static Tray tray(TrayTable table) throws Exception {
        return Tray.learn(table.empty(1).jpeg(), Optional.of(Arrays.asList(table.corners())));
    }
}
