package sandtable.vision.set;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.vision.symbol.BlankShot;
import sandtable.vision.symbol.Extent;
import sandtable.vision.symbol.Shot;

@DisplayName("A die that was read in the tray its set was enrolled in")
class LevelDiceTest {
    /** The camera sees 8 pixels of the left side, of which dice show 6. */
    private static final double[] LEFT = {0, 0, 8, 0};

    private static final double UNSEEN = Double.NaN;

    private static Extent extent(double right, double down, double left, double up) {
        return new Extent(new double[] {right, down, left, up}, LEFT);
    }

    private static LevelDice enrolled(Extent... more) {
        List<Shot> shots = new ArrayList<>();
        for (Extent e : List.of(extent(21, 21, 27, 21), extent(21, 20, 27, 22), extent(21, 22, 27, 20))) {
            shots.add(BlankShot.of("red", "star").with(e));
        }
        for (Extent e : more) {
            shots.add(BlankShot.of("red", "skull").with(e));
        }
        return LevelDice.of(shots);
    }

    private static final Extent LOOK = extent(21, 21, 27, 21);

    @Test
    @DisplayName("leans if it reaches further on one side and less on the opposite one than the enrolled ones did")
    void leans() {
        assertThat(enrolled().leans(extent(21, 21, 27, 21), LOOK)).isFalse();
        assertThat(enrolled().leans(extent(25, 21, 22, 21), LOOK)).isTrue();
        assertThat(enrolled().leans(extent(21, 17, 27, 25), LOOK)).isTrue();
        assertThat(enrolled().leans(extent(24, 21, 25, 22), LOOK)).isFalse();
        assertThat(enrolled().leans(extent(22.5, 21, 22, 21), LOOK)).isTrue();
        assertThat(enrolled().leans(extent(22, 21, 22, 21), LOOK)).isFalse();
    }

    @Test
    @DisplayName(
            "shows as much of its sides as the enrolled ones did, which may be less than its tray tells: the camera stands further away")
    void shown() {
        assertThat(enrolled().shown()).hasValue(0.75);
        assertThat(LevelDice.of(List.of(BlankShot.of("red", "star").with(LOOK))).shown())
                .isEmpty();
        double[] sides = extent(21, 21, 27, 21).showing(0.75).side();
        assertThat(sides).containsExactly(0, 0, 6, 0);
    }

    @Test
    @DisplayName(
            "shows as much of its sides as the set's other dice do, where those of its colour were seen from above")
    void together() {
        List<Shot> shots = new ArrayList<>();
        for (double left : new double[] {27, 27, 26.6}) {
            shots.add(BlankShot.of("red", "star").with(extent(21, 21, left, 21)));
        }
        double[] none = new double[4];
        for (double away : new double[] {21, 21.2, 20.9}) {
            shots.add(BlankShot.of("blue", "star").with(new Extent(new double[] {away, 21, 21, 21}, none)));
        }
        LevelDice blue = Objects.requireNonNull(LevelDice.byColour(shots).get("blue"));
        assertThat(blue.shown()).hasValue(0.75);
        assertThat(blue.leans(extent(24, 21, 22, 21), LOOK))
                .as("short of the side that the others show")
                .isTrue();
        LevelDice alone = LevelDice.of(shots.subList(3, 6));
        assertThat(alone.shown()).isEmpty();
        assertThat(alone.leans(extent(24, 21, 22, 21), LOOK)).isFalse();
    }

    @Test
    @DisplayName("is a larger thing if it reaches further than the enrolled ones on three sides and more")
    void larger() {
        assertThat(enrolled().isLargerThanADie(extent(26, 26, 32, 26))).isTrue();
        assertThat(enrolled().isLargerThanADie(extent(26, 26, UNSEEN, 26))).isTrue();
        assertThat(enrolled().isLargerThanADie(extent(23, 23, 29, 23))).isFalse();
        assertThat(enrolled().isLargerThanADie(extent(40, 26, UNSEEN, 21))).isFalse();
    }

