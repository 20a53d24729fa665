/** The German on the tablet: what he has, and what he owes. */
import { html, nothing } from 'lit';
import { number } from '../../parts/number.js';
import { num, t } from '../../core/texts.js';
import { symbol } from '../../drawings/symbols.js';
import { cardsOf, openCards, placeName, resource } from './parts.js';

/** What the German owes this turn, and what comes of what he lacks. */
export function owes({ owes: debt }, view) {
  if (!debt) return nothing;
  const short = debt.missing > 0;
  return html`<div class="owes ${short ? 'short' : ''}">
    <p class="owes-demand"><span>${t('dday.owes')}</span> <b>${number(debt.demand)}</b></p>
    <p class="owes-why">${placeName(view, debt.sector)} · ${t('dday.owes.has', { has: debt.has })}</p>
    ${short
      ? html`<p class="owes-missing"><b>${num(debt.missing)}</b> ${t('dday.owes.missing')} <span aria-hidden="true">→</span> <b>${t('dday.def')} ${num(-debt.missing)}</b></p>`
      : html`<p class="owes-enough">${t('dday.owes.enough')}</p>`}
  </div>`;
}

export function germanPanel({ frame, name, waiting }) {
  const { german } = frame.view;
  return html`<section class="german ${waiting('german') ? 'waited' : ''}" aria-label=${name('german')}>
    <h2>${name('german')}</h2>
    <dl class="resources">
      ${resource('soldiers', 'soldier', german.soldiers, 'hero')}
      ${resource('courage', 'courage', german.courage)}
      ${resource('stars', 'star', german.stars)}
      ${resource('items', 'items', german.items)}
    </dl>
    ${owes(german, frame.view)}
    <p class="decorations">${symbol('card')} <b>${number(german.decorations?.count ?? 0)}</b> <span>${t('dday.decorations.hand')}</span></p>
    ${openCards(cardsOf(german))}
  </section>`;
}
