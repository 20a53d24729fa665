package sandtable.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import sandtable.data.Pack;
import sandtable.data.Packs;
import sandtable.table.Text;
import sandtable.wire.Wording;

/**
 * What one may choose when a table is set up, in one language. A pack says it in the part {@code setup} of its content, with the words beside each
 * thing, or its content itself names maps, modules and options and the words stand in the texts ({@code GAME.map.ID},
 * {@code GAME.module.ID}, {@code GAME.option.ID}, {@code GAME.option.ID.VALUE}; {@code GAME.pack.ID} for its own title).
 * Packs with neither are no games but parts of them, such as sets of cards.
 */
record PackOffer(
        String id,
        String game,
        String title,
        List<Named> maps,
        List<Named> cards,
        List<Named> modules,
        List<OptionOffer> options,
        Units units) {

    record Named(String id, String label) {}

    /** @param module without which nothing comes of the option, if there is one */
    record OptionOffer(
            String id,
            String label,
            List<Named> values,
            @JsonProperty("default") String byDefault,
            Optional<String> module) {}

    record Units(int min, int max) {}

    static Optional<PackOffer> of(Packs packs, Pack pack, String language) {
        JsonNode setup = pack.content().has("setup") ? pack.content().get("setup") : pack.content();
        if (!setup.has("maps")) {
            return Optional.empty();
        }
        Reader reader = Reader.of(pack, language);
        return Optional.of(new PackOffer(
                pack.id(),
                pack.game(),
                reader.title(pack),
                reader.named(setup.path("maps"), "map"),
                setup.has("cards") ? reader.named(setup.get("cards"), "cards") : reader.cards(packs),
                reader.named(setup.path("modules"), "module"),
                reader.options(setup.path("options")),
                new Units(
                        setup.path("units").path("min").asInt(1),
                        setup.path("units").path("max").asInt(4))));
    }

    /** A pack's title in the reader's language. */
    static String title(Pack pack, String language) {
        return Reader.of(pack, language).title(pack);
    }

    Optional<String> firstCards() {
        return cards.stream().map(Named::id).findFirst();
    }

    Optional<String> firstMap() {
        return maps.stream().map(Named::id).findFirst();
    }

    /** Reads lists of ids, lists of things with an id, and things by their id. */
    private record Reader(String game, Wording wording) {
        static Reader of(Pack pack, String language) {
            return new Reader(pack.game(), Wording.in(language));
        }

        String title(Pack pack) {
            return said(Text.of(game + ".pack." + pack.id()), pack.title());
        }

        List<Named> named(JsonNode things, String kind) {
            List<Named> named = new ArrayList<>();
            if (things.isObject()) {
                things.properties()
                        .forEach(thing -> named.add(new Named(
                                thing.getKey(), label(thing.getValue(), kind + "." + thing.getKey(), thing.getKey()))));
            } else {
                for (JsonNode thing : things) {
                    String id = thing.isTextual()
                            ? thing.asText()
                            : thing.path("id").asText();
                    named.add(new Named(id, label(thing, kind + "." + id, id)));
                }
            }
            return named;
        }

        /** Every pack of this game that offers nothing to set up is a set of cards. */
        List<Named> cards(Packs packs) {
            return packs.ids().stream()
                    .map(packs::load)
                    .filter(pack -> pack.game().equals(game) && !pack.content().has("maps"))
                    .map(pack -> new Named(pack.id(), said(Text.of(game + ".cards." + pack.id()), pack.title())))
                    .toList();
        }

        List<OptionOffer> options(JsonNode options) {
            List<OptionOffer> offers = new ArrayList<>();
            if (options.isObject()) {
                options.properties().forEach(option -> offers.add(option(option.getKey(), option.getValue())));
            } else {
                options.forEach(option -> offers.add(option(option.path("id").asText(), option)));
            }
            return offers;
        }

        private OptionOffer option(String id, JsonNode option) {
            List<Named> values = StreamSupport.stream(option.path("values").spliterator(), false)
                    .map(JsonNode::asText)
                    .map(value -> new Named(value, said(Text.of(game + ".option." + id + "." + value), value)))
                    .toList();
            String standard =
                    option.path("default").asText(option.path("standard").asText());
            Optional<String> module =
                    Optional.of(option.path("module").asText()).filter(name -> !name.isEmpty());
            return new OptionOffer(id, label(option, "option." + id, id), values, standard, module);
        }

        /** The words beside the thing by language; else those of the texts; else its one title; else the id. */
        private String label(JsonNode thing, String key, String id) {
            JsonNode words = thing.has("label") ? thing.get("label") : thing.path("title");
            if (words.isTextual()) {
                return said(Text.of(game + "." + key), words.asText());
            }
            String said = words.path(wording.language()).asText(words.path("en").asText());
            return said.isEmpty() ? said(Text.of(game + "." + key), id) : said;
        }

        private String said(Text text, String otherwise) {
            String words = wording.say(text);
            return words.equals(text.key()) ? otherwise : words;
        }
    }
}
