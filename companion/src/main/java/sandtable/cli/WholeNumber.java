package sandtable.cli;

import picocli.CommandLine;

/** Reads a whole number within bounds; any other is wrong usage. */
abstract class WholeNumber implements CommandLine.ITypeConverter<Integer> {
    private final int least;
    private final int most;

    private WholeNumber(int least, int most) {
        this.least = least;
        this.most = most;
    }

    @Override
    public final Integer convert(String text) {
        try {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw new CommandLine.TypeConversionException(
                "'" + text + "' is no whole number from " + least + " to " + most + ".");
    }

    /** Where to listen; 0 is any free port. */
    static final class Port extends WholeNumber {
        Port() {
            super(0, 65_535);
        }
    }

    /** How many of something that has to be at least one. */
    static final class Count extends WholeNumber {
        Count() {
            super(1, Integer.MAX_VALUE);
        }
    }

    static final class Percent extends WholeNumber {
        Percent() {
            super(0, 100);
        }
    }
}
