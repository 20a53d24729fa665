/** The Battle Condition of the turn and the weather that stays, in one line. */
import { html, nothing } from 'lit';
import { t } from '../../core/texts.js';
import { symbol } from '../../drawings/symbols.js';

export function conditionLine(view) {
  const lines = [
    view.condition && { ...view.condition, symbol: 'flag', kind: t('dday.condition') },
    view.weather && { ...view.weather, symbol: 'weather', kind: t('dday.weather') },
  ].filter(Boolean);
  if (lines.length === 0) return nothing;
  return html`<section class="condition-line" aria-label=${t('dday.condition')}>
    ${lines.map((one) => html`<p>${symbol(one.symbol)}<span class="kind">${one.kind}</span> <b>${one.name}</b> <span class="text" title=${one.text}>${one.text}</span></p>`)}
  </section>`;
}
