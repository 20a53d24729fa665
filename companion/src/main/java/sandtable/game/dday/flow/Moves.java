package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sandtable.game.dday.state.Attribute;
import sandtable.game.dday.state.Battlefield;
import sandtable.game.dday.state.Modifier;
import sandtable.game.dday.state.Path;
import sandtable.game.dday.state.Post;
import sandtable.game.dday.state.Sector;
import sandtable.game.dday.state.State;
import sandtable.game.dday.tally.Face;
import sandtable.table.Seat;

/** Where a Unit may, must and can go. */
public final class Moves {
    private Moves() {}

    /** The borders over which the Unit may go now. */
    public static List<Path> lawful(State state, Seat unit) {
        if (state.post(unit).status() != Post.Status.ON_MAP) {
            return List.of();
        }
        List<Path> lawful = new ArrayList<>();
        for (Path path : state.map().from(state.post(unit).sector())) {
            if (obstacles(state, unit, path).isEmpty()) {
                lawful.add(path);
            }
        }
        return lawful;
    }

    /** What keeps the Unit from crossing a border, as the ids of rules. */
    public static List<String> obstacles(State state, Seat unit, Path path) {
        String to = path.otherEnd(state.post(unit).sector());
        List<String> rules = new ArrayList<>();
        if (path.kind() == Path.Kind.BARRIER) {
            rules.add("dday.barrier");
        }
        if (visited(state, unit, to)) {
            rules.add("dday.no-return");
        }
        if (path.kind() == Path.Kind.ADVANCE) {
            if (state.modified(Modifier.What.NO_ADVANCE, unit) || !climbed(state, unit)) {
                rules.add("dday.advance");
            } else if (cost(state, unit, path) > state.force(unit).dials().courage()) {
                rules.add("dday.advance");
            }
        } else if (path.kind() == Path.Kind.LATERAL && state.modified(Modifier.What.NO_LATERAL, unit)) {
            rules.add("dday.lateral");
        }
        if (requirement(state, unit, to).isPresent()) {
            rules.add("dday.requirement");
        }
        return rules;
    }

    public static boolean visited(State state, Seat unit, String to) {
        return state.post(unit).visited().contains(to)
                || state.post(unit).sector().equals(to);
    }

    /** The Specialist that the Sector asks for and the Unit hasn't got. */
    public static Optional<String> requirement(State state, Seat unit, String to) {
        if (state.modified(Modifier.What.NO_REQUIREMENTS, unit) || state.modified(Modifier.What.NO_ATTRIBUTES, unit)) {
            return Optional.empty();
        }
        for (Attribute attribute :
                state.map().sector(to).map(Sector::attributes).orElse(List.of())) {
            if (attribute.kind() == Attribute.Kind.REQUIRES && !state.hasSpecialist(unit, attribute.of())) {
                return Optional.of(attribute.of());
            }
        }
        return Optional.empty();
    }

    private static boolean climbed(State state, Seat unit) {
        return Tallying.attribute(state, unit, Attribute.Kind.CLIMB)
                .filter(climb -> state.force(unit).dice().results().stream()
                                .filter(die -> !die.ignored() && die.face() == Face.SKULL)
                                .count()
                        < climb.amount())
                .isEmpty();
    }

    /** The Courage that crossing costs. */
    public static int cost(State state, Seat unit, Path path) {
        return path.kind() != Path.Kind.ADVANCE
                ? 0
                : Math.max(0, path.courage() + state.modification(Modifier.What.ADVANCE_COST, unit));
    }

    /** Why the Unit may not stay, as the id of a rule. */
    public static Optional<String> mustLeave(State state, Seat unit) {
        Post post = state.post(unit);
        if (post.status() != Post.Status.ON_MAP) {
            return Optional.empty();
        }
        if (state.modified(Modifier.What.MUST_MOVE, unit)) {
            return Optional.of("dday.condition");
        }
        if (post.turnsHere() >= state.rules().number("stay.turns")) {
            return Optional.of("dday.stay");
        }
        Battlefield map = state.map();
        boolean cantStay =
                map.sector(post.sector()).filter(sector -> !sector.canStay()).isPresent();
        return cantStay && post.turnsHere() >= 1 && !state.modified(Modifier.What.NO_ATTRIBUTES, unit)
                ? Optional.of("dday.cant-stay")
                : Optional.empty();
    }

    /** Whether mines go off where the border is crossed. */
    public static boolean mined(State state, Seat unit, Path path) {
        return path.mines()
                && state.featureOn(Features.MINES)
                && !state.modified(Modifier.What.MINES_OFF, unit)
                && !state.modified(Modifier.What.NO_MINE_LOSSES, unit);
    }

    /** Whether machine-gun fire works in a Sector. */
    public static boolean firing(State state, Sector sector) {
        return sector.mgf()
                && state.featureOn(Features.MGF)
                && !state.field().silenced().contains(sector.id())
                && state.modifiers().stream()
                        .noneMatch(
                                modifier -> modifier.what() == Modifier.What.MGF_OFF && modifier.reaches(sector.id()));
    }
}
