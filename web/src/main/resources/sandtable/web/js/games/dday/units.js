/** The Allied Units in a strip: where each stands, what it has, and the DEF it faces. */
import { html, nothing } from 'lit';
import { num, t } from '../../core/texts.js';
import { symbol } from '../../drawings/symbols.js';
import { cardsOf, openCards, placeName, resource } from './parts.js';

/** How long a Unit may stay in a Sector. */
const STAY = 3;

function unitCard(unit, { frame, name, waiting, letter }) {
  return html`<section class="unit ${unit.alive ? '' : 'dead'} ${waiting(unit.seat) ? 'waited' : ''}" aria-label=${name(unit.seat)}>
    <header>
      <span class="token" aria-hidden="true">${letter(unit.seat)}</span>
      <h2>${name(unit.seat)}</h2>
      <span class="where">${unit.alive ? (unit.safe ? t('dday.unit.safe') : placeName(frame.view, unit.sector)) : t('dday.unit.dead')}
        ${unit.alive && unit.turnsHere ? html`<span class="stay" role="img" aria-label=${t('dday.unit.turns', { turns: unit.turnsHere, of: STAY })}>${Array.from({ length: STAY }, (_, i) => html`<i class=${i < unit.turnsHere ? 'spent' : ''}></i>`)}</span>` : nothing}
      </span>
      ${unit.mustLeave ? html`<span class="tag">${t('dday.unit.leaves')}</span>` : nothing}
      ${unit.done ? html`<span class="done" role="img" aria-label=${t('dday.unit.done')}>${symbol('check')}</span>` : nothing}
    </header>
    <dl class="resources">
      ${resource('soldiers', 'soldier', unit.soldiers)}
      ${resource('stars', 'star', unit.stars)}
      ${resource('courage', 'courage', unit.courage)}
      ${resource('items', 'items', unit.items)}
    </dl>
    ${openCards(cardsOf(unit))}
  </section>`;
}

export function unitStrip(context) {
  const { units = [] } = context.frame.view;
  return html`<div class="units" data-count=${num(units.length)}>${units.map((unit) => unitCard(unit, context))}</div>`;
}
