package sandtable.vision.enrol;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.DiceKit;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.tray.Tray;

/** Drawn trays as an owner would photograph them. */
public final class Trays {
    private Trays() {}

    /** Six group pictures, one for each face, with their list. */
    public static Path enrolmentFolder(TrayTable table, Path folder) throws IOException {
        List<String> csv = new ArrayList<>(List.of("file,colour,face,x,y"));
        for (String face : DiceKit.FACES) {
            TrayPicture p = table.group(face, 1000 + DiceKit.FACES.indexOf(face));
            Files.write(folder.resolve(face + ".jpg"), p.jpeg());
            for (TrueDie d : p.dice()) {
                csv.add(face + ".jpg," + d.colour() + "," + face + "," + Math.round(d.x()) + "," + Math.round(d.y()));
            }
        }
        Files.write(folder.resolve("labels.csv"), csv);
        return folder;
    }

    public static Tray tray(TrayTable table) throws Exception {
        return Tray.learn(table.empty(1).jpeg(), Optional.of(Arrays.asList(table.corners())));
    }

    /** A reader of its dice in its tray, enrolled in a folder. */
    public static DiceReader reader(TrayTable table, Path folder) throws Exception {
        Tray tray = tray(table);
        Enrolment done = Enrolment.of(enrolmentFolder(table, folder), Optional.of(tray));
        return DiceReader.of(done.set()).in(tray);
    }

    /** The die that was seen where one lies. */
    public static Optional<SeenDie> at(SeenDice seen, TrueDie die) {
        return seen.dice().stream()
                .filter(s -> Math.hypot(s.x() - die.x(), s.y() - die.y()) < 0.4 * die.size())
                .findFirst();
    }
}
