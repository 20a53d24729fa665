package sandtable.game.dday.state;

/** A resource card. */
public record Dials(int soldiers, int stars, int courage, int items) {
    public static final Dials ZERO = new Dials(0, 0, 0, 0);

    public int of(Resource resource) {
        return switch (resource) {
            case SOLDIERS -> soldiers;
            case STARS -> stars;
            case COURAGE -> courage;
            case ITEMS -> items;
        };
    }

    public Dials with(Resource resource, int value) {
        return switch (resource) {
            case SOLDIERS -> new Dials(value, stars, courage, items);
            case STARS -> new Dials(soldiers, value, courage, items);
            case COURAGE -> new Dials(soldiers, stars, value, items);
            case ITEMS -> new Dials(soldiers, stars, courage, value);
        };
    }
}
