package sandtable.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import sandtable.journal.Journal;
import sandtable.journal.Store;
import sandtable.journal.Stores;

/** Writes whole games as the journals that every later version must read and bring to the same end. */
public final class Recording {
    private static final int SEEDS = 6;

    private Recording() {}

    /**
     * For each of the {@link Mixes} the longest of a few games, opened, as {@code GAME.PACK.MIX.jsonl}; what stood beside it about its end is
     * removed.
     *
     * @return the files
     */
    public static List<Path> write(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Mixes.Mix mix : Mixes.all()) {
            String longest = "";
            for (long seed = 1; seed <= SEEDS; seed++) {
                String game = game(mix, seed);
                longest = game.length() > longest.length() ? game : longest;
            }
            Path file = folder.resolve("dday.atlantikwall-2e." + mix.name() + ".jsonl");
            Files.writeString(file, longest);
            Files.deleteIfExists(folder.resolve(file.getFileName() + ".end.json"));
            files.add(file);
        }
        return files;
    }

    private static String game(Mixes.Mix mix, long seed) throws IOException {
        try (Store store = Stores.inMemory()) {
            String table = EveningJournal.whole(store, mix, seed);
            StringBuilder lines = new StringBuilder();
            store.journal().export(table, Journal.Secrets.OPENED, lines);
            return lines.toString();
        }
    }
}
