package sandtable.vision.picture;

import java.nio.charset.StandardCharsets;
import sandtable.vision.UnreadablePictureException;

/**
 * What the first bytes of a picture file say about it, read before anything is decoded, so that a small file that claims
 * a hundred megapixels costs nothing. JPEG: ITU-T T.81; PNG: W3C PNG, section 5; BMP: BITMAPINFOHEADER; WebP: RFC 9649.
 */
record PictureHeader(int width, int height, boolean whole) {

    static PictureHeader of(byte[] b) throws UnreadablePictureException {
        if (b.length > 4 && u8(b, 0) == 0xFF && u8(b, 1) == 0xD8) {
            return jpeg(b);
        }
        if (b.length > 24 && u8(b, 0) == 0x89 && text(b, 1, 3).equals("PNG")) {
            boolean whole = text(b, b.length - 8, 4).equals("IEND");
            return new PictureHeader(be32(b, 16), be32(b, 20), whole);
        }
        if (b.length > 26 && text(b, 0, 2).equals("BM")) {
            int height = le32(b, 22);
            return new PictureHeader(
                    le32(b, 18), height == Integer.MIN_VALUE ? -1 : Math.abs(height), b.length >= le32(b, 2));
        }
        if (b.length > 30 && text(b, 0, 4).equals("RIFF") && text(b, 8, 4).equals("WEBP")) {
            return webp(b);
        }
        throw new UnreadablePictureException("This is not a picture file. JPEG, PNG, BMP and WebP can be read.");
    }

    private static PictureHeader jpeg(byte[] b) throws UnreadablePictureException {
        int at = 2;
        int width = 0;
        int height = 0;
        while (at + 4 <= b.length && width == 0) {
            if (u8(b, at) != 0xFF) {
                break;
            }
            int marker = u8(b, at + 1);
            if (marker == 0xFF) {
                at++;
                continue;
            }
            boolean alone = marker == 0x01 || (marker >= 0xD0 && marker <= 0xD8);
            boolean frame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
            if (frame && at + 9 <= b.length) {
                height = be16(b, at + 5);
                width = be16(b, at + 7);
            }
            at += alone ? 2 : 2 + be16(b, at + 2);
        }
        if (width == 0 || height == 0) {
            throw new UnreadablePictureException("The JPEG file is damaged or cut off at its start. Take it again.");
        }
        return new PictureHeader(width, height, endsWithEoi(b));
    }

    /** Some cameras pad the file behind the end mark, so the mark is looked for in the last part of the file. */
    private static boolean endsWithEoi(byte[] b) {
        for (int i = b.length - 2; i >= Math.max(2, b.length - 65_536); i--) {
            if (u8(b, i) == 0xFF && u8(b, i + 1) == 0xD9) {
                return true;
            }
        }
        return false;
    }

    private static PictureHeader webp(byte[] b) throws UnreadablePictureException {
        boolean whole = b.length >= le32(b, 4) + 8L;
        return switch (text(b, 12, 4)) {
            case "VP8 " -> new PictureHeader(le16(b, 26) & 0x3FFF, le16(b, 28) & 0x3FFF, whole);
            case "VP8L" -> {
                int bits = le32(b, 21);
                yield new PictureHeader((bits & 0x3FFF) + 1, ((bits >>> 14) & 0x3FFF) + 1, whole);
            }
            case "VP8X" -> new PictureHeader((le32(b, 24) & 0xFFFFFF) + 1, (le32(b, 27) & 0xFFFFFF) + 1, whole);
            default -> throw new UnreadablePictureException("The WebP file is damaged. Take the picture again.");
        };
    }

    private static int u8(byte[] b, int i) {
        return b[i] & 0xFF;
    }

    private static int be16(byte[] b, int i) {
        return u8(b, i) << 8 | u8(b, i + 1);
    }

    private static int be32(byte[] b, int i) {
        return be16(b, i) << 16 | be16(b, i + 2);
    }

    private static int le16(byte[] b, int i) {
        return u8(b, i) | u8(b, i + 1) << 8;
    }

    private static int le32(byte[] b, int i) {
        return le16(b, i) | le16(b, i + 2) << 16;
    }

    private static String text(byte[] b, int at, int length) {
        return new String(b, at, length, StandardCharsets.ISO_8859_1);
    }
}
