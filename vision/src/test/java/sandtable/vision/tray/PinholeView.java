package sandtable.vision.tray;

/** A plan of which the camera bends no lines. */
public final class PinholeView {
    private PinholeView() {}

    /** As {@link PlanView#turned}. */
    public static PlanView of(double[] toPlan, int width, int height, double[] below, double focal) {
        return PlanView.turned(toPlan, width, height, below, focal, Lens.Distortion.NONE);
    }
}