    @Test
    @DisplayName("hides a side if it ends with its top where the camera would see that side")
    void hidesASide() {
        assertThat(enrolled().hidden(extent(21, 21, 21.1, 21), LOOK)).containsExactly(2);
        assertThat(enrolled().hidden(extent(21, 21, 20, UNSEEN), LOOK)).containsExactly(2);
        assertThat(enrolled().hidden(extent(21, 21, 23, 21), LOOK)).isEmpty();
        assertThat(enrolled().hidden(extent(21, 21, UNSEEN, 21), LOOK)).isEmpty();
        // That is no edge of its top either.
        assertThat(enrolled().hidden(extent(21, 21, 18, 21), LOOK)).isEmpty();
    }

    @Test
    @DisplayName(
            "hides no side if it seems to because its look was taken beside its top: the die reaches further on the other side")
    void besideItsTop() {
        Extent untold = extent(UNSEEN, 21, 27, 21);
        assertThat(enrolled().hidden(extent(23, 21, 21.1, 21), untold)).isEmpty();
        assertThat(enrolled().hidden(extent(23, 21, 21.1, 21), LOOK)).containsExactly(2);
        assertThat(enrolled().hidden(extent(20, 21, 21.1, 21), untold)).containsExactly(2);
        assertThat(enrolled().hidden(extent(UNSEEN, 21, 21.1, 21), untold)).containsExactly(2);
    }

    @Test
    @DisplayName("leans if it reaches much further on one side and something hides the other")
    void hidden() {
        assertThat(enrolled().leans(extent(25, 21, UNSEEN, 21), LOOK)).isFalse();
        assertThat(enrolled().leans(extent(28, 21, UNSEEN, 21), LOOK)).isTrue();
    }

    @Test
    @DisplayName(
            "may be the side of one that leans steeply, whose top is seen behind it, but not because of a wall or a die there")
    void behind() {
        assertThat(enrolled().leans(extent(50, 21, 25, 21), LOOK)).isTrue();
        assertThat(enrolled().leans(extent(50, 21, UNSEEN, 21), LOOK)).isTrue();
        assertThat(enrolled().leans(extent(UNSEEN, 21, 27, 21), LOOK)).isFalse();
        assertThat(enrolled().leans(extent(UNSEEN, UNSEEN, UNSEEN, UNSEEN), LOOK))
                .isFalse();
    }

    @Test
    @DisplayName("tells on which sides it shows too little of itself, but not where only its look lies aside")
    void shorter() {
        assertThat(enrolled().shorter(extent(21, 21, 27, 21), LOOK)).isEmpty();
        assertThat(enrolled().shorter(extent(UNSEEN, 21, 24, 21), LOOK)).containsExactly(2);
        assertThat(enrolled().shorter(extent(UNSEEN, 21, 25, 18), LOOK)).containsExactly(3);
        Extent beside = extent(23, 21, 25, 21);
        assertThat(enrolled(beside).shorter(extent(23, 21, 24, 21), beside)).isEmpty();
        assertThat(LevelDice.of(List.of()).shorter(extent(21, 21, 10, 21), LOOK))
                .isEmpty();
    }

    @Test
    @DisplayName("is compared with its own look, which may have been taken a little beside the middle of its die")
    void aside() {
        Extent beside = extent(23, 21, 25, 21);
        assertThat(enrolled(beside).leans(beside, beside)).isFalse();
        assertThat(enrolled(beside).leans(extent(25, 21, 23, 21), beside)).isFalse();
        assertThat(enrolled(beside).leans(extent(28, 21, 20, 21), beside)).isTrue();
        assertThat(enrolled(beside).leans(extent(21, 21, 27, 21), beside)).isFalse();
        Extent farBeside = extent(26, 21, 22, 21);
        assertThat(enrolled(farBeside).leans(extent(30, 21, 18, 21), farBeside)).isFalse();
    }

    @Test
    @DisplayName(
            "is not said to lean where the enrolled ones can hardly be told from the cloth, or differ from each other")
    void untold() {
        LevelDice like = LevelDice.of(List.of(BlankShot.of("red", "star").with(extent(17, 17, 17, 17))));
        assertThat(like.leans(extent(24, 17, 17, 17), extent(17, 17, 17, 17))).isFalse();
        LevelDice rough = enrolled(extent(17, 25, 27, 24), extent(26, 18, 27, 25), extent(18, 24, 27, 17));
        assertThat(rough.leans(extent(24, 21, 23, 21), LOOK)).isFalse();
        assertThat(LevelDice.of(List.of(BlankShot.of("red", "star"))).leans(LOOK, LOOK))
                .isFalse();
    }

