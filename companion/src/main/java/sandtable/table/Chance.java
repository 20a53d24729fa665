package sandtable.table;

/**
 * Chance, handed in: the same position and purpose always give the same bytes, so that retrying an act or taking it back never gives
 * another result. What it gave stands in the effects.
 */
public interface Chance {
    /**
     * 32 bytes: HMAC-SHA256(table secret, table, position, purpose).
     *
     * @param purpose names the use, for example {@code deck/decorations/1}; two uses in one ruling need two purposes
     */
    byte[] bytes(String purpose);

    /**
     * The players' share in every shuffle: 32 bytes made of the idempotency keys that the devices chose for all acts so far, so that the
     * service alone does not decide.
     */
    byte[] entropy();
}
