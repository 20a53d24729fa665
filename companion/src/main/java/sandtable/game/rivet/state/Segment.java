package sandtable.game.rivet.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sandtable.table.Text;

/**
 * A place on the board.
 *
 * @param column from the left, 0 first
 * @param row from the top, 0 first
 */
public record Segment(int column, int row) implements Comparable<Segment> {
    /** "c4": third column, fourth row. */
    public String id() {
        return (char) ('a' + column) + Integer.toString(row + 1);
    }

    /** As people read it: "C4". */
    public static String sign(String id) {
        return id.toUpperCase(Locale.ROOT);
    }

    public Text label() {
        return Text.of("rivet.segment", "id", sign(id()));
    }

    public static Optional<Segment> of(String id) {
        return id.matches("[a-z][1-9][0-9]?")
                ? Optional.of(new Segment(id.charAt(0) - 'a', Integer.parseInt(id.substring(1)) - 1))
                : Optional.empty();
    }

    /** In Segments, with at most one diagonal step on the way. */
    public int distance(Segment other) {
        int across = Math.abs(column - other.column);
        int down = Math.abs(row - other.row);
        return across > 0 && down > 0 ? across + down - 1 : across + down;
    }

    public boolean adjacent(Segment other) {
        return !equals(other) && Math.abs(column - other.column) <= 1 && Math.abs(row - other.row) <= 1;
    }

    public boolean diagonal(Segment other) {
        return column != other.column && row != other.row;
    }

    /** All eight neighbours, those beyond the edge among them. */
    public List<Segment> around() {
        List<Segment> around = new ArrayList<>();
        for (int down = -1; down <= 1; down++) {
            for (int across = -1; across <= 1; across++) {
                if (across != 0 || down != 0) {
                    around.add(new Segment(column + across, row + down));
                }
            }
        }
        return around;
    }

    /** The neighbour in a direction, for somebody who sits at an edge of the board. */
    public Segment towards(Direction direction, Chair chair) {
        int right = direction.right();
        int ahead = direction.ahead();
        return switch (chair) {
            case SOUTH -> new Segment(column + right, row - ahead);
            case NORTH -> new Segment(column - right, row + ahead);
            case WEST -> new Segment(column + ahead, row + right);
            case EAST -> new Segment(column - ahead, row - right);
        };
    }

    @Override
    public int compareTo(Segment other) {
        return row == other.row ? Integer.compare(column, other.column) : Integer.compare(row, other.row);
    }

    /** The edge of the board at which somebody sits. */
    public enum Chair {
        NORTH,
        EAST,
        SOUTH,
        WEST;

        public Chair opposite() {
            return values()[(ordinal() + 2) % 4];
        }
    }
}
