package sandtable.server;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sandtable.server.ProblemException.Kind;

/**
 * The pages and what they load, from the class path: the product's own under {@code sandtable/web}, the libraries from WebJars under
 * {@code /webjars/}. Nothing else of the class path can be reached: a name is made of plain segments, and its ending must be known.
 */
final class Pages {
    /** The pages by what stands first in their address. */
    private static final Map<String, String> PAGES = Map.of(
            "", "index.html",
            "join", "join.html",
            "dice", "dice.html",
            "table", "table.html",
            "seat", "seat.html",
            "referee", "referee.html",
            "trust", "trust.html");

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("jpg", "image/jpeg"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain; charset=utf-8"),
            Map.entry("md", "text/plain; charset=utf-8"));

    private static final Pattern PLAIN =
            Pattern.compile("[A-Za-z0-9_@][A-Za-z0-9_@.+-]*(?:/[A-Za-z0-9_@][A-Za-z0-9_@.+-]*)*\\.([a-z0-9]+)");
    private static final Pattern INLINE = Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

    private final Map<String, Loaded> loaded = new ConcurrentHashMap<>();

    /**
     * @param policy the page's own content security policy; empty for what is no page
     */
    private record Loaded(byte[] content, String type, String tag, String policy) {}

    void register(JavalinConfig config) {
        for (String path : List.of("/", "/join", "/dice", "/table/{id}", "/seat/{id}", "/referee/{id}", "/trust")) {
            config.routes.get(path, this::page);
        }
        config.routes.get("/<file>", this::file);
    }

    /** Answers with the page of this address. */
    private void page(Context ctx) {
        String first = ctx.path().split("/", 3)[1];
        String file = PAGES.get(first);
        serve(ctx, file == null ? Optional.empty() : load("sandtable/web/" + file));
    }

    /** Answers with a file of the pages or of a WebJar. */
    private void file(Context ctx) {
        String name = ctx.path().substring(1);
        Matcher plain = PLAIN.matcher(name);
        if (!plain.matches() || !TYPES.containsKey(plain.group(1))) {
            serve(ctx, Optional.empty());
        } else if (name.startsWith("webjars/")) {
            serve(ctx, load("META-INF/resources/" + name));
        } else {
            serve(ctx, load("sandtable/web/" + name));
        }
    }

    private static void serve(Context ctx, Optional<Loaded> found) {
        Loaded file = found.orElseThrow(() -> ProblemException.of(Kind.NO_SUCH_PAGE, "path", ctx.path()));
        ctx.header("ETag", file.tag());
        ctx.header("Cache-Control", "no-cache");
        if (!file.policy().isEmpty()) {
            ctx.header("Content-Security-Policy", file.policy());
        }
        if (file.tag().equals(ctx.header("If-None-Match"))) {
            ctx.status(304);
            return;
        }
        ctx.contentType(file.type()).result(file.content());
    }

    private Optional<Loaded> load(String resource) {
        Loaded known = loaded.get(resource);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<Loaded> read = read(resource);
        read.ifPresent(file -> loaded.put(resource, file));
        return read;
    }

    private static Optional<Loaded> read(String resource) {
        try (InputStream in = Pages.class.getClassLoader().getResourceAsStream(resource)) {
            if (in == null) {
                return Optional.empty();
            }
            byte[] content = in.readAllBytes();
            String ending = resource.substring(resource.lastIndexOf('.') + 1);
            String policy = ending.equals("html") ? policy(new String(content, StandardCharsets.UTF_8)) : "";
            return Optional.of(new Loaded(
                    content,
                    TYPES.getOrDefault(ending, "application/octet-stream"),
                    '"' + sha256(content) + '"',
                    policy));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Allows nothing from elsewhere, and of inline scripts the page's own import map alone, by its hash. */
    static String policy(String html) {
        String maps = INLINE.matcher(html)
                .results()
                .map(map -> " 'sha256-" + sha256(map.group(1).getBytes(StandardCharsets.UTF_8)) + "'")
                .collect(Collectors.joining());
        return "default-src 'none'; script-src 'self'" + maps
                + "; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; media-src 'self' blob:;"
                + " manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    }

    private static String sha256(byte[] content) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has SHA-256", e);
        }
    }
}
