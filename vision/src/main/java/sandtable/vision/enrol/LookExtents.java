package sandtable.vision.enrol;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Mat;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Resized;
import sandtable.vision.read.ExtentFinder;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.square.Square;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.ClothColour;
import sandtable.vision.tray.Ground;
import sandtable.vision.tray.PlanView;
import sandtable.vision.tray.Tray;

/** How far the dice that a set was learned from reach about their faces. */
final class LookExtents {
    private LookExtents() {}

    /**
     * The looks of a picture with that, seen in as much detail as dice will be when they are read.
     *
     * @param share edge of a face as a share of the plan's diagonal
     */
    static List<Shot> of(EnrolledPage page, List<LikeFaces.Taken> looks, double share, Tray tray)
            throws UnreadablePictureException {
        PlanView whole = tray.plan(page.picture().cols(), page.picture().rows());
        double size = share * Math.hypot(whole.width(), whole.height());
        double k = Math.min(1, FaceCrop.SIDE / size);
        Mat small = Resized.of(page.picture(), k);
        PlanView view = tray.plan(small.cols(), small.rows());
        Mat plan = view.of(small);
        List<Square> faces = looks.stream()
                .map(t -> new Square(
                        (t.square().x() + 0.5) * k - 0.5,
                        (t.square().y() + 0.5) * k - 0.5,
                        size * k,
                        t.square().angle(),
                        t.square().score()))
                .toList();
        Ground ground = tray.under(plan);
        ExtentFinder finder = new ExtentFinder(plan, view, ClothColour.of(plan), ground, faces);
        List<Shot> shots = new ArrayList<>();
        for (int i = 0; i < faces.size(); i++) {
            shots.add(looks.get(i).shot().with(finder.of(faces.get(i))));
        }
        plan.release();
        small.release();
        return shots;
    }
}
