/** The battlefield without a board: the units of each player with their damage, the objectives with their flags, the clouds. */
import { html, nothing } from 'lit';
import { num, t } from '../../core/texts.js';
import { symbol } from '../../drawings/symbols.js';

/** A unit in one line: its name, its armour, its damage in boxes. */
export function unitLine(unit) {
  const damage = t('rivet.damage', { damage: unit.damage, hp: unit.hitPoints });
  return html`<li class="rivet-unit ${unit.side} ${unit.active ? 'active' : ''} ${unit.spent ? 'spent' : ''}">
    <b>${unit.name}</b>${unit.plugs.map((plug) => html` <span class="plug">+ ${plug}</span>`)}
    <span class="rivet-armour">${t('rivet.armour', { n: unit.armour })}</span>
    ${unit.segment ? html`<span class="where">${unit.segment.toUpperCase()}</span>` : nothing}
    <span class="rivet-damage" role="img" aria-label=${damage}>${Array.from({ length: unit.hitPoints }, (_, i) => html`<i class=${i < unit.damage ? 'hit' : ''}></i>`)}</span>
    ${unit.spent ? html`<span class="done" role="img" aria-label=${t('rivet.spent')}>${symbol('check')}</span>` : nothing}
  </li>`;
}

/** The objectives with their flags, and the clouds. */
export function marks(view, name) {
  return html`<ul class="rivet-objectives" aria-label=${t('rivet.objectives')}>
      ${view.objectives.map((one) => html`<li class=${one.flag?.startsWith('bismark') ? 'bismark' : one.flag ? 'allies' : ''}>
        ${symbol('flag')} <b>${one.name}</b> <span>${one.flag ? name(one.flag) : t('rivet.flag.none')}</span></li>`)}
    </ul>
    ${view.clouds.map((cloud) => html`<p class="rivet-cloud">${t('rivet.gas', { who: cloud.source, age: num(cloud.age) })}</p>`)}`;
}

export function field({ frame, name }) {
  const { view } = frame;
  return html`<div class="rivet-field">
    ${marks(view, name)}
    ${view.players.map((player) => {
      const units = view.units.filter((unit) => unit.owner === player.seat);
      return html`<section aria-label=${player.name}><h2>${player.name}</h2>
        ${units.length === 0 ? html`<p class="quiet">${t('rivet.no-units')}</p>` : html`<ul class="rivet-units">${units.map(unitLine)}</ul>`}
      </section>`;
    })}
  </div>`;
}
