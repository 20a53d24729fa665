/** One Segment as a drawing on a field of 60 by 60: ground, terrain, gas and units, the first target first. */
import { svg } from 'lit';
import { t } from '../../core/texts.js';
import { symbolAt } from '../../drawings/symbols.js';

/** Edge of a Segment in the drawing's own units. */
export const EDGE = 60;
/** Segments along a tile's edge. */
export const TILE = 3;

const SIGNS = { bunker: 'bunker', objective: 'flag', mines: 'mine' };
const SIDES = { bismark: 'B', allies: 'A' };

/** "c4": third column, fourth row, both counted from 0. */
export function segmentId(column, row) {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

function standing(view, id) {
  return (view.board.standing[id] ?? []).map((unit) => view.units.find((one) => one.id === unit)).filter(Boolean);
}

/** A Segment in words. */
export function words(view, id) {
  const features = (view.board.terrain[id] ?? []).map((feature) => view.board.features[feature] ?? feature);
  return t('rivet.segment', { id: id.toUpperCase(), what: [...features, ...standing(view, id).map((unit) => unit.name)].join(', ') || t('rivet.open') });
}

function terrain(has, flag) {
  const signs = has.filter((feature) => SIGNS[feature]);
  return svg`
    ${has.includes('duckboards') ? svg`<path class="planks" d="M2 12h56M2 22h56M2 32h56M2 42h56M2 52h56" />` : ''}
    ${has.includes('wire') ? svg`<path class="wire" d="M4 30h52M10 24l8 12M26 24l8 12M42 24l8 12M18 24l-8 12M34 24l-8 12M50 24l-8 12" />` : ''}
    ${has.includes('traps') ? svg`<path class="traps" d="M20 20l20 20M40 20l-20 20M30 16v28" />` : ''}
    ${signs.map((feature, i) => symbolAt(SIGNS[feature], 3 + i * 18, 3, 16, feature === 'objective' && flag ? (flag.startsWith('bismark') ? 'bismark' : 'allies') : ''))}
    ${Object.entries(SIDES).map(([side, letter], i) => svg`
      ${has.includes(`deploy-${side}`) ? svg`<g class=${`deploys ${side}`} transform=${`translate(${12 + i * 36} 49)`}><path d="M-9 7v-6l9-8 9 8v6z" /><text y="5">${letter}</text></g>` : ''}
      ${has.includes(`land-${side}`) ? svg`<text class="land" x=${i === 0 ? 5 : EDGE - 5} y="56">${letter}</text>` : ''}`)}`;
}

/** What a Segment holds and who stands there. */
export function segment(view, id) {
  const has = view.board.terrain[id] ?? [];
  const cloud = view.clouds.some((one) => one.segment === id);
  const flag = view.objectives.find((one) => one.id === id)?.flag;
  return svg`<g class=${`rivet-segment ${has.join(' ')}`}>
    <rect class="ground" width=${EDGE} height=${EDGE} />
    ${terrain(has, flag)}
    ${cloud ? svg`<rect class="gas" x="3" y="3" width=${EDGE - 6} height=${EDGE - 6} rx="12" />` : ''}
    ${standing(view, id).map((unit, i) => svg`<g class=${`rivet-token ${unit.side} ${unit.active ? 'active' : ''}`} transform=${`translate(${i % 2 === 0 ? 17 : 43} ${i < 2 ? 28 : 48})`}>
      <circle r="10" /><text y="4">${unit.name.slice(0, 1)}${unit.id.match(/\d+$/)?.[0] ?? ''}</text></g>`)}
    <text class="rivet-id" x=${EDGE - 4} y="11">${id.toUpperCase()}</text>
  </g>`;
}
