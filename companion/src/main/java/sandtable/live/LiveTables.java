package sandtable.live;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import sandtable.data.Packs;
import sandtable.journal.Appended;
import sandtable.journal.Appending;
import sandtable.journal.Bytes;
import sandtable.journal.Draft;
import sandtable.journal.Journal;
import sandtable.journal.Store;
import sandtable.journal.TableRow;
import sandtable.table.Act;
import sandtable.table.Deed;
import sandtable.table.Effect;
import sandtable.table.Game;
import sandtable.table.Ruling;
import sandtable.table.Setup;
import sandtable.table.Text;

/** All tables of this process; each is folded from its journal when somebody first asks for it. Safe for several threads. */
public final class LiveTables implements AutoCloseable {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private final Store store;
    private final Map<String, Game<?, ?, ?>> games;
    private final Packs packs;
    private final InstantSource clock;
    private final String rules;
    private final Map<String, LiveTable<?, ?, ?>> live = new ConcurrentHashMap<>();
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
    private final ExecutorService others = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "appends");
        thread.setDaemon(true);
        return thread;
    });
    private final Journal.Listening listening;

    /**
     * @param games all games that can be played
     * @param rules the version of the rules, written beside each entry
     */
    public LiveTables(Store store, List<Game<?, ?, ?>> games, Packs packs, InstantSource clock, String rules) {
        this.store = store;
        this.games = games.stream().collect(Collectors.toMap(Game::id, game -> game));
        this.packs = packs;
        this.clock = clock;
        this.rules = rules;
        this.listening = store.journal().listen(appending -> others.execute(() -> catchUp(appending)));
    }

    /** What became of a wish to open a table. */
    public sealed interface Opening {
        record Opened(LiveTable<?, ?, ?> table) implements Opening {}

        record Refused(Text reason) implements Opening {}
    }

    /**
     * Opens a table.
     *
     * @param title as people see it in the list
     * @param device who opens it
     */
    public Opening open(Setup setup, String title, String device) {
        Game<?, ?, ?> game = games.get(setup.pack().game());
        return game == null
                ? new Opening.Refused(
                        Text.of("table.no-game", "game", setup.pack().game()))
                : open(game, setup, title, device);
    }

    private <S, A extends Act, E extends Effect<S>> Opening open(
            Game<S, A, E> game, Setup setup, String title, String device) {
        byte[] secret = new byte[32];
        RANDOM.nextBytes(secret);
        String id = newId();
        Ruling<E> ruling = game.open(setup, new HmacChance(secret, id, 1, new byte[32]));
        if (ruling instanceof Ruling.Refused<E> refused) {
            return new Opening.Refused(refused.reason());
        }
        Ruling.Accepted<E> accepted = (Ruling.Accepted<E>) ruling;
        TableRow row = new TableRow(id, game.id(), setup.pack().id(), title, clock.instant(), Bytes.of(secret));
        store.tables().create(row);
        LineCodec.Parts parts = new LineCodec<>(game)
                .write(
                        new Deed.Opened<>(),
                        accepted.title(),
                        accepted.effects(),
                        accepted.because(),
                        accepted.broken(),
                        Optional.empty(),
                        rules);
        Appended appended = store.journal()
                .append(new Draft(
                        id,
                        1,
                        clock.instant(),
                        "display",
                        device,
                        newId() + newId(),
                        parts.publicPart(),
                        parts.secretPart()));
        if (!(appended instanceof Appended.Stored)) {
            throw new IllegalStateException("A new table's journal was not empty");
        }
        return new Opening.Opened(find(id).orElseThrow());
    }

    /** The table of this id. */
    public Optional<LiveTable<?, ?, ?>> find(String id) {
        LiveTable<?, ?, ?> there = live.get(id);
        if (there != null) {
            return Optional.of(there);
        }
        return store.tables().find(id).map(row -> live.computeIfAbsent(id, key -> revive(row)));
    }

    /** All tables, the newest first. */
    public List<TableRow> list() {
        return store.tables().list();
    }

    /** Tells of every change of a table by its id; on the thread that made it, so be quick and don't act. */
    public AutoCloseable subscribe(Consumer<String> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    /** For what changed about a table besides its journal: a proposal, a reading. */
    public void tell(String table) {
        listeners.forEach(listener -> listener.accept(table));
    }

    @Override
    public void close() {
        listening.close();
        others.shutdown();
    }

    /** Follows what another process appended; what this one did is folded already by the time the table's lock is free. */
    private void catchUp(Appending appending) {
        LiveTable<?, ?, ?> table = live.get(appending.table());
        if (table != null && table.catchUp()) {
            tell(appending.table());
        }
    }

    private LiveTable<?, ?, ?> revive(TableRow row) {
        Game<?, ?, ?> game = games.get(row.game());
        if (game == null) {
            throw new UnreadableJournalException(
                    "Table " + row.id() + " plays " + row.game() + ", which this version of Sandtable doesn't know.");
        }
        return revive(game, row);
    }

    private <S, A extends Act, E extends Effect<S>> LiveTable<S, A, E> revive(Game<S, A, E> game, TableRow row) {
        return new LiveTable<>(game, row, packs.load(row.pack()), store.journal(), clock, rules, () -> tell(row.id()));
    }

    private static String newId() {
        return RANDOM.ints(8, 0, LETTERS.length())
                .mapToObj(i -> String.valueOf(LETTERS.charAt(i)))
                .collect(Collectors.joining());
    }
}
