package sandtable.game.dday.card;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Optional;

/** Blocks that hold others: choices, offers, conditions, targets, dice. */
public sealed interface FlowBlock extends Block {
    /** An ordinary die's greatest number. */
    int PIPS = 6;

    /** The player takes one of these. */
    record Choose(List<Way> ways) implements FlowBlock {
        public Choose {
            if (ways.size() < 2) {
                throw new IllegalArgumentException(
                        "A choice has two ways or more: add one, or write the blocks alone.");
            }
            ways = List.copyOf(ways);
        }

        @Override
        public List<List<Block>> parts() {
            return ways.stream().map(Way::does).toList();
        }
    }

    /**
     * @param id the texts hold its words as {@code card.CARD.ID}
     */
    record Way(String id, List<Block> does) {
        public Way {
            does = List.copyOf(does);
        }
    }

    /** Each of them may give something up; who doesn't, or can't, suffers the rest. */
    record Offer(Who who, Price price, List<Block> otherwise, Optional<Needs> where) implements FlowBlock {
        public Offer {
            otherwise = List.copyOf(otherwise);
        }

        @Override
        public List<List<Block>> parts() {
            return List.of(otherwise);
        }
    }

    record When(
            Needs test,
            List<Block> then,
            @JsonSetter(nulls = Nulls.AS_EMPTY) List<Block> otherwise) implements FlowBlock {
        public When {
            then = List.copyOf(then);
            otherwise = List.copyOf(otherwise);
        }

        @Override
        public List<List<Block>> parts() {
            return List.of(then, otherwise);
        }
    }

    /** Does the rest for each of them, who is its {@code own}. */
    record Aim(Who who, List<Block> does, Optional<Needs> where) implements FlowBlock {
        public Aim {
            does = List.copyOf(does);
        }

        @Override
        public List<List<Block>> parts() {
            return List.of(does);
        }
    }

    /** Each of them rolls an ordinary die, and suffers the first row that it reaches. */
    record Roll(Who who, List<Row> rows) implements FlowBlock {
        public Roll {
            if (rows.isEmpty() || rows.get(rows.size() - 1).to() != PIPS) {
                throw new IllegalArgumentException("The last row of a roll reaches to " + PIPS + ": add it.");
            }
            for (int i = 1; i < rows.size(); i++) {
                if (rows.get(i).to() <= rows.get(i - 1).to()) {
                    throw new IllegalArgumentException(
                            "The rows of a roll rise: " + rows.get(i).to() + " comes after "
                                    + rows.get(i - 1).to() + ".");
                }
            }
            rows = List.copyOf(rows);
        }

        @Override
        public List<List<Block>> parts() {
            return rows.stream().map(Row::does).toList();
        }
    }

    /**
     * @param to the greatest number for which it holds
     */
    record Row(int to, @JsonSetter(nulls = Nulls.AS_EMPTY) List<Block> does) {
        public Row {
            does = List.copyOf(does);
        }
    }
}
