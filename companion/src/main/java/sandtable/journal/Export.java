package sandtable.journal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A journal as text: one JSON object a line.
 *
 * <p>{@code table position at seat device key public previous secretHash hash}, and where the secrets are opened {@code salt} and, where there
 * is one, {@code secret}. {@code at} is in ms since 1970 UTC; {@code public} and {@code secret} are the exact texts that were hashed, so they are
 * strings although they hold JSON. With {@link Chain} anybody can check it.
 */
public final class Export {
    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    private static final Set<String> NAMES = Set.of(
            "table",
            "position",
            "at",
            "seat",
            "device",
            "key",
            "public",
            "previous",
            "secretHash",
            "hash",
            "salt",
            "secret");

    private Export() {}

    static void write(List<Salted> lines, Journal.Secrets secrets, Appendable out) throws IOException {
        for (Salted salted : lines) {
            Line line = salted.line();
            ObjectNode node = JSON.createObjectNode()
                    .put("table", line.table())
                    .put("position", line.position())
                    .put("at", line.at().toEpochMilli())
                    .put("seat", line.seat())
                    .put("device", line.device())
                    .put("key", line.key())
                    .put("public", line.publicPart())
                    .put("previous", line.previous())
                    .put("secretHash", line.secretHash())
                    .put("hash", line.hash());
            if (secrets == Journal.Secrets.OPENED) {
                salted.salt().ifPresent(salt -> node.put("salt", HexFormat.of().formatHex(salt.toArray())));
                line.secretPart().ifPresent(secret -> node.put("secret", secret));
            }
            out.append(JSON.writeValueAsString(node)).append('\n');
        }
    }

    /**
     * Checks an exported journal without any store. One without entries lacks its first: every table's journal begins with its set-up.
     *
     * @param head as in {@link Journal#verify}
     */
    public static Verdict verify(List<String> lines, Optional<String> head) {
        if (lines.isEmpty()) {
            return new Verdict.Broken(1, Verdict.Fault.GAP);
        }
        List<Salted> chain = new ArrayList<>();
        for (String text : lines) {
            try {
                chain.add(read(JSON.readTree(text)));
            } catch (JsonProcessingException | IllegalArgumentException e) {
                Verdict before = check(chain, head);
                return before instanceof Verdict.Broken
                        ? before
                        : new Verdict.Broken(chain.size() + 1L, Verdict.Fault.UNREADABLE);
            }
        }
        return check(chain, head);
    }

    private static Verdict check(List<Salted> chain, Optional<String> head) {
        String table = chain.isEmpty() ? "" : chain.get(0).line().table();
        return Chain.verify(table, chain, head);
    }

    /** Strict: what isn't known here could hide what is missing. */
    private static Salted read(JsonNode node) {
        node.fieldNames().forEachRemaining(name -> {
            if (!NAMES.contains(name)) {
                throw new IllegalArgumentException("A line of a journal has no \"" + name + "\".");
            }
        });
        Optional<String> secret = node.has("secret") ? Optional.of(text(node, "secret")) : Optional.empty();
        Optional<Bytes> salt = node.has("salt")
                ? Optional.of(Bytes.of(HexFormat.of().parseHex(text(node, "salt"))))
                : Optional.empty();
        Draft draft = new Draft(
                text(node, "table"),
                number(node, "position"),
                Instant.ofEpochMilli(number(node, "at")),
                text(node, "seat"),
                text(node, "device"),
                text(node, "key"),
                text(node, "public"),
                secret);
        return new Salted(new Line(draft, text(node, "previous"), text(node, "secretHash"), text(node, "hash")), salt);
    }

    private static String text(JsonNode node, String name) {
        JsonNode value = node.get(name);
        if (value == null || !value.isTextual()) {
            throw new IllegalArgumentException("A line of a journal has the text \"" + name + "\".");
        }
        return value.textValue();
    }

    private static long number(JsonNode node, String name) {
        JsonNode value = node.get(name);
        if (value == null || !value.isIntegralNumber()) {
            throw new IllegalArgumentException("A line of a journal has the whole number \"" + name + "\".");
        }
        return value.longValue();
    }
}
