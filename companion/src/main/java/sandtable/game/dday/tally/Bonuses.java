package sandtable.game.dday.tally;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sandtable.data.Pack;
import sandtable.data.Packs;
import sandtable.table.Text;

/**
 * What the RWBs of one side are called and offer, by an edition's pack: which face makes which is the fact {@code rwb.SIDE.FACE}, since
 * the rulebooks' icons are not all known; what it offers is the pack's content.
 */
public final class Bonuses {
    private Bonuses() {}

    /** Who rolled. */
    public enum Side {
        @JsonProperty("german")
        GERMAN("german"),
        @JsonProperty("allied")
        ALLIED("allied");

        private final String id;

        Side(String id) {
            this.id = id;
        }

        public String id() {
            return id;
        }
    }

    /**
     * @param name as printed; empty where it isn't known
     * @param options one of them is chosen; none where they aren't known
     */
    public record Bonus(Face face, Optional<String> name, List<Option> options) {}

    /**
     * @param id for example {@code item-points}
     * @param text what it gives
     */
    public record Option(String id, Text text) {}

    /** The fact that names the RWB of a face. */
    public static String fact(Side side, Face face) {
        return "rwb." + side.id() + "." + face.id();
    }

    /**
     * @param confirmed what the owner has confirmed, by fact; it wins over the pack
     */
    public static Bonus of(Pack pack, Map<String, Object> confirmed, Side side, Face face) {
        Pack.Fact fact = pack.facts().get(fact(side, face));
        Object owners = confirmed.get(fact(side, face));
        String name = owners != null ? owners.toString() : known(fact);
        List<String> options = Packs.content(pack, Content.class).rwb().getOrDefault(name, List.of());
        String prefix = "rwb." + slug(name) + ".";
        return new Bonus(
                face,
                name.isEmpty() ? Optional.empty() : Optional.of(name),
                options.stream().map(id -> new Option(id, Text.of(prefix + id))).toList());
    }

    /** A name that stands somewhere; the stand-in of an unknown one is no name. */
    private static String known(Pack.@Nullable Fact fact) {
        return fact == null || fact.confidence().equals("U") ? "" : fact.value().asText("");
    }

    /** What the facts about a bonus begin with: {@code bonus.dispatch.} */
    public static String facts(String name) {
        return "bonus." + slug(name) + ".";
    }

    private static String slug(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-");
    }

    /** The part of a pack's content that matters here. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    private record Content(Map<String, List<String>> rwb) {}
}
