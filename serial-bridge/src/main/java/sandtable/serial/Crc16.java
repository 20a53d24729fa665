package sandtable.serial;

/**
 * CRC-16/CCITT-FALSE: polynomial 0x1021, start 0xFFFF, no reflection, no final xor. The check value of {@code 123456789} is
 * 0x29B1 (Catalogue of parametrised CRC algorithms, "CRC-16/IBM-3740").
 */
final class Crc16 {
    private static final int[] TABLE = new int[256];

    static {
        for (int n = 0; n < 256; n++) {
            int crc = n << 8;
            for (int bit = 0; bit < 8; bit++) {
                crc = (crc & 0x8000) != 0 ? (crc << 1) ^ 0x1021 : crc << 1;
            }
            TABLE[n] = crc & 0xFFFF;
        }
    }

    private Crc16() {}

    /** The checksum of the characters of {@code text} from {@code from} to before {@code to}, each taken as one byte. */
    static int of(CharSequence text, int from, int to) {
        int crc = 0xFFFF;
        for (int i = from; i < to; i++) {
            crc = ((crc << 8) & 0xFFFF) ^ TABLE[(crc >> 8) ^ (text.charAt(i) & 0xFF)];
        }
        return crc;
    }
}
