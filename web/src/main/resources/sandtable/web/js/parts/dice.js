/** Dice as they are drawn everywhere. */
import { html, nothing } from 'lit';
import { t, tOr } from '../core/texts.js';
import { hasSymbol, symbol } from '../drawings/symbols.js';

const BODIES = ['red', 'white', 'blue', 'black'];

/** What a face is called. */
export function faceName(face) {
  return tOr(`face.${face}`, face);
}

/** What stands on a face: our symbol, or the number of an ordinary die. */
export function faceMark(face) {
  return hasSymbol(face) ? symbol(face) : html`<span class="die-number">${face}</span>`;
}

/** The name of a die by its body, for people: "red die". */
export function dieName(die) {
  return t('die.of', { colour: tOr(`colour.${die.colour}`, t('colour.any')) });
}

/**
 * One die.
 *
 * @param {{colour: string, face?: ?string, locked?: boolean, cancelled?: boolean, doubtful?: boolean, added?: boolean, held?: boolean}} die
 */
export function die(die) {
  const body = BODIES.includes(die.colour) ? die.colour : 'plain';
  const marks = ['locked', 'cancelled', 'doubtful', 'added'].filter((mark) => die[mark]);
  const words = [dieName(die), die.face ? faceName(die.face) : t('die.open'), ...marks.map((mark) => t(`die.${mark}`))];
  return html`<span class="die ${body} ${marks.join(' ')} ${die.face ? '' : 'blank'}" role="img" aria-label=${words.join(', ')}>
    ${die.face ? faceMark(die.face) : nothing}
    <span class="die-letter" aria-hidden="true">${tOr(`colour.${body}.letter`, '')}</span>
    ${die.locked ? html`<span class="die-lock" aria-hidden="true">${symbol('lock')}</span>` : nothing}
    ${die.doubtful ? html`<span class="die-doubt" aria-hidden="true">?</span>` : nothing}
    ${die.added ? html`<span class="die-added" aria-hidden="true">+</span>` : nothing}
  </span>`;
}

/**
 * Dice in a row; those that belong together stand together under one bar.
 *
 * @param {Array} dice
 * @param {Array<{label: string, dice: string[]}>} bars
 */
export function diceRow(dice, bars = []) {
  const bound = bars.flatMap((bar) => bar.dice);
  const order = [...bound.map((id) => dice.find((one) => one.id === id)).filter(Boolean), ...dice.filter((one) => !bound.includes(one.id))];
  let column = 1;
  const spans = bars.map((bar) => {
    const start = column;
    column += bar.dice.length;
    return { ...bar, start, length: bar.dice.length };
  });
  return html`<div class="dice-row" data-count=${order.length}>
    ${order.map(die)}
    ${spans.map((bar) => html`<div class="dice-bar from-${bar.start} over-${bar.length}"><span>${bar.label}</span></div>`)}
  </div>`;
}
