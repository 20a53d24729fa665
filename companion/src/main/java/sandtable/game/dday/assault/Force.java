package sandtable.game.dday.assault;

/** What one side has left after Combat. A Specialist counts as 1 Soldier. */
public record Force(int soldiers, int specialists) {
    public int strength() {
        return soldiers + specialists;
    }
}
