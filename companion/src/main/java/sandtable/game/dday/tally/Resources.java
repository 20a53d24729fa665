package sandtable.game.dday.tally;

/** What the faces of dice are worth. Tools are counted, and become Item Points by a table of the edition. */
public record Resources(int soldiers, int stars, int courage, int tools) {
    public static final Resources NONE = new Resources(0, 0, 0, 0);
}
