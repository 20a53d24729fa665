package sandtable.game.dday.demand;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Readings that the rulebooks leave to the table.
 *
 * @param negative who gains where missing Soldiers bring a DEF below 0
 * @param twice where every Unit gains and more than one Sector is below 0: how much
 */
public record HouseRules(Gains negative, Twice twice) {
    /** Atlantikwall 2nd edition by the text of its rule. */
    public static final HouseRules DEFAULT = new HouseRules(Gains.SECTOR, Twice.SUM);

    /** Who gains. */
    public enum Gains {
        /** The Units in that Sector: the text of the 2nd edition's rule. */
        @JsonProperty("sector")
        SECTOR,
        /** Every Unit: the 1st edition's rule, and the example in both. */
        @JsonProperty("every-unit")
        EVERY_UNIT
    }

    /** How two Sectors below 0 add up for every Unit. */
    public enum Twice {
        @JsonProperty("sum")
        SUM,
        @JsonProperty("largest")
        LARGEST
    }
}
