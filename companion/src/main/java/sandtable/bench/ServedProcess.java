package sandtable.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** {@code sandtable serve} as a process of its own, so that it can be killed. */
final class ServedProcess {
    private static final long ENDS_WITHIN_S = 20;

    private final Process process;
    private final String url;

    private ServedProcess(Process process, String url) {
        this.process = process;
        this.url = url;
    }

    /** Starts it on a free port of this machine; returns once it serves. */
    static ServedProcess start(Path home, Path tray) throws IOException {
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-Xms64m",
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "sandtable.cli.Main",
                        "serve",
                        "--bind",
                        "127.0.0.1",
                        "--port",
                        "0",
                        "--home",
                        home.toString(),
                        "--tray",
                        tray.toString()))
                .redirectError(home.resolveSibling("serve.err").toFile())
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        return ready(out)
                .map(line -> {
                    drain(out);
                    return new ServedProcess(process, "http://127.0.0.1" + line.substring(line.lastIndexOf(':')));
                })
                .orElseThrow(() -> new IOException("serve ended before it was ready"));
    }

    private static Optional<String> ready(BufferedReader out) throws IOException {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith("ready ")) {
                return Optional.of(line.strip());
            }
        }
        return Optional.empty();
    }

    /** Reads on, so that the process never waits for us. */
    private static void drain(BufferedReader out) {
        Thread thread = new Thread(
                () -> {
                    try {
                        while (out.readLine() != null) {}
                    } catch (IOException e) {
                        // it has ended
                    }
                },
                "serve-output");
        thread.setDaemon(true);
        thread.start();
    }

    String url() {
        return url;
    }

    /** SIGKILL: no hook runs, nothing is flushed. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Ends it as Ctrl-C does. */
    void stop() throws InterruptedException {
        process.destroy();
        if (!process.waitFor(ENDS_WITHIN_S, TimeUnit.SECONDS)) {
            kill();
        }
    }
}
