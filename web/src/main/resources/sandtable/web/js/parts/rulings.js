/** Rulings: what happened, why, and where that is written. */
import { html, nothing } from 'lit';
import { clock, t } from '../core/texts.js';
import { citation } from './problem.js';

/** One reason with its sum and its citations. */
export function reason({ text, name, citations }) {
  return html`<li>${text}${citations?.length
    ? html` <span class="citation">${name ? `${name} · ` : ''}${citations.map(citation).join('; ')}</span>`
    : nothing}</li>`;
}

/** A ruling in one line: when, what, and the sum that decided it. */
function rulingLine(entry) {
  const why = entry.because?.[0];
  return html`<span class="ruling-line ${entry.struck ? 'struck' : ''}">
    <time>${clock(entry.at)}</time>
    <b>${entry.seatName ? html`${entry.seatName}: ` : nothing}${entry.title}</b>
    ${why ? html`<span class="why">${why.text}</span>` : nothing}
    ${why?.citations?.length ? html`<span class="citation">${why.citations[0].place}</span>` : nothing}
  </span>`;
}

/** A ruling with everything that belongs to it. */
export function rulingFull(entry) {
  return html`<article class="ruling ${entry.struck ? 'struck' : ''}">
    <header><time>${clock(entry.at)}</time> <b>${entry.seatName ? html`${entry.seatName}: ` : nothing}${entry.title}</b>${entry.struck
      ? html` <em class="tag">${t('ruling.struck')}</em>`
      : nothing}</header>
    ${list('ruling-effects', entry.effects, (words) => html`<li>${words}</li>`)}
    ${list('ruling-because', entry.because, reason)}
    ${entry.broken?.length ? html`<p class="danger">${t('ruling.broken')}</p>${list('ruling-broken', entry.broken, reason)}` : nothing}
    ${entry.assumed?.length
      ? html`<p class="assumed">${t('ruling.assumed')} ${entry.assumed.map((one) => `${one.title ?? one.fact}: ${one.value}`).join('; ')}</p>`
      : nothing}
  </article>`;
}

function list(kind, lines, line) {
  return lines?.length ? html`<ul class=${kind}>${lines.map(line)}</ul>` : nothing;
}

/** The last ruling in a line that opens to the ones before it; read out as it changes. */
export function rulingsBar(entries) {
  if (!entries?.length) return html`<div class="rulings"><p class="quiet">${t('rulings.none')}</p></div>`;
  return html`<details class="rulings">
    <summary><span aria-live="polite">${rulingLine(entries[0])}</span></summary>
    <div class="rulings-all" tabindex="0" role="group" aria-label=${t('rulings')}>${entries.map(rulingFull)}</div>
  </details>`;
}
