package sandtable.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import io.javalin.http.Context;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sandtable.data.Pack;
import sandtable.data.PackException;
import sandtable.data.Packs;
import sandtable.dice.Claims;
import sandtable.journal.Journal;
import sandtable.journal.Store;
import sandtable.journal.TableRow;
import sandtable.journal.Verdict;
import sandtable.live.LiveTable;
import sandtable.live.LiveTables;
import sandtable.server.ProblemException.Kind;
import sandtable.table.Seat;
import sandtable.table.Setup;
import sandtable.table.Text;
import sandtable.table.Viewer;
import sandtable.wire.Json;

/** Packs and tables: what can be played, opening a table, inviting to it, checking and taking away its journal. */
final class TableRoutes {
    private static final ObjectReader NEW = Json.journal().readerFor(NewTable.class);
    private static final int LONGEST_TITLE = 100;

    private final LiveTables tables;
    private final Packs packs;
    private final Store store;
    private final OwnersFacts facts;
    private final Desk desk;
    private final Joining joining;
    private final Claims claims;
    private final Answers answers;
    private final Addresses addresses;

    TableRoutes(Server.Parts parts, Desk desk, Joining joining, Answers answers, Addresses addresses) {
        this.tables = parts.tables();
        this.packs = parts.packs();
        this.store = parts.store();
        this.claims = parts.claims();
        this.facts = new OwnersFacts(parts.store().box());
        this.desk = desk;
        this.joining = joining;
        this.answers = answers;
        this.addresses = addresses;
    }

    /**
     * What a table is made of; what is left out is the pack's first.
     *
     * @param units how many Allied Units, or players
     * @param options by name, or a list of the names that are switched on
     * @param title as people see it in the list, at most 100 characters
     */
    record NewTable(
            String pack,
            Optional<String> cards,
            Optional<String> map,
            Optional<Integer> units,
            Optional<List<String>> modules,
            Optional<JsonNode> options,
            Optional<String> title) {}

    record OpenedTable(String table, List<Invited> seats) {}

    /**
     * @param token what joins; a secret of whoever is to sit there
     * @param joinUrl a page that joins by itself; the token stands after the {@code #}, so no server's log sees it
     */
    record Invited(Seat seat, Text name, String token, String joinUrl) {}

    record Listed(String table, String game, String pack, String title, Instant createdAt) {}

    /**
     * @param whole whether every line is as it was written
     * @param head the hash of the last line
     * @param cutOff whether the hash that somebody kept is missing from a chain that fits otherwise
     * @param brokenAt the first line that is not as it was written
     */
    record Verified(
            boolean whole,
            Optional<Long> entries,
            Optional<String> head,
            boolean cutOff,
            Optional<Long> brokenAt,
            Optional<String> fault) {}

    void packs(Context ctx) {
        String language = Language.of(ctx);
        List<PackOffer> offers = new ArrayList<>();
        for (String id : packs.ids()) {
            PackOffer.of(packs, packs.load(id), language).ifPresent(offers::add);
        }
        answers.json(ctx, 200, offers);
    }

    void open(Context ctx) {
        Caller caller = desk.caller(ctx);
        caller.mustBeHost();
        NewTable wanted = Bodies.json(ctx, NEW);
        if (wanted.title().filter(title -> title.length() > LONGEST_TITLE).isPresent()) {
            throw new ProblemException(Kind.BAD_FIELD, Text.of("server.long-title", "most", LONGEST_TITLE));
        }
        Setup setup;
        try {
            setup = setup(wanted);
        } catch (PackException e) {
            throw new ProblemException(Kind.BROKEN_PACK, Text.literal(String.valueOf(e.getMessage())));
        }
        String device = caller.device().map(known -> known.id()).orElse("host");
        LiveTables.Opening opening =
                tables.open(setup, wanted.title().orElse(setup.pack().title()), device);
        if (opening instanceof LiveTables.Opening.Refused refused) {
            throw new ProblemException(Kind.REFUSED, refused.reason());
        }
        LiveTable<?, ?, ?> table = ((LiveTables.Opening.Opened) opening).table();
        claims.looked(table.id());
        answers.json(ctx, 201, new OpenedTable(table.id(), invited(table)));
    }

    void list(Context ctx) {
        desk.caller(ctx).mustBeHost();
        String language = Language.of(ctx);
        answers.json(
                ctx,
                200,
                tables.list().stream().map(row -> listed(row, language)).toList());
    }

    /** The invitations of a table again, for the host and for its shared tablet. */
    void seats(Context ctx) {
        LiveTable<?, ?, ?> table = desk.table(ctx);
        mustInvite(ctx, table);
        answers.json(ctx, 200, new OpenedTable(table.id(), invited(table)));
    }

