package sandtable.vision.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.read.DiceReader;
import sandtable.vision.scene.DiceKit;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.tray.Tray;

/**
 * How the owner of a drawn table shows his dice before they are read.
 *
 * @param tray whether he shows the empty tray first
 * @param alone whether he shows each die in a picture of its own and tells no place, in place of six pictures with one die of
 *     each colour and their places
 */
public record Showing(boolean tray, boolean alone) {
    /** The tray, and six group pictures. */
    public static final Showing USUAL = new Showing(true, false);

    /** A reader of a table's dice as they were shown, a look for each colour and face. */
    public DiceReader reader(TrayTable table) throws IOException, DiceSetException, UnreadablePictureException {
        Path folder = Files.createTempDirectory("sandtable-bench");
        try {
            List<String> csv = alone ? alone(table, folder) : groups(table, folder);
            Files.write(folder.resolve("labels.csv"), csv);
            return reader(folder, tray ? Optional.of(learned(table)) : Optional.empty());
        } finally {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path f : files.toList()) {
                    Files.delete(f);
                }
            }
            Files.delete(folder);
        }
    }

    /** A reader of ordinary dice for a table, which knows its tray if that was shown. */
    DiceReader at(TrayTable table, DiceReader pips) throws DiceSetException, UnreadablePictureException {
        return tray ? pips.in(learned(table)) : pips;
    }

    /** A reader of the dice in a folder as {@code dice enrol} takes it. */
    static DiceReader reader(Path folder, Optional<Tray> tray) throws IOException, DiceSetException {
        DiceReader reader = DiceReader.of(Enrolment.of(folder, tray).set());
        return tray.map(reader::in).orElse(reader);
    }

    private static Tray learned(TrayTable table) throws DiceSetException, UnreadablePictureException {
        return Tray.learn(table.empty(1).jpeg(), Optional.of(Arrays.asList(table.corners())));
    }

    private static List<String> groups(TrayTable table, Path folder) throws IOException {
        List<String> csv = new ArrayList<>(List.of("file,colour,face,x,y"));
        for (String face : DiceKit.FACES) {
            TrayPicture p = table.group(face, 1000 + DiceKit.FACES.indexOf(face));
            Files.write(folder.resolve(face + ".jpg"), p.jpeg());
            for (TrueDie d : p.dice()) {
                csv.add(String.join(
                        ",", face + ".jpg", d.colour(), face, "" + Math.round(d.x()), "" + Math.round(d.y())));
            }
        }
        return csv;
    }

    private static List<String> alone(TrayTable table, Path folder) throws IOException {
        List<String> csv = new ArrayList<>(List.of("file,colour,face"));
        for (String colour : table.kit.colours()) {
            for (String face : DiceKit.FACES) {
                String file = colour + "-" + face + ".jpg";
                Files.write(
                        folder.resolve(file),
                        table.one(colour, face, 1000 + csv.size()).jpeg());
                csv.add(String.join(",", file, colour, face));
            }
        }
        return csv;
    }
}
