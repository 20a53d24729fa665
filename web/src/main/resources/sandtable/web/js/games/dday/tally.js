/** A tally: the dice as they lie, what they form and what they bring. */
import { tOr, t } from '../../core/texts.js';

const RESOURCES = ['soldiers', 'stars', 'courage', 'tools'];
const SYMBOLS = { soldiers: 'soldier', stars: 'star', courage: 'courage', tools: 'tools', activeSkulls: 'skull' };

/** The seat's own part of the view. */
export function side(view, seat) {
  return seat === 'german' ? view.german : view.units?.find((unit) => unit.seat === seat);
}

/**
 * The dice of a seat as they lie; `null` where none of them has a face yet.
 *
 * @returns {{dice: Array, bars: Array, title: string, sums: Array<{symbol: string, name: string, value: number, danger: boolean}>}|null}
 */
export function lying(view, seat) {
  const tally = side(view, seat)?.tally;
  if (!tally || tally.dice.every((one) => one.face === null)) return null;
  const bars = tally.straight
    ? [{ label: t('dday.straight'), dice: straightOrder(tally.dice) }]
    : (tally.rwb ?? []).map((rwb) => ({ label: rwb.name ?? t('dday.rwb', { face: tOr(`face.${rwb.face}`, rwb.face) }), dice: rwb.dice }));
  return {
    dice: tally.dice,
    bars,
    title: tally.final ? t('dday.final') : t('dday.roll', { roll: tally.roll, of: tally.of }),
    sums: (tally.final ? [...RESOURCES, 'activeSkulls'] : [])
      .filter((name) => tally[name] > 0)
      .map((name) => ({ symbol: SYMBOLS[name], name: t(`dday.${name}`), value: tally[name], danger: name === 'activeSkulls' })),
  };
}

const ORDER = ['soldier', 'two-soldiers', 'star', 'courage', 'tools', 'skull'];

function straightOrder(dice) {
  return [...dice].sort((a, b) => ORDER.indexOf(a.face) - ORDER.indexOf(b.face)).map((die) => die.id);
}
