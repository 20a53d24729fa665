package sandtable.live;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import sandtable.journal.Line;
import sandtable.table.Act;
import sandtable.table.Because;
import sandtable.table.Deed;
import sandtable.table.Effect;
import sandtable.table.Entry;
import sandtable.table.Game;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Text;
import sandtable.wire.Json;

/**
 * Entries to and from the journal's two parts. The public part holds what everybody may read; the secret part the rest, each with its index
 * in the whole, so that the fold sees all in order. Safe for several threads.
 */
final class LineCodec<S, A extends Act, E extends Effect<S>> {
    /** Grows when the form of lines changes; older forms stay reader. */
    private static final int FORM = 1;

    private final Game<S, A, E> game;
    /** By game: to learn its types takes longer than to read an evening. */
    private static final Map<String, ObjectMapper> MAPPERS = new ConcurrentHashMap<>();

    private final ObjectMapper mapper;
    private final PublicPart.Reader<A, E> reader;

    LineCodec(Game<S, A, E> game) {
        this.game = game;
        this.mapper =
                MAPPERS.computeIfAbsent(game.id(), id -> Json.knowing(Json.journal(), game.acts(), game.effects()));
        this.reader = new PublicPart.Reader<>(mapper, game.acts(), game.effects());
    }

    ObjectMapper mapper() {
        return mapper;
    }

    /**
     * @param publicPart JSON
     * @param secretPart JSON; none where everybody may know all
     */
    record Parts(String publicPart, Optional<String> secretPart) {}

    Parts write(
            Deed<A> deed,
            Text title,
            List<E> effects,
            List<Because> because,
            List<Ruling.Broken> broken,
            Optional<JsonNode> roll,
            String rules) {
        ObjectNode open = mapper.createObjectNode();
        ObjectNode secret = mapper.createObjectNode();
        open.put("form", FORM);
        open.put("rules", rules);
        writeDeed(deed, open, secret);
        open.set("title", mapper.valueToTree(title));
        ArrayNode openEffects = open.putArray("effects");
        ArrayNode secretEffects = mapper.createArrayNode();
        for (int i = 0; i < effects.size(); i++) {
            JsonNode effect = mapper.valueToTree(effects.get(i));
            if (effects.get(i).audience().everyone()) {
                openEffects.add(effect);
            } else {
                secretEffects.addObject().put("at", i).set("effect", effect);
            }
        }
        ArrayNode openBecause = open.putArray("because");
        ArrayNode secretBecause = mapper.createArrayNode();
        for (Because reason : because) {
            if (reason.audience().everyone()) {
                openBecause.addObject().put("rule", reason.rule()).set("text", mapper.valueToTree(reason.text()));
            } else {
                secretBecause.add(mapper.<JsonNode>valueToTree(reason));
            }
        }
        open.set("broken", mapper.valueToTree(broken));
        roll.ifPresent(node -> open.set("roll", node));
        if (!secretEffects.isEmpty()) {
            secret.set("effects", secretEffects);
        }
        if (!secretBecause.isEmpty()) {
            secret.set("because", secretBecause);
        }
        return new Parts(text(open), secret.isEmpty() ? Optional.empty() : Optional.of(text(secret)));
    }

    Recorded<A, E> read(Line line) {
        try {
            PublicPart<A, E> part = reader.read(line.publicPart());
            JsonNode secret = line.secretPart().isPresent()
                    ? mapper.readTree(line.secretPart().get())
                    : mapper.createObjectNode();
            if (part.form() != FORM) {
                throw new UnreadableJournalException("Entry " + line.position() + " of table " + line.table()
                        + " is written in form " + part.form() + "; this version of Sandtable reads form " + FORM
                        + ". Start the version that wrote it.");
            }
            Entry<A, E> entry = new Entry<>(
                    line.position(),
                    new Seat(line.seat()),
                    readDeed(part, secret),
                    effects(part.effects(), secret),
                    new LineAccount(line, mapper));
            return new Recorded<>(line, entry, part.roll());
        } catch (JsonProcessingException e) {
            throw new UnreadableJournalException(line, e);
        }
    }

    private void writeDeed(Deed<A> deed, ObjectNode open, ObjectNode secret) {
        if (deed instanceof Deed.Opened<A>) {
            open.put("deed", "opened");
        } else if (deed instanceof Deed.Done<A> done) {
            open.put("deed", "act");
            writeAct(done.act(), open, secret);
        } else if (deed instanceof Deed.Happened<A> happened) {
            open.put("deed", "as-happened");
            open.put("reason", happened.reason());
            writeAct(happened.act(), open, secret);
        } else if (deed instanceof Deed.TakenBack<A> back) {
            open.put("deed", "take-back");
            open.put("struck", back.struck());
        } else if (deed instanceof Deed.Corrected<A> corrected) {
            open.put("deed", "correction");
            open.put("reason", corrected.reason());
            corrected.of().ifPresent(of -> open.put("of", of));
        }
    }

    private void writeAct(A act, ObjectNode open, ObjectNode secret) {
        JsonNode whole = mapper.valueToTree(act);
        JsonNode seen = seen(act);
        open.set("act", seen);
        if (!whole.equals(seen)) {
            secret.set("act", whole);
        }
    }

    private Deed<A> readDeed(PublicPart<A, E> part, JsonNode secret) throws JsonProcessingException {
        return switch (part.deed()) {
            case "opened" -> new Deed.Opened<>();
            case "take-back" -> new Deed.TakenBack<>(part.entry().orElseThrow(() -> lacks("the struck entry")));
            case "correction" -> new Deed.Corrected<>(part.reason(), part.entry());
            case "act" -> new Deed.Done<>(readAct(part, secret));
            case "as-happened" -> new Deed.Happened<>(readAct(part, secret), part.reason());
            default -> throw lacks("a deed");
        };
    }

    private A readAct(PublicPart<A, E> part, JsonNode secret) throws JsonProcessingException {
        return secret.has("act")
                ? mapper.treeToValue(secret.get("act"), game.acts())
                : part.act().orElseThrow(() -> lacks("the act"));
    }

    private static JsonMappingException lacks(String what) {
        return new JsonMappingException(null, "The line lacks " + what);
    }

    /** An act of the journal as everybody may read it. */
    JsonNode seen(A act) {
        return mapper.valueToTree(act.asSeenByOthers());
    }

    /** Those that everybody may know and the others, each at its place. */
    private List<E> effects(List<E> open, JsonNode secret) throws JsonProcessingException {
        if (!secret.has("effects")) {
            return open;
        }
        Map<Integer, JsonNode> secretAt = new HashMap<>();
        for (JsonNode item : secret.path("effects")) {
            secretAt.put(item.get("at").intValue(), item.get("effect"));
        }
        List<E> effects = new ArrayList<>();
        for (E effect : open) {
            addSecret(effects, secretAt);
            effects.add(effect);
        }
        addSecret(effects, secretAt);
        return effects;
    }

    private void addSecret(List<E> effects, Map<Integer, JsonNode> secretAt) throws JsonProcessingException {
        JsonNode next = secretAt.remove(effects.size());
        while (next != null) {
            effects.add(mapper.treeToValue(next, game.effects()));
            next = secretAt.remove(effects.size());
        }
    }

    private String text(JsonNode node) {
        try {
            return mapper.writeValueAsString(node);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("A tree always becomes text", e);
        }
    }
}
