/**
 * Which module draws a game. The frame of the pages (line, choices, dice, rulings) is the same for all; a game adds its panels:
 *
 * - `things(view, seat)`: `{dice, card(id)}`, what can be shown for a value of a choice
 * - `lying(view, seat)`: the dice of a seat as they lie, `{dice, bars, title, sums}` or `null`; a sum is `{symbol, name, value, danger}`
 * - `headline(view)`: `{turn, word, phase: {number, of, name}}` or `null`; `word` is what the game calls what is counted, where not "turn"
 * - `letter(seat)`: one letter for a seat's token
 * - `table(context)`: `{line, side, board, strip}`, the panels of the tablet
 * - `seat(context)`: `{summary, panel}`, what stands above and below the choices on a seat's own page
 * - `inHand(choice, view)`: whether a choice would give away a covered card and so belongs to the hand alone
 * - `held(view, seat)`: how many cards that the app deals a seat holds covered
 * - `covered(choice)`: whether what a choice shows is for its own seat's eyes alone, and so stays folded until asked for
 * - `happenings(view, seat)`: forms, shaped like choices, for what the referee may record as it happened
 */
import { nothing } from 'lit';
import generic from './generic/index.js';

/**
 * While a game's module is on its way, over a slow Wi-Fi perhaps: its raw values are nothing to look at, and what belongs to a covered hand is
 * not known yet, so that no choice is shown.
 */
const arriving = {
  ...generic,
  inHand: () => true,
  table: () => ({ line: nothing, side: nothing, board: nothing, strip: nothing }),
};

const games = { dday: () => import('./dday/index.js'), rivet: () => import('./rivet/index.js') };
const loaded = new Map();

/** The module of a view's game, an empty one until it is loaded, the generic one where there is none. */
export function gameOf(view, again) {
  const load = games[view?.game];
  if (!load) return generic;
  if (!loaded.has(view.game)) {
    loaded.set(view.game, arriving);
    load().then(
      (module) => {
        loaded.set(view.game, module.default);
        again();
      },
      () => loaded.delete(view.game), // tried again with the next view
    );
  }
  return loaded.get(view.game);
}
