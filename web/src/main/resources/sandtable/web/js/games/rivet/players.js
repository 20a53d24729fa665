/** What each player has: points towards his goal, resources, and how many cards, never which. */
import { html, nothing } from 'lit';
import { number } from '../../parts/number.js';
import { t } from '../../core/texts.js';

/** Deployment points, those for infantry alone, and units that come free. */
export function deployment(player) {
  const free = Object.values(player.free ?? {}).reduce((sum, n) => sum + n, 0);
  return html`${number(player.deployment)}
    ${player.infantryOnly ? html`<small>${t('rivet.infantry', { n: player.infantryOnly })}</small>` : nothing}
    ${free ? html`<small>${t('rivet.free', { n: free })}</small>` : nothing}`;
}

function panel(player, { waiting }) {
  return html`<section class="rivet-player ${player.side} ${waiting(player.seat) ? 'waited' : ''}" aria-label=${player.name}>
    <h2>${player.name}</h2>
    <p class="rivet-points"><b>${number(player.points)}</b> <span>${t('rivet.of', { goal: player.goal })}</span></p>
    <dl class="rivet-counts">
      <div><dt>${t('rivet.deployment')}</dt><dd>${deployment(player)}</dd></div>
      <div><dt>${t('rivet.rivets')}</dt><dd>${number(player.rivets)}</dd></div>
      <div><dt>${t('rivet.units')}</dt><dd>${number(player.units)}</dd></div>
      <div><dt>${t('rivet.actions')}</dt><dd>${number(player.actions.count)}</dd></div>
      <div><dt>${t('rivet.missions')}</dt><dd>${number(player.missions.count)}</dd></div>
    </dl>
  </section>`;
}

export function players(context) {
  return html`<div class="rivet-players">${context.frame.view.players.map((player) => panel(player, context))}</div>`;
}
