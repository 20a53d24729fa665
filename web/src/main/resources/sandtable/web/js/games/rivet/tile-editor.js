/** The scenario's picture, entered tile by tile: choose what lies there, then tap its Segments. Each tap is told at once and kept for the next table. */
import { html, nothing, svg } from 'lit';
import { LinkedElement } from '../../core/element.js';
import { t } from '../../core/texts.js';
import { drawnBoard } from './battlefield.js';
import { EDGE, segment, segmentId, TILE, words } from './segment.js';

class TileEditor extends LinkedElement {
  static properties = { tile: { state: true }, brush: { state: true } };

  /** Taps are told one after the other, however quick they come. */
  telling = Promise.resolve();

  constructor() {
    super();
    this.tile = 0;
    this.brush = 'objective';
  }

  /** What a Segment may hold, as the table offers it to whoever this device acts for. */
  get #choice() {
    return this.link.frame.choices.find((choice) => choice.id === 'terrain');
  }

  get #across() {
    return this.link.frame.view.board.columns / TILE;
  }

  get #tiles() {
    return this.#across * (this.link.frame.view.board.rows / TILE);
  }

  #tap(id) {
    const { brush } = this;
    this.telling = this.telling.then(() => this.#tell(id, brush));
  }

  async #tell(id, brush) {
    const choice = this.#choice;
    if (!choice) return;
    const has = this.link.frame.view.board.terrain[id] ?? [];
    const value = has.includes(brush) ? has.filter((one) => one !== brush) : [...has, brush];
    const fact = choice.open.find((open) => open.name === 'fact').values.find((one) => one.endsWith(`.${id}`));
    await this.link.act(choice.seat, { ...choice.act, fact, value });
  }

  #turn(by) {
    this.tile = Math.max(0, Math.min(this.#tiles - 1, this.tile + by));
  }

  /** The tile's number as the box prints it, where it is known. */
  #number(tile) {
    return this.link.frame.view.mission.tiles[Math.floor(tile / this.#across)]?.[tile % this.#across] ?? '';
  }

  #title(tile) {
    const number = this.#number(tile);
    return t('rivet.tile', { n: tile + 1, of: this.#tiles, number: number ? ` · ${number}` : '' });
  }

  render() {
    const { view } = this.link.frame;
    const tile = Math.min(this.tile, this.#tiles - 1);
    if (!this.#choice) return html`${drawnBoard(view)}<p class="quiet">${t('rivet.editor.elsewhere')}</p>`;
    return html`<section class="rivet-editor" aria-label=${t('rivet.editor')}>
      <p class="quiet">${t('rivet.editor.how')}</p>
      ${this.#brushes()}
      <div class="rivet-tiles">
        <div class="rivet-tile">
          <h2>${this.#title(tile)}</h2>
          <div class="rivet-nine">${this.#segments(tile).map((id) => this.#segment(view, id))}</div>
        </div>
        ${this.#tiles > 1 ? this.#overview(view, tile) : nothing}
      </div>
    </section>`;
  }

  #segments(tile) {
    const column = (tile % this.#across) * TILE;
    const row = Math.floor(tile / this.#across) * TILE;
    return Array.from({ length: TILE * TILE }, (_, i) => segmentId(column + (i % TILE), row + Math.floor(i / TILE)));
  }

  #segment(view, id) {
    return html`<button data-segment=${id} aria-label=${words(view, id)} @click=${() => this.#tap(id)}>
      <svg viewBox=${`0 0 ${EDGE} ${EDGE}`} aria-hidden="true">${segment(view, id)}</svg>
    </button>`;
  }

  #brushes() {
    const { values, labels } = this.#choice.open.find((open) => open.name === 'value');
    return html`<div class="rivet-brushes" role="group" aria-label=${t('rivet.editor.what')}>
      ${values.map((value, i) => html`<button data-brush=${value} aria-pressed=${this.brush === value} @click=${() => (this.brush = value)}>${labels?.[i] ?? value}</button>`)}
    </div>`;
  }

  /** The whole board; a tap on a tile goes there. */
  #overview(view, tile) {
    const at = (n) => ({ x: (n % this.#across) * TILE * EDGE, y: Math.floor(n / this.#across) * TILE * EDGE });
    const edge = TILE * EDGE;
    const over = Array.from({ length: this.#tiles }, (_, n) => svg`<rect class=${`pick ${n === tile ? 'picked' : ''}`} x=${at(n).x} y=${at(n).y} width=${edge} height=${edge} @click=${() => (this.tile = n)} />`);
    return html`<div class="rivet-overview">
      ${drawnBoard(view, over)}
      <div class="rivet-turning">
        <button ?disabled=${tile === 0} @click=${() => this.#turn(-1)}>${t('rivet.tile.before')}</button>
        <button ?disabled=${tile === this.#tiles - 1} @click=${() => this.#turn(1)}>${t('rivet.tile.next')}</button>
      </div>
    </div>`;
  }
}
customElements.define('rivet-tile-editor', TileEditor);
