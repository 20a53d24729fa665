package sandtable.game.dday;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonMappingException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.act.TableAct;

@DisplayName("Facts that the owner tells")
class FactsTest {
    private static DdayAct read(String json) throws Exception {
        return AnyPlayer.JSON.readValue(json, DdayAct.class);
    }

    @Test
    void a_fact_that_is_offered_as_a_number_may_be_told_as_one() throws Exception {
        assertThat(read("{\"type\":\"fact\",\"fact\":\"dial.max.soldiers\",\"value\":47}"))
                .isEqualTo(new TableAct.TellFact("dial.max.soldiers", "47"))
                .isEqualTo(read("{\"type\":\"fact\",\"fact\":\"dial.max.soldiers\",\"value\":\"47\"}"));
    }

    @Test
    void a_fact_is_neither_a_list_nor_an_object_nor_a_yes() {
        for (String value : new String[] {"[47]", "{\"a\":1}", "true", "4.7", "null"}) {
            assertThatThrownBy(() -> read("{\"type\":\"fact\",\"fact\":\"dial.max.soldiers\",\"value\":" + value + "}"))
                    .as(value)
                    .isInstanceOf(JsonMappingException.class);
        }
    }
}
