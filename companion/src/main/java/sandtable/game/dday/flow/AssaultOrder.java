package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import sandtable.game.dday.effect.TableEffect;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** In which order the Units in the Bunker meet the German: any Ally answers for all. */
public final class AssaultOrder implements Asking {
    @Override
    public Question.Kind kind() {
        return Question.Kind.ASSAULT_ORDER;
    }

    @Override
    public String rule() {
        return "dday.assault.order";
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of("dday.question.assault-order");
    }

    /** Every order, as the Units' ids parted by commas. */
    @Override
    public List<Open.Option> options(State state, Question question) {
        return orders(AssaultPhase.entrants(state)).stream()
                .map(order ->
                        new Open.Option(order.stream().map(Seat::id).collect(Collectors.joining(",")), label(order)))
                .toList();
    }

    private static Text label(List<Seat> order) {
        Text rest = order.get(order.size() - 1).name();
        for (int i = order.size() - 2; i >= 0; i--) {
            rest = Text.of("dday.then", "first", order.get(i).name(), "rest", rest);
        }
        return rest;
    }

    private static List<List<Seat>> orders(List<Seat> units) {
        if (units.isEmpty()) {
            return List.of(List.of());
        }
        List<List<Seat>> orders = new ArrayList<>();
        for (Seat first : units) {
            List<Seat> others = new ArrayList<>(units);
            others.remove(first);
            for (List<Seat> rest : orders(others)) {
                List<Seat> order = new ArrayList<>();
                order.add(first);
                order.addAll(rest);
                orders.add(order);
            }
        }
        return orders;
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        List<Seat> order = new ArrayList<>();
        for (String id : option.split(",", -1)) {
            order.add(new Seat(id));
        }
        draft.add(new TableEffect.OrderChosen(order));
        draft.because("dday.assault.order", "dday.because.assault-order", "order", label(order));
    }
}
