package sandtable.game.dday.card;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Whom a block is about. */
public enum Who {
    /** The card's player; inside {@link Block.Aim} and {@link Block.Offer} the one it aims at. */
    @JsonProperty("own")
    OWN,
    /** One Unit of the player's choice. */
    @JsonProperty("unit")
    UNIT,
    /** One other Unit of the player's choice. */
    @JsonProperty("other-unit")
    OTHER_UNIT,
    /** Every Unit in the player's Sector, itself too. */
    @JsonProperty("here")
    HERE,
    /** Every Unit in one Sector of the player's choice. */
    @JsonProperty("sector")
    SECTOR,
    /** Every Unit. */
    @JsonProperty("units")
    UNITS,
    @JsonProperty("german")
    GERMAN,
    /** Everybody, the German too. */
    @JsonProperty("players")
    PLAYERS
}
