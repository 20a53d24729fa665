package sandtable.game.rivet.rule;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import sandtable.game.rivet.effect.BoardEffect;
import sandtable.game.rivet.effect.CardEffect;
import sandtable.game.rivet.effect.RivetEffect;
import sandtable.game.rivet.effect.RoundEffect;
import sandtable.game.rivet.effect.RoundEffect.Participant;
import sandtable.game.rivet.pack.RivetPack;
import sandtable.game.rivet.pack.Told;
import sandtable.game.rivet.state.Board;
import sandtable.game.rivet.state.Card;
import sandtable.game.rivet.state.Deck;
import sandtable.game.rivet.state.Feature;
import sandtable.game.rivet.state.Mission;
import sandtable.game.rivet.state.Rules;
import sandtable.game.rivet.state.Side;
import sandtable.game.rivet.state.State;
import sandtable.table.Chance;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Setup;
import sandtable.table.Text;

/** Opens a table: the pack's facts, the decks, and what the owner has already read off his book's picture. */
public final class Opening {
    private static final int MOST_PLAYERS = 4;
    /** Tiles of a board whose picture nobody has read. */
    private static final int[] USUAL_TILES = {3, 2};

    private Opening() {}

    public static Ruling<RivetEffect> open(Setup setup, Chance chance) {
        Optional<Mission> mission = RivetPack.mission(setup.pack(), setup.map());
        if (mission.isEmpty()) {
            return Ruling.refuse("rivet.table", Text.of("rivet.no.mission", "mission", setup.map()));
        }
        if (setup.units() < 2 || setup.units() > MOST_PLAYERS) {
            return Ruling.refuse("rivet.table", Text.of("rivet.no.players", "max", MOST_PLAYERS));
        }
        for (Map.Entry<String, String> option : setup.options().entrySet()) {
            if (!RivetPack.values(setup.pack(), option.getKey()).contains(option.getValue())) {
                return Ruling.refuse("rivet.table", Text.of("rivet.no.option", "option", option.getKey()));
            }
        }
        Rules rules = RivetPack.rules(setup, mission.get());
        Optional<Text> deck = decksMissing(rules, setup.units());
        if (deck.isPresent()) {
            return Ruling.refuse("rivet.table", deck.get());
        }
        Draft draft = new Draft(State.NOTHING, chance);
        draft.add(new RoundEffect.Opened(rules, participants(setup.units())));
        for (Deck.Name name : Deck.Name.values()) {
            if (rules.is("deck." + name.id(), "app")) {
                Cards.lay(draft, name, cards(rules, name));
            } else {
                draft.add(new CardEffect.DeckOnTable(name));
            }
        }
        survey(draft, new Told(setup.facts()));
        return draft.accepted(
                Text.of("rivet.title.opened", "mission", mission.get().label()), List.of());
    }

    private static List<Participant> participants(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> {
                    Side side = Side.values()[i % 2];
                    return new Participant(new Seat(i < 2 ? side.id() : side.id() + "-" + (i / 2 + 1)), side);
                })
                .toList();
    }

    private static List<String> cards(Rules rules, Deck.Name deck) {
        return rules.cards().values().stream()
                .filter(card -> card.deck() == deck)
                .map(Card::id)
                .toList();
    }

    /** A deck that the app deals must outlast all hands, so that a deviation always finds a card. */
    private static Optional<Text> decksMissing(Rules rules, int players) {
        if (rules.is("deck.action", "app")
                && cards(rules, Deck.Name.ACTION).size()
                        <= players * rules.fact("hand.action").value()) {
            return Optional.of(Text.of("rivet.no.deck", "deck", Deck.Name.ACTION.label()));
        }
        return rules.is("deck.mission", "app")
                        && cards(rules, Deck.Name.MISSION).isEmpty()
                        && rules.mission().cards().contains(Deck.Name.MISSION)
                ? Optional.of(Text.of("rivet.no.deck", "deck", Deck.Name.MISSION.label()))
                : Optional.empty();
    }

    /** What was told once is never asked again. */
    private static void survey(Draft draft, Told told) {
        Mission mission = draft.state().rules().mission();
        Seat first = draft.state().clock().order().get(0);
        if (draft.state().rules().is("board", "on")) {
            draw(draft, mission, told);
            boolean drawn = told.words(DrawnTopic.FACT + "." + mission.id()).equals(List.of(DrawnTopic.YES));
            if (drawn && Drawing.complete(draft.state().field().board().orElseThrow())) {
                Drawing.finish(draft, first);
            }
            return;
        }
        told.number("objectives." + mission.id()).ifPresent(count -> {
            if (count > 0 && count <= draft.state().rules().fact("markers").value()) {
                ObjectivesTopic.lay(draft, count);
                Starting.start(draft, first);
            }
        });
    }

    private static void draw(Draft draft, Mission mission, Told told) {
        List<String> edges = told.words(SizeTopic.FACT + "." + mission.id());
        List<List<String>> grid = mission.tiles();
        if (SizeTopic.fits(edges)) {
            draft.add(SizeTopic.sized(edges));
        } else {
            draft.add(
                    grid.isEmpty()
                            ? new BoardEffect.Sized(USUAL_TILES[0], USUAL_TILES[1])
                            : new BoardEffect.Sized(grid.get(0).size(), grid.size()));
        }
        Board board = draft.state().field().board().orElseThrow();
        List<String> tiles = told.words(TilesTopic.FACT + "." + mission.id());
        if (TilesTopic.fits(board, tiles)) {
            draft.add(TilesTopic.named(board, tiles));
        }
        told.under(TerrainTopic.FACT + "." + mission.id() + ".").forEach((segment, words) -> {
            Set<Feature> features = TerrainTopic.named(words);
            if (board.find(segment).isPresent() && !features.isEmpty()) {
                draft.add(new BoardEffect.Terrain(segment, features));
            }
        });
    }
}
