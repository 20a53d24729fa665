package sandtable.game.rivet.rule;

import sandtable.game.rivet.state.Branch;
import sandtable.game.rivet.state.Card;
import sandtable.game.rivet.state.State;
import sandtable.table.Seat;

/** Whether a Secret Mission is fulfilled. */
final class Goals {
    private Goals() {}

    static boolean met(State state, Seat seat, Card card) {
        return card.goal()
                .filter(goal -> measure(state, seat, goal.measure()) >= goal.atLeast())
                .isPresent();
    }

    private static int measure(State state, Seat seat, Card.Measure measure) {
        boolean now = state.turn().seat().equals(seat);
        return switch (measure) {
            case CONTROLS ->
                (int) state.field().objectives().values().stream()
                        .filter(objective ->
                                objective.flag().filter(seat::equals).isPresent())
                        .count();
            case CAPTURES -> now ? state.turn().captures() : 0;
            case KILLS -> kills(state, now, "all");
            case INFANTRY_KILLS -> kills(state, now, "infantry");
            case TANK_KILLS -> kills(state, now, "tank");
            case HERO_KILLS -> kills(state, now, "hero");
            case UNITS -> state.unitsOf(seat).size();
            case TANKS ->
                (int) state.unitsOf(seat).stream()
                        .filter(unit -> state.kind(unit).branch() == Branch.TANK)
                        .count();
            case HEROES ->
                (int) state.unitsOf(seat).stream()
                        .filter(unit -> state.kind(unit).hero()
                                || unit.plugs().stream()
                                        .anyMatch(
                                                plug -> state.rules().unit(plug).hero()))
                        .count();
        };
    }

    private static int kills(State state, boolean now, String tag) {
        return now ? state.turn().kills().getOrDefault(tag, 0) : 0;
    }
}
