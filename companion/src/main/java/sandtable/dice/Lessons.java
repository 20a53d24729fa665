package sandtable.dice;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sandtable.journal.Inbox;
import sandtable.journal.Pictures;
import sandtable.journal.StoredReading;
import sandtable.table.RollRequest;
import sandtable.table.Seat;
import sandtable.vision.DiceSetException;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.enrol.Lesson;
import sandtable.vision.enrol.SetTeacher;
import sandtable.vision.enrol.Taught;
import sandtable.vision.picture.PlainJpeg;
import sandtable.vision.set.DiceSet;

/**
 * Dice that a camera or photo read wrongly or doubted and that people named: once the roll is confirmed, the set may learn them. Whether
 * anybody accepts is no part of any game, so what is offered stands beside the journal ({@link LessonOffers}). Safe for several threads.
 */
public final class Lessons {
    /** Of such dice the picture is bad, not the set. */
    private static final Set<String> BAD_PICTURES = Set.of("cocked", "covered", "blurred", "too dark");

    private final Eyes eyes;
    private final DiceSets sets;
    private final LessonShelf shelf;
    private final Inbox inbox;
    private final Pictures pictures;
    private final LessonOffers offers;

    public Lessons(Eyes eyes, DiceSets sets, Path home, Inbox inbox, Pictures pictures) {
        this.eyes = eyes;
        this.sets = sets;
        this.shelf = new LessonShelf(home);
        this.offers = new LessonOffers(home);
        this.inbox = inbox;
        this.pictures = pictures;
    }

    /**
     * What a set may learn from one picture.
     *
     * @param reading whose picture it is
     * @param dice all that people have named, those to be learned among them
     */
    public record Offer(String reading, Seat seat, int width, int height, boolean camera, List<Die> dice) {
        /** How many the set would learn. */
        public int count() {
            return (int) dice.stream().filter(Die::taught).count();
        }
    }

    /**
     * @param read the face as it was read
     * @param face the face as people confirmed it
     * @param taught whether the set is to learn it
     */
    public record Die(String colour, String read, String face, double x, double y, double size, boolean taught) {}

    /** What there is to learn of a reading that was confirmed with these faces, which are in the order of the request's dice. */
    public Optional<Offer> of(Reading reading, Matched matched, RollRequest request, List<String> faces, Seat seat) {
        if (reading.picture().isEmpty() || sets.used().isEmpty()) {
            return Optional.empty();
        }
        List<Die> dice = new ArrayList<>();
        for (Matched.Placed placed : matched.dice()) {
            Reading.ReadDie die = placed.die();
            for (int i = 0; i < request.dice().size() && i < faces.size(); i++) {
                RollRequest.Die wanted = request.dice().get(i);
                if (placed.id().equals(Optional.of(wanted.id()))
                        && die.kind().equals("rwb")
                        && DiceSet.COLOURS.contains(wanted.colour())
                        && DiceSet.FACES.contains(faces.get(i))) {
                    boolean changed = !die.face().equals(faces.get(i));
                    boolean good = die.doubt().filter(BAD_PICTURES::contains).isEmpty();
                    dice.add(new Die(
                            wanted.colour(),
                            die.face(),
                            faces.get(i),
                            die.x(),
                            die.y(),
                            die.size(),
                            good && (changed || die.doubt().isPresent())));
                }
            }
        }
        boolean any = dice.stream().anyMatch(Die::taught);
        return any
                ? Optional.of(new Offer(
                        reading.id(),
                        seat,
                        reading.sight().width(),
                        reading.sight().height(),
                        reading.source() == Reading.Source.CAMERA,
                        List.copyOf(dice)))
                : Optional.empty();
    }

    /** The roll was made. */
    public void offer(String table, Offer offer) {
        offers.add(table, offer);
    }

    /** What is offered at a table now; not what was taken back. */
    public List<Offer> offered(String table) {
        return offers.of(table).stream()
                .filter(offer -> inbox.find(offer.reading())
                        .filter(stored -> stored.state() == StoredReading.State.CONFIRMED)
                        .isPresent())
                .toList();
    }

    private Optional<Offer> find(String table, String reading) {
        return offered(table).stream()
                .filter(offer -> offer.reading().equals(reading))
                .findFirst();
    }

    public void decline(String table, String reading) {
        offers.remove(table, reading);
    }

    /**
     * What became of a lesson.
     *
     * @param looks how many looks the set has learned; 0 where it stays as it was
     * @param harm what it would have read worse
     */
    public record Result(int looks, List<Harm> harm) {}

    /**
     * @param as the face for which the die would be taken; empty where it would be asked about
     */
    public record Harm(String colour, String face, Optional<String> as) {}

    /**
     * Teaches the set that is in use; the offer is gone then, whatever came of it. One lesson after the other, as each begins with the set
     * that the one before has left.
     *
     * @return empty where nothing is offered of this reading, or no longer
     * @throws DiceProblem if the set can't be used, or a die is not seen where it lay
     */
    public synchronized Optional<Result> teach(String table, String reading) throws DiceProblem {
        Optional<Offer> offer = find(table, reading);
        if (offer.isEmpty()) {
            return Optional.empty();
        }
        try {
            Taught taught = DiceProblem.told(() -> taught(offer.get()));
            return Optional.of(new Result(
                    taught.looks(),
                    taught.harm().stream()
                            .map(one -> new Harm(one.colour(), one.face(), one.as()))
                            .toList()));
        } finally {
            decline(table, reading);
        }
    }

    private Taught taught(Offer offer) throws UnreadablePictureException, DiceSetException {
        while (true) {
            Path file = sets.used().orElseThrow(() -> new DiceSetException("No set is enrolled."));
            String name = DiceSets.name(file);
            byte[] was = sets.bytes(name).orElseThrow(() -> new DiceSetException("The set " + name + " is gone."));
            DiceSet set = DiceSet.load(file);
            Lesson lesson = lesson(offer);
            Taught taught = new SetTeacher(set, shelf.of(name)).teach(lesson);
            if (taught.looks() == 0) {
                return taught;
            }
            // Somebody may have uploaded a set of this name meanwhile: that one is taught then.
            if (sets.mend(name, was, taught.set().orElseThrow())) {
                shelf.keep(name, offer.reading(), lesson);
                return taught;
            }
        }
    }

    private Lesson lesson(Offer offer) throws UnreadablePictureException, DiceSetException {
        byte[] picture = inbox.find(offer.reading())
                .flatMap(StoredReading::picture)
                .flatMap(pictures::get)
                .orElseThrow(() -> new DiceSetException("The picture is gone."))
                .content()
                .toArray();
        PlainJpeg plain = PlainJpeg.of(picture);
        double k = (double) plain.width() / offer.width();
        return new Lesson(
                k < 1 ? plain.file() : picture,
                offer.camera() ? eyes.tray() : Optional.empty(),
                offer.dice().stream()
                        .map(die -> new Lesson.NamedDie(
                                die.colour(), die.face(), k * die.x(), k * die.y(), k * die.size(), die.taught()))
                        .toList());
    }
}
