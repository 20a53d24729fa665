/** A game of which the pages know nothing: its choices, its dice and its rulings are enough to play it. */
import { html, nothing } from 'lit';
import { t } from '../../core/texts.js';

export default {
  things: () => ({ dice: [], card: () => undefined }),
  lying: () => null,
  headline: (view) => (view.turn === undefined ? null : { turn: view.turn, phase: view.phase ?? null }),
  letter: (seat) => seat.slice(0, 1).toUpperCase(),
  inHand: () => false,
  covered: () => false,
  seat: () => ({ summary: nothing, panel: nothing }),
  happenings: () => [],
  table: ({ frame }) => ({
    line: nothing,
    side: html`<ul class="seat-list">
      ${frame.seats.map(({ seat, name }) => {
        const waited = frame.waiting.find((one) => one.seat === seat);
        return html`<li><b>${name}</b> ${waited ? html`<span>${waited.for}</span>` : html`<span class="quiet">${t('seat.nothing')}</span>`}</li>`;
      })}
    </ul>`,
    board: html`<p class="game-title">${frame.view.title ?? ''}</p>`,
    strip: nothing,
  }),
};
