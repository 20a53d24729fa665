package sandtable.vision.tray;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.JsonFile;
import sandtable.vision.picture.Once;
import sandtable.vision.picture.WholeFile;

/** The file that keeps a tray. */
final class TrayFile {
    private static final String FORMAT = "sandtable-tray";
    private static final int VERSION = 1;
    private static final String BROKEN_CLOTH =
            "What the tray's file says of its cloth is damaged. Show the empty tray again.";

    private static final String BROKEN_EDGES =
            "What the tray's file says of its edges is damaged. Show the empty tray again.";

    private static final String BROKEN_PICTURE =
            "The picture of the empty tray in the tray's file is damaged. Show the empty tray again.";

    private static final ObjectMapper JSON = new ObjectMapper();

    private TrayFile() {}

    /** See {@link Tray#save}. */
    static void save(Tray tray, Path file) throws IOException {
        ObjectNode root = JSON.createObjectNode();
        root.put("format", FORMAT)
                .put("version", VERSION)
                .put("width", tray.width())
                .put("height", tray.height());
        ArrayNode all = root.putArray("corners");
        for (double[] c : tray.corners()) {
            all.addArray().add(c[0]).add(c[1]);
        }
        tray.cloth().ifPresent(known -> root.set("cloth", JSON.valueToTree(known)));
        tray.picture().ifPresent(known -> root.put("empty", known));
        root.set("edges", JSON.valueToTree(tray.edges().edges()));
        WholeFile.write(file, JSON.writeValueAsBytes(root));
    }

    /** See {@link Tray#load}. */
    static Tray load(Path file) throws DiceSetException {
        JsonNode root = JsonFile.read(file, FORMAT, VERSION, "tray", "Show the empty tray again.");
        int width = root.path("width").asInt();
        int height = root.path("height").asInt();
        List<double[]> corners = new ArrayList<>();
        for (JsonNode c : root.path("corners")) {
            corners.add(new double[] {c.path(0).asDouble(), c.path(1).asDouble()});
        }
        double[][] c = corners.toArray(new double[0][]);
        TrayCheck.corners(c, width, height);
        Optional<EmptyTray> empty = empty(root.path("empty"));
        return new Tray(
                width,
                height,
                c,
                cloth(root.path("cloth")),
                empty,
                Optional.empty(),
                root.has("edges") ? Tray.told(edges(root.path("edges"))) : new Once<>(() -> edges(empty, c, width)),
                Optional.empty());
    }

    private static PlumbLines edges(JsonNode node) throws DiceSetException {
        if (!node.isArray()) {
            throw new DiceSetException(BROKEN_EDGES);
        }
        List<PlumbLines.Edge> edges = new ArrayList<>();
        for (JsonNode edge : node) {
            double spread = edge.path("spread").asDouble();
            if (!edge.path("k1").isNumber() || !(spread > 0)) {
                throw new DiceSetException(BROKEN_EDGES);
            }
            edges.add(new PlumbLines.Edge(edge.path("k1").asDouble(), spread));
        }
        return new PlumbLines(edges);
    }

    /** Files of earlier versions have none; in the small picture they are seen less well. */
    private static PlumbLines edges(Optional<EmptyTray> empty, double[][] corners, int width) {
        return empty.map(e -> {
                    Mat picture = e.picture();
                    double k = (double) picture.cols() / width;
                    PlumbLines lines = PlumbLines.of(picture, TappedCorners.scaled(corners, k));
                    picture.release();
                    return lines;
                })
                .orElseGet(PlumbLines::none);
    }

    /** Files of earlier versions have none. */
    private static Optional<EmptyTray> empty(JsonNode node) throws DiceSetException {
        if (node.isMissingNode()) {
            return Optional.empty();
        }
        if (!node.isTextual()) {
            throw new DiceSetException(BROKEN_PICTURE);
        }
        try {
            return Optional.of(EmptyTray.from(node.binaryValue()));
        } catch (IOException | UnreadablePictureException e) {
            throw new DiceSetException(BROKEN_PICTURE, e);
        }
    }

    /** Files of earlier versions know nothing of it. */
    private static Optional<Cloth> cloth(JsonNode node) throws DiceSetException {
        if (node.isMissingNode()) {
            return Optional.empty();
        }
        if (!node.isObject()) {
            throw new DiceSetException(BROKEN_CLOTH);
        }
        try {
            return Optional.of(JSON.treeToValue(node, Cloth.class));
        } catch (JsonProcessingException e) {
            throw new DiceSetException(BROKEN_CLOTH, e);
        }
    }
}
