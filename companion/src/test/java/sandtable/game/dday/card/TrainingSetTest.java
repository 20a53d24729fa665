package sandtable.game.dday.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sandtable.data.PackException;
import sandtable.data.Packs;
import sandtable.table.Seat;
import sandtable.wire.Json;
import sandtable.wire.Wording;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TrainingSetTest {
    private static final List<Seat> UNITS = List.of(new Seat("unit-a"), new Seat("unit-b"));
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    @TempDir
    private Path folder;

    static Stream<Card> all() {
        return Packs.content(Packs.shipped().load("training"), CardSet.class).physical(UNITS).stream();
    }

    static Stream<Card> different() {
        return all().filter(card -> !card.id().contains("@") || card.id().endsWith("@unit-a"));
    }

    @ParameterizedTest
    @CsvSource({
        "DECORATION, GERMAN, 21",
        "SPECIALIST, GERMAN, 14",
        "ITEM, GERMAN, 14",
        "CONDITION, ALL, 50",
        "BADGE, ALLIED, 10"
    })
    void as_many_cards_as_in_the_box(Card.Kind kind, Card.Side side, int count) {
        assertThat(all().filter(card -> card.kind() == kind && card.side() == side))
                .hasSize(count);
    }

    @Test
    void one_Decoration_in_seven_is_a_Wound_Badge() {
        assertThat(all().filter(card -> card.is("black"))).hasSize(3);
    }

    @Test
    void every_physical_card_has_an_id_of_its_own() {
        assertThat(all().map(Card::id)).doesNotHaveDuplicates();
    }

    @Test
    void each_Unit_has_its_own_Regular_Specialists() {
        assertThat(all().map(Card::id)).contains("scout@unit-a", "scout@unit-b");
    }

    @ParameterizedTest
    @MethodSource("different")
    void the_numbers_in_a_cards_words_are_the_numbers_in_its_blocks_in_both_languages(Card card) {
        Set<Integer> blocks = new TreeSet<>();
        numbers(Json.journal().valueToTree(card.abilities()), blocks);
        blocks.remove(FlowBlock.PIPS);
        for (String language : List.of("en", "de")) {
            String words = Wording.in(language).say(card.text());
            assertThat(words)
                    .as("%s in %s", card.id(), language)
                    .isNotEqualTo(card.text().key());
            Set<Integer> said = new TreeSet<>();
            Matcher matcher = NUMBER.matcher(words.replace("1 to 3", "3")
                    .replace("1 bis 3", "3")
                    .replace("1 or 2", "2")
                    .replace("1 oder 2", "2"));
            while (matcher.find()) {
                said.add(Integer.parseInt(matcher.group()));
            }
            Set<Integer> meant = new TreeSet<>(blocks);
            if (!said.contains(1)) {
                meant.remove(1);
            }
            assertThat(said).as("%s in %s: %s", card.id(), language, words).isEqualTo(meant);
        }
    }

    @ParameterizedTest
    @MethodSource("different")
    void a_card_survives_the_journal(Card card) throws IOException {
        ObjectMapper journal = Json.journal();
        assertThat(journal.readValue(journal.writeValueAsString(card), Card.class))
                .isEqualTo(card);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        {id: x, kind: item, side: allied, abilities: [{on: use, does: [{gain: {who: own, what: gold, amount: 1}}]}]} | gold
        {id: x, kind: item, side: allied, abilities: [{on: use, does: [{gain: {who: own, what: soldiers}}]}]} | amount is 0
        {id: x, kind: item, side: allied, abilities: [{on: use, does: [{explode: {}}]}]} | explode
        {id: x, kind: item, side: allied, abilities: [{on: while, does: []}]} | take another trigger
        {id: x, kind: specialist, side: german, abilities: [{on: while, does: [{draw: {deck: decorations, count: 1}}]}]} | only change lasts
        {id: x, kind: condition, side: all, abilities: [{on: reveal, does: [{roll: {who: units, rows: [{to: 3}]}}]}]} | reaches to 6
        {id: x, kind: poem, side: all, abilities: []} | poem
        {kind: item, side: all, abilities: []} | id
        """)
    void a_broken_card_is_refused_with_file_and_place_and_what_to_do(String card, String says) throws IOException {
        Files.writeString(
                folder.resolve("mine.yaml"),
                "id: mine\ngame: dday\ntitle: Mine\nbooks: {}\nrules: {}\nfacts: {}\ncontent:\n  cards:\n    - " + card
                        + "\n");
        assertThatThrownBy(() -> Packs.content(Packs.with(folder).load("mine"), CardSet.class))
                .isInstanceOf(PackException.class)
                .hasMessageContaining("mine.yaml")
                .hasMessageContaining("cards")
                .hasMessageContaining(says);
    }

    private static void numbers(JsonNode node, Set<Integer> into) {
        if (node.isInt() && node.intValue() != 0) {
            into.add(Math.abs(node.intValue()));
        }
        if (node.isTextual() && node.asText().equals("two-soldiers")) {
            into.add(2);
        }
        if (node.has("add-die") || (node.isTextual() && node.asText().equals("soldier"))) {
            into.add(1);
        }
        node.forEach(child -> numbers(child, into));
    }
}
