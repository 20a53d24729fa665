package sandtable.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Programs of a user without rights: root would be let in everywhere, so where the tests run as root another user asks. */
@DisplayName("A user without rights")
@EnabledOnOs(OS.LINUX)
@EnabledIf(value = "sandtable.serial.Socat#isThere", disabledReason = "needs socat: apt-get install socat")
@Timeout(60)
class AnotherUserTest {
    private static final String NOBODY = "65534";

    @TempDir
    private Path folder;

    @BeforeEach
    void letOthersIn() throws IOException {
        mode(folder, "rwxr-xr-x");
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path from = Path.of(entry);
            if (Files.isDirectory(from)) {
                copy(from, folder.resolve("program"));
            } else if (entry.contains("jSerialComm") || entry.contains("slf4j-api")) {
                Files.copy(from, folder.resolve(from.getFileName().toString()));
            }
        }
    }

    @Test
    void is_told_which_group_may_open_the_port() throws Exception {
        Path home = Files.createDirectory(folder.resolve("home"));
        mode(home, "rwxrwxrwx");
        try (Pty pty = Pty.open(folder.resolve("tray"))) {
            Path device = pty.link().toRealPath();
            String group = Files.readAttributes(device, PosixFileAttributes.class)
                    .group()
                    .getName();
            mode(device, "---------");

            String said = ask(pty.link(), home);
            assertThat(said).startsWith("NO_PERMISSION").contains("group " + group, "sudo usermod -aG " + group);
        }
    }

    @Test
    void has_a_native_library_that_no_other_user_can_take_away_or_replace() throws Exception {
        Path home = Files.createDirectory(folder.resolve("home"));
        mode(home, "rwxrwxrwx");
        Path unpacked = home.resolve(".sandtable/native");

        try (Pty pty = Pty.open(folder.resolve("tray"))) {
            assertThat(ask(pty.link(), home)).contains("library " + unpacked);
        }
        assertThat(Files.readAttributes(unpacked, PosixFileAttributes.class).permissions())
                .isEqualTo(PosixFilePermissions.fromString("rwx------"));
        assertThat(folder.resolve("temp")).isEmptyDirectory();
    }

    @Test
    void gets_a_folder_of_its_own_where_its_home_is_read_only() throws Exception {
        Path home = Files.createDirectory(folder.resolve("home"));
        mode(home, "r-xr-xr-x");

        try (Pty pty = Pty.open(folder.resolve("tray"))) {
            assertThat(ask(pty.link(), home)).contains("library " + folder.resolve("temp") + "/sandtable-native-");
        }
    }

    /** What {@link AskPort} prints when nobody in particular runs it. */
    private String ask(Path port, Path home) throws IOException, InterruptedException {
        Path temp = Files.createDirectory(folder.resolve("temp"));
        mode(temp, "rwxrwxrwx");
        List<String> command = new ArrayList<>();
        if (System.getProperty("user.name").equals("root")) {
            command.addAll(List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups"));
        }
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Duser.home=" + home,
                "-Djava.io.tmpdir=" + temp,
                "-cp",
                folder + "/program:" + folder + "/*",
                AskPort.class.getName(),
                port.toString()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        return said;
    }

    private static void mode(Path path, String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path path : all.toList()) {
                Path target = to.resolve(from.relativize(path).toString());
                if (Files.isDirectory(path)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(path, target);
                }
            }
        }
    }
}
