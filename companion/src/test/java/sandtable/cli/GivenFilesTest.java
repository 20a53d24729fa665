package sandtable.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A file or folder that a command can't use")
class GivenFilesTest {
    @TempDir
    Path folder;

    private Path none;
    private Path adir;
    private Path deep;
    private Path grey;

    @BeforeEach
    void lay() throws IOException {
        none = folder.resolve("none");
        adir = Files.createDirectory(folder.resolve("adir"));
        deep = none.resolve("file");
        grey = Files.write(folder.resolve("grey.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', (byte) 0xFF});
    }

    private String refusal(Object... words) {
        StringWriter err = new StringWriter();
        String[] command = Stream.of(words).map(Object::toString).toArray(String[]::new);
        assertThat(Main.commandLine()
                        .setOut(new PrintWriter(new StringWriter()))
                        .setErr(new PrintWriter(err, true))
                        .execute(command))
                .isOne();
        return err.toString().strip();
    }

    @Test
    @DisplayName("because it isn't there is named, with what to do")
    void missing() {
        String words = "There is no " + none + ". Name a file or folder that is there.";
        assertThat(refusal("dice", "tray", none, "--out", folder.resolve("t"))).isEqualTo(words);
        assertThat(refusal("tray", "simulate", folder.resolve("p"), "--script", none))
                .isEqualTo(words);
        assertThat(refusal("bench", "vision", "--trays", none)).startsWith("There is no folder " + none);
        assertThat(refusal("bench", "vision", "--photos", none)).startsWith("There is no folder " + none);
        assertThat(refusal("bench", "vision", "--photos", adir)).startsWith(adir + " holds no photographs");
        assertThat(refusal("dice", "read", "--set", none, grey))
                .isEqualTo(none + ": the dice set cannot be read: there is no such file. Name another.");
    }

    @Test
    @DisplayName("because the folder for it isn't there is named, with what to do")
    void noFolder() {
        String words = "There is no folder " + none + ". Make it, or name another place than " + deep + ".";
        assertThat(refusal("dice", "mat", "--out", deep)).isEqualTo(words);
        assertThat(refusal("tray", "watch", "x", "--keep", deep)).isEqualTo(words);
    }

    @Test
    @DisplayName("because it is a folder is named, and the folder stays")
    void aFolder() {
        String words = adir + " is a folder. Name a file.";
        assertThat(refusal("dice", "tray", adir, "--out", folder.resolve("t"))).isEqualTo(words);
        assertThat(refusal("dice", "mat", "--out", adir)).isEqualTo(words);
        assertThat(refusal("tray", "watch", "x", "--keep", adir)).isEqualTo(words);
        assertThat(refusal("tray", "simulate", folder.resolve("p"), "--script", adir))
                .isEqualTo(words);
        assertThat(adir).isEmptyDirectory();
    }

    @Test
    @DisplayName("because it is no folder or no text is named")
    void anotherKind() {
        assertThat(Complaint.about(new NotDirectoryException(grey.toString())))
                .isEqualTo(grey + " is no folder. Name a folder.");
        assertThat(refusal("verify", grey)).isEqualTo(grey + " is no text in UTF-8. Name another.");
    }

    @Test
    @DisplayName("because it has no end is not read to the end")
    void endless() {
        Path endless = Path.of("/dev/zero");
        assumeThat(endless).isReadable();
        assertThat(refusal("dice", "tray", endless, "--out", folder.resolve("t")))
                .isEqualTo(endless + " is larger than 100 MB; it is not read. Name another.");
    }

    @Test
    @DisplayName("because no journal is in it is not called whole, and nothing is made there")
    void noJournal() throws Exception {
        Path empty = Files.createFile(folder.resolve("empty"));
        StringWriter out = new StringWriter();
        assertThat(Main.commandLine().setOut(new PrintWriter(out, true)).execute("verify", empty.toString()))
                .isOne();
        assertThat(out.toString()).startsWith("broken at entry 1");
        String words = "There is no Sandtable data in " + adir + ". Name its folder with --home.";
        assertThat(refusal("verify", "t1", "--home", adir)).isEqualTo(words);
        assertThat(refusal("bench", "journal", "--home", adir)).isEqualTo(words);
        assertThat(adir).isEmptyDirectory();
    }
}
