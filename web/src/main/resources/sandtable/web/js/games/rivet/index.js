/** Rivet Wars: the panels that belong to this game alone. */
import { html, nothing } from 'lit';
import { t } from '../../core/texts.js';
import { battlefield } from './battlefield.js';
import { field } from './field.js';
import { happenings } from './happenings.js';
import { players } from './players.js';
import { seatPanel } from './seat.js';
import './tile-editor.js';

/** The phases of a turn as the line above counts them; its start is the first one's. */
const PHASES = ['cards', 'deployment', 'combat', 'movement', 'wrap-up'];
const CARD_ACTS = ['discard', 'play-card', 'fulfil'];

/** The cards that this viewer may see. */
function cards(view) {
  return view.players.flatMap((player) => [...(player.actions.cards ?? []), ...(player.missions.cards ?? [])]);
}

function aCard({ act }) {
  return CARD_ACTS.includes(act.type) && act.card !== '';
}

/** The board while it is drawn, the board in play, or the units in lists. */
function boardOf(context) {
  const { view } = context.frame;
  if (!view.board) return field(context);
  return view.stage === 'survey' ? html`<rivet-tile-editor .link=${context.link}></rivet-tile-editor>` : battlefield(context);
}

export default {
  things: (view) => ({
    dice: [],
    card: (id) => (id === undefined ? undefined : cards(view).find((card) => card.id === id)),
  }),
  lying: () => null,
  headline: ({ round, turn }) =>
    turn ? { word: t('rivet.round'), turn: round, phase: { number: Math.max(0, PHASES.indexOf(turn.phase)) + 1, of: PHASES.length, name: turn.name } } : null,
  letter: (seat) => (seat.startsWith('bismark') ? 'B' : 'A') + (seat.match(/\d$/)?.[0] ?? ''),
  inHand: (choice, view) => aCard(choice) && cards(view).some((card) => card.id === choice.act.card),
  held: (view, seat) => {
    const player = view.players.find((one) => one.seat === seat);
    return player ? player.actions.count + player.missions.count : 0;
  },
  covered: aCard,
  table: (context) => ({
    line: nothing,
    side: players(context),
    board: boardOf(context),
    strip: nothing,
  }),
  seat: seatPanel,
  happenings,
};
