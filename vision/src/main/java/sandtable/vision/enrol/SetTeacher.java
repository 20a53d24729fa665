package sandtable.vision.enrol;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import sandtable.vision.DiceSetException;
import sandtable.vision.SeenDie;
import sandtable.vision.UnreadablePictureException;
import sandtable.vision.picture.Picture;
import sandtable.vision.read.DiceReader;
import sandtable.vision.set.DiceSet;
import sandtable.vision.symbol.Shot;
import sandtable.vision.tray.Tray;

/**
 * Takes dice that people have named into a set, where they do it no harm: its own looks and all pictures kept of earlier
 * lessons are read before and after, and it must not read any of them worse. Looks come out of a picture by enrolling it,
 * as the first ones did.
 */
public final class SetTeacher {
    /** More looks at one face of one colour make reading slower and say nothing new. */
    private static final int MOST_LOOKS = 8;

    private final DiceSet set;
    private final List<Lesson> kept;

    /** @param kept the pictures of earlier lessons */
    public SetTeacher(DiceSet set, List<Lesson> kept) {
        this.set = set;
        this.kept = List.copyOf(kept);
    }

    /**
     * Teaches the set.
     *
     * @throws DiceSetException if a die is not seen where it is said to lie
     * @throws UnreadablePictureException if the lesson's file is no picture
     */
    public Taught teach(Lesson lesson) throws DiceSetException, UnreadablePictureException {
        List<Shot> more = new ArrayList<>();
        DiceSet after = set;
        for (Shot shot : looks(lesson)) {
            if (wants(after, shot)) {
                after = after.with(shot);
                more.add(shot);
            }
        }
        Set<Taught.Harm> harm = new LinkedHashSet<>(
                SetCheck.harm(set, after, more.stream().map(Shot::colour).collect(Collectors.toSet())));
        List<Lesson> all = new ArrayList<>(kept);
        all.add(lesson);
        DiceReader was = DiceReader.of(set);
        DiceReader is = DiceReader.of(after);
        for (Lesson picture : all) {
            harm.addAll(harm(picture, was, is));
        }
        return harm.isEmpty()
                ? new Taught(Optional.of(after), more.size(), List.of())
                : new Taught(Optional.empty(), 0, List.copyOf(harm));
    }

    private static boolean wants(DiceSet taught, Shot shot) {
        return taught.shots().stream()
                        .filter(s ->
                                s.colour().equals(shot.colour()) && s.face().equals(shot.face()))
                        .count()
                < MOST_LOOKS;
    }

    /** Enrols the lesson's picture: with all its dice, which tell their size, else with those alone that are to be learned. */
    private List<Shot> looks(Lesson lesson) throws DiceSetException, UnreadablePictureException {
        List<Lesson.NamedDie> taught =
                lesson.dice().stream().filter(Lesson.NamedDie::taught).toList();
        try {
            List<Shot> all = enrolled(lesson, lesson.dice());
            if (all.size() < lesson.dice().size()) {
                // A die on which nothing but a lamp was seen is left out, and nobody knows which one.
                return enrolled(lesson, taught);
            }
            List<Shot> wanted = new ArrayList<>();
            for (int i = 0; i < all.size(); i++) {
                if (lesson.dice().get(i).taught()) {
                    wanted.add(all.get(i));
                }
            }
            return wanted;
        } catch (DiceSetException e) {
            if (taught.size() == lesson.dice().size()) {
                throw e;
            }
            return enrolled(lesson, taught);
        }
    }

    private List<Shot> enrolled(Lesson lesson, List<Lesson.NamedDie> dice)
            throws DiceSetException, UnreadablePictureException {
        try {
            Path folder = Files.createTempDirectory("sandtable-lesson");
            try {
                Files.write(folder.resolve("picture"), lesson.picture());
                Files.write(
                        folder.resolve("labels.csv"),
                        Stream.concat(
                                        Stream.of("file,colour,face,x,y"),
                                        dice.stream()
                                                .map(d -> String.format(
                                                        Locale.ROOT,
                                                        "picture,%s,%s,%.1f,%.1f",
                                                        d.colour(),
                                                        d.face(),
                                                        d.x(),
                                                        d.y())))
                                .toList());
                return Enroller.as(set, place(lesson)).enrol(folder).set().shots();
            } finally {
                Files.deleteIfExists(folder.resolve("picture"));
                Files.deleteIfExists(folder.resolve("labels.csv"));
                Files.deleteIfExists(folder);
            }
        } catch (IOException e) {
            throw new DiceSetException("The picture cannot be laid down to learn from it (" + e.getMessage() + ").", e);
        }
    }

    /** Where a lesson's picture was taken: in a tray, or on the table on which the set was learned, if the camera still stands as it did. */
    private Optional<Tray> place(Lesson lesson) throws UnreadablePictureException {
        Optional<Tray> table = set.table();
        if (lesson.tray().isPresent() || table.isEmpty()) {
            return lesson.tray();
        }
        Mat picture = Picture.decode(lesson.picture());
        try {
            return table.filter(t -> t.isSeenIn(picture));
        } finally {
            picture.release();
        }
    }

    /** Dice of a picture that the set reads now and would not read, or that it would take for others. */
    private static List<Taught.Harm> harm(Lesson picture, DiceReader asItWas, DiceReader asItIs)
            throws UnreadablePictureException {
        List<SeenDie> was = read(picture, asItWas);
        List<SeenDie> is = read(picture, asItIs);
        List<Taught.Harm> harm = new ArrayList<>();
        for (Lesson.NamedDie die : picture.dice()) {
            Optional<SeenDie> before = sure(was, die);
            Optional<SeenDie> then = sure(is, die);
            boolean right = then.filter(d -> shows(d, die)).isPresent();
            if (then.isPresent()
                    && !right
                    && then.filter(d -> before.filter(b -> same(b, d)).isPresent())
                            .isEmpty()) {
                harm.add(new Taught.Harm(die.colour(), die.face(), then.map(SeenDie::face)));
            } else if (then.isEmpty() && before.filter(d -> shows(d, die)).isPresent()) {
                harm.add(new Taught.Harm(die.colour(), die.face(), Optional.empty()));
            }
        }
        return harm;
    }

    private static List<SeenDie> read(Lesson picture, DiceReader reader) throws UnreadablePictureException {
        return (picture.tray().isPresent() ? reader.in(picture.tray().get()) : reader)
                .read(picture.picture())
                .dice();
    }

    private static Optional<SeenDie> sure(List<SeenDie> seen, Lesson.NamedDie die) {
        return seen.stream()
                .filter(d -> d.status() == SeenDie.Status.SURE)
                .filter(d -> Math.hypot(d.x() - die.x(), d.y() - die.y()) < 0.45 * die.size())
                .findFirst();
    }

    private static boolean shows(SeenDie seen, Lesson.NamedDie die) {
        return seen.colour().equals(die.colour()) && seen.face().equals(die.face());
    }

    private static boolean same(SeenDie a, SeenDie b) {
        return a.colour().equals(b.colour()) && a.face().equals(b.face());
    }
}
