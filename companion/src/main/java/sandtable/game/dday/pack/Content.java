package sandtable.game.dday.pack;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.Battlefield;
import sandtable.game.dday.state.Edition;
import sandtable.game.dday.state.Path;
import sandtable.game.dday.state.Sector;

/**
 * The content of an edition's pack, as it stands in the file.
 *
 * @param edition phases and their printed numbers
 * @param modules ids; their names are the texts {@code dday.module.ID}
 * @param options house rules and optional rules; their names are the texts {@code dday.option.ID}
 * @param units how many Allied Units may play
 * @param startSpecialists which Specialists the German starts with
 * @param rwb the options of each RWB bonus, by its name
 * @param maps by id
 */
public record Content(
        Edition edition,
        List<String> modules,
        Map<String, Switch> options,
        Range units,
        List<String> startSpecialists,
        Map<String, List<String>> rwb,
        Map<String, Terrain> maps) {

    /**
     * @param standard what holds where nothing was chosen
     * @param changeable whether it may change in mid-game
     * @param module without which nothing comes of it, if there is one
     */
    public record Switch(List<String> values, String standard, boolean changeable, Optional<String> module) {}

    public record Range(int min, int max) {}

    /**
     * A Battle Map as it is written down.
     *
     * @param soldiers printed at the start; for each Unit
     * @param specialists Regular Specialists that the map admits; all if none is named
     */
    public record Terrain(
            String title,
            boolean learned,
            String start,
            int soldiers,
            List<String> specialists,
            Map<String, Printed> sectors,
            List<Path> paths) {

        public Battlefield battlefield(String id) {
            Map<String, Sector> read = new TreeMap<>();
            sectors.forEach((sector, printed) -> read.put(sector, printed.sector(sector)));
            return new Battlefield(id, title, learned, start, soldiers, specialists, read, paths);
        }
    }

    /**
     * @param stay whether a Unit may stay longer than one turn (white shield)
     * @param bunker whether it is a Bunker; {@code last} whether it is the final one
     */
    public record Printed(
            int row,
            int column,
            int def,
            boolean mgf,
            boolean stay,
            boolean bunker,
            boolean last,
            List<Attribute> attributes) {
        Sector sector(String id) {
            return new Sector(id, row, column, def, mgf, stay, bunker, last, attributes);
        }
    }
}
