package sandtable.evening;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The real companion in a process of its own, so that it can be killed. */
final class Child implements AutoCloseable {
    private final Process process;
    private final String url;

    private Child(Process process, String url) {
        this.process = process;
        this.url = url;
    }

    /** Starts it on a free port; returns when it has said that it is ready. */
    static Child start(Path home, String... more) throws IOException {
        return start(home, 0, more);
    }

    static Child start(Path home, int port, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xms64m",
                "-Xmx256m",
                "-cp",
                System.getProperty("java.class.path"),
                "sandtable.cli.Main",
                "serve",
                "--port",
                Integer.toString(port),
                "--home",
                home.toString()));
        command.addAll(List.of(more));
        Process process = new ProcessBuilder(command)
                .redirectError(home.resolveSibling(home.getFileName() + ".err").toFile())
                .start();
        Runtime.getRuntime()
                .addShutdownHook(new Thread(process::destroyForcibly)); // a test that failed leaves nothing running
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith("ready ")) {
                drain(out);
                String url = line.substring("ready ".length()).strip();
                return new Child(process, "http://localhost" + url.substring(url.lastIndexOf(':')));
            }
        }
        throw new IOException("The companion ended before it was ready; see its error file beside " + home);
    }

    String url() {
        return url;
    }

    /** As when the plug is pulled: no hook runs, nothing is flushed. */
    void kill() {
        process.destroyForcibly();
        ended();
    }

    @Override
    public void close() {
        process.destroy();
        if (!ended()) {
            kill();
        }
    }

    private boolean ended() {
        try {
            return process.waitFor(20, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static void drain(BufferedReader out) {
        Thread drain = new Thread(
                () -> {
                    try {
                        while (out.readLine() != null) {
                            // read on, so that the child never waits for us
                        }
                    } catch (IOException e) {
                        // the child has ended
                    }
                },
                "child-output");
        drain.setDaemon(true);
        drain.start();
    }
}
