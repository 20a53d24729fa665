package sandtable.game.rivet.act;

import sandtable.table.Act;

/** What a seat asks to do. */
public sealed interface RivetAct extends Act permits RoundAct, CardAct, UnitAct, DiceAct, TableAct {}