    void qr(Context ctx) {
        LiveTable<?, ?, ?> table = desk.table(ctx);
        mustInvite(ctx, table);
        Seat seat = desk.seat(table, ctx.pathParam("seat"));
        ctx.contentType("image/svg+xml").result(Qr.svg(invited(table, seat).joinUrl()));
    }

    void verify(Context ctx) {
        LiveTable<?, ?, ?> table = desk.table(ctx);
        mustBeHere(ctx, table);
        Optional<String> head = Optional.ofNullable(ctx.queryParam("head"));
        answers.json(ctx, 200, verified(store.journal().verify(table.id(), head)));
    }

    /** The journal as JSON lines; with its secret parts only once the game is over. */
    void export(Context ctx) throws IOException {
        LiveTable<?, ?, ?> table = desk.table(ctx);
        mustBeHere(ctx, table);
        boolean over = table.glimpse(Viewer.BYSTANDER, List.of()).outcome().isPresent();
        StringBuilder lines = new StringBuilder();
        store.journal().export(table.id(), over ? Journal.Secrets.OPENED : Journal.Secrets.SEALED, lines);
        ctx.contentType("application/jsonl; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"" + table.id() + ".jsonl\"")
                .result(lines.toString());
    }

    private static Verified verified(Verdict verdict) {
        if (verdict instanceof Verdict.Whole whole) {
            return new Verified(
                    true,
                    Optional.of(whole.entries()),
                    Optional.of(whole.head()),
                    false,
                    Optional.empty(),
                    Optional.empty());
        }
        if (verdict instanceof Verdict.CutOff cut) {
            return new Verified(
                    false,
                    Optional.of(cut.entries()),
                    Optional.of(cut.head()),
                    true,
                    Optional.empty(),
                    Optional.empty());
        }
        Verdict.Broken broken = (Verdict.Broken) verdict;
        return new Verified(
                false,
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.of(broken.position()),
                Optional.of(Names.of(broken.fault())));
    }

    private void mustInvite(Context ctx, LiveTable<?, ?, ?> table) {
        Caller caller = desk.caller(ctx);
        if (!caller.holds(table.id(), Seat.DISPLAY)) {
            caller.mustBeHost();
        }
    }

    private void mustBeHere(Context ctx, LiveTable<?, ?, ?> table) {
        Caller caller = desk.caller(ctx);
        if (!caller.host()) {
            caller.at(table.id());
        }
    }

    private List<Invited> invited(LiveTable<?, ?, ?> table) {
        return desk.everySeat(table).stream().map(seat -> invited(table, seat)).toList();
    }

    private Invited invited(LiveTable<?, ?, ?> table, Seat seat) {
        String token = joining.invitation(table.id(), seat);
        return new Invited(seat, seat.name(), token, addresses.joinUrl(token));
    }

    private Setup setup(NewTable wanted) {
        Pack pack = packs.load(wanted.pack());
        PackOffer offer = PackOffer.of(packs, pack, "en")
                .orElseThrow(() ->
                        new ProblemException(Kind.BROKEN_PACK, Text.of("server.no-game-pack", "pack", pack.id())));
        String cards = wanted.cards().or(offer::firstCards).orElse("training");
        return new Setup(
                pack,
                packs.load(cards),
                wanted.map().or(offer::firstMap).orElse("learned"),
                wanted.units().orElse(offer.units().min()),
                Set.copyOf(wanted.modules().orElse(List.of())),
                options(wanted.options()),
                facts.of(pack));
    }

    private static Map<String, String> options(Optional<JsonNode> wanted) {
        Map<String, String> options = new LinkedHashMap<>();
        JsonNode node = wanted.filter(given -> !given.isNull())
                .orElseGet(() -> Json.journal().createObjectNode());
        if (node.isArray()) {
            node.forEach(name -> options.put(name.asText(), "on"));
        } else if (node.isObject()) {
            node.properties()
                    .forEach(option ->
                            options.put(option.getKey(), option.getValue().asText()));
        } else {
            throw new ProblemException(Kind.BAD_FIELD, Text.of("server.bad-value", "field", "options"));
        }
        return options;
    }

    /** A table that nobody gave a title bears its pack's, which each reads in his own language. */
    private Listed listed(TableRow row, String language) {
        return new Listed(row.id(), row.game(), row.pack(), title(row, language), row.createdAt());
    }

    private String title(TableRow row, String language) {
        try {
            Pack pack = packs.load(row.pack());
            return pack.title().equals(row.title()) ? PackOffer.title(pack, language) : row.title();
        } catch (PackException e) {
            // A table may outlive its pack.
            return row.title();
        }
    }
}
