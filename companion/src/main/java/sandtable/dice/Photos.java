package sandtable.dice;

import java.util.Optional;
import sandtable.live.LiveTable;
import sandtable.table.Seat;

/** Reads the dice of a photo that a device sent. */
public interface Photos {
    /** Reads it and offers what it shows; changes nothing where it shows none. */
    Result read(LiveTable<?, ?, ?> table, Seat seat, String device, byte[] picture);

    /** What became of a photo. */
    sealed interface Result {
        record Offered(Reading reading) implements Result {}

        /** A picture, but without dice. */
        record NoDice() implements Result {}

        /**
         * @param reason in English
         */
        record NotAPicture(Optional<String> reason) implements Result {}
    }
}
