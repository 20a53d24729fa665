package sandtable.cli;

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
import sandtable.dice.TrayDesk;
import sandtable.journal.Store;
import sandtable.journal.Stores;
import sandtable.live.LiveTables;
import sandtable.serial.NativeLibrary;
import sandtable.server.Server;
import sandtable.table.Game;

/** Everything that runs while the companion serves, put together in one place. */
public final class Companion implements AutoCloseable {
    private final Store store;
    private final LiveTables tables;
    private final Server server;
    private final TrayDesk trays;
    private final Optional<CameraDesk> camera;

    /**
     * @param bind the address to listen at
     * @param port 0 for a free one
     * @param httpsPort where to listen with TLS as well
     * @param home the one folder with all data
     * @param database a PostgreSQL address instead of the home's SQLite file
     * @param trays serial ports of dice trays that are opened for good; others are found by themselves
     * @param camera what looks down on the dice: a camera's number, a network camera's address, a folder of pictures or a film
     */
    public record Options(
            String bind,
            int port,
            Optional<Integer> httpsPort,
            Path home,
            Optional<String> database,
            List<String> trays,
            Optional<String> camera) {
        public Options {
            // So that what is said of a file can be told without where it lies.
            home = home.toAbsolutePath();
        }
    }

    private Companion(Options options, List<Game<?, ?, ?>> games) {
        makeHome(options.home());
        NativeLibrary.keepIn(options.home());
        Clock clock = Clock.systemUTC();
        Packs packs = Packs.with(options.home().resolve("packs"));
        this.store = options.database().map(Stores::postgres).orElseGet(() -> Stores.sqlite(options.home()));
        this.tables = new LiveTables(store, games, packs, clock, Version.NUMBER);
        Claims claims = new Claims(store.box());
        Readings readings = new Readings(store.inbox(), tables, claims);
        Sources sources = new Sources();
        Eyes eyes = new Eyes(options.home());
        Photos photos = new Photos(eyes, readings, store.pictures(), clock);
        DiceSets sets = new DiceSets(options.home(), clock);
        CameraGlance glance = new CameraGlance();
        this.server = Server.start(
                new Server.Options(options.bind(), options.port(), options.httpsPort(), options.home()),
                new Server.Parts(
                        store,
                        tables,
                        packs,
                        readings,
                        claims,
                        sources,
                        photos,
                        new Lessons(eyes, sets, options.home(), store.inbox(), store.pictures()),
                        new EnrolmentDesk(options.home(), sets),
                        sets,
                        glance,
                        clock,
                        Version.NUMBER));
        this.trays =
                new TrayDesk(store.inbox(), readings, sources, clock, TrayDesk.Search.USB_PORTS).start(options.trays());
        this.camera = options.camera()
                .map(source -> new CameraDesk(source, eyes, readings, claims, store.pictures(), sources, glance, clock)
                        .start());
    }

    /** Starts to serve; when it returns, {@code GET /} answers. */
    public static Companion start(Options options, List<Game<?, ?, ?>> games) {
        return new Companion(options, games);
    }

    public Server server() {
        return server;
    }

    @Override
    public void close() {
        camera.ifPresent(CameraDesk::close);
        trays.close();
        server.close();
        tables.close();
        store.close();
    }

    private static void makeHome(Path home) {
        try {
            Files.createDirectories(home);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "The folder for Sandtable's data, " + home + ", can't be made. Name another with --home.", e);
        }
    }
}
