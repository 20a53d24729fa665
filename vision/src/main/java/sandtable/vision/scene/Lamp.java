package sandtable.vision.scene;

/**
 * The light.
 *
 * @param at middle of the lamp, mm
 * @param radius of the lamp, mm; a small one throws hard shadows
 * @param colour red, green, blue
 * @param share of the light that comes from the lamp; the rest comes from everywhere
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record Lamp(double[] at, double radius, double[] colour, double share) {}
