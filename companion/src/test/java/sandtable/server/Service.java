package sandtable.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import sandtable.data.Packs;
import sandtable.dice.CameraDesk;
import sandtable.dice.CameraGlance;
import sandtable.dice.Claims;
import sandtable.dice.DiceSets;
import sandtable.dice.EnrolmentDesk;
import sandtable.dice.Eyes;
import sandtable.dice.Lessons;
import sandtable.dice.Photos;
import sandtable.dice.Readings;
import sandtable.dice.Sources;
import sandtable.game.pig.Pig;
import sandtable.journal.Store;
import sandtable.live.LiveTables;
import sandtable.table.Game;

/** The real service on a free port, with a real store, for tests that speak HTTP with it. */
final class Service implements AutoCloseable {
    static final String PIG = """
            id: pig
            game: pig
            title: Pig
            books: {folk: {title: A folk game, edition: all}}
            rules:
              pig.rule: {name: {en: Pig, de: Schwein}, citations: [{book: folk, place: everywhere}]}
              pig.turn: {name: {en: Turns, de: Züge}, citations: [{book: folk, place: the round}]}
            facts: {}
            content:
              setup:
                maps: [{id: none, title: {en: No map, de: Keine Karte}}]
                cards: [pig]
                modules: []
                options: []
                units: {min: 1, max: 4}
            """;

    final Store store;
    final LiveTables tables;
    final Readings readings;
    final Claims claims;
    final Sources sources = new Sources();
    final CameraGlance glance = new CameraGlance();
    final Server server;

    Service(Store store, Path home, List<Game<?, ?, ?>> games) {
        this(store, home, games, Optional.empty());
    }

    Service(Store store, Path home, List<Game<?, ?, ?>> games, Optional<Integer> httpsPort) {
        this(store, home, games, new Server.Options("127.0.0.1", 0, httpsPort, home));
    }

    Service(Store store, Path home, List<Game<?, ?, ?>> games, Server.Options options) {
        this.store = store;
        Clock clock = Clock.systemUTC();
        Packs packs = Packs.with(packs(home));
        this.tables = new LiveTables(store, games, packs, clock, "test");
        this.claims = new Claims(store.box());
        this.readings = new Readings(store.inbox(), tables, claims);
        Eyes eyes = new Eyes(home);
        Photos photos = new Photos(eyes, readings, store.pictures(), clock);
        DiceSets sets = new DiceSets(home, clock);
        Lessons lessons = new Lessons(eyes, sets, home, store.inbox(), store.pictures());
        EnrolmentDesk enrolment = new EnrolmentDesk(home, sets);
        this.server = Server.start(
                options,
                new Server.Parts(
                        store, tables, packs, readings, claims, sources, photos, lessons, enrolment, sets, glance,
                        clock, "test"));
    }

    static Service pig(Store store, Path home) {
        return new Service(store, home, List.of(new Pig()));
    }

    /** A camera that looks for this service's tables, started; whoever asks for it closes it. */
    CameraDesk camera(String source, Path home) {
        return new CameraDesk(
                        source, new Eyes(home), readings, claims, store.pictures(), sources, glance, Clock.systemUTC())
                .start();
    }

    String url() {
        return server.localUrl();
    }

    @Override
    public void close() {
        server.close();
        tables.close();
        store.close();
    }

    private static Path packs(Path home) {
        try {
            Path folder = Files.createDirectories(home.resolve("packs"));
            Files.writeString(folder.resolve("pig.yaml"), PIG);
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
