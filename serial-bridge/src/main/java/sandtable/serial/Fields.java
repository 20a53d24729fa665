package sandtable.serial;

import java.util.Locale;

/** The grammar of single fields: numbers without sign or leading zeros, and {@code %XX}. */
final class Fields {
    /** The tray's clock is 32 bits wide. */
    static final long MAX_MS = 0xFFFF_FFFFL;

    private Fields() {}

    /** The number in {@code text}, or -1 where it is not written as version 1 writes numbers or is over {@code max}. */
    static long number(String text, long max) {
        int length = text.length();
        if (length == 0 || length > 10 || (length > 1 && text.charAt(0) == '0')) {
            return -1;
        }
        long value = 0;
        for (int i = 0; i < length; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return -1;
            }
            value = value * 10 + digit;
        }
        return value <= max ? value : -1;
    }

    static boolean escapesAreRight(String field) {
        for (int i = field.indexOf('%'); i >= 0; i = field.indexOf('%', i + 3)) {
            if (i + 2 >= field.length() || hex(field.charAt(i + 1)) < 0 || hex(field.charAt(i + 2)) < 0) {
                return false;
            }
        }
        return true;
    }

    static String unescape(String field) {
        if (field.indexOf('%') < 0) {
            return field;
        }
        StringBuilder text = new StringBuilder(field.length());
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c == '%') {
                text.append((char) (hex(field.charAt(i + 1)) * 16 + hex(field.charAt(i + 2))));
                i += 2;
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    static String escape(String field) {
        StringBuilder text = new StringBuilder(field.length());
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c > 0xFF) {
                throw new IllegalArgumentException("a field holds characters up to U+00FF: " + field);
            }
            if (c < 0x21 || c > 0x7E || c == ',' || c == '*' || c == '$' || c == '%') {
                text.append(String.format(Locale.ROOT, "%%%02X", (int) c));
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    private static int hex(char c) {
        return c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
    }
}
