package sandtable.game.dday.act;

import sandtable.table.Act;

/** All that a seat can ask to do in D-Day Dice. Grouped by subject, one file each. */
public sealed interface DdayAct extends Act permits CardAct, DiceAct, MoveAct, SpendAct, TableAct {}
