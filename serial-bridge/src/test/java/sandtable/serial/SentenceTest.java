package sandtable.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A sentence")
class SentenceTest {
    @Test
    void has_the_checksum_whose_check_value_is_29B1() {
        assertThat(Crc16.of("123456789", 0, 9)).isEqualTo(0x29B1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$HEL,0,1,1.0.0,tray-7F3A,51C2,1,locks*990E",
                "$HI,0,1*0876",
                "$DIE,1,3,rwb,red*4E02",
                "$ACK,1*D7D0",
                "$STA,2,3,rolling*47E9",
                "$ROL,3,90210,17,3,rwb,red,two-soldiers,98*B71C",
                "$ROL,4,90214,17,4,rwb,white,?,0*2FF2",
                "$END,5,90260,17,2*4030",
                "$ACK,5*9754",
                "$NAK,4,gap*8814",
                "$HBT,5,91000,0,0*82E2"
            })
    void of_the_protocols_test_vectors_is_read_and_written_to_the_same_bytes(String vector) {
        Decoded<Sentence> decoded = Sentence.decode(vector);

        assertThat(decoded).isInstanceOf(Decoded.Whole.class);
        assertThat(((Decoded.Whole<Sentence>) decoded).value().encode()).isEqualTo(vector);
    }

    @Test
    void with_a_die_at_rest_is_read_into_its_fields() {
        assertThat(TrayMessage.decode("$ROL,3,90210,17,3,rwb,red,two-soldiers,98*B71C"))
                .isEqualTo(new Decoded.Whole<TrayMessage>(
                        new TrayMessage.AtRest(3, 90210, 17, new TrayDie("3", "rwb", "red", "two-soldiers", 98)),
                        "$ROL,3,90210,17,3,rwb,red,two-soldiers,98*B71C"));
    }

    @Test
    void of_another_protocol_tells_its_number_whatever_its_other_fields_are() {
        assertThat(tray(new Sentence("HEL", 0, 2, "a", "b"))).isEqualTo(new TrayMessage.OtherProtocol(0, 2));
    }

    @Test
    void keeps_every_byte_of_a_field_through_escaping() {
        StringBuilder all = new StringBuilder();
        for (char c = 0; c < 256; c++) {
            all.append(c);
        }
        for (int from = 0; from < 256; from += 16) {
            Sentence sentence = new Sentence("X", 1, all.substring(from, from + 16));

            assertThat(Sentence.decode(sentence.encode())).isEqualTo(new Decoded.Whole<>(sentence, sentence.encode()));
        }
    }

    @Test
    void may_have_empty_fields() {
        Sentence sentence = new Sentence("HEL", 0, 1, "", "t", "b", 1, "");

        assertThat(tray(sentence)).isEqualTo(new TrayMessage.Hello(0, "", "t", "b", 1, ""));
    }

    @Test
    void is_never_written_longer_than_120_bytes() {
        Sentence fits = new Sentence("X", 1, "a".repeat(118 - 10));
        Sentence tooLong = new Sentence("X", 1, "a".repeat(118 - 9));

        assertThat(fits.bytes()).hasSize(120);
        assertThatThrownBy(tooLong::encode).hasMessageContaining("120 bytes");
    }

    @ParameterizedTest
    @CsvSource({
        "ROL;1;0;0;3;rwb;red;star, WRONG_FIELDS",
        "ROL;1;0;0;3;rwb;red;star;90;1, WRONG_FIELDS",
        "ROL;1;00;0;3;rwb;red;star;90, BAD_FIELD",
        "ROL;1;+1;0;3;rwb;red;star;90, BAD_FIELD",
        "ROL;1;;0;3;rwb;red;star;90, BAD_FIELD",
        "ROL;1;4294967296;0;3;rwb;red;star;90, BAD_FIELD",
        "ROL;1;0;0;3;d20;red;star;90, BAD_FIELD",
        "ROL;1;0;0;3;rwb;green;star;90, BAD_FIELD",
        "ROL;1;0;0;3;rwb;red;Star;90, BAD_FIELD",
        "ROL;1;0;0;3;rwb;red;7;90, BAD_FIELD",
        "ROL;1;0;0;3;rwb;red;star;101, BAD_FIELD",
        "ROL;0;0;0;3;rwb;red;star;90, BAD_FIELD",
        "STA;1;3;sleeping, BAD_FIELD",
        "END;1;0;1;-1, BAD_FIELD",
        "DIE;1;3;rwb, WRONG_FIELDS",
        "HBT;1;0;0, WRONG_FIELDS",
        "HEL;0;1;f;t;b;1, WRONG_FIELDS",
        "HEL;0;1;f;;b;1;c, BAD_FIELD",
        "HEL;0;1;f;t;b;0;c, BAD_FIELD",
        "HEL;3;1;f;t;b;1;c, BAD_FIELD",
        "X;65536, BAD_FIELD",
        "X;01, BAD_FIELD",
        "X, WRONG_FIELDS",
        "'', WRONG_FIELDS",
        ";1, BAD_FIELD",
        "X;1;%2, BAD_ESCAPE",
        "X;1;%2c, BAD_ESCAPE",
        "X;1;%zz, BAD_ESCAPE"
    })
    void that_breaks_version_1_is_dropped_whole_though_its_checksum_is_right(String body, Fault fault) {
        String text = body.replace(';', ',');
        String raw = "$" + text + "*" + String.format(java.util.Locale.ROOT, "%04X", Crc16.of(text, 0, text.length()));

        assertThat(TrayMessage.decode(raw)).isEqualTo(new Decoded.Broken<TrayMessage>(fault));
    }

    @Test
    void with_a_lower_case_checksum_is_dropped() {
        assertThat(TrayMessage.decode("$HEL,0,1,1.0.0,tray-7F3A,51C2,1,locks*990e"))
                .isEqualTo(new Decoded.Broken<TrayMessage>(Fault.BAD_CRC));
    }

    @Test
    void of_which_any_one_or_two_bits_are_turned_over_is_dropped() {
        byte[] sentence = "$END,5,90260,17,2*4030".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
        int bits = sentence.length * 8;
        for (int first = 0; first < bits; first++) {
            for (int second = first; second < bits; second++) {
                byte[] spoiled = sentence.clone();
                spoiled[first / 8] ^= (byte) (1 << first % 8);
                if (second > first) {
                    spoiled[second / 8] ^= (byte) (1 << second % 8);
                }
                String raw = new String(spoiled, java.nio.charset.StandardCharsets.ISO_8859_1);
                assertThat(TrayMessage.decode(raw)).as(raw).isInstanceOf(Decoded.Broken.class);
            }
        }
    }

    @Test
    void from_the_companion_is_read_by_the_tray() {
        assertThat(List.of("$HI,0,1*0876", "$ACK,5*9754", "$NAK,4,gap*8814"))
                .extracting(raw -> HostMessage.decode(raw).orElseThrow())
                .containsExactly(new HostMessage.Hi(1), new HostMessage.Ack(5), new HostMessage.Nak(4, "gap"));
    }

    private static TrayMessage tray(Sentence sentence) {
        return ((Decoded.Whole<TrayMessage>) TrayMessage.decode(sentence.encode())).value();
    }
}
