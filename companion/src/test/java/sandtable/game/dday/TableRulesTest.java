package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static sandtable.game.dday.Scenario.A;
import static sandtable.game.dday.Scenario.B;
import static sandtable.game.dday.Scenario.GERMAN;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sandtable.bench.SeededChance;
import sandtable.data.Packs;
import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.act.D6;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.act.SpendAct;
import sandtable.game.dday.act.TableAct;
import sandtable.game.dday.act.YesNo;
import sandtable.game.dday.effect.CardEffect;
import sandtable.game.dday.effect.DdayEffect;
import sandtable.game.dday.effect.ResourceEffect;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.state.Battlefield;
import sandtable.game.dday.state.FactWords;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.Path;
import sandtable.game.dday.state.PhaseId;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.state.State;
import sandtable.table.Choice;
import sandtable.table.Dial;
import sandtable.table.Ruling;
import sandtable.table.Seat;
import sandtable.table.Setup;
import sandtable.table.Text;
import sandtable.wire.Wording;

/** House rules, facts, notes and maps that are learned. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class TableRulesTest {
    @Test
    void a_house_rule_may_change_in_mid_game_unless_cards_were_dealt_by_it() {
        Scenario scenario = Scenario.of(2);
        scenario.act(A, new TableAct.HouseRule("negative-def", "every-unit"));
        assertThat(scenario.state().rules().option("negative-def")).isEqualTo("every-unit");
        assertThat(scenario.cited()).contains("dday.option");
        assertThat(scenario.refused(A, new TableAct.HouseRule("supply-snafu", "on")))
                .isEqualTo("dday.option");
    }

    @ParameterizedTest(name = "{0} with {1} is offered: {2}")
    @CsvSource({
        "badge-of-courage,badges,true",
        "badge-of-courage,battle-conditions,false",
        "forward-observation,battle-conditions,true",
        "forward-observation,badges,false"
    })
    void a_house_rule_about_a_module_may_change_only_where_that_is_played(
            String option, String module, boolean offered) {
        Scenario scenario = Scenario.of(2, module);
        TableAct.HouseRule on = new TableAct.HouseRule(option, "on");
        assertThat(scenario.evening.choices(A).stream()
                        .anyMatch(choice -> choice.act().equals(on)))
                .isEqualTo(offered);
        assertThat(scenario.refused(A, on)).isEqualTo(offered ? "accepted" : "dday.option");
    }

    @Test
    void A_Few_Good_Men_binds_the_German_and_people_note_what_it_does() {
        Scenario scenario = Scenario.of(2, "few-good-men=on");
        assertThat(scenario.cited()).contains("dday.few-good-men");
        scenario.act(
                A,
                new CardAct.NoteCard(
                        GERMAN, CardAct.Noted.SOLDIERS, -1, Modifier.Until.END_OF_TURN, Optional.of("A Few Good Men")));
        assertThat(scenario.soldiers(GERMAN)).isEqualTo(3);
        assertThat(scenario.cited()).contains("dday.note");
    }

    private static String words(String language, Modifier modifier) {
        return Wording.in(language).say(new TableEffect.Modified(A, modifier).words());
    }

    @Test
    void what_changes_for_a_while_names_its_card_and_all_whom_it_concerns() {
        Modifier fog = new Modifier(
                "fog@2", Modifier.What.NO_MGF_LOSSES, List.of(A, B), List.of(), 0, Modifier.Until.END_OF_GAME);
        assertThat(words("en", fog)).isEqualTo("Fog: no MGF casualties for Unit A, Unit B");
        assertThat(words("de", fog)).isEqualTo("Nebel: keine MG-Verluste für Einheit A, Einheit B");
        Modifier scout = new Modifier(
                "scout@unit-a", Modifier.What.ADVANCE_COST, List.of(A), List.of(), -1, Modifier.Until.END_OF_GAME);
        assertThat(words("en", scout)).isEqualTo("Scout: Advancing costs 1 less Courage for Unit A");
        assertThat(words("de", scout)).isEqualTo("Kundschafter: Vorrücken kostet 1 weniger Mut für Einheit A");
        Modifier cry = new Modifier(
                "battle-cry", Modifier.What.ADVANCE_COST, List.of(A), List.of(), -99, Modifier.Until.END_OF_TURN);
        assertThat(words("en", cry)).isEqualTo("Battle Cry: Advancing costs no Courage for Unit A");
        Modifier noted = new Modifier(
                "Smoke, by Anna", Modifier.What.DEF, List.of(A), List.of(), -2, Modifier.Until.END_OF_TURN);
        assertThat(words("en", noted)).startsWith("Smoke, by Anna: ");
    }

    @Test
    void a_bonus_is_named_in_the_readers_language_where_its_fact_is_told() {
        Object told = FactWords.value("rwb.german.courage", "FANATISM");
        assertThat(told).isEqualTo(Text.of("dday.rwb.fanatism"));
        assertThat(FactWords.value("rwb.allied.skull", "DEAD MAN'S GIFT"))
                .isEqualTo(Text.of("dday.rwb.dead-man-s-gift"));
        assertThat(Wording.in("de").say((Text) told)).isEqualTo("Fanatismus");
    }

    @Test
    void every_fact_has_a_title_in_both_languages_and_every_unconfirmed_one_can_be_told() {
        Scenario scenario = Scenario.of(1);
        for (String language : Set.of("en", "de")) {
            for (String fact : Packs.shipped().load("atlantikwall-2e").facts().keySet()) {
                String title = Wording.in(language).say(FactWords.title(fact));
                assertThat(title).as("%s in %s", fact, language).isNotBlank().doesNotContain("dday.fact");
            }
        }
        scenario.state().rules().facts().forEach((name, fact) -> {
            if (fact.assumed() && !name.equals("tools.points")) {
                assertThat(scenario.evening.choices(A))
                        .filteredOn(choice -> choice.id().equals("fact-" + name))
                        .hasSize(1)
                        .allSatisfy(choice -> assertThat(Wording.in("en").say(choice.label()))
                                .doesNotContain(":1", name)
                                .startsWith("Our box says"));
            }
        });
    }

    @Test
    void beside_a_Question_stand_the_facts_on_which_its_answer_depends() {
        Scenario scenario =
                Scenario.of(1).card(GERMAN, "pionier").until(PhaseId.MOVE).place(A, "8");
        scenario.dial(A, Resource.COURAGE, 3).dial(A, Resource.SOLDIERS, 20).act(A, new MoveAct.Move("10"));
        assertThat(scenario.evening.choices(A))
                .filteredOn(choice -> choice.act() instanceof TableAct.TellFact)
                .filteredOn(choice -> choice.group().startsWith("question:"))
                .extracting(Choice::id)
                .containsExactly("fact-mines.losses");
        scenario.act(A, new TableAct.TellFact("mines.losses", "1,1,1,1,1,1"));
        scenario.d6(A, 6);
        assertThat(scenario.soldiers(A)).isEqualTo(19);
        assertThat(scenario.cited()).contains("dday.fact");
    }

    @Test
    void what_the_owner_has_told_before_is_known_at_the_next_table() {
        var setup = Evening.setup(1, Set.of(), Map.of());
        Ruling<DdayEffect> opened = new DdayGame()
                .open(
                        new Setup(
                                setup.pack(),
                                setup.cards(),
                                setup.map(),
                                1,
                                Set.of(),
                                Map.of(),
                                Map.of("tools.points.3", "4", "bonus.fresh-troops.soldiers", "5")),
                        new SeededChance(1, 1));
        var state = ((Ruling.Accepted<DdayEffect>) opened).effects().get(0).on(new DdayGame().nothing());
        assertThat(state.rules().fact("tools.points.3").number()).isEqualTo(4);
        assertThat(state.rules().fact("tools.points.3").assumed()).isFalse();
        assertThat(state.rules().fact("bonus.fresh-troops.soldiers").value()).isEqualTo("soldiers:5");
    }

    /** One Unit on a map that is learned, about to move, with 20 Soldiers and 5 Courage. */
    private static Evening onLearnedMap(Map<String, Object> box) {
        Evening evening = Evening.aboutToMoveOnLearnedMap(box);
        evening.set(
                new ResourceEffect.DialSet(A, Resource.SOLDIERS, 20),
                new ResourceEffect.DialSet(A, Resource.COURAGE, 5),
                new CardEffect.Joined(GERMAN, "pionier"));
        return evening;
    }

    @Test
    void a_map_is_learned_by_its_Sectors_and_borders_as_Units_come_there_and_the_Unit_pays_what_is_printed() {
        Evening evening = onLearnedMap(Map.of());
        assertThat(Evening.rules(evening.act(A, new MoveAct.Move("3")))).contains("dday.learn");
        evening.act(A, new MoveAct.LearnSector("3", 4, YesNo.YES, YesNo.NO));
        evening.act(A, new MoveAct.LearnPath("Start", "3", 2, YesNo.YES));
        State state = evening.state();
        assertThat(state.force(A).dials().courage()).isEqualTo(3);
        assertThat(state.map().path("Start", "3")).contains(new Path("Start", "3", Path.Kind.ADVANCE, 2, true));
        assertThat(state.map().sector("3").orElseThrow())
                .extracting(Sector::row, Sector::def, Sector::mgf)
                .containsExactly(1, 4, true);
        evening.act(A, new DiceAct.RollD6(List.of(D6.THREE), Optional.empty()));
        assertThat(evening.state().force(A).dials().soldiers()).isEqualTo(20 - 3);
    }

    @Test
    void what_was_learned_of_a_map_is_known_at_the_next_table_with_that_map() {
        Evening first = onLearnedMap(Map.of());
        first.act(A, new MoveAct.Move("3"));
        first.act(A, new MoveAct.LearnSector("3", 4, YesNo.YES, YesNo.NO));
        first.act(A, new MoveAct.LearnPath("Start", "3", 2, YesNo.NO));
        Evening next = onLearnedMap(first.game.learned(first.state()));
        assertThat(next.state().map()).isEqualTo(first.state().map());
        next.act(A, new MoveAct.Move("3"));
        assertThat(next.state().force(A).dials().courage()).isEqualTo(3);
        assertThat(next.state().questions())
                .noneMatch(question -> question.kind() == Question.Kind.PATH
                        || question.about("sector").filter("3"::equals).isPresent());
    }

    /** Sets a dial as a correction does, and tells what is known of the map then. */
    private static Map<String, Object> corrected(Evening evening, String dial, int value) {
        Dial wrong = evening.game.dials(evening.state()).stream()
                .filter(each -> each.id().equals(dial))
                .findFirst()
                .orElseThrow();
        evening.set(evening.game.set(evening.state(), wrong, value));
        return evening.game.learned(evening.state());
    }

    @Test
    void what_was_told_wrongly_of_a_Sector_or_a_border_can_be_set_right_for_this_table_and_the_next() {
        Evening evening = onLearnedMap(Map.of());
        evening.act(A, new MoveAct.Move("3"));
        evening.act(A, new MoveAct.LearnSector("3", 14, YesNo.NO, YesNo.YES));
        evening.act(A, new MoveAct.LearnPath("Start", "3", 2, YesNo.NO));
        assertThat(evening.state().post(A).status()).isEqualTo(Post.Status.IN_BUNKER);
        corrected(evening, "map.sector.3.bunker", 0);
        corrected(evening, "map.sector.3.mgf", 1);
        corrected(evening, "map.path.Start/3.mines", 1);
        corrected(evening, "map.path.Start/3.courage", 3);
        Map<String, Object> box = corrected(evening, "map.sector.3.def", 4);
        State state = evening.state();
        assertThat(state.post(A).status()).isEqualTo(Post.Status.ON_MAP);
        assertThat(state.map().sector("3").orElseThrow())
                .extracting(Sector::def, Sector::mgf, Sector::finalBunker, Sector::row)
                .containsExactly(4, true, false, 1);
        assertThat(onLearnedMap(box).state().map().path("Start", "3"))
                .contains(new Path("Start", "3", Path.Kind.ADVANCE, 3, true));
        assertThat(onLearnedMap(box).state().map().sector("3"))
                .isEqualTo(state.map().sector("3"));
        assertThat(Scenario.of(1).evening.game.dials(Scenario.of(1).state()))
                .as("a map of the pack is printed, and not told")
                .noneMatch(dial -> dial.id().startsWith("map."));
    }

    @Test
    void how_many_Soldiers_are_printed_at_a_learned_maps_start_is_asked_and_known_at_the_next_table() {
        Setup setup = Evening.setup("gold-beach", 2, Set.of(), Map.of());
        Evening evening = Evening.of(1, setup);
        assertThat(evening.state().force(A).dials().soldiers()).isEqualTo(4);
        assertThat(evening.choices(GERMAN)).extracting(Choice::id).contains("keep-default-map.gold-beach.soldiers");
        evening.act(Scenario.B, new TableAct.TellFact("map.gold-beach.soldiers", "6"));
        assertThat(evening.state().force(A).dials().soldiers()).isEqualTo(6);
        assertThat(evening.state().force(Scenario.B).dials().soldiers()).isEqualTo(6);
        Evening next = Evening.of(
                1,
                new Setup(
                        setup.pack(),
                        setup.cards(),
                        "gold-beach",
                        1,
                        Set.of(),
                        Map.of(),
                        Map.of("map.gold-beach.soldiers", 6)));
        assertThat(next.state().force(A).dials().soldiers()).isEqualTo(6);
        assertThat(next.state().field().inquiries().open()).isEmpty();
        assertThat(evening.ask(A, new TableAct.TellFact("map.gold-beach.soldiers", "0")))
                .isInstanceOf(Ruling.Refused.class);
    }

    @Test
    void the_top_row_of_a_learned_map_is_checked_once_it_is_known_and_else_said_not_to_be() {
        Battlefield map = new Battlefield("m", "M", true, "Start", 4, List.of(), Map.of(), List.of())
                .with(sector("7", 3, false))
                .with(sector("8", 3, false))
                .with(sector("4", 2, false));
        assertThat(map.knowsTopRow()).isFalse();
        assertThat(map.nearBunker("8")).isFalse();
        Battlefield known =
                map.with(sector("Bunker", 4, true)).with(new Path("7", "Bunker", Path.Kind.ADVANCE, 4, false));
        assertThat(known.knowsTopRow()).isTrue();
        assertThat(List.of(known.nearBunker("7"), known.nearBunker("8"), known.nearBunker("4")))
                .containsExactly(true, true, false);

        Setup setup = Evening.setup("gold-beach", 2, Set.of(), Map.of());
        Evening evening = Evening.of(1, setup);
        for (Seat seat : List.of(A, Scenario.B, GERMAN)) {
            evening.act(seat, new DiceAct.FinalTally(Optional.of(Scenario.DULL)));
        }
        assertThat(Evening.rules(evening.act(A, new SpendAct.Trade(Scenario.B, Resource.STARS, 1))))
                .contains("dday.trade", "dday.learn");
    }

    private static Sector sector(String id, int row, boolean bunker) {
        return new Sector(id, row, 0, 5, false, true, bunker, bunker, List.of());
    }

    @Test
    void a_correction_that_leaves_nothing_to_decide_does_not_leave_the_table_standing() {
        Scenario scenario = Scenario.of(1).until(PhaseId.SPEND);
        for (Resource resource : Resource.values()) {
            if (resource != Resource.SOLDIERS) {
                scenario.dial(A, resource, 0).dial(GERMAN, resource, 0);
            }
        }
        assertThat(scenario.evening.game.waiting(scenario.state())).isNotEmpty();
        scenario.act(A, new TableAct.Done());
        assertThat(scenario.state().clock().phase()).isNotEqualTo(PhaseId.SPEND);
    }

    @Test
    void while_a_Question_is_open_a_seat_does_nothing_else() {
        Scenario scenario = Scenario.of(1, "blind-start=on");
        assertThat(scenario.refused(GERMAN, new TableAct.Done())).isEqualTo("dday.question");
    }
}
