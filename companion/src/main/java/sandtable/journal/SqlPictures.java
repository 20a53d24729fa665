package sandtable.journal;

import java.util.Optional;

final class SqlPictures implements Pictures {
    private final Database database;

    SqlPictures(Database database) {
        this.database = database;
    }

    @Override
    public void put(String id, Picture picture) {
        int added = database.write(handle -> handle.execute(
                "INSERT INTO picture (id, media_type, content) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                id,
                picture.mediaType(),
                picture.content().toArray()));
        if (added == 0 && !get(id).equals(Optional.of(picture))) {
            throw Refusals.pictureExists(id);
        }
    }

    @Override
    public Optional<Picture> get(String id) {
        return database.read(handle -> handle.select("SELECT media_type, content FROM picture WHERE id = ?", id)
                .map((row, context) -> new Picture(row.getString(1), Bytes.of(row.getBytes(2))))
                .findOne());
    }

    @Override
    public void remove(String id) {
        database.write(handle -> handle.execute("DELETE FROM picture WHERE id = ?", id));
    }
}
