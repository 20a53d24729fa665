/** Acts of this game as forms for the referee: what may have happened at the table, lawful or not. */
import { t, tOr } from '../../core/texts.js';
import { FACES } from '../../drawings/symbols.js';
import { side } from './tally.js';

const DICE = {
  german: ['red', 'red', 'white', 'white', 'black', 'black'],
  unit: ['red', 'red', 'white', 'white', 'blue', 'blue'],
};

function dice(seat) {
  const colours = DICE[seat] ?? DICE.unit;
  return colours.map((colour, i) => ({ id: `${colour}-${(i % 2) + 1}`, kind: 'rwb', colour }));
}

function form(id, act, open = [], roll = null) {
  return { id, label: t(`dday.happened.${id}`), act, open, roll };
}

/** The forms of a seat; none for seats that do not play. */
export function happenings(view, seat) {
  if (!side(view, seat)) return [];
  const faces = { name: 'faces', kind: 'list', values: FACES, labels: FACES.map((face) => tOr(`face.${face}`, face)), min: 6, max: 6 };
  const roll = { id: `happened ${seat}`, purpose: t('dday.final'), dice: dice(seat) };
  const tally = form('final-tally', { type: 'final-tally' }, [faces], roll);
  const done = form('done', { type: 'done' });
  if (seat === 'german') {
    const count = { name: 'count', kind: 'number', values: [], labels: [], min: 1, max: 6 };
    return [tally, form('draw-decoration', { type: 'draw-decoration' }, [count]), done];
  }
  const to = { name: 'to', kind: 'one', values: view.sectors.map((one) => one.id), labels: view.sectors.map((one) => one.name), min: 1, max: 1 };
  return [tally, form('move', { type: 'move' }, [to]), form('stay', { type: 'stay' }), done];
}
