package sandtable.dice;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import sandtable.journal.Bytes;
import sandtable.journal.Pictures;
import sandtable.live.LiveTable;
import sandtable.table.RollRequest;
import sandtable.table.Seat;

/** Reads the dice of photos that devices send, keeps the picture beside the reading and offers it. Safe for several threads. */
public final class Photos {
    private final Eyes eyes;
    private final Readings readings;
    private final Pictures pictures;
    private final InstantSource clock;

    public Photos(Eyes eyes, Readings readings, Pictures pictures, InstantSource clock) {
        this.eyes = eyes;
        this.readings = readings;
        this.pictures = pictures;
        this.clock = clock;
    }

    /**
     * Reads a photo for a seat.
     *
     * @param device who sent it
     * @param picture the file's bytes
     * @return the reading that is offered; empty where the picture shows no dice, and nothing was changed
     * @throws DiceProblem if it is no picture, or the enrolled dice can't be used
     */
    public Optional<Reading> read(LiveTable<?, ?, ?> table, Seat seat, String device, byte[] picture)
            throws DiceProblem {
        Requests requests = Requests.of(table);
        Reading.Sight sight = DiceProblem.told(() -> eyes.read(picture, kind(requests, seat)));
        if (sight.dice().isEmpty()) {
            return Optional.empty();
        }
        String id = TrayDesk.newId();
        pictures.put(id, new Pictures.Picture(mediaType(picture), Bytes.of(picture)));
        Reading reading = new Reading(
                id,
                Optional.of(table.id()),
                Optional.of(seat),
                requests.fitting(seat, sight).map(RollRequest::id),
                Reading.Source.PHOTO,
                device,
                sight,
                List.of(),
                Optional.of(id),
                clock.instant());
        readings.offer(reading);
        return Optional.of(reading);
    }

    /** Which dice are to be looked for: those that the seat is to roll. */
    private static String kind(Requests requests, Seat seat) {
        return requests.of(seat).stream()
                .flatMap(roll -> roll.dice().stream())
                .map(RollRequest.Die::kind)
                .findFirst()
                .orElse("d6");
    }

    /** By the first bytes, whatever the device said it was. */
    static String mediaType(byte[] picture) {
        boolean png = picture.length > 3 && picture[1] == 'P' && picture[2] == 'N' && picture[3] == 'G';
        boolean webp = picture.length > 11 && picture[8] == 'W' && picture[9] == 'E' && picture[10] == 'B';
        boolean bmp = picture.length > 1 && picture[0] == 'B' && picture[1] == 'M';
        return png ? "image/png" : webp ? "image/webp" : bmp ? "image/bmp" : "image/jpeg";
    }
}
