/** Acts of this game as forms for the referee: what may have happened at the table, lawful or not. */
import { t } from '../../core/texts.js';

function form(id, act, open = []) {
  return { id, label: t(`rivet.happened.${id}`), act, open, roll: null };
}

function one(name, values, labels) {
  return { name, kind: 'one', values, labels, min: 1, max: 1 };
}

/** The forms of a seat; none for seats that do not play. */
export function happenings(view, seat) {
  const player = view.players.find((each) => each.seat === seat);
  if (!player || !view.turn) return [];
  const forms = [form('done', { type: 'done' })];
  const kinds = view.kinds.filter((kind) => kind.side === player.side && kind.branch !== 'plug');
  const kind = one('unit', kinds.map(({ id }) => id), kinds.map(({ name }) => name));
  if (!view.board) return [form('deploy', { type: 'deploy', segment: null }, [kind]), ...forms];
  const places = Array.from({ length: view.board.columns * view.board.rows }, (_, i) => `${String.fromCharCode(97 + (i % view.board.columns))}${Math.floor(i / view.board.columns) + 1}`);
  const labels = places.map((id) => id.toUpperCase());
  const own = view.units.filter((unit) => unit.owner === seat);
  forms.unshift(form('deploy', { type: 'deploy' }, [kind, one('segment', places, labels)]));
  if (own.length > 0) forms.push(form('move', { type: 'move' }, [one('unit', own.map(({ id }) => id), own.map(({ name }) => name)), one('to', places, labels)]));
  return forms;
}
