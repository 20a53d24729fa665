package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;
import static sandtable.game.dday.Scenario.B;
import static sandtable.game.dday.Scenario.GERMAN;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sandtable.data.Pack;
import sandtable.data.Packs;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.effect.MoveEffect;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.Ending;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.tally.Face;
import sandtable.table.Choice;
import sandtable.table.Seat;

/** Each unconfirmed fact of the pack: a play that depends on it, another value that the owner may tell, and what is then otherwise. */
@DisplayName("Facts that the owner is asked for")
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class FactsAskedTest {
    private static final Pack PACK = Packs.shipped().load("atlantikwall-2e");
    private static final Map<String, Case> CASES = new TreeMap<>();

    /**
     * @param asked the fact as it is asked for; of the table of Item Points it is one number
     * @param seen what comes out
     */
    private record Case(
            String asked,
            String other,
            Function<String[], Scenario> opened,
            Consumer<Scenario> play,
            Function<Scenario, Object> seen) {}

    private static void depends(String fact, String other, Consumer<Scenario> play, Function<Scenario, Object> seen) {
        CASES.put(fact, new Case(fact, other, words -> Scenario.of(2, words), play, seen));
    }

    private static List<Face> threeOf(Face face) {
        return List.of(face, Face.SOLDIER, face, Face.STAR, face, Face.COURAGE);
    }

    private static Consumer<Scenario> tally(Seat seat, List<Face> faces) {
        return scenario -> {
            scenario.tally(seat, faces);
            scenario.others();
        };
    }

    private static List<String> choices(Scenario scenario, Seat seat) {
        return scenario.evening.choices(seat).stream()
                .map(Choice::act)
                .filter(TableAct.Answer.class::isInstance)
                .map(Object::toString)
                .sorted()
                .toList();
    }

    private static Function<Scenario, Object> bonus(Seat seat) {
        return scenario -> scenario.state().force(seat).dice().bonuses() + " " + choices(scenario, seat);
    }

    private static Function<Scenario, Object> dial(Resource resource) {
        return scenario -> scenario.has(A, resource);
    }

    private static Consumer<Scenario> at(String sector, Consumer<Scenario> then) {
        return scenario -> {
            scenario.until(PhaseId.MOVE)
                    .dial(GERMAN, Resource.COURAGE, 0)
                    .dial(GERMAN, Resource.SOLDIERS, 50)
                    .place(A, sector)
                    .dial(A, Resource.COURAGE, 3)
                    .dial(A, Resource.SOLDIERS, 30);
            then.accept(scenario);
        };
    }

    private static void underFire(Scenario scenario) {
        scenario.card(GERMAN, "maschinengewehr-schuetze").place(B, "7").dial(B, Resource.SOLDIERS, 30);
        scenario.until(PhaseId.COMBAT);
    }

    private static void withSpecialDamage(Scenario scenario) {
        Attribute hard = new Attribute(Attribute.Kind.SPECIAL_DAMAGE, "", 0);
        scenario.given(
                new MoveEffect.SectorLearned(A, new Sector("7", 3, 0, 8, true, true, false, false, List.of(hard))));
        scenario.card(A, "corporal@unit-a");
        underFire(scenario);
        scenario.d6(A, 5);
    }

    static {
        depends("rwb.german.star", "SUPPORT TROOPS", tally(GERMAN, threeOf(Face.STAR)), bonus(GERMAN));
        depends("rwb.german.soldier", "REPLACEMENTS", tally(GERMAN, threeOf(Face.SOLDIER)), bonus(GERMAN));
        depends("rwb.german.two-soldiers", "INGENUITY", tally(GERMAN, threeOf(Face.TWO_SOLDIERS)), bonus(GERMAN));
        depends("rwb.german.courage", "DISCIPLINE", tally(GERMAN, threeOf(Face.COURAGE)), bonus(GERMAN));
        depends("rwb.german.tools", "FANATISM", tally(GERMAN, threeOf(Face.TOOLS)), bonus(GERMAN));
        depends("rwb.allied.star", "BATTLE CRY", tally(A, threeOf(Face.STAR)), bonus(A));
        depends("rwb.allied.soldier", "FRESH TROOPS", tally(A, threeOf(Face.SOLDIER)), bonus(A));
        depends("rwb.allied.courage", "LEADERSHIP", tally(A, threeOf(Face.COURAGE)), bonus(A));
        depends("rwb.allied.tools", "BATTLE CRY", tally(A, threeOf(Face.TOOLS)), bonus(A));
        depends("bonus.dead-man-s-gift.item-points", "12", tally(A, threeOf(Face.SKULL)), dial(Resource.ITEMS));
        depends("bonus.fresh-troops.soldiers", "7", tally(A, threeOf(Face.TWO_SOLDIERS)), dial(Resource.SOLDIERS));
        depends("bonus.leadership.stars", "1", tally(A, threeOf(Face.STAR)), dial(Resource.STARS));
        depends("bonus.allied-soldier.soldiers", "9", tally(A, threeOf(Face.SOLDIER)), dial(Resource.SOLDIERS));
        depends(
                "bonus.battle-cry.courage",
                "4",
                tally(A, threeOf(Face.COURAGE)).andThen(scenario -> scenario.answer(A, "courage")),
                dial(Resource.COURAGE));
        depends("bonus.special-find.item-points", "8", tally(A, threeOf(Face.TOOLS)), dial(Resource.ITEMS));
        depends(
                "skull-cancels",
                "any-other-die",
                tally(A, List.of(Face.SKULL, Face.SKULL, Face.STAR, Face.SOLDIER, Face.TOOLS, Face.COURAGE)),
                scenario -> choices(scenario, A));
        depends(
                "straight.award",
                "chosen",
                tally(A, List.of(Face.SKULL, Face.SOLDIER, Face.TWO_SOLDIERS, Face.STAR, Face.TOOLS, Face.COURAGE)),
                scenario -> choices(scenario, A).isEmpty());
        CASES.put(
                "tools.points",
                new Case(
                        "tools.points.3",
                        "4",
                        words -> Scenario.of(2, words),
                        tally(A, List.of(Face.TOOLS, Face.TOOLS, Face.TOOLS, Face.STAR, Face.SOLDIER, Face.SOLDIER)),
                        dial(Resource.ITEMS)));
        for (Resource resource : Resource.values()) {
            depends(
                    "dial.max." + resource.id(),
                    "50",
                    scenario -> tally(A, resource == Resource.ITEMS ? threeOf(Face.SKULL) : Scenario.DULL)
                            .accept(scenario.dial(A, resource, 98)),
                    dial(resource));
        }
        depends(
                "german-specialists-meet-def",
                "true",
                at("2", scenario -> scenario.dial(GERMAN, Resource.SOLDIERS, 0).turn(2)),
                dial(Resource.SOLDIERS));
        depends(
                "mines.losses",
                "1,1,1,1,1,1",
                at("8", scenario -> {
                    scenario.card(GERMAN, "pionier").act(A, new MoveAct.Move("10"));
                    scenario.d6(A, 6);
                }),
                dial(Resource.SOLDIERS));
        depends(
                "mgf.losses",
                "1,1,1,1,1,1",
                at("7", scenario -> {
                    underFire(scenario);
                    scenario.d6(A, 6);
                    scenario.turn(2);
                }),
                dial(Resource.SOLDIERS));
        depends(
                "mgf.dice",
                "sector",
                at("7", FactsAskedTest::underFire),
                scenario -> scenario.state().questions().size());
        depends(
                "mgf.special-damage",
                "5",
                at("7", FactsAskedTest::withSpecialDamage),
                scenario -> scenario.state().force(A).cards());
        depends(
                "lose-specialist.when",
                "each-turn",
                at("8", scenario -> scenario.card(A, "corporal@unit-a").act(A, new MoveAct.Move("10"))),
                scenario -> scenario.state().force(A).cards());
        depends("five-dice.left-out", "red", at("8", scenario -> scenario.turn(2)), scenario -> choices(scenario, A));
        depends(
                "trade-dice.reach",
                "map",
                at("2", scenario -> {
                    scenario.card(A, "lieutenant").turn(2).tally(B, Scenario.DULL);
                    scenario.act(
                            A,
                            new DiceAct.Roll(List.of(
                                    Face.SKULL, Face.STAR, Face.STAR, Face.COURAGE, Face.SOLDIER, Face.COURAGE)));
                }),
                scenario -> scenario.refused(A, new sandtable.game.dday.act.CardAct.UseCard("lieutenant")));
        CASES.put(
                "badge-of-courage.cost",
                new Case(
                        "badge-of-courage.cost",
                        "soldiers:1,items:1",
                        words -> Scenario.of(2, "badges", "badge-of-courage=on"),
                        scenario -> scenario.until(PhaseId.SPEND).dial(A, Resource.ITEMS, 0),
                        scenario -> scenario.evening.choices(A).stream()
                                .anyMatch(choice -> choice.id().equals("buy-badge"))));
    }

    static Stream<String> facts() {
        return CASES.keySet().stream();
    }

    private static Scenario played(Case one, Consumer<Scenario> before) {
        Scenario scenario = one.opened().apply(new String[0]);
        before.accept(scenario);
        one.play().accept(scenario);
        return scenario;
    }

    /** Facts with a play here, and those that have a test of their own below. */
    @Test
    void each_unconfirmed_fact_of_the_pack_has_a_play_that_depends_on_it() {
        TreeSet<String> assumed = new TreeSet<>();
        PACK.facts().forEach((name, fact) -> {
            if (fact.assumed()) {
                assumed.add(name);
            }
        });
        TreeSet<String> tested = new TreeSet<>(CASES.keySet());
        tested.addAll(List.of("straight", "specialists-alone-assault"));
        assertThat(tested).isEqualTo(assumed);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("facts")
    void it_is_asked_in_passing_when_a_ruling_first_depends_on_it_and_nobody_waits(String fact) {
        Case one = CASES.get(fact);
        Scenario scenario = played(one, nothing -> {});
        assertThat(scenario.state().field().inquiries().open()).containsKey(one.asked());
        assertThat(scenario.state().questions()).noneMatch(question -> question.kind() == Question.Kind.FACT);
        Seat asked = scenario.state().field().inquiries().open().get(one.asked());
        scenario.state().field().inquiries().open().keySet().stream()
                .filter(other -> !other.equals(one.asked()))
                .forEach(other -> scenario.act(B, new TableAct.KeepDefault(other)));
        assertThat(scenario.evening.choices(asked))
                .filteredOn(choice -> choice.group().equals("facts-asked"))
                .extracting(Choice::id)
                .containsExactlyInAnyOrder("fact-" + one.asked(), "keep-default-" + one.asked());
        assertThat(scenario.evening.game.choices(scenario.state(), Seat.REFEREE))
                .extracting(Choice::id)
                .contains("fact-" + one.asked(), "keep-default-" + one.asked());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("facts")
    void one_tap_leaves_it_at_the_default_which_stays_assumed_and_is_not_asked_for_again(String fact) {
        Case one = CASES.get(fact);
        Scenario scenario = played(one, nothing -> {});
        Object byDefault = one.seen().apply(scenario);
        Scenario again = one.opened().apply(new String[0]);
        again.given(new sandtable.game.dday.effect.TableEffect.FactAsked(one.asked(), A));
        again.act(B, new TableAct.KeepDefault(one.asked()));
        assertThat(again.state().rules().fact(one.asked()).assumed()).isTrue();
        one.play().accept(again);
        assertThat(again.state().field().inquiries().open()).doesNotContainKey(one.asked());
        assertThat(one.seen().apply(again)).isEqualTo(byDefault);
        assertThat(again.refused(B, new TableAct.KeepDefault(one.asked()))).isEqualTo("dday.fact");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("facts")
    void once_told_otherwise_rulings_follow_and_nobody_is_asked(String fact) {
        Case one = CASES.get(fact);
        Object byDefault = one.seen().apply(played(one, nothing -> {}));
        Scenario told = played(one, scenario -> scenario.act(A, new TableAct.TellFact(one.asked(), one.other())));
        assertThat(told.state().field().inquiries().open()).doesNotContainKey(one.asked());
        assertThat(told.state().rules().fact(one.asked()).assumed()).isFalse();
        assertThat(one.seen().apply(told)).isNotEqualTo(byDefault);
    }

    @Test
    void a_Straight_has_but_one_reading_so_it_is_listed_as_assumed_and_not_asked_for() {
        Scenario scenario = played(CASES.get("straight.award"), nothing -> {});
        assertThat(scenario.evening.entries.stream()
                        .flatMap(entry -> entry.because().stream())
                        .filter(reason -> reason.rule().equals("assumed"))
                        .map(reason -> reason.text().args().get("fact")))
                .contains("straight");
        assertThat(scenario.state().field().inquiries().open()).doesNotContainKey("straight");
    }

    /** Specialists alone in the Bunker after Combat. */
    private static Scenario alone() {
        Scenario scenario = Scenario.of(2)
                .until(PhaseId.MOVE)
                .dial(GERMAN, Resource.COURAGE, 0)
                .dial(GERMAN, Resource.SOLDIERS, 20)
                .card(A, "corporal@unit-a")
                .place(A, "Bunker")
                .dial(A, Resource.SOLDIERS, 12);
        while (scenario.state().questions().isEmpty()
                && scenario.state().ending().isEmpty()) {
            Seat seat = scenario.evening.game.waiting(scenario.state()).get(0).seat();
            boolean moves = scenario.state().clock().phase() == PhaseId.MOVE && !seat.equals(GERMAN);
            scenario.act(seat, moves ? new MoveAct.Stay() : new TableAct.Done());
        }
        return scenario;
    }

    @Test
    void where_a_Units_life_hangs_on_it_the_table_waits_for_the_answer() {
        Scenario left = alone();
        assertThat(left.state().questions())
                .singleElement()
                .matches(question -> question.kind() == Question.Kind.FACT && question.blocking());
        assertThat(left.refused(B, new TableAct.Done())).isEqualTo("dday.question");
        left.act(B, new TableAct.KeepDefault("specialists-alone-assault"));
        left.turn(2);
        assertThat(left.cited()).contains("dday.assault", "assumed");
        assertThat(left.state().ending()).isEmpty();

        Scenario fights = alone();
        fights.act(GERMAN, new TableAct.TellFact("specialists-alone-assault", "true"));
        fights.turn(2);
        assertThat(fights.cited()).contains("dday.assault");

        Scenario lost = alone();
        assertThat(lost.evening.game.choices(lost.state(), Seat.REFEREE))
                .extracting(Choice::id)
                .contains("fact-specialists-alone-assault", "keep-default-specialists-alone-assault");
        lost.evening.act(Seat.REFEREE, new TableAct.TellFact("specialists-alone-assault", "false"));
        assertThat(lost.state().ending()).contains(Ending.GERMAN_WINS);
        assertThat(lost.cited()).contains("dday.wiped-out").doesNotContain("dday.assault");
    }

    @Test
    void an_answer_reaches_the_Question_that_depends_on_it_and_is_still_open() {
        Scenario dice = played(CASES.get("mgf.dice"), nothing -> {});
        dice.act(B, new TableAct.TellFact("mgf.dice", "sector"));
        assertThat(dice.state().questions()).hasSize(1);

        Scenario five = played(CASES.get("five-dice.left-out"), nothing -> {});
        five.act(A, new TableAct.TellFact("five-dice.left-out", "white"));
        assertThat(five.state().questions()).isEmpty();
        assertThat(five.state().force(A).dice().dice())
                .extracting(sandtable.game.dday.state.TableDie::id)
                .containsExactly("red-1", "red-2", "white-2", "blue-1", "blue-2");

        Scenario award = played(CASES.get("straight.award"), scenario -> scenario.fact("straight.award", "chosen"));
        award.act(A, new TableAct.TellFact("straight.award", "random"));
        assertThat(award.state().questions()).isEmpty();
        assertThat(award.state().force(A).cards()).hasSize(1);
    }

    @Test
    void a_Skull_that_cancels_another_Skull_keeps_it_from_cancelling() {
        Scenario scenario = played(
                CASES.get("skull-cancels"),
                start -> start.act(A, new TableAct.TellFact("skull-cancels", "any-other-die")));
        scenario.answer(A, "red-1");
        assertThat(scenario.state().force(A).dice().counted()).isTrue();
        assertThat(scenario.has(A, Resource.STARS)).isEqualTo(1);
        assertThat(scenario.soldiers(A)).isEqualTo(5);
        assertThat(scenario.has(A, Resource.COURAGE)).isEqualTo(1);
        assertThat(scenario.has(A, Resource.ITEMS)).isEqualTo(1);
    }

    @Test
    void being_asked_keeps_nobody_from_taking_back() {
        Scenario scenario = Scenario.of(2).card(GERMAN, "pionier");
        at("8", nothing -> {}).accept(scenario);
        scenario.act(A, new MoveAct.Move("10"));
        assertThat(scenario.state().field().inquiries().open()).containsKey("mines.losses");
        assertThat(scenario.evening.played.mayTakeBack(A)).isPresent();
    }
}
