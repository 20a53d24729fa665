/** A player's own panel on his phone: points, resources, the covered hand, and the units on the battlefield. */
import { html, nothing } from 'lit';
import { number } from '../../parts/number.js';
import { t } from '../../core/texts.js';
import { deployment } from './players.js';
import { unitLine } from './field.js';
import './hand.js';

function units(list, title) {
  return list.length === 0
    ? nothing
    : html`<details class="more" open><summary>${title}</summary><ul class="rivet-units">${list.map(unitLine)}</ul></details>`;
}

export function seatPanel({ link, seat }) {
  const { view } = link.frame;
  const own = view.players.find((player) => player.seat === seat);
  if (!own) return { summary: nothing, panel: nothing };
  const summary = html`<dl class="rivet-counts own">
      <div><dt>${t('rivet.points')}</dt><dd>${number(own.points)} <small>${t('rivet.of', { goal: own.goal })}</small></dd></div>
      <div><dt>${t('rivet.deployment')}</dt><dd>${deployment(own)}</dd></div>
      <div><dt>${t('rivet.rivets')}</dt><dd>${number(own.rivets)}</dd></div>
    </dl>
    <rivet-hand .link=${link} .seat=${seat}></rivet-hand>`;
  return {
    summary,
    panel: html`${view.stage === 'survey' && view.board ? html`<rivet-tile-editor .link=${link}></rivet-tile-editor>` : nothing}
      ${[own, ...view.players.filter((player) => player !== own)].map((player) => units(view.units.filter((unit) => unit.owner === player.seat), player.name))}`,
  };
}
