/** D-Day Dice and Atlantikwall: the panels that belong to these games alone. */
import { nothing } from 'lit';
import { conditionLine } from './condition.js';
import { germanPanel } from './german.js';
import { seatPanel } from './seat.js';
import { happenings } from './happenings.js';
import { lying } from './tally.js';
import { unitStrip } from './units.js';
import './map.js';
import { board } from './board.js';

function cards(view) {
  const sides = [view.german, ...(view.units ?? [])].filter(Boolean);
  return sides.flatMap((side) => [
    ...(side.specialists ?? []),
    ...(side.itemCards ?? []),
    ...(side.badges ?? []),
    ...(side.awards ?? []),
    ...(side.vehicles ?? []),
    ...(side.decorations?.cards ?? []),
    ...(side.decorations?.discard ?? []),
  ]).concat(view.pool ?? []);
}

export default {
  things: (view, seat) => ({
    dice: lying(view, seat)?.dice ?? [],
    card: (id) => (id === undefined ? undefined : cards(view).find((card) => card.id === id)),
  }),
  lying,
  headline: (view) => ({ turn: view.turn, phase: view.phase }),
  letter: (seat) => (seat === 'german' ? '' : seat.slice(-1).toUpperCase()),
  inHand: (choice, view) =>
    (view.german?.decorations?.cards ?? []).some((card) => card.id === choice.act.card),
  held: (view, seat) => (seat === 'german' && !view.german?.decorations.onTable ? view.german?.decorations.count ?? 0 : 0),
  covered: ({ act }) => ['take-decoration', 'lose-decoration', 'arrange'].includes(act.type),
  table: (context) => ({
    line: conditionLine(context.frame.view),
    side: context.frame.view.german ? germanPanel(context) : nothing,
    board: board(context),
    strip: unitStrip(context),
  }),
  seat: seatPanel,
  happenings,
};
