package sandtable.serial;

/** Whether pseudo terminals can be made here. */
final class Socat {
    private Socat() {}

    static boolean isThere() {
        return System.getenv("PATH") != null
                && java.util.Arrays.stream(System.getenv("PATH").split(":"))
                        .anyMatch(folder -> java.nio.file.Files.isExecutable(java.nio.file.Path.of(folder, "socat")));
    }
}
