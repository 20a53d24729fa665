package sandtable.evening;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import sandtable.cli.Companion;
import sandtable.cli.Games;

/** The service as people start it, at a free port of this machine alone. */
final class Companions {
    private Companions() {}

    static Companion plain(Path home) {
        return serving(home, List.of(), Optional.empty());
    }

    static Companion withTrays(Path home, Path... ports) {
        return serving(home, List.of(ports).stream().map(Path::toString).toList(), Optional.empty());
    }

    /** @param source see {@link Companion.Options#camera} */
    static Companion withCamera(Path home, String source) {
        return serving(home, List.of(), Optional.of(source));
    }

    private static Companion serving(Path home, List<String> trays, Optional<String> camera) {
        return Companion.start(
                new Companion.Options("127.0.0.1", 0, Optional.empty(), home, Optional.empty(), trays, camera),
                Games.all());
    }
}
