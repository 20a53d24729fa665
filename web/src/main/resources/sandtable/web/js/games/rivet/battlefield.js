/** The board: Segments with what they hold and who stands in them, in target order. Own drawing, from what the players entered. */
import { html, svg } from 'lit';
import { t } from '../../core/texts.js';
import { symbolAt } from '../../drawings/symbols.js';
import { marks } from './field.js';

/** Edge of a Segment in the drawing's own units. */
const EDGE = 60;
/** Segments along a tile's edge. */
const TILE = 3;
const SIGNS = { bunker: 'bunker', objective: 'flag', mines: 'mine' };

function segmentId(column, row) {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

function words(id, has, units) {
  return t('rivet.segment', { id: id.toUpperCase(), what: [...has, ...units.map((unit) => unit.name)].join(', ') });
}

function place(view, column, row) {
  const id = segmentId(column, row);
  const has = view.board.terrain[id] ?? [];
  const units = (view.board.standing[id] ?? []).map((unit) => view.units.find((one) => one.id === unit)).filter(Boolean);
  const cloud = view.clouds.some((one) => one.segment === id);
  const flag = view.objectives.find((one) => one.id === id)?.flag;
  const signs = has.filter((feature) => SIGNS[feature]);
  return svg`<g class="rivet-segment ${has.join(' ')}" transform=${`translate(${column * EDGE} ${row * EDGE})`}>
    <rect class="ground" width=${EDGE} height=${EDGE} />
    ${has.includes('wire') ? svg`<path class="wire" d="M4 30h52M10 24l8 12M26 24l8 12M42 24l8 12M18 24l-8 12M34 24l-8 12M50 24l-8 12" />` : ''}
    ${has.includes('traps') ? svg`<path class="traps" d="M20 20l20 20M40 20l-20 20M30 16v28" />` : ''}
    ${signs.map((feature, i) => symbolAt(SIGNS[feature], 3 + i * 18, 3, 16, feature === 'objective' && flag ? (flag.startsWith('bismark') ? 'bismark' : 'allies') : ''))}
    ${cloud ? svg`<rect class="gas" x="3" y="3" width=${EDGE - 6} height=${EDGE - 6} rx="12" />` : ''}
    ${units.map((unit, i) => svg`<g class="rivet-token ${unit.side} ${unit.active ? 'active' : ''}" transform=${`translate(${i % 2 === 0 ? 17 : 43} ${i < 2 ? 28 : 48})`}>
      <circle r="10" /><text y="4">${unit.name.slice(0, 1)}${unit.id.match(/\d+$/)?.[0] ?? ''}</text></g>`)}
    <text class="rivet-id" x=${EDGE - 4} y="11">${id.toUpperCase()}</text>
    <title>${words(id, has, units)}</title>
  </g>`;
}

export function battlefield({ frame, name }) {
  const { view } = frame;
  const { columns, rows } = view.board;
  const all = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)]);
  return html`<svg class="rivet-board" viewBox=${`-2 -2 ${columns * EDGE + 4} ${rows * EDGE + 4}`} role="img" aria-label=${`${t('rivet.board')}: ${view.units.map((unit) => `${unit.name} ${unit.segment?.toUpperCase() ?? ''}`).join(', ')}`}>
      ${all.map(([column, row]) => place(view, column, row))}
      ${all.filter(([column, row]) => column % TILE === 0 && row % TILE === 0).map(([column, row]) => svg`<rect class="tile" x=${column * EDGE} y=${row * EDGE} width=${TILE * EDGE} height=${TILE * EDGE} />`)}
    </svg>
    ${marks(view, name)}`;
}
