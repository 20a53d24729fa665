package sandtable.game.dday.pack;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.Battlefield;
import sandtable.game.dday.state.Path;
import sandtable.game.dday.state.Sector;

/**
 * What was learned of a map, as the owner's box keeps it: {@code map.MAP.sector.ID} = {@code row,column,def,mgf,bunker,stay} and then {@code
 * kind:of:amount} for each attribute; {@code map.MAP.path.FROM.TO} = {@code kind,courage,mines}. Boxes of earlier versions end with the bunker.
 */
public final class LearnedMap {
    private static final String SECTOR = "sector.";
    private static final String PATH = "path.";
    private static final int STAY = 5;

    private LearnedMap() {}

    private static String prefix(Battlefield map) {
        return "map." + map.id() + ".";
    }

    /** All that is known of a map that is being learned; nothing of one that came with the pack. */
    public static Map<String, Object> told(Battlefield map) {
        Map<String, Object> told = new LinkedHashMap<>();
        if (map.learned()) {
            map.sectors()
                    .values()
                    .forEach(sector -> told.put(
                            prefix(map) + SECTOR + sector.id(),
                            sector.row() + "," + sector.column() + "," + sector.def() + "," + sector.mgf() + ","
                                    + sector.finalBunker() + "," + sector.canStay() + attributes(sector)));
            map.paths()
                    .forEach(path -> told.put(
                            prefix(map) + PATH + path.from() + "." + path.to(),
                            path.kind() + "," + path.courage() + "," + path.mines()));
        }
        return told;
    }

    private static String attributes(Sector sector) {
        StringBuilder words = new StringBuilder();
        for (Attribute attribute : sector.attributes()) {
            words.append(',').append(attribute.kind()).append(':').append(attribute.of());
            words.append(':').append(attribute.amount());
        }
        return words.toString();
    }

    private static Attribute attribute(String word) {
        String[] parts = word.split(":", -1);
        return new Attribute(Attribute.Kind.valueOf(parts[0]), parts[1], Integer.parseInt(parts[2]));
    }

    /** The map with what the box knows of it. */
    static Battlefield with(Battlefield map, Map<String, Object> box) {
        Battlefield known = map;
        for (Map.Entry<String, Object> entry : box.entrySet()) {
            if (map.learned() && entry.getKey().startsWith(prefix(map))) {
                String what = entry.getKey().substring(prefix(map).length());
                String[] words = entry.getValue().toString().split(",", -1);
                if (what.startsWith(SECTOR)) {
                    known = known.with(sector(what.substring(SECTOR.length()), words));
                } else if (what.startsWith(PATH)) {
                    String[] ends = what.substring(PATH.length()).split("\\.", 2);
                    known = known.with(new Path(
                            ends[0],
                            ends[1],
                            Path.Kind.valueOf(words[0]),
                            Integer.parseInt(words[1]),
                            Boolean.parseBoolean(words[2])));
                }
            }
        }
        return known;
    }

    private static Sector sector(String id, String[] words) {
        boolean bunker = Boolean.parseBoolean(words[4]);
        return new Sector(
                id,
                Integer.parseInt(words[0]),
                Integer.parseInt(words[1]),
                Integer.parseInt(words[2]),
                Boolean.parseBoolean(words[3]),
                words.length <= STAY || Boolean.parseBoolean(words[STAY]),
                bunker,
                bunker,
                Arrays.stream(words).skip(STAY + 1L).map(LearnedMap::attribute).toList());
    }
}
