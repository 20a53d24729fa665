/** Learning the tray: a picture of it without dice, and the four corners of its floor. */
import { html, nothing } from 'lit';
import { Element } from '../core/element.js';
import { t } from '../core/texts.js';
import '../parts/dice-picture.js';
import '../parts/shutter.js';

/** A corner may lie a little beside the picture. */
const SLACK = 0.12;

/** Four corners clockwise from the upper left, in whatever order they were tapped. */
function inOrder(corners) {
  const [x, y] = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4);
  const round = [...corners].sort((a, b) => Math.atan2(a[1] - y, a[0] - x) - Math.atan2(b[1] - y, b[0] - x));
  const sums = round.map((corner) => corner[0] + corner[1]);
  const first = sums.indexOf(Math.min(...sums));
  return [...round.slice(first), ...round.slice(0, first)];
}

/** Fires `picture` as the shutter does, and `corners` with four corners, clockwise from the upper left. */
class DiceTray extends Element {
  static properties = { draft: { attribute: false }, busy: { type: Boolean }, looking: { type: Boolean }, tapped: { state: true }, taken: { state: true } };

  willUpdate(changed) {
    this.tapped ??= [];
    if (!changed.has('draft')) return;
    this.taken = (this.taken ?? 0) + 1;
    this.tapped = this.draft.corners ?? (changed.get('draft')?.empty ? this.tapped : []);
  }

  #tap({ x, y }) {
    const tapped = this.tapped.length >= 4 ? [[x, y]] : [...this.tapped, [x, y]];
    this.tapped = tapped.length === 4 ? inOrder(tapped) : tapped;
  }

  render() {
    const { empty } = this.draft;
    const next = ['enrol.corner.1', 'enrol.corner.2', 'enrol.corner.3', 'enrol.corner.4'][this.tapped.length];
    return html`<section class="panel showing">
      <div class="show"><h2>${t('enrol.tray')}</h2><p class="quiet">${t('enrol.tray.how')}</p>
        <st-shutter .camera=${this.draft.camera} .busy=${this.busy} .looking=${this.looking} .aside=${Boolean(empty)} .words=${t(empty ? 'enrol.tray.retake' : 'enrol.tray.take')} @picture=${({ detail }) => this.#taken(detail)}></st-shutter></div>
      ${empty
        ? html`<div class="taken"><p class="asked" role="status">${next ? t(next) : t('enrol.corners.good')}</p>
            <st-dice-picture .picture=${`/api/dice/draft/pictures/empty?${this.taken}`} .width=${empty.width} .height=${empty.height} .corners=${this.tapped} .slack=${SLACK} @place=${({ detail }) => this.#tap(detail)}></st-dice-picture>
            <div class="form-end"><button class="plain" ?disabled=${this.tapped.length === 0} @click=${() => (this.tapped = [])}>${t('enrol.corners.again')}</button>
            <button class="primary" ?disabled=${this.tapped.length !== 4 || this.busy} @click=${() => this.#send()}>${t('enrol.corners.use')}</button></div></div>`
        : nothing}
    </section>`;
  }

  #taken(file) {
    this.tapped = [];
    this.dispatchEvent(new CustomEvent('picture', { detail: file }));
  }

  #send() {
    this.dispatchEvent(new CustomEvent('corners', { detail: this.tapped }));
  }
}
customElements.define('st-dice-tray', DiceTray);
