package sandtable.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import sandtable.vision.DiceSetException;
import sandtable.vision.read.DiceReader;
import sandtable.vision.set.DiceSet;
import sandtable.vision.tray.Tray;

/** Opens readers as the command line names them. */
final class DiceReaders {
    private DiceReaders() {}

    /** @param set {@code pips}, or the file of an enrolled set */
    static DiceReader open(String set, @Nullable Path tray) throws DiceSetException {
        DiceReader reader =
                set.equalsIgnoreCase("pips") ? DiceReader.pips() : DiceReader.of(DiceSet.load(Path.of(set)));
        return tray == null ? reader : reader.in(Tray.load(tray));
    }

    static Optional<Tray> tray(@Nullable Path tray) throws DiceSetException {
        return tray == null ? Optional.empty() : Optional.of(Tray.load(tray));
    }
}
