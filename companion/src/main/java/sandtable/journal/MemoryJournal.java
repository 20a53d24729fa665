package sandtable.journal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

final class MemoryJournal implements Journal {
    private final MemoryTables tables;
    private final MemoryInbox inbox;
    private final Salts salts;
    private final Listeners listeners = new Listeners();
    private final Map<String, List<Salted>> chains = new HashMap<>();

    MemoryJournal(MemoryTables tables, MemoryInbox inbox, Salts salts) {
        this.tables = tables;
        this.inbox = inbox;
        this.salts = salts;
    }

    @Override
    public Appended append(Draft draft, Optional<Settling> settling) {
        Appended appended = appendQuietly(draft, settling);
        if (appended instanceof Appended.Stored) {
            listeners.tell(new Appending(draft.table(), draft.position()));
        }
        return appended;
    }

    private synchronized Appended appendQuietly(Draft draft, Optional<Settling> settling) {
        tables.require(draft.table());
        Optional<Line> earlier = find(draft.table(), draft.key());
        if (earlier.isPresent()) {
            return new Appended.Repeated(earlier.get());
        }
        List<Salted> chain = chains.computeIfAbsent(draft.table(), table -> new ArrayList<>());
        if (draft.position() <= chain.size()) {
            return new Appended.Taken(chain.size());
        }
        if (draft.position() > chain.size() + 1L) {
            throw Refusals.gap(draft, chain.size());
        }
        if (settling.isPresent() && !inbox.settle(draft, settling.get())) {
            return new Appended.NotOffered(settling.get().reading());
        }
        byte[] salt = salts.next();
        String previous = head(draft.table()).map(Line::hash).orElse(Chain.START);
        Line line = Chain.seal(draft, previous, salt);
        chain.add(new Salted(line, Optional.of(Bytes.of(salt))));
        return new Appended.Stored(line);
    }

    @Override
    public synchronized List<Line> read(String table, long after) {
        return chain(table).stream()
                .map(Salted::line)
                .filter(line -> line.position() > after)
                .toList();
    }

    @Override
    public synchronized Optional<Line> find(String table, String key) {
        return chain(table).stream()
                .map(Salted::line)
                .filter(line -> line.key().equals(key))
                .findFirst();
    }

    @Override
    public synchronized Optional<Line> head(String table) {
        List<Salted> chain = chain(table);
        return chain.isEmpty()
                ? Optional.empty()
                : Optional.of(chain.get(chain.size() - 1).line());
    }

    @Override
    public Listening listen(Consumer<Appending> listener) {
        return listeners.add(listener);
    }

    @Override
    public synchronized Verdict verify(String table, Optional<String> head) {
        return Chain.verify(table, chain(table), head);
    }

    @Override
    public synchronized void export(String table, Secrets secrets, Appendable out) throws IOException {
        Export.write(chain(table), secrets, out);
    }

    private List<Salted> chain(String table) {
        return chains.getOrDefault(table, List.of());
    }
}