    @Test
    @DisplayName(
            "is not said to lean where several sides of the enrolled ones end much too near, as they are like what lies beside them")
    void likeWhatLiesBeside() {
        Extent die = extent(25, 21, 22, 21);
        Extent two = extent(21, 21, 22, 16.9);
        assertThat(enrolled(two).leans(die, LOOK)).isTrue();
        LevelDice three = enrolled(two, extent(21, 21, 17, 21));
        assertThat(three.leans(die, LOOK)).isFalse();
        assertThat(three.hidden(extent(21, 21, 21, 21), LOOK)).isEmpty();
        assertThat(three.reach()).as("still told, as most agree").hasValue(21);
        LevelDice ofMany = enrolled(two, extent(21, 21, 17, 21), LOOK, LOOK, LOOK);
        assertThat(ofMany.leans(die, LOOK)).as("three of 32").isTrue();
    }

    @Test
    @DisplayName(
            "is not said to lean where shadows seem to be part of several enrolled ones; one alone changes nothing")
    void shadows() {
        Extent die = extent(25, 21, 22, 21);
        Extent shadow = extent(21, 27, 27, 21);
        assertThat(enrolled(shadow).leans(die, LOOK)).isTrue();
        LevelDice several = enrolled(shadow, extent(21, 21, 27, 26));
        assertThat(several.leans(die, LOOK)).isFalse();
        assertThat(several.isLargerThanADie(extent(26, 26, 32, 26))).isFalse();
        assertThat(several.reach()).as("still told, as most agree").hasValue(21);
    }

    @Test
    @DisplayName(
            "is not said to lean where the enrolled ones seem to show more of their sides than the camera sees: they were taken beside")
    void besideTheTop() {
        List<Shot> beside = DiceSet.FACES.stream()
                .map(face -> BlankShot.of("red", face).with(extent(21, 21, 33, 21)))
                .toList();
        assertThat(LevelDice.of(beside).leans(extent(25, 21, 22, 21), LOOK)).isFalse();
        // But each may still be moved to the middle of its die.
        assertThat(LevelDice.of(beside).aside(extent(24, 21, 33, 21))[0]).isEqualTo(3);
        List<Shot> whole = DiceSet.FACES.stream()
                .map(face -> BlankShot.of("red", face).with(extent(21, 21, 29, 21)))
                .toList();
        assertThat(LevelDice.of(whole).leans(extent(25, 21, 22, 21), LOOK)).isTrue();
    }

    @Test
    @DisplayName("shows no more of its side than the camera sees, though the enrolled ones seemed to")
    void whole() {
        List<Shot> more = DiceSet.FACES.stream()
                .map(face -> BlankShot.of("red", face).with(extent(21, 21, 30.2, 21)))
                .toList();
        Extent look = extent(21, 21, 30.2, 21);
        assertThat(LevelDice.of(more).leans(extent(24, 21, 26.6, 21), look)).isFalse();
        assertThat(LevelDice.of(more).leans(extent(24, 21, 26, 21), look)).isTrue();
    }

    @Test
    @DisplayName("plainly lies flat where it reaches as far as the enrolled ones did on three sides and more")
    void lies() {
        assertThat(enrolled().lies(extent(21, 22, 26, 20), LOOK)).isTrue();
        assertThat(enrolled().lies(extent(21, 22, UNSEEN, 20), LOOK)).isTrue();
        assertThat(enrolled().lies(extent(21, UNSEEN, UNSEEN, 20), LOOK)).isFalse();
        assertThat(enrolled().lies(extent(21, 24, 27, 21), LOOK)).isFalse();
        // A token of its size shows no side.
        assertThat(enrolled().lies(extent(21, 21, 21, 21), LOOK)).isFalse();
        assertThat(LevelDice.of(List.of()).lies(LOOK, LOOK)).isFalse();
    }
}
