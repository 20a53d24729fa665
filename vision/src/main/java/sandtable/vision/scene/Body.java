package sandtable.vision.scene;

/** Something solid in the tray, as a signed distance (mm). */
interface Body {
    double distance(double x, double y, double z);

    /** Writes red, green, blue (0-1) and shininess (0-1) at a point of the surface. */
    void surface(double x, double y, double z, double[] out);

    double centreX();

    double centreY();

    double centreZ();

    /** Radius of a ball about the centre that holds the body. */
    double reach();
}
