package sandtable.game.dday.demand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sandtable.game.dday.demand.HouseRules.Gains;
import sandtable.game.dday.demand.HouseRules.Twice;
import sandtable.table.Sum.Term;
import sandtable.table.Text;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DemandTest {
    private static final HouseRules EVERY_UNIT = new HouseRules(Gains.EVERY_UNIT, Twice.SUM);

    @Test
    void German_4_Soldiers_against_DEF_12_loses_4_and_8_are_missing_and_the_Unit_suffers_4() {
        Demand demand = Demand.reckon(4, List.of(stand("A", "9", 12, 0)), HouseRules.DEFAULT);
        assertThat(demand)
                .extracting(Demand::demand, Demand::lost, Demand::missing)
                .containsExactly(12, 4, 8);
        assertThat(demand.units())
                .extracting(Demand.OfUnit::def, Demand.OfUnit::loses)
                .containsExactly(tuple(4, 4));
        assertThat(demand.open()).isEmpty();
    }

    @Test
    void with_a_Bazooka_of_7_the_DEF_is_minus_3_and_the_Unit_gains_3() {
        Demand demand = Demand.reckon(4, List.of(stand("A", "9", 12, 7)), HouseRules.DEFAULT);
        assertThat(demand.demand()).isEqualTo(12);
        assertThat(demand.units())
                .extracting(Demand.OfUnit::def, Demand.OfUnit::loses, Demand.OfUnit::gains)
                .containsExactly(tuple(-3, 0, 3));
    }

    @Test
    void with_nothing_missing_an_Allied_reduction_stops_at_0_and_gives_nothing() {
        Demand demand = Demand.reckon(20, List.of(stand("A", "2", 4, 7)), HouseRules.DEFAULT);
        assertThat(demand.units())
                .extracting(Demand.OfUnit::def, Demand.OfUnit::loses, Demand.OfUnit::gains)
                .containsExactly(tuple(0, 0, 0));
    }

    @Test
    void spare_German_Soldiers_never_raise_a_DEF() {
        Demand demand = Demand.reckon(99, List.of(stand("A", "2", 4, 0)), HouseRules.DEFAULT);
        assertThat(demand.lost()).isEqualTo(4);
        assertThat(demand.units().get(0).def()).isEqualTo(4);
    }

    @Test
    void missing_German_Soldiers_lower_the_DEF_in_every_Sector_2nd_edition() {
        Demand demand = Demand.reckon(4, List.of(stand("X", "9", 12, 0), stand("Y", "4", 6, 0)), HouseRules.DEFAULT);
        assertThat(demand.units())
                .extracting(Demand.OfUnit::def, Demand.OfUnit::loses, Demand.OfUnit::gains)
                .containsExactly(tuple(4, 4, 0), tuple(-2, 0, 2));
    }

    @Test
    void by_the_rulebooks_example_every_Unit_gains_and_the_answer_says_that_this_is_open() {
        List<Stand> stands = List.of(stand("X", "9", 12, 0), stand("Y", "4", 6, 0));
        assertThat(Demand.reckon(4, stands, EVERY_UNIT).units())
                .extracting(Demand.OfUnit::gains)
                .containsExactly(2, 2);
        assertThat(Demand.reckon(4, stands, HouseRules.DEFAULT).open())
                .extracting(Demand.Reading::gains)
                .containsExactly(Map.of("X", 2, "Y", 2));
    }

    @Test
    void two_Sectors_below_0_add_up_or_only_the_lowest_counts_by_house_rule() {
        List<Stand> stands = List.of(stand("X", "9", 12, 7), stand("Y", "4", 6, 0));
        assertThat(Demand.reckon(4, stands, EVERY_UNIT).units())
                .extracting(Demand.OfUnit::gains)
                .containsExactly(5, 5);
        assertThat(Demand.reckon(4, stands, new HouseRules(Gains.EVERY_UNIT, Twice.LARGEST))
                        .units())
                .extracting(Demand.OfUnit::gains)
                .containsExactly(3, 3);
    }

    @Test
    void two_Units_in_one_Sector_count_its_negative_DEF_once() {
        List<Stand> stands = List.of(stand("X", "9", 12, 7), stand("Y", "9", 12, 7));
        assertThat(Demand.reckon(4, stands, EVERY_UNIT).units())
                .extracting(Demand.OfUnit::gains)
                .containsExactly(3, 3);
    }

    private static org.assertj.core.groups.Tuple tuple(Object... values) {
        return org.assertj.core.api.Assertions.tuple(values);
    }

    private static Stand stand(String unit, String sector, int def, int reduction) {
        return new Stand(
                unit,
                Text.literal(unit),
                sector,
                Text.of("demand.sector", "sector", sector),
                def,
                reduction == 0 ? List.of() : List.of(new Term(-reduction, Text.of("demand.reduced"))));
    }
}
