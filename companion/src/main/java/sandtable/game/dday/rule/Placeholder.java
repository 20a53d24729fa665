package sandtable.game.dday.rule;

import java.util.List;
import sandtable.game.dday.act.D6;
import sandtable.game.dday.state.TableDie;
import sandtable.game.dday.tally.Face;
import sandtable.table.Open;
import sandtable.table.RollRequest;
import sandtable.table.Text;

/** Parts of choices that several rules share. */
final class Placeholder {
    static final List<Open.Option> FACES = java.util.Arrays.stream(Face.values())
            .map(face -> new Open.Option(face.id(), face.words()))
            .toList();

    static final List<Open.Option> YES_NO =
            List.of(new Open.Option("no", Text.of("dday.no")), new Open.Option("yes", Text.of("dday.yes")));

    static final List<Open.Option> PIPS = java.util.Arrays.stream(D6.values())
            .map(face -> new Open.Option(Integer.toString(face.pips()), Text.literal(Integer.toString(face.pips()))))
            .toList();

    private Placeholder() {}

    static RollRequest.Die die(TableDie die) {
        return new RollRequest.Die(die.id(), "rwb", die.colour().id());
    }

    /** A die as people call it: "red, Star". */
    static Open.Option option(TableDie die) {
        return new Open.Option(
                die.id(),
                Text.of(
                        "dday.die",
                        "colour",
                        die.colour().words(),
                        "face",
                        die.face().map(Face::words).orElse(Text.literal("?"))));
    }
}
