package sandtable.game.dday.rule;

import sandtable.game.dday.act.CardAct;
import sandtable.game.dday.act.DdayAct;
import sandtable.game.dday.act.DiceAct;
import sandtable.game.dday.act.MoveAct;
import sandtable.game.dday.act.TableAct;

/** Which acts answer a Question: while one is open a seat does nothing else. */
final class Answers {
    private Answers() {}

    static boolean isOne(DdayAct act) {
        return act instanceof TableAct.Answer
                || act instanceof DiceAct.RollD6
                || act instanceof DiceAct.Reroll
                || act instanceof TableAct.TellFact
                || act instanceof TableAct.KeepDefault
                || act instanceof CardAct.TakeDecoration
                || act instanceof CardAct.LoseDecoration
                || act instanceof CardAct.Arrange
                || act instanceof MoveAct.LearnSector
                || act instanceof MoveAct.LearnPath;
    }
}
