/** A seat's own panel on its phone: what it has, where it stands, and the German's covered hand. */
import { html, nothing } from 'lit';
import { num, t } from '../../core/texts.js';
import { owes } from './german.js';
import { cardsOf, placeName, resource } from './parts.js';
import { conditionLine } from './condition.js';
import { side } from './tally.js';
import './hand.js';

export function seatPanel({ link, seat }) {
  const { view } = link.frame;
  const own = side(view, seat);
  if (!own) return { summary: nothing, panel: nothing };
  const german = seat === 'german';
  const summary = html`<dl class="resources own">
      ${resource('soldiers', 'soldier', own.soldiers, 'hero')}
      ${resource('courage', 'courage', own.courage)}
      ${resource('stars', 'star', own.stars)}
      ${resource('items', 'items', own.items)}
    </dl>
    ${german ? html`<dday-hand .link=${link}></dday-hand>` : nothing}`;
  return { summary, panel: html`${german ? owes(own, view) : sectorNote(view, own)}${conditionLine(view)}${cards(cardsOf(own))}` };
}

function sectorNote(view, unit) {
  const sector = view.sectors.find((one) => one.id === unit.sector);
  if (!sector) return nothing;
  const changed = sector.now !== undefined && sector.now !== null && sector.now !== sector.def;
  return html`<div class="sector-note">
    <p><span>${placeName(view, sector.id)}</span>
      <b class="def">${t('dday.def')} ${changed ? html`<s>${num(sector.def)}</s> ` : nothing}${num(sector.now ?? sector.def)}</b></p>
    ${sector.mgf ? html`<p class=${sector.mgfOn ? 'danger' : 'quiet'}>${t(sector.mgfOn ? 'dday.mgf.on' : 'dday.mgf.off')}</p>` : nothing}
    ${sector.canStay === false ? html`<p>${t('dday.cannot-stay')}</p>` : nothing}
    ${(sector.attributes ?? []).map((words) => html`<p class="quiet">${words}</p>`)}
  </div>`;
}

function cards(list) {
  return list.length === 0
    ? nothing
    : html`<details class="more cards"><summary>${t('dday.cards', { count: list.length })}</summary>
        <ul class="card-list">${list.map((card) => html`<li class=${card.used ? 'used' : ''}><b>${card.name}</b>${card.text ? html`<small>${card.text}</small>` : nothing}</li>`)}</ul>
      </details>`;
}
