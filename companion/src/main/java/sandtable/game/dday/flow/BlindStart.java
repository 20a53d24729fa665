package sandtable.game.dday.flow;

import java.util.ArrayList;
import java.util.List;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.Resource;
import sandtable.game.dday.state.State;
import sandtable.table.Open;
import sandtable.table.Seat;
import sandtable.table.Text;

/** Blind Start, German style: a die for each Unit; the German chooses which one is his Soldiers, the others are his Courage. */
public final class BlindStart implements Asking {
    @Override
    public Question.Kind kind() {
        return Question.Kind.BLIND_START;
    }

    @Override
    public String rule() {
        return "dday.blind-start";
    }

    static void rolled(Draft draft, List<Integer> faces) {
        if (faces.stream().distinct().count() == 1) {
            take(draft, faces, faces.get(0));
            return;
        }
        List<String> words = faces.stream().map(String::valueOf).toList();
        draft.ask(Question.Kind.BLIND_START, List.of(State.GERMAN), false, "faces", String.join(",", words));
    }

    private static void take(Draft draft, List<Integer> faces, int soldiers) {
        List<Integer> others = new ArrayList<>(faces);
        others.remove(Integer.valueOf(soldiers));
        int courage = others.stream().mapToInt(Integer::intValue).sum();
        draft.because("dday.blind-start", "dday.because.blind-start", "soldiers", soldiers, "courage", courage);
        draft.gain(State.GERMAN, Resource.SOLDIERS, soldiers);
        draft.gain(State.GERMAN, Resource.COURAGE, courage);
    }

    private static List<Integer> faces(Question question) {
        return List.of(question.about("faces").orElseThrow().split(",", -1)).stream()
                .map(Integer::valueOf)
                .toList();
    }

    @Override
    public Text text(State state, Question question) {
        return Text.of("dday.question.blind-start");
    }

    @Override
    public List<Open.Option> options(State state, Question question) {
        return faces(question).stream()
                .distinct()
                .sorted()
                .map(face -> new Open.Option(face.toString(), Resource.SOLDIERS.amount(face)))
                .toList();
    }

    @Override
    public void answer(Draft draft, Seat by, Question question, String option) {
        take(draft, faces(question), Integer.parseInt(option));
    }
}
