package sandtable.dice;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import sandtable.vision.picture.WholeFile;
import sandtable.wire.Json;

/**
 * What a set may learn of the rolls at each table, in {@code HOME/dice/lessons/offers.json}, so that it is still offered after a restart. Only the
 * newest are kept. For several threads.
 */
final class LessonOffers {
    private static final Logger LOG = LoggerFactory.getLogger(LessonOffers.class);
    private static final int MOST = 6;
    private static final int MOST_TABLES = 12;

    private final Path file;
    private final Map<String, List<Lessons.Offer>> byTable = new LinkedHashMap<>();

    LessonOffers(Path home) {
        this.file = home.resolve("dice").resolve("lessons").resolve("offers.json");
        read();
    }

    /** @param tables the one that was used last comes last */
    private record Kept(List<OfTable> tables) {}

    private record OfTable(String table, List<Lessons.Offer> offers) {}

    /** The offers of a table, the oldest first. */
    synchronized List<Lessons.Offer> of(String table) {
        return byTable.getOrDefault(table, List.of());
    }

    synchronized void add(String table, Lessons.Offer offer) {
        List<Lessons.Offer> all = without(table, offer.reading());
        all.add(offer);
        byTable.remove(table);
        byTable.put(table, List.copyOf(all.subList(Math.max(0, all.size() - MOST), all.size())));
        write();
    }

    synchronized void remove(String table, String reading) {
        List<Lessons.Offer> left = without(table, reading);
        if (left.size() < of(table).size()) {
            byTable.put(table, List.copyOf(left));
            write();
        }
    }

    private List<Lessons.Offer> without(String table, String reading) {
        List<Lessons.Offer> all = new ArrayList<>(of(table));
        all.removeIf(one -> one.reading().equals(reading));
        return all;
    }

    private void read() {
        if (!Files.isRegularFile(file)) {
            return;
        }
        try {
            Json.journal()
                    .readValue(file.toFile(), Kept.class)
                    .tables()
                    .forEach(one -> byTable.put(one.table(), List.copyOf(one.offers())));
        } catch (IOException e) {
            LOG.warn("What was offered to be learned can't be read from {}, so it is offered no more", file, e);
        }
    }

    /** A roll is not lost because what could be learned of it isn't kept. */
    private void write() {
        byTable.values().removeIf(List::isEmpty);
        while (byTable.size() > MOST_TABLES) {
            byTable.remove(byTable.keySet().iterator().next());
        }
        List<OfTable> all = new ArrayList<>();
        byTable.forEach((table, offers) -> all.add(new OfTable(table, offers)));
        Kept kept = new Kept(all);
        try {
            Files.createDirectories(file.getParent());
            WholeFile.write(file, Json.journal().writeValueAsBytes(kept));
        } catch (IOException e) {
            LOG.warn("What is offered to be learned can't be kept in {}, so a restart forgets it", file, e);
        }
    }
}
