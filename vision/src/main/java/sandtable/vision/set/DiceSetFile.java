package sandtable.vision.set;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.JsonFile;
import sandtable.vision.picture.NativeCv;
import sandtable.vision.picture.Picture;
import sandtable.vision.picture.WholeFile;
import sandtable.vision.square.FaceCrop;
import sandtable.vision.symbol.Extent;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.Lean;
import sandtable.vision.tray.Lens;
import sandtable.vision.tray.Tray;
import sandtable.vision.tray.TrayPose;

/** The set file: JSON with a small PNG picture per look. */
final class DiceSetFile {
    private static final String FORMAT = "sandtable-dice-set";
    private static final int VERSION = 1;
    /** Edge of a face over the picture's diagonal. */
    private static final double LEAST_FACE = 0.001;

    private static final double MOST_FACE = 0.8;
    private static final String LEAN = "lean";
    private static final String TABLE = "table";

    /** Pixels of a face {@link FaceCrop#SIDE} wide. */
    private static final double MOST_REACH = 400;

    private static final ObjectMapper JSON = new ObjectMapper();

    private DiceSetFile() {}

    static void save(DiceSet set, Path file) throws IOException {
        NativeCv.load();
        ObjectNode root = JSON.createObjectNode();
        root.put("format", FORMAT);
        root.put("version", VERSION);
        root.put("faceShare", set.faceShare());
        set.tray().ifPresent(t -> {
            root.put("tray", t.name());
            t.lens().ifPresent(l -> put(root, l));
            t.table().ifPresent(table -> put(root, table));
        });
        ObjectNode lean = root.putObject(LEAN)
                .put("x", set.lean().x())
                .put("y", set.lean().y());
        put(lean, set.lean().lens());
        ArrayNode shots = root.putArray("shots");
        for (Shot s : set.shots()) {
            Mat m = s.mat();
            MatOfByte png = new MatOfByte();
            Imgcodecs.imencode(".png", m, png);
            ObjectNode shot = shots.addObject()
                    .put("colour", s.colour())
                    .put("face", s.face())
                    .put("png", Base64.getEncoder().encodeToString(png.toArray()));
            s.extent().ifPresent(e -> {
                put(shot.putArray("seen"), e.seen());
                put(shot.putArray("side"), e.side());
            });
            m.release();
            png.release();
        }
        byte[] bytes = JSON.writeValueAsBytes(root);
        if (bytes.length > JsonFile.MOST_BYTES) {
            throw new IOException("The set would be larger than 5 MB; enrol it with fewer pictures.");
        }
        WholeFile.write(file, bytes);
    }

    private static void put(ObjectNode node, Tray table) {
        ObjectNode seen = node.putObject(TABLE).put("width", table.width()).put("height", table.height());
        table.picture().ifPresent(file -> seen.put("png", file));
    }

    private static void put(ObjectNode node, Lens lens) {
        node.put("focal", lens.focal()).put("k1", lens.k1());
    }

    /** Tenths of pixels are more than is known; what is no number is null. */
    private static void put(ArrayNode array, double[] values) {
        for (double v : values) {
            if (Double.isNaN(v)) {
                array.addNull();
            } else {
                array.add(Math.rint(10 * v) / 10);
            }
        }
    }

    static DiceSet load(Path file) throws DiceSetException {
        JsonNode root = JsonFile.read(file, FORMAT, VERSION, "dice set", "Enrol the dice again.");
        NativeCv.load();
        List<Shot> shots = new ArrayList<>();
        for (JsonNode s : root.path("shots")) {
            shots.add(shot(file, s));
        }
        if (shots.isEmpty()) {
            throw new DiceSetException(
                    DiceSetException.Why.NO_SET, file + ": the dice set is empty. Enrol the dice again.");
        }
        Lean lean = lean(file, root.path(LEAN));
        return new DiceSet(
                shots,
                number(file, root.path("faceShare"), 0.05, LEAST_FACE, MOST_FACE, "size of faces"),
                tray(file, root, lean),
                lean);
    }

    private static Optional<EnrolledTray> tray(Path file, JsonNode root, Lean lean) throws DiceSetException {
        if (root.has(TABLE)) {
            return Optional.of(EnrolledTray.of(table(file, root.path(TABLE), lean)));
        }
        Optional<Lens> lens = lens(file, root);
        return Optional.ofNullable(root.path("tray").asText(null)).map(name -> new EnrolledTray(name, lens));
    }

