package sandtable.vision.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Size;
import sandtable.vision.SeenDie;
import sandtable.vision.enrol.Trays;
import sandtable.vision.picture.Picture;
import sandtable.vision.scene.Level;
import sandtable.vision.scene.Part;
import sandtable.vision.scene.TrayPicture;
import sandtable.vision.scene.TrayTable;
import sandtable.vision.scene.TrueDie;

@DisplayName("Pictures of an owner's dice in folders")
class TrayBenchTest {
    @Test
    @DisplayName("are read with the set that is enrolled from them and counted against what is said to lie there")
    void counted(@TempDir Path folder) throws Exception {
        TrayTable drawn = new TrayTable(Level.EASY, Part.TUNE, 5);
        Path table = Files.createDirectories(folder.resolve("kitchen-1"));
        Trays.enrolmentFolder(drawn, Files.createDirectories(table.resolve("enrol")));
        Files.write(table.resolve("empty.jpg"), drawn.empty(1).jpeg());
        Files.writeString(
                table.resolve("corners.txt"),
                Arrays.stream(drawn.corners()).map(c -> c[0] + "," + c[1]).collect(Collectors.joining(" ")));
        List<String> truth = new ArrayList<>(List.of("file,x,y,size,colour,face,kind,visible"));
        TrayPicture thrown = drawn.roll(4, 1);
        Files.write(table.resolve("throw.jpg"), thrown.jpeg());
        for (TrueDie d : thrown.dice()) {
            truth.add(line("throw.jpg", d, d.face()));
        }
        // One is said wrongly, so that the counting shows.
        TrueDie first = thrown.dice().get(0);
        truth.set(1, line("throw.jpg", first, first.face().equals("star") ? "skull" : "star"));
        Files.write(table.resolve("nothing.jpg"), drawn.empty(2).jpeg());
        truth.add("nothing.jpg,,,,,,,");
        Files.write(table.resolve("truth.csv"), truth);
        Files.createDirectories(folder.resolve("something else"));
        List<String> lines = new ArrayList<>();
        TrayBench.run(folder, true, Faults.none(), lines::add);
        assertThat(lines)
                .singleElement()
                .satisfies(l -> assertThat(l)
                        .startsWith("kitchen ")
                        .contains(
                                "dice     4",
                                "75.00 %",
                                "wrong-sure 1",
                                "pictures without dice 1, asked about there 0"));
        Files.writeString(table.resolve("corners.txt"), "10,10 20,10 20,20 10,20");
        lines.clear();
        TrayBench.run(folder, true, Faults.none(), lines::add);
        assertThat(lines.get(0)).startsWith("kitchen-1: ").contains("nearer");
        lines.clear();
        TrayBench.run(folder, false, Faults.none(), lines::add);
        assertThat(lines.get(0))
                .as("without the tray no corner is looked at")
                .startsWith("kitchen ")
                .contains("dice     4");
    }

    @Test
    @DisplayName("are kept in pieces where they were read otherwise than they lie, with a line for each")
    void faults(@TempDir Path folder) throws Exception {
        Path kept = folder.resolve("faults");
        VisionTally tally = new VisionTally("drawn");
        TrayPicture thrown = new TrayTable(Level.EASY, Part.TUNE, 5).roll(4, 1);
        List<VisionTally.Expected> truth = DrawnBench.expected(thrown.dice());
        VisionTally.Expected right = truth.get(0);
        VisionTally.Expected wrong = truth.get(1);
        List<SeenDie> seen = List.of(
                SeenDie.sure(right.x(), right.y(), 60, right.colour(), right.face(), 1),
                SeenDie.sure(wrong.x(), wrong.y(), 60, "green", wrong.face(), 1),
                SeenDie.ask(truth.get(2).x(), truth.get(2).y(), 60, "red", "star", 0.5, "cocked"));
        List<Faults.Fault> found = tally.picture(truth, seen, 1);
        Faults.in(kept).add("table-1", thrown.jpeg(), found);
        Faults.in(kept).add("table-2", thrown.jpeg(), List.of(new Faults.Fault("at the edge", 1279, 0, 60)));
        assertThat(Files.readAllLines(kept.resolve("faults.csv")))
                .satisfiesExactly(
                        head -> assertThat(head).isEqualTo("picture,x,y,size,what,piece"),
                        read -> assertThat(read)
                                .startsWith("table-1,")
                                .contains(wrong.colour() + " " + wrong.face() + " read as green " + wrong.face()),
                        asked -> assertThat(asked).endsWith("asked about: cocked,table-1-2.png"),
                        missed -> assertThat(missed).endsWith(" missed,table-1-3.png"),
                        edge -> assertThat(edge).isEqualTo("table-2,1279,0,60,at the edge,table-2-1.png"));
        assertThat(Picture.decode(Files.readAllBytes(kept.resolve("table-2-1.png")))
                        .size())
                .isEqualTo(new Size(320, 320));
    }

    @Test
    @DisplayName("that are missing, hold no table or lack something say so")
    void lacking(@TempDir Path folder) throws Exception {
        Path none = folder.resolve("none");
        assertThatThrownBy(() -> TrayBench.run(none, true, Faults.none(), line -> {}))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("There is no folder " + none);
        assertThatThrownBy(() -> TrayBench.run(folder, true, Faults.none(), line -> {}))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith(folder + " holds no table");
        Path table = Files.createDirectories(folder.resolve("kitchen-1"));
        Files.writeString(table.resolve("truth.csv"), "file,x,y,size,colour,face,kind,visible\n");
        List<String> lines = new ArrayList<>();
        TrayBench.run(folder, true, Faults.none(), lines::add);
        Files.writeString(table.resolve("corners.txt"), "upper left, upper right");
        TrayBench.run(folder, true, Faults.none(), lines::add);
        assertThat(lines)
                .filteredOn(line -> line.startsWith("kitchen-1: "))
                .satisfiesExactly(
                        missing -> assertThat(missing).isEqualTo("kitchen-1: there is no corners.txt in it."),
                        words -> assertThat(words).contains("corners.txt: write", "x,y x,y x,y x,y"));
    }

    private static String line(String file, TrueDie d, String face) {
        return String.format(
                Locale.ROOT,
                "%s,%.1f,%.1f,%.1f,%s,%s,%s,%.2f",
                file,
                d.x(),
                d.y(),
                d.size(),
                d.colour(),
                face,
                d.kind(),
                d.visible());
    }
}
