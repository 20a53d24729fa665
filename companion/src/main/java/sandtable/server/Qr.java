package sandtable.server;

import io.nayuki.qrcodegen.QrCode;

/** QR codes, as a drawing for the pages and as letters for the terminal. */
public final class Qr {
    /** The standard asks for four light modules all around. */
    private static final int QUIET = 4;

    private Qr() {}

    /** A drawing of one path, black on white whatever the page's colours are: cameras need the contrast. */
    static String svg(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        int edge = code.size + 2 * QUIET;
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append('M')
                            .append(x + QUIET)
                            .append(' ')
                            .append(y + QUIET)
                            .append("h1v1h-1z");
                }
            }
        }
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + edge + " " + edge
                + "\" shape-rendering=\"crispEdges\" role=\"img\"><rect width=\"" + edge + "\" height=\"" + edge
                + "\" fill=\"#fff\"/><path fill=\"#000\" d=\"" + path + "\"/></svg>";
    }

    /** Two rows of modules a line, in half blocks, with the terminal's colours set for black on white. */
    public static String terminal(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
        StringBuilder lines = new StringBuilder();
        for (int y = -QUIET / 2; y < code.size + QUIET / 2; y += 2) {
            lines.append("\u001b[30;107m");
            for (int x = -QUIET / 2; x < code.size + QUIET / 2; x++) {
                boolean upper = code.getModule(x, y);
                boolean lower = code.getModule(x, y + 1);
                lines.append(upper ? (lower ? '\u2588' : '\u2580') : (lower ? '\u2584' : ' '));
            }
            lines.append("\u001b[0m\n");
        }
        return lines.toString();
    }
}
