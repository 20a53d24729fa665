/** Small things that several panels of this game show. */
import { html, nothing } from 'lit';
import { number } from '../../parts/number.js';
import { symbol } from '../../drawings/symbols.js';
import { t } from '../../core/texts.js';

/** A resource: its symbol, its number, its name for those who cannot see the symbol. */
export function resource(name, drawing, value, kind = '') {
  return html`<div class="resource ${kind}"><dt>${symbol(drawing)}<span>${t(`dday.${name}`)}</span></dt><dd>${number(value)}</dd></div>`;
}

/** The cards that lie open before a side, by name; what they do opens on a tap. */
export function openCards(cards) {
  return cards.length === 0
    ? nothing
    : html`<ul class="open-cards">
        ${cards.map((card) => html`<li class=${card.used ? 'used' : ''}><span title=${card.text ?? ''}>${card.name}</span></li>`)}
      </ul>`;
}

/** All cards of a side that everybody may see. */
export function cardsOf(side) {
  return [...(side.specialists ?? []), ...(side.itemCards ?? []), ...(side.badges ?? []), ...(side.awards ?? []), ...(side.vehicles ?? [])];
}

/** A Sector as people call it: "Sector 9", "Bunker". */
export function placeName(view, id) {
  return view.sectors.find((one) => one.id === id)?.name ?? id;
}
