package sandtable.table;

/**
 * One reason in a ruling.
 *
 * @param rule the rule's id in the pack, where its citations stand
 * @param text what it did here, with its numbers
 * @param audience who may read it
 */
public record Because(String rule, Text text, Audience audience) {
    public static Because of(String rule, Text text) {
        return new Because(rule, text, Audience.EVERYONE);
    }
}
