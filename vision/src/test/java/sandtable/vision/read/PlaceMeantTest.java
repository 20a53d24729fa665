package sandtable.vision.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sandtable.vision.SeenDice;
import sandtable.vision.SeenDie;
import sandtable.vision.enrol.Enrolment;
import sandtable.vision.enrol.Trays;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;
import sandtable.vision.set.DiceSet;
import sandtable.vision.tray.Tray;

@DisplayName("The place at which a die is said to lie")
class PlaceMeantTest {
    /** Between the middle of a top and that of the whole die, in edges, where the camera leans by 30 degrees. */
    private static final double BELOW = 0.28;

    private static final int ROLLS = 3;

    @Test
    @DisplayName(
            "may be the middle of the whole die too, below its top where the camera leans, without anybody saying so")
    void wholeDie(@TempDir Path folder) throws Exception {
        TrayTable table = new TrayTable(Level.HARD, Part.TUNE, 2);
        Tray tray = Trays.tray(table);
        Trays.enrolmentFolder(table, folder);
        DiceSet tops = Enrolment.of(folder, Optional.of(tray)).set();
        Path list = folder.resolve("labels.csv");
        Map<String, TrayPicture> groups = new HashMap<>();
        DiceSet.FACES.forEach(f -> groups.put(f, table.group(f, 1000 + DiceSet.FACES.indexOf(f))));
        List<String> below = new ArrayList<>();
        for (String row : Files.readAllLines(list)) {
            String[] c = row.split(",");
            below.add(
                    c[0].equals("file")
                            ? row
                            : String.join(
                                    ",", c[0], c[1], c[2], c[3], "" + (Integer.parseInt(c[4]) + down(groups, c))));
        }
        assertThat(below).isNotEqualTo(Files.readAllLines(list));
        Files.write(list, below);
        DiceSet dice = Enrolment.of(folder, Optional.of(tray)).set();
        assertThat(dice.faceShare() / tops.faceShare()).isCloseTo(1, within(0.05));
        DiceReader byTops = DiceReader.of(tops).in(tray);
        DiceReader byDice = DiceReader.of(dice).in(tray);
        long most = 0;
        long sure = 0;
        for (int i = 0; i < ROLLS; i++) {
            TrayPicture roll = table.roll(6, i);
            most += sure(byTops.read(roll.jpeg()), roll.dice());
            sure += sure(byDice.read(roll.jpeg()), roll.dice());
        }
        // The same dice are not learned from quite the same squares.
        assertThat(sure).isBetween(most - 1, most + 1).isGreaterThan(4 * ROLLS);
    }

    private static int down(Map<String, TrayPicture> groups, String[] row) {
        TrueDie die = groups.get(row[2]).dice().stream()
                .filter(d -> d.colour().equals(row[1]))
                .findFirst()
                .orElseThrow();
        return (int) Math.round(BELOW * die.size());
    }

    private static long sure(SeenDice seen, List<TrueDie> thrown) {
        return thrown.stream()
                .filter(TrueDie::readable)
                .filter(d -> Trays.at(seen, d)
                        .filter(s ->
                                s.status() == SeenDie.Status.SURE && s.face().equals(d.face()))
                        .isPresent())
                .count();
    }
}
