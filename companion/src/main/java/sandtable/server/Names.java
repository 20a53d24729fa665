package sandtable.server;

import java.util.Locale;

/** Enums as they stand in JSON. */
final class Names {
    private Names() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
