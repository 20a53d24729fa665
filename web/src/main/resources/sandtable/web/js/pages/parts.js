/** What the pages of a table share. */
import { html, nothing } from 'lit';
import { t, tOr } from '../core/texts.js';
import { problemNote } from '../parts/problem.js';

/** The page while there is nothing to show yet, or nothing to show at all. */
export function notHere(link) {
  if (link.refused) {
    return html`<main class="alone"><h1>Sandtable</h1>${problemNote(link.refused)}
      <p>${t(link.refused.status === 401 ? 'page.join-first' : 'page.elsewhere')}</p><p><a class="button" href="/">${t('page.home')}</a></p></main>`;
  }
  return html`<main class="alone"><h1>Sandtable</h1><p>${t(link.state === 'reconnecting' ? 'line.none' : 'line.connecting')}</p></main>`;
}

/** The name of a seat as the server words it. */
export function seatNames(frame) {
  return (seat) => frame.seats.find((one) => one.seat === seat)?.name ?? seat;
}

/** How the game ended, if it has. */
export function outcomeNote(frame) {
  if (!frame.outcome) return nothing;
  const name = seatNames(frame);
  const winners = frame.outcome.winners ?? [];
  return html`<section class="outcome" role="status"><h1>${winners.length ? t('outcome.won', { who: winners.map(name).join(', '), count: winners.length }) : t('outcome.over')}</h1><p>${frame.outcome.text}</p></section>`;
}

/** Turn and phase as the game counts them. */
export function headline(game, frame) {
  const line = game.headline(frame.view);
  if (!line) return html`<h1 class="headline">${frame.view.title ?? 'Sandtable'}</h1>`;
  const { turn, word, phase } = line;
  return html`<h1 class="headline">
    <span class="turn">${word ?? t('turn')} <b>${turn}</b></span>
    ${phase ? html`<span class="phase">${phase.number ? html`${t('phase')} <b>${phase.number}</b><small>/${phase.of}</small> ` : nothing}<span>${phase.name ?? tOr(`phase.${phase.id}`, phase.id)}</span></span>` : nothing}
  </h1>`;
}
