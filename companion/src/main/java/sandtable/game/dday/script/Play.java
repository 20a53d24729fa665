package sandtable.game.dday.script;

import java.util.List;
import java.util.Optional;
import sandtable.game.dday.card.Block;
import sandtable.game.dday.card.Card;
import sandtable.game.dday.state.Question;
import sandtable.game.dday.state.State;
import sandtable.table.Seat;

/**
 * A block of a card that is being carried out.
 *
 * @param own whose {@code own} it is
 * @param path where the block stands in the card: {@code 0.1} is the second block of the first ability, {@code 0.1/2.0} the first one in
 *     that block's third part
 */
record Play(Card card, Seat own, String path) {

    Play at(String there) {
        return new Play(card, own, there);
    }

    Play of(Seat seat) {
        return new Play(card, seat, path);
    }

    /** The play that a Question came from. */
    static Optional<Play> from(State state, Question question) {
        Optional<String> path = question.about("path");
        Optional<String> own = question.about("own");
        if (path.isEmpty() || own.isEmpty()) {
            return Optional.empty();
        }
        return question.about("card")
                .flatMap(state.rules()::card)
                .map(card -> new Play(card, new Seat(own.get()), path.get()));
    }

    /** The block at the path. */
    Block block() {
        String[] steps = path.split("/", -1);
        int[] first = pair(steps[0]);
        Block block = card.abilities().get(first[0]).does().get(first[1]);
        for (int i = 1; i < steps.length; i++) {
            int[] step = pair(steps[i]);
            List<Block> part = block.parts().get(step[0]);
            block = part.get(step[1]);
        }
        return block;
    }

    private static int[] pair(String step) {
        int dot = step.indexOf('.');
        return new int[] {Integer.parseInt(step.substring(0, dot)), Integer.parseInt(step.substring(dot + 1))};
    }
}
