package sandtable.dice;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sandtable.journal.Inbox;
import sandtable.journal.Sentence;
import sandtable.serial.TrayDie;
import sandtable.serial.TrayEvent;
import sandtable.serial.TrayInbox;
import sandtable.serial.TrayLight;
import sandtable.serial.TrayRoll;
import sandtable.serial.TraySettings;
import sandtable.serial.Trays;

/**
 * The serial trays of this machine. What a tray says is durable before it is acknowledged, and the sentence that ends a roll becomes durable
 * in one transaction with the reading that it offers: killed at any moment, no roll is lost or doubled. Safe for several threads.
 */
public final class TrayDesk implements TrayInbox, AutoCloseable {
    /** As many as the bridge may want to compare a repeat with. */
    private static final int RECENT = 64;

    private static final SecureRandom RANDOM = new SecureRandom();

    private final Inbox inbox;
    private final Readings readings;
    private final Sources sources;
    private final InstantSource clock;
    private final TraySettings settings = TraySettings.DEFAULT;
    private final Trays trays;

    /**
     * @param usb whether trays on USB serial ports are found by themselves
     */
    public TrayDesk(Inbox inbox, Readings readings, Sources sources, InstantSource clock, Search usb) {
        this.inbox = inbox;
        this.readings = readings;
        this.sources = sources;
        this.clock = clock;
        this.trays = new Trays(settings, this, this::heard, usb == Search.USB_PORTS);
        sources.trays(this::lights);
    }

    /** Where trays are looked for. */
    public enum Search {
        USB_PORTS,
        NAMED_ONLY
    }

    /**
     * Begins to listen.
     *
     * @param paths ports that are opened for good, or waited for
     */
    public TrayDesk start(List<String> paths) {
        paths.forEach(trays::open);
        trays.start();
        return this;
    }

    @Override
    public void close() {
        trays.close();
    }

    @Override
    public Memory recall(String tray, String boot) {
        return new Memory(
                inbox.lastKept(tray, boot),
                inbox.recent(tray, boot, RECENT).stream().map(TrayDesk::kept).toList(),
                inbox.awaiting(tray).stream().map(TrayDesk::kept).toList());
    }

    @Override
    public void keep(Batch batch) {
        List<Sentence> sentences = batch.sentences().stream()
                .map(kept -> new Sentence(
                        batch.tray(), kept.boot(), kept.seq(), kept.raw(), kept.awaitsRoll(), clock.instant()))
                .toList();
        List<Reading> offered = new ArrayList<>();
        List<Inbox.Finished> finished = new ArrayList<>();
        for (TrayRoll roll : batch.rolls()) {
            Reading reading = readings.addressed(reading(roll));
            offered.add(reading);
            finished.add(new Inbox.Finished(roll.tray(), roll.boot(), readings.stored(reading)));
        }
        inbox.keep(sentences, finished);
        offered.forEach(readings::tell);
    }

    private Reading reading(TrayRoll roll) {
        return new Reading(
                newId(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Reading.Source.TRAY,
                roll.tray(),
                new Reading.Sight(roll.dice().stream().map(this::die).toList(), incomplete(roll), 0, 0),
                roll.raw(),
                Optional.empty(),
                clock.instant());
    }

    /** What is doubtful about one die stands with the die. */
    private static Optional<String> incomplete(TrayRoll roll) {
        return roll.reason().filter(reason -> reason.equals(TrayRoll.INCOMPLETE));
    }

    private Reading.ReadDie die(TrayDie die) {
        Optional<String> doubt = Optional.empty();
        if (!die.faceIsKnown()) {
            doubt = Optional.of(TrayRoll.FACE);
        } else if (die.confidence() < settings.askBelow()) {
            doubt = Optional.of(TrayRoll.CONFIDENCE);
        }
        return new Reading.ReadDie(
                die.die(), die.kind(), die.colour(), die.face(), die.confidence() / 100.0, doubt, 0, 0, 0);
    }

    private void heard(TrayEvent event) {
        if (event instanceof TrayEvent.Light light) {
            light.light()
                    .tray()
                    .filter(tray -> light.light().state() == TrayLight.State.LOST)
                    .ifPresent(sources::silent);
            sources.changed();
        } else if (event instanceof TrayEvent.DieSeen seen) {
            sources.die(new DieState(seen.tray(), seen.die(), seen.state()));
        }
    }

    private List<SourceLight> lights() {
        return trays.lights().stream().map(TrayDesk::light).toList();
    }

    private static SourceLight light(TrayLight light) {
        return new SourceLight(
                light.tray().orElse(light.port()),
                light.state().name().toLowerCase(Locale.ROOT),
                light.since(),
                light.trouble().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                light.detail());
    }

    private static Kept kept(Sentence sentence) {
        return new Kept(sentence.boot(), sentence.seq(), sentence.raw(), sentence.awaitsRoll());
    }

    static String newId() {
        byte[] bytes = new byte[9];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
