package sandtable.game.dday.script;

import java.util.Arrays;
import java.util.List;
import sandtable.game.dday.flow.Draft;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/** Questions of cards: how what they want is written into them and read again. */
final class Wanted {
    private Wanted() {}

    static void ask(Draft draft, Play play, Want want, Seat asked) {
        ask(draft, play, want, asked, asked, "", 0, List.of());
    }

    /**
     * @param victim whom it is about
     * @param die which die of his; two for a trade
     * @param left how many more
     * @param done dice that had their turn
     */
    static void ask(
            Draft draft, Play play, Want want, Seat asked, Seat victim, String die, int left, List<String> done) {
        draft.ask(
                Question.Kind.CARD,
                List.of(asked),
                draft.state().clock().closed(),
                "card",
                play.card().id(),
                "path",
                play.path(),
                "own",
                play.own().id(),
                "want",
                want.name(),
                "victim",
                victim.id(),
                "die",
                die,
                "left",
                Integer.toString(left),
                "done",
                String.join(",", done));
    }

    static Want want(Question question) {
        return Want.valueOf(question.about("want").orElseThrow());
    }

    static Play play(State state, Question question) {
        return Play.from(state, question).orElseThrow();
    }

    static Seat victim(Question question) {
        return new Seat(question.about("victim").orElseThrow());
    }

    static int left(Question question) {
        return Integer.parseInt(question.about("left").orElseThrow());
    }

    static List<String> done(Question question) {
        String done = question.about("done").orElseThrow();
        return done.isEmpty() ? List.of() : Arrays.asList(done.split(",", -1));
    }
}
