package sandtable.serial;

import java.util.List;
import java.util.Set;

/**
 * What a tray may say in version 1, with every field checked. A sentence of a known type that breaks version 1 in any way is
 * dropped whole: half-read dice would be misread dice.
 */
sealed interface TrayMessage {
    /** The version of the line protocol that this module speaks. */
    int PROTOCOL = 1;

    /** The seq of the sentence; see {@link Delivered} for which of them take part in delivery. */
    int seq();

    /** Sentences that carry 1, 2, ... since the tray's start and are acknowledged. */
    sealed interface Delivered extends TrayMessage {}

    record Hello(int seq, String firmware, String tray, String boot, int first, String capabilities)
            implements TrayMessage {}

    /** A hello of another version: nothing but its number can be trusted. */
    record OtherProtocol(int seq, long protocol) implements TrayMessage {}

    record DieKnown(int seq, String die, String kind, String colour) implements Delivered {}

    record DieState(int seq, String die, String state) implements Delivered {}

    record AtRest(int seq, long ms, int roll, TrayDie die) implements Delivered {}

    record RollEnd(int seq, long ms, int roll, int count) implements Delivered {}

    /** A type that version 1 does not know: acknowledged and ignored. */
    record Unknown(int seq, String type) implements Delivered {}

    record Heartbeat(int seq, long ms, long queued, long errors) implements TrayMessage {}

    /** The companion's own words coming back: the line echoes. Never part of delivery. */
    record Echo(int seq, String type) implements TrayMessage {}

    Set<String> KINDS = Set.of("rwb", "d6");
    Set<String> COLOURS = Set.of("red", "white", "blue", "black", "other");
    Set<String> STATES = Set.of("rolling", "handling", "crooked", "lost");
    Set<String> FACES =
            Set.of("soldier", "two-soldiers", "star", "courage", "tools", "skull", "1", "2", "3", "4", "5", "6", "?");

    /** Reads one line from {@code $} to the checksum. */
    static Decoded<TrayMessage> decode(String raw) {
        Decoded<Sentence> decoded = Sentence.decode(raw);
        if (decoded instanceof Decoded.Whole<Sentence> whole) {
            Reader reader = new Reader(whole.value());
            TrayMessage message = reader.read();
            return reader.fault == null ? new Decoded.Whole<>(message, raw) : new Decoded.Broken<>(reader.fault);
        }
        return new Decoded.Broken<>(((Decoded.Broken<Sentence>) decoded).fault());
    }

    /** Reads the fields of one sentence and notes the first fault. */
    final class Reader {
        private final Sentence sentence;
        private final List<String> fields;
        private @org.jspecify.annotations.Nullable Fault fault;

        private Reader(Sentence sentence) {
            this.sentence = sentence;
            this.fields = sentence.fields();
        }

        private TrayMessage read() {
            int seq = sentence.seq();
            return switch (sentence.type()) {
                case "HEL" -> hello(seq);
                case "DIE" -> {
                    expect(3, seq > 0);
                    yield new DieKnown(seq, text(0), oneOf(1, KINDS), oneOf(2, COLOURS));
                }
                case "STA" -> {
                    expect(2, seq > 0);
                    yield new DieState(seq, text(0), oneOf(1, STATES));
                }
                case "ROL" -> {
                    expect(7, seq > 0);
                    yield new AtRest(
                            seq,
                            number(0, Fields.MAX_MS),
                            (int) number(1, Integer.MAX_VALUE),
                            new TrayDie(text(2), oneOf(3, KINDS), oneOf(4, COLOURS), oneOf(5, FACES), (int)
                                    number(6, 100)));
                }
                case "END" -> {
                    expect(3, seq > 0);
                    yield new RollEnd(seq, number(0, Fields.MAX_MS), (int) number(1, Integer.MAX_VALUE), (int)
                            number(2, Integer.MAX_VALUE));
                }
                case "HBT" -> {
                    expect(3, true);
                    yield new Heartbeat(
                            seq, number(0, Fields.MAX_MS), number(1, Fields.MAX_MS), number(2, Fields.MAX_MS));
                }
                case "HI", "ACK", "NAK", "CFG" -> new Echo(seq, sentence.type());
                default -> new Unknown(seq, sentence.type());
            };
        }

        private TrayMessage hello(int seq) {
            if (fields.isEmpty()) {
                expect(6, true);
            }
            long protocol = number(0, Fields.MAX_MS);
            if (fault == null && protocol != PROTOCOL) {
                return new OtherProtocol(seq, protocol);
            }
            expect(6, seq == 0);
            String tray = text(2);
            String boot = text(3);
            int first = (int) number(4, Sentence.MAX_SEQ);
            if (tray.isEmpty() || boot.isEmpty() || first == 0) {
                note(Fault.BAD_FIELD);
            }
            return new Hello(seq, text(1), tray, boot, first, text(5));
        }

        private void expect(int count, boolean seqIsRight) {
            if (fields.size() != count) {
                note(Fault.WRONG_FIELDS);
            } else if (!seqIsRight) {
                note(Fault.BAD_FIELD);
            }
        }

        private String text(int field) {
            return field < fields.size() ? fields.get(field) : "";
        }

        private String oneOf(int field, Set<String> words) {
            String text = text(field);
            if (!words.contains(text)) {
                note(Fault.BAD_FIELD);
            }
            return text;
        }

        private long number(int field, long max) {
            long number = Fields.number(text(field), max);
            if (number < 0) {
                note(Fault.BAD_FIELD);
            }
            return number;
        }

        private void note(Fault found) {
            if (fault == null) {
                fault = found;
            }
        }
    }
}
