package sandtable.vision.tray;

/** A plan of which the camera bends no lines. */
public final class PinholeView {
    private PinholeView() {}

    /** Of a picture as large as the plan. */
    public static PlanView of(double[] toPlan, int width, int height, double[] below, double focal) {
        return of(toPlan, width, height, width, height, below, focal);
    }

    /** As {@link PlanView#turned}. */
    public static PlanView of(
            double[] toPlan, int width, int height, int pictureWidth, int pictureHeight, double[] below, double focal) {
        return PlanView.turned(toPlan, width, height, pictureWidth, pictureHeight, below, focal, Lens.Distortion.NONE);
    }
}
