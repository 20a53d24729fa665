package sandtable.journal;

import java.util.Optional;

/** Pictures of dice, maps and cards. */
public interface Pictures {
    /** @throws IllegalArgumentException if there is another picture with this id */
    void put(String id, Picture picture);

    Optional<Picture> get(String id);

    void remove(String id);

    /**
     * @param mediaType {@code image/jpeg}, {@code image/png}
     */
    record Picture(String mediaType, Bytes content) {}
}
