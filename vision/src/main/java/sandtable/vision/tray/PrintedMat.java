package sandtable.vision.tray;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.opencv.core.Mat;
import org.opencv.objdetect.Dictionary;
import org.opencv.objdetect.Objdetect;
import sandtable.vision.picture.NativeCv;

/**
 * A mat to print and lay into the tray: four ArUco markers (4x4, ids 0 to 3, clockwise from the upper left) whose outer
 * corners are the corners of the floor. With it in view the tray is found without tapping its corners.
 */
public final class PrintedMat {
    /** Paper the mat is printed on. */
    public enum Paper {
        A4(297, 210),
        LETTER(279.4, 215.9);

        private final double width;
        private final double height;

        Paper(double width, double height) {
            this.width = width;
            this.height = height;
        }
    }

    private static final double MARGIN = 12;
    private static final double MARKER = 30;
    private static final double POINTS = 72 / 25.4;
    private static final int CELLS = 6;

    private PrintedMat() {}

    /** The mat as a PDF file of one page (PDF 1.4), to be printed at 100 %. */
    public static byte[] pdf(Paper paper) {
        NativeCv.load();
        StringBuilder page = new StringBuilder("0 g\n");
        Dictionary dictionary = Objdetect.getPredefinedDictionary(Objdetect.DICT_4X4_50);
        for (int id = 0; id < 4; id++) {
            double x = id == 0 || id == 3 ? MARGIN : paper.width - MARGIN - MARKER;
            double y = id < 2 ? MARGIN : paper.height - MARGIN - MARKER;
            Mat marker = new Mat();
            Objdetect.generateImageMarker(dictionary, id, CELLS, marker, 1);
            byte[] cells = new byte[CELLS * CELLS];
            marker.get(0, 0, cells);
            marker.release();
            double cell = MARKER / CELLS;
            for (int i = 0; i < cells.length; i++) {
                if (cells[i] == 0) {
                    // Neighbours overlap by a hair, so that no printer leaves white seams between them.
                    page.append(String.format(
                            Locale.ROOT,
                            "%.3f %.3f %.3f %.3f re f\n",
                            (x + i % CELLS * cell) * POINTS,
                            (paper.height - y - (i / CELLS + 1) * cell) * POINTS,
                            (cell + 0.02) * POINTS,
                            (cell + 0.02) * POINTS));
                }
            }
        }
        return document(page.toString(), paper);
    }

    private static byte[] document(String page, Paper paper) {
        String[] objects = {
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            String.format(
                    Locale.ROOT,
                    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 %.2f %.2f] /Contents 4 0 R /Resources << >> >>",
                    paper.width * POINTS,
                    paper.height * POINTS),
            "<< /Length " + page.length() + " >>\nstream\n" + page + "endstream",
        };
        StringBuilder out = new StringBuilder("%PDF-1.4\n");
        StringBuilder index = new StringBuilder("xref\n0 5\n0000000000 65535 f \n");
        for (int i = 0; i < objects.length; i++) {
            index.append(String.format(Locale.ROOT, "%010d 00000 n \n", out.length()));
            out.append(i + 1).append(" 0 obj\n").append(objects[i]).append("\nendobj\n");
        }
        int start = out.length();
        out.append(index)
                .append("trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n")
                .append(start)
                .append("\n%%EOF\n");
        return out.toString().getBytes(StandardCharsets.ISO_8859_1);
    }
}
