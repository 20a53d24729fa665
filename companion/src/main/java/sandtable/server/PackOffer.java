package sandtable.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import sandtable.data.Pack;

/**
 * What one may choose when a table is set up: the part {@code setup} of a pack's content, in one language. Packs without it are no games but
 * parts of them, such as sets of cards.
 */
record PackOffer(
        String id,
        String game,
        String title,
        List<MapOffer> maps,
        List<String> cards,
        List<ModuleOffer> modules,
        List<OptionOffer> options,
        Units units) {

    record MapOffer(String id, String title) {}

    record ModuleOffer(String id, String label) {}

    record OptionOffer(
            String id,
            String label,
            List<String> values,

            @com.fasterxml.jackson.annotation.JsonProperty("default")
            String byDefault) {}

    record Units(int min, int max) {}

    static Optional<PackOffer> of(Pack pack, String language) {
        JsonNode setup = pack.content().path("setup");
        if (!setup.isObject()) {
            return Optional.empty();
        }
        return Optional.of(new PackOffer(
                pack.id(),
                pack.game(),
                pack.title(),
                each(
                        setup.path("maps"),
                        map -> new MapOffer(map.path("id").asText(), said(map.path("title"), language))),
                each(setup.path("cards"), JsonNode::asText),
                each(
                        setup.path("modules"),
                        module -> new ModuleOffer(module.path("id").asText(), said(module.path("label"), language))),
                each(
                        setup.path("options"),
                        option -> new OptionOffer(
                                option.path("id").asText(),
                                said(option.path("label"), language),
                                each(option.path("values"), JsonNode::asText),
                                option.path("default").asText())),
                new Units(
                        setup.path("units").path("min").asInt(1),
                        setup.path("units").path("max").asInt(4))));
    }

    Optional<String> firstCards() {
        return cards.stream().findFirst();
    }

    Optional<String> firstMap() {
        return maps.stream().map(MapOffer::id).findFirst();
    }

    private static <T> List<T> each(JsonNode list, java.util.function.Function<JsonNode, T> made) {
        return new ArrayList<>(
                StreamSupport.stream(list.spliterator(), false).map(made).toList());
    }

    /** By language, or the same in all. */
    private static String said(JsonNode words, String language) {
        return words.isTextual()
                ? words.asText()
                : words.path(language).asText(words.path("en").asText());
    }
}
