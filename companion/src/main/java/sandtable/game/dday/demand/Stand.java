package sandtable.game.dday.demand;

import java.util.List;
import sandtable.table.Sum.Term;
import sandtable.table.Text;

/**
 * A Unit in its Sector.
 *
 * @param unit its seat's id, or any name
 * @param name as people read it
 * @param sector the Sector's id
 * @param place the Sector as people read it
 * @param printed the DEF printed there
 * @param reductions what lowers the DEF for this Unit, each below 0: "-7 (Bazooka)"
 */
public record Stand(String unit, Text name, String sector, Text place, int printed, List<Term> reductions) {
    public Stand {
        reductions = List.copyOf(reductions);
    }
}
