package sandtable.serial;

import java.util.List;
import java.util.Optional;

/** What a companion says to a tray; read by the simulator, written by the session. */
sealed interface HostMessage {
    /** Who are you? */
    record Hi(long protocol) implements HostMessage {}

    /** Everything up to {@code seq} is stored for good. */
    record Ack(int seq) implements HostMessage {}

    /** Send again from {@code seq}. */
    record Nak(int seq, String reason) implements HostMessage {}

    /** A setting, {@code key=value}. */
    record Cfg(int number, String setting) implements HostMessage {}

    default Sentence sentence() {
        if (this instanceof Hi hi) {
            return new Sentence("HI", 0, hi.protocol());
        } else if (this instanceof Ack ack) {
            return new Sentence("ACK", ack.seq());
        } else if (this instanceof Nak nak) {
            return new Sentence("NAK", nak.seq(), nak.reason());
        }
        Cfg cfg = (Cfg) this;
        return new Sentence("CFG", cfg.number(), cfg.setting());
    }

    /** Reads one line from {@code $} to the checksum; empty where it is broken or of no known type. */
    static Optional<HostMessage> decode(String raw) {
        if (!(Sentence.decode(raw) instanceof Decoded.Whole<Sentence> whole)) {
            return Optional.empty();
        }
        Sentence sentence = whole.value();
        List<String> fields = sentence.fields();
        if (sentence.type().equals("ACK") && fields.isEmpty()) {
            return Optional.of(new Ack(sentence.seq()));
        }
        if (fields.size() != 1) {
            return Optional.empty();
        }
        String field = fields.get(0);
        return switch (sentence.type()) {
            case "HI" -> {
                long protocol = Fields.number(field, Fields.MAX_MS);
                yield protocol < 0 ? Optional.empty() : Optional.of(new Hi(protocol));
            }
            case "NAK" -> Optional.of(new Nak(sentence.seq(), field));
            case "CFG" -> Optional.of(new Cfg(sentence.seq(), field));
            default -> Optional.empty();
        };
    }
}
