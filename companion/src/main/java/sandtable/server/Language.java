package sandtable.server;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sandtable.data.Texts;

/** Which language a request is answered in: {@code ?lang=}, else the browser's wish, else English. */
final class Language {
    private Language() {}

    static String of(Context ctx) {
        return asked(ctx.queryParam("lang"))
                .or(() -> wished(ctx.header("Accept-Language")))
                .orElse(Texts.LANGUAGES.get(0));
    }

    private static Optional<String> asked(@org.jspecify.annotations.Nullable String lang) {
        return Optional.ofNullable(lang)
                .map(name -> name.toLowerCase(Locale.ROOT))
                .filter(Texts.LANGUAGES::contains);
    }

    private static Optional<String> wished(@org.jspecify.annotations.Nullable String header) {
        if (header == null) {
            return Optional.empty();
        }
        try {
            List<Locale.LanguageRange> ranges = Locale.LanguageRange.parse(header);
            return Optional.ofNullable(Locale.lookupTag(ranges, Texts.LANGUAGES));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
