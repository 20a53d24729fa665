package sandtable.vision.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("OpenCV's library")
class NativeCvTest {
    @TempDir
    Path folder;

    /** Loads the library in a process of its own, and says how long that took. */
    public static final class Load {
        private Load() {}

        public static void main(String[] args) {
            long start = System.nanoTime();
            NativeCv.load();
            System.out.println("loaded " + (System.nanoTime() - start) / 1_000_000);
        }
    }

    private Process start(Path natives, Path temp) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dsandtable.native.dir=" + natives,
                        "-Djava.io.tmpdir=" + temp,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Load.class.getName())
                .redirectErrorStream(true)
                .start();
    }

    private static String said(Process process) throws Exception {
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    @ParameterizedTest(name = "for {0} on {1} is {2}")
    @CsvSource({
        "Linux, amd64, /nu/pattern/opencv/linux/x86_64/libopencv_java490.so",
        "Linux, aarch64, /nu/pattern/opencv/linux/ARMv8/libopencv_java490.so",
        "Linux, arm, /nu/pattern/opencv/linux/ARMv7/libopencv_java490.so",
        "Mac OS X, aarch64, /nu/pattern/opencv/osx/ARMv8/libopencv_java490.dylib",
        "Windows 11, amd64, /nu/pattern/opencv/windows/x86_64/opencv_java490.dll",
    })
    void resource(String os, String arch, String path) {
        assertThat(NativeCv.resource(os, arch)).isEqualTo(path);
        assertThat(nu.pattern.OpenCV.class.getResource(path)).isNotNull();
    }

    @Test
    @DisplayName("is loaded once, however often it is asked for")
    void twice() {
        NativeCv.load();
        NativeCv.load();
    }

    @Test
    @DisplayName("is unpacked once when two processes start together, and parts that killed ones left are taken away")
    void together() throws Exception {
        Path natives = folder.resolve("native");
        Path temp = Files.createDirectories(folder.resolve("temp"));
        assertThat(said(start(natives, temp))).contains("loaded");
        Path library = files(natives).get(0);
        Path left = Files.write(library.resolveSibling("killed.part"), new byte[9]);
        Files.setLastModifiedTime(left, FileTime.from(Instant.now().minusSeconds(600)));
        Files.delete(library);
        List<Process> both = new ArrayList<>(List.of(start(natives, temp), start(natives, temp)));
        for (Process one : both) {
            assertThat(said(one)).contains("loaded");
        }
        assertThat(files(natives)).containsExactly(library);
        assertThat(files(temp)).isEmpty();
    }

    @Test
    @DisplayName(
            "is unpacked into the temp folder where its own can't be written, and never more than once beside a killed one")
    void unwritable() throws Exception {
        Path natives = Files.writeString(folder.resolve("a-file"), "in the way").resolve("native");
        Path temp = Files.createDirectories(folder.resolve("temp"));
        assertThat(said(start(natives, temp))).contains("loaded");
        try (Stream<Path> left = Files.list(temp)) {
            for (Path one : left.toList()) {
                Files.setLastModifiedTime(one, FileTime.from(Instant.now().minusSeconds(600)));
            }
        }
        assertThat(said(start(natives, temp))).contains("loaded");
        assertThat(files(temp)).hasSize(1);
    }
}
