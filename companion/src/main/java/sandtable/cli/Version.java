package sandtable.cli;

/** The product's version; written beside each entry of a journal as the version of the rules. */
public final class Version {
    public static final String NUMBER = "0.1.0";

    private Version() {}
}