    private static Tray table(Path file, JsonNode seen, Lean lean) throws DiceSetException {
        DiceSetException damaged = new DiceSetException(
                DiceSetException.Why.NO_SET,
                file + ": the picture of the table in the set is damaged. Enrol the dice again.");
        int width = seen.path("width").asInt();
        int height = seen.path("height").asInt();
        if (!seen.path("png").isTextual() || width <= 0 || height <= 0) {
            throw damaged;
        }
        try {
            return Tray.table(seen.path("png").binaryValue(), width, height, lean);
        } catch (IOException | UnreadablePictureException e) {
            throw damaged;
        }
    }

    private static Lean lean(Path file, JsonNode node) throws DiceSetException {
        Lean lean = new Lean(
                number(file, node.path("x"), 0, -Double.MAX_VALUE, Double.MAX_VALUE, LEAN),
                number(file, node.path("y"), 0, -Double.MAX_VALUE, Double.MAX_VALUE, LEAN),
                lens(file, node).orElse(Lean.NONE.lens()));
        if (!lean.isUsual()) {
            throw noCamera(file, LEAN);
        }
        return lean;
    }

    /** Files of earlier versions say nothing of it. */
    private static Optional<Lens> lens(Path file, JsonNode node) throws DiceSetException {
        if (!node.has("focal")) {
            return Optional.empty();
        }
        return Optional.of(new Lens(
                number(file, node.path("focal"), TrayPose.USUAL, TrayPose.SHORTEST, TrayPose.LONGEST, "focal length"),
                number(file, node.path("k1"), 0, -Lens.MOST_BENT, Lens.MOST_BENT, "lens")));
    }

    private static double number(Path file, JsonNode node, double missing, double least, double most, String what)
            throws DiceSetException {
        double value = node.isMissingNode() ? missing : node.asDouble(Double.NaN);
        if (value >= least && value <= most) {
            return value;
        }
        throw noCamera(file, what);
    }

    private static DiceSetException noCamera(Path file, String what) {
        return new DiceSetException(
                DiceSetException.Why.NO_SET,
                file + ": no camera sees dice with the " + what
                        + " that stands in this dice set. Enrol the dice again.");
    }

    private static Extent extent(Path file, JsonNode s) throws DiceSetException {
        double[] seen = new double[4];
        double[] side = new double[4];
        for (int k = 0; k < 4; k++) {
            JsonNode reach = s.path("seen").path(k);
            seen[k] = reach.isNull() ? Double.NaN : number(file, reach, Double.NaN, 0, MOST_REACH, "extent");
            side[k] = number(file, s.path("side").path(k), Double.NaN, 0, MOST_REACH, "extent");
        }
        return new Extent(seen, side);
    }

    private static Shot shot(Path file, JsonNode s) throws DiceSetException {
        String colour = s.path("colour").asText("");
        String face = s.path("face").asText("");
        if (!DiceSet.COLOURS.contains(colour) || !DiceSet.FACES.contains(face)) {
            throw new DiceSetException(
                    DiceSetException.Why.NO_SET,
                    file + ": there is no die \"" + colour + " " + face + "\". Enrol the dice again.");
        }
        byte[] png;
        try {
            png = Base64.getDecoder().decode(s.path("png").asText(""));
        } catch (IllegalArgumentException e) {
            throw new DiceSetException(
                    DiceSetException.Why.NO_SET, file + ": a picture in the set is damaged. Enrol the dice again.");
        }
        Mat m;
        try {
            m = Picture.decodeSmall(png);
        } catch (UnreadablePictureException e) {
            throw new DiceSetException(
                    DiceSetException.Why.NO_SET, file + ": a picture in the set is damaged. Enrol the dice again.");
        }
        if (m.cols() != Shot.WIDTH || m.rows() != Shot.WIDTH || m.type() != CvType.CV_8UC3) {
            m.release();
            throw new DiceSetException(
                    DiceSetException.Why.NO_SET,
                    file + ": a picture in the set has another size. Enrol the dice again.");
        }
        Shot shot = Shot.of(colour, face, m);
        m.release();
        return s.has("seen") ? shot.with(extent(file, s)) : shot;
    }
}
