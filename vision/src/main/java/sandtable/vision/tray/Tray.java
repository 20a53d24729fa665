package sandtable.vision.tray;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.opencv.core.Mat;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Once;
import sandtable.vision.picture.Picture;
import sandtable.vision.square.Square;

/**
 * Where the tray's floor lies in the camera's picture, its cloth and its light, learned once from a picture of the empty
 * tray. Immutable and safe from any thread. It serves pictures of the same shape (width to height) that the same camera takes from the same place.
 */
public final class Tray {
    /** Tops may be seen beyond the floor that their dice stand on, but not by more edges than this. */
    private static final double BEYOND = 0.8;
    /** No camera's pictures are so many times as wide as high, or as high as wide. */
    private static final double MOST_OBLONG = 4;

    private final int width;
    private final int height;
    private final double[][] corners;
    private final Optional<Cloth> cloth;
    private final Optional<EmptyTray> empty;
    /** How the camera leans over a table without walls, whose corners are the picture's. */
    private final Optional<Lean> lean;

    /** A set that was enrolled here knows the lens better: then nobody asks what this picture alone tells of it. */
    private final Once<PlumbLines> edges;

    private final Once<Lens> lens;
    private final Once<TrayPose> pose;
    private final Once<Optional<Grain>> grain;
    private final Once<Optional<EmptyPlan>> ground;

    Tray(
            int width,
            int height,
            double[][] corners,
            Optional<Cloth> cloth,
            Optional<EmptyTray> empty,
            Optional<Lean> lean,
            Once<PlumbLines> edges,
            Optional<Lens> known) {
        this.cloth = cloth;
        this.empty = empty;
        this.lean = lean;
        this.width = width;
        this.height = height;
        this.corners = corners;
        this.edges = edges;
        this.lens = new Once<>(() -> known.orElseGet(this::toldLens));
        this.grain = new Once<>(() -> empty.map(EmptyTray::grain));
        this.ground = new Once<>(() -> empty.map(this::ground));
        this.pose = new Once<>(() ->
                lean.map(l -> l.pose(width, height)).orElseGet(() -> TrayPose.of(corners, width, height, lens.get())));
    }

    /** What its corners and its edges tell of the lens. */
    private Lens toldLens() {
        PlumbLines seen = edges.get();
        return seen.edges().isEmpty()
                ? TrayPose.lens(corners, width, height)
                : TrayPose.lens(corners, width, height, l -> seen.against(l.k1()));
    }

    /**
     * Learns the tray.
     *
     * @param emptyTray a picture file of the empty tray
     * @param corners the four corners of its floor, clockwise from the upper left, as x and y in pixels, good to a few
     *     pixels, as they are moved to where its edges meet; empty to find them by the markers of the printed mat
     * @throws UnreadablePictureException if the bytes are no picture
     * @throws DiceSetException if dice cannot be read there; the message says what to change
     */
    public static Tray learn(byte[] emptyTray, Optional<List<double[]>> corners)
            throws UnreadablePictureException, DiceSetException {
        Mat picture = Picture.decode(emptyTray);
        try {
            List<double[]> four = corners.isPresent() ? corners.get() : Markers.corners(picture);
            double[][] told = four.toArray(new double[0][]);
            TrayCheck.corners(told, picture.cols(), picture.rows());
            double[][] c = corners.isPresent() ? TappedCorners.onEdges(picture, told) : told;
            TrayCheck.corners(c, picture.cols(), picture.rows());
            TrayCheck.light(picture, c);
            return new Tray(
                    picture.cols(),
                    picture.rows(),
                    c,
                    Optional.of(Cloth.of(picture, c)),
                    Optional.of(EmptyTray.of(picture, c)),
                    Optional.empty(),
                    told(PlumbLines.of(picture, c)),
                    Optional.empty());
        } finally {
            picture.release();
        }
    }

    /**
     * A table without walls.
     *
     * @param small picture of it, black where nobody knows what is there; it stays the caller's
     * @param width of pictures of it, pixels
     * @param height of them, pixels
     */
    static Tray table(Mat small, int width, int height, Lean lean) {
        return table(EmptyTray.exactly(small), width, height, lean);
    }

    /**
     * A table as it was kept in a file.
     *
     * @param picture a file, see {@link #picture}
     * @throws UnreadablePictureException if it is no picture, a large one, or of another shape than a camera's pictures or than these
     */
    public static Tray table(byte[] picture, int width, int height, Lean lean) throws UnreadablePictureException {
        EmptyTray seen = EmptyTray.from(picture);
        Tray table = table(seen, width, height, lean);
        double shape = (double) width / height;
        if (shape > MOST_OBLONG || 1 / shape > MOST_OBLONG || !table.fits(seen.width(), seen.height())) {
            throw new UnreadablePictureException("The picture of the table has another shape than those of a camera.");
        }
        return table;
    }

    private static Tray table(EmptyTray seen, int width, int height, Lean lean) {
        double[][] corners = TrayPose.corners(width, height);
        return new Tray(
                width,
                height,
                corners,
                Optional.empty(),
                Optional.of(seen),
                Optional.of(lean),
                told(PlumbLines.none()),
                Optional.of(lean.lens()));
    }

    /**
     * Writes the tray's file whole or not at all.
     *
     * @throws IOException if it cannot be written there; the message says why
     */
    public void save(Path file) throws IOException {
        TrayFile.save(this, file);
    }

    /**
     * Reads a tray's file.
     *
     * @throws DiceSetException if it is no such file, damaged, or of another version
     */
    public static Tray load(Path file) throws DiceSetException {
        return TrayFile.load(file);
    }

