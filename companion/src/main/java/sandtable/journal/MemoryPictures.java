package sandtable.journal;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

final class MemoryPictures implements Pictures {
    private final Map<String, Picture> pictures = new ConcurrentHashMap<>();

    @Override
    public void put(String id, Picture picture) {
        Picture there = pictures.putIfAbsent(id, picture);
        if (there != null && !there.equals(picture)) {
            throw Refusals.pictureExists(id);
        }
    }

    @Override
    public Optional<Picture> get(String id) {
        return Optional.ofNullable(pictures.get(id));
    }

    @Override
    public void remove(String id) {
        pictures.remove(id);
    }
}
