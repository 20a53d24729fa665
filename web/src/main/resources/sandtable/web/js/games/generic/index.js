/** A game of which the pages know nothing: its choices, its dice and its rulings are enough to play it. */
import { html, nothing } from 'lit';
import { t } from '../../core/texts.js';

/** What of a view can be shown without knowing what it means: its plain values by their names. */
function plain(view) {
  const simple = (value) => ['string', 'number', 'boolean'].includes(typeof value);
  const words = (value) => (simple(value) ? String(value) : Object.entries(value).filter(([, one]) => simple(one)).map(([name, one]) => `${name} ${one}`).join(', '));
  return Object.entries(view).filter(([name, value]) => !['game', 'pack', 'title'].includes(name) && value !== null && words(value)).map(([name, value]) => html`<div><dt>${name}</dt><dd>${words(value)}</dd></div>`);
}

export default {
  things: () => ({ dice: [], card: () => undefined }),
  lying: () => null,
  headline: (view) => (typeof view.turn !== 'number' ? null : { turn: view.turn, phase: view.phase ?? null }),
  letter: (seat) => seat.slice(0, 1).toUpperCase(),
  inHand: () => false,
  held: () => 0,
  covered: () => false,
  seat: () => ({ summary: nothing, panel: nothing }),
  happenings: () => [],
  table: ({ frame }) => ({
    line: nothing,
    side: html`<ul class="seat-list">
      ${frame.seats.filter(({ seat }) => seat !== 'display' && seat !== 'referee').map(({ seat, name }) => {
        const waited = frame.waiting.find((one) => one.seat === seat);
        return html`<li><b>${name}</b> ${waited ? html`<span>${waited.for}</span>` : html`<span class="quiet">${t('seat.nothing')}</span>`}</li>`;
      })}
    </ul>`,
    board: html`<dl class="plain-view">${plain(frame.view)}</dl>`,
    strip: nothing,
  }),
};