    static Once<PlumbLines> told(PlumbLines edges) {
        return new Once<>(() -> edges);
    }

    /** What its edges tell of the lens. */
    PlumbLines edges() {
        return edges.get();
    }

    /** Tells this tray, seen from this place, from others; says nothing else about it. */
    public String name() {
        StringBuilder all = new StringBuilder().append(width).append(' ').append(height);
        for (double[] c : corners) {
            all.append(' ').append(c[0]).append(' ').append(c[1]);
        }
        if (lean.isPresent()) {
            empty.ifPresent(table -> all.append(' ').append(Arrays.hashCode(table.file())));
        }
        return UUID.nameUUIDFromBytes(all.toString().getBytes(StandardCharsets.UTF_8))
                .toString();
    }

    /** What people should change about the light of a picture of it: it is too dark, or a quarter of it is white. */
    public Optional<String> lightAdvice(Mat picture) {
        double[][] c = TappedCorners.scaled(corners, (double) picture.cols() / width);
        return TrayLight.of(picture, c).flatMap(TrayLight::advice);
    }

    /** What is taken for the camera's lens. */
    public Lens lens() {
        return lens.get();
    }

    /** The same tray seen through another lens: its corners alone tell it only roughly. */
    public Tray through(Lens other) {
        return new Tray(width, height, corners, cloth, empty, lean, edges, Optional.of(other));
    }

    /** Whether it is a table without walls. */
    public boolean isTable() {
        return lean.isPresent();
    }

    /** The same table if the camera leans over it otherwise. */
    public Tray leaning(Lean other) {
        return new Tray(width, height, corners, cloth, empty, Optional.of(other), edges, Optional.of(other.lens()));
    }

    /** The lens that corners, edges and faces together make likeliest. */
    public Lens lens(LeanFit faces) {
        return TrayPose.lens(
                corners,
                width,
                height,
                l -> edges.get().against(l.k1())
                        + faces.against(TrayPose.of(corners, width, height, l).plan((double) faces.width() / width)));
    }

    /** The cloth and the light when it was shown empty; none in files of earlier versions. */
    public Optional<Cloth> cloth() {
        return cloth;
    }

    /** What of a plan of this tray is the tray's own; none in files of earlier versions. */
    public Optional<EmptyPlan> ground() {
        return ground.get();
    }

    private EmptyPlan ground(EmptyTray seen) {
        Mat picture = isTable() ? seen.filled() : seen.picture();
        Mat plan = pose.get().plan((double) picture.cols() / width).of(picture);
        EmptyPlan empty = EmptyPlan.of(plan);
        plan.release();
        picture.release();
        return empty;
    }

    /** Where a plan of this tray, of any size, differs from it when it was empty; unknown in files of earlier versions. */
    public Ground under(Mat plan) {
        return ground().map(empty -> empty.under(plan)).orElseGet(Ground::unknown);
    }

    /** A small picture file of it when it was empty; none in files of earlier versions. */
    public Optional<byte[]> picture() {
        return empty.map(e -> e.file().clone());
    }

    /** Of the picture it was learned from, pixels. */
    public int width() {
        return width;
    }

    /** Of the picture it was learned from, pixels. */
    public int height() {
        return height;
    }

    /** Whether a picture is of this place, seen by a camera that has not moved since; false in files of earlier versions. */
    public boolean isSeenIn(Mat picture) {
        return fits(picture.cols(), picture.rows())
                && grain.get().filter(g -> g.isOfThePlaceOf(Grain.of(picture))).isPresent();
    }

    /** Whether a picture of this size may be of the same camera and place. */
    private boolean fits(int pictureWidth, int pictureHeight) {
        double k = (double) pictureWidth / width;
        return Math.abs(pictureHeight - k * height) <= 2 + 0.01 * pictureHeight;
    }

    /** The corners of the floor as they were learned, x and y each, pixels. */
    public List<double[]> corners() {
        return List.of(corners[0].clone(), corners[1].clone(), corners[2].clone(), corners[3].clone());
    }

    /**
     * The plan of a picture of this tray.
     *
     * @throws UnreadablePictureException if the picture has another shape, so that it cannot be from the same camera and place
     */
    public PlanView plan(int pictureWidth, int pictureHeight) throws UnreadablePictureException {
        mustFit(pictureWidth, pictureHeight);
        return pose.get().plan((double) pictureWidth / width);
    }

    /**
     * Refuses pictures that cannot be from the same camera and place.
     *
     * @throws UnreadablePictureException if the picture has another shape
     */
    public void mustFit(int pictureWidth, int pictureHeight) throws UnreadablePictureException {
        if (!fits(pictureWidth, pictureHeight)) {
            throw new UnreadablePictureException(
                    UnreadablePictureException.Why.OTHER_SHAPE,
                    "The picture is " + pictureWidth + " x " + pictureHeight
                            + " pixels, but the tray was learned from one of " + width + " x " + height
                            + ". Learn the tray again with this camera.");
        }
    }

    /**
     * Whether a die whose top face is seen at a point of the picture may stand on the floor.
     *
     * @param size edge of that face, pixels
     */
    public boolean holds(double x, double y, double size, int pictureWidth) {
        double k = (double) width / pictureWidth;
        return TrayCheck.inside(corners, x * k, y * k, BEYOND * size * k);
    }

    /** The same for a square of a plan of this tray. */
    public boolean holds(Square s, PlanView view, int pictureWidth) {
        double[] at = view.toPicture(s.x(), s.y());
        return holds(at[0], at[1], view.edgeInPicture(s), pictureWidth);
    }
}
