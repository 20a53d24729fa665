package sandtable.vision.scene;

/**
 * How hard a tray is to read. Angles in degrees, faces in pixels.
 *
 * @param leastTilt smallest tilt of the camera
 * @param mostTilt largest tilt of the camera
 * @param leastFace smallest edge of a face
 * @param mostFace largest edge of a face
 * @param touching share of throws in which dice touch
 * @param cocked share of dice that lean on something
 * @param anyCloth also cloth of the dice's own colours, and wood
 * @param blur largest blur (standard deviation), pixels
 * @param noise largest noise (standard deviation), grey levels
 * @param drift largest change of exposure between pictures, as a factor minus 1
 * @param tint how far the lamp's colour may stray from white
 * @param quality lowest JPEG quality
 */
public enum Level {
    EASY(0, 12, 48, 85, 0, 0, false, 0.6, 2, 0.10, 0.06, 88),
    NORMAL(3, 22, 38, 80, 0.25, 0.03, true, 0.9, 4, 0.2, 0.14, 80),
    HARD(8, 35, 28, 66, 0.55, 0.10, true, 1.3, 7, 0.35, 0.25, 70);

    final double leastTilt;
    final double mostTilt;
    final double leastFace;
    final double mostFace;
    final double touching;
    final double cocked;
    final boolean anyCloth;
    final double blur;
    final double noise;
    final double drift;
    final double tint;
    final int quality;

    Level(
            double leastTilt,
            double mostTilt,
            double leastFace,
            double mostFace,
            double touching,
            double cocked,
            boolean anyCloth,
            double blur,
            double noise,
            double drift,
            double tint,
            int quality) {
        this.leastTilt = leastTilt;
        this.mostTilt = mostTilt;
        this.leastFace = leastFace;
        this.mostFace = mostFace;
        this.touching = touching;
        this.cocked = cocked;
        this.anyCloth = anyCloth;
        this.blur = blur;
        this.noise = noise;
        this.drift = drift;
        this.tint = tint;
        this.quality = quality;
    }
}
