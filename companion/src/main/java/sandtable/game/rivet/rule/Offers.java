package sandtable.game.rivet.rule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import sandtable.game.rivet.act.RivetAct;
import sandtable.game.rivet.state.Objective;
import sandtable.game.rivet.state.Segment;
import sandtable.game.rivet.state.Unit;
import sandtable.table.Choice;
import sandtable.table.Open;
import sandtable.table.RollRequest;
import sandtable.table.Seat;
import sandtable.table.Text;

/** The forms that choices share. */
final class Offers {
    static final List<String> FACES = List.of("1", "2", "3", "4", "5", "6");

    private Offers() {}

    static List<Open.Option> faces() {
        return FACES.stream()
                .map(face -> new Open.Option(face, Text.literal(face)))
                .toList();
    }

    static List<Open.Option> units(Collection<Unit> units) {
        return units.stream()
                .map(unit -> new Open.Option(unit.id(), unit.label()))
                .toList();
    }

    static List<Open.Option> objectives(Collection<Objective> objectives) {
        return objectives.stream()
                .map(objective -> new Open.Option(objective.id(), objective.label()))
                .toList();
    }

    static List<Open.Option> segments(Collection<Segment> segments) {
        return segments.stream()
                .map(segment -> new Open.Option(segment.id(), segment.label()))
                .toList();
    }

    /** One number, as a word: facts are words. */
    static Open digit(String name, int min, int max) {
        return Open.one(name, digits(min, max));
    }

    static List<Open.Option> digits(int min, int max) {
        return IntStream.rangeClosed(min, max)
                .mapToObj(n -> new Open.Option(Integer.toString(n), Text.literal(Integer.toString(n))))
                .toList();
    }

    static Choice with(String id, Text label, RivetAct act, Choice.Weight weight, String group, Open... open) {
        return new Choice(id, label, act, List.of(open), Optional.empty(), weight, group);
    }

    /** A choice that a roll of ordinary dice fills. */
    static Choice rolled(String id, Text label, RivetAct act, Seat seat, String request, Text purpose, int dice) {
        List<RollRequest.Die> asked = new ArrayList<>(IntStream.rangeClosed(1, dice)
                .mapToObj(i -> new RollRequest.Die("d6-" + i, "d6", "any"))
                .toList());
        return new Choice(
                id,
                label,
                act,
                List.of(Open.list("faces", faces(), dice)),
                Optional.of(new RollRequest(request, seat, purpose, asked)),
                Choice.Weight.PRIMARY,
                "roll");
    }

    /** Whether these are that many faces of ordinary dice. */
    static boolean faces(List<String> faces, int dice) {
        return faces.size() == dice && FACES.containsAll(faces);
    }

    /** Whether so many different values come from a list. */
    static boolean different(List<String> values, List<String> allowed) {
        return allowed.containsAll(values) && new TreeSet<>(values).size() == values.size();
    }
}
