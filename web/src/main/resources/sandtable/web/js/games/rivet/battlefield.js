/** The board: Segments with what they hold and who stands in them, in target order. Own drawing, from what the players entered. */
import { html, svg } from 'lit';
import { t } from '../../core/texts.js';
import { marks } from './field.js';
import { EDGE, segment, segmentId, TILE, words } from './segment.js';

/** All Segments of the board, with the edges of its tiles; `over` is drawn on top. */
export function drawnBoard(view, over = '') {
  const { columns, rows } = view.board;
  const all = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)]);
  return html`<svg class="rivet-board" viewBox=${`-2 -2 ${columns * EDGE + 4} ${rows * EDGE + 4}`} role="img" aria-label=${`${t('rivet.board')}: ${view.units.map((unit) => `${unit.name} ${unit.segment?.toUpperCase() ?? ''}`).join(', ')}`}>
    ${all.map(([column, row]) => svg`<g transform=${`translate(${column * EDGE} ${row * EDGE})`}>${segment(view, segmentId(column, row))}<title>${words(view, segmentId(column, row))}</title></g>`)}
    ${all.filter(([column, row]) => column % TILE === 0 && row % TILE === 0).map(([column, row]) => svg`<rect class="tile" x=${column * EDGE} y=${row * EDGE} width=${TILE * EDGE} height=${TILE * EDGE} />`)}
    ${over}
  </svg>`;
}

export function battlefield({ frame, name }) {
  return html`${drawnBoard(frame.view)}${marks(frame.view, name)}`;
}
