package sandtable.game.dday.state;

import java.util.List;
import java.util.Optional;

/**
 * A Sector as it is printed.
 *
 * @param row 0 is nearest to the sea
 * @param column 0 is leftmost
 * @param canStay a Unit need not leave after one turn
 * @param bunker entering it ends the way
 * @param finalBunker the Bunker that triggers the Assault; those in the middle of a map don't
 */
public record Sector(
        String id,
        int row,
        int column,
        int def,
        boolean mgf,
        boolean canStay,
        boolean bunker,
        boolean finalBunker,
        List<Attribute> attributes) {
    public Sector {
        attributes = List.copyOf(attributes);
    }

    public Sector staying(boolean can) {
        return new Sector(id, row, column, def, mgf, can, bunker, finalBunker, attributes);
    }

    public Sector with(List<Attribute> changed) {
        return new Sector(id, row, column, def, mgf, canStay, bunker, finalBunker, changed);
    }

    public boolean has(Attribute.Kind kind) {
        return attribute(kind).isPresent();
    }

    public Optional<Attribute> attribute(Attribute.Kind kind) {
        for (Attribute attribute : attributes) {
            if (attribute.kind() == kind) {
                return Optional.of(attribute);
            }
        }
        return Optional.empty();
    }
}
