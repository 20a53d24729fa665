/** A picture of dice that people point at: a box round each, told which die or which place was tapped. */
import { html, svg, nothing } from 'lit';
import { Element } from '../core/element.js';
import { t } from '../core/texts.js';
import { symbolAt } from '../drawings/symbols.js';
import { dieName, faceName } from './dice.js';

/** Fires `die` with a die's index, or `place` with `{x, y}` in pixels of the picture. */
class DicePicture extends Element {
  static properties = {
    picture: {},
    width: { type: Number },
    height: { type: Number },
    dice: { attribute: false },
    /** Corners that are joined, x and y each. */
    corners: { attribute: false },
    chosen: { attribute: false },
    /** How far beside the picture one may point, as a share of it. */
    slack: { type: Number },
  };

  #place(event) {
    const drawing = this.querySelector('svg');
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing.getScreenCTM().inverse());
    this.#tell('place', { x: at.x, y: at.y });
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  render() {
    const { width, height, dice = [], corners = [], slack = 0 } = this;
    const view = [-slack * width, -slack * height, (1 + 2 * slack) * width, (1 + 2 * slack) * height];
    const line = Math.max(2, width / 300);
    return html`<figure class="dice-picture">
      <svg viewBox=${view.join(' ')} role="group" aria-label=${t('reading.picture', { count: dice.length })} @click=${(event) => this.#place(event)}>
        <image href=${this.picture} width=${width} height=${height} />
        ${corners.length > 1 ? svg`<polygon class="floor" points=${corners.map((corner) => corner.join()).join(' ')} stroke-width=${line} />` : nothing}
        ${corners.map(([x, y], i) => svg`<g class="corner"><circle cx=${x} cy=${y} r=${line * 4} stroke-width=${line} /><text x=${x} y=${y} font-size=${line * 6} text-anchor="middle" dominant-baseline="central">${i + 1}</text></g>`)}
        ${dice.map((one, i) => this.#box(one, i, line))}
      </svg>
    </figure>`;
  }

  #box(one, i, line) {
    const edge = one.size * 1.3;
    const mark = Math.max(edge * 0.42, this.width / 40);
    const tap = (event) => {
      event.stopPropagation();
      this.#tell('die', i);
    };
    return svg`<g class=${`box ${one.colour} ${one.flaws?.length ? 'ask' : ''} ${i === this.chosen ? 'chosen' : ''}`} role="button" tabindex="0" data-box=${i}
        aria-label=${`${dieName(one)}: ${faceName(one.face)}`} @click=${tap} @keydown=${(event) => event.key === 'Enter' && tap(event)}>
      <rect x=${one.x - edge / 2} y=${one.y - edge / 2} width=${edge} height=${edge} rx=${edge * 0.12} stroke-width=${line * 1.5} />
      <circle class="mark" cx=${one.x + edge / 2} cy=${one.y - edge / 2} r=${mark * 0.72} stroke-width=${line} />
      ${symbolAt(one.face, one.x + edge / 2 - mark / 2, one.y - edge / 2 - mark / 2, mark)}
    </g>`;
  }
}
customElements.define('st-dice-picture', DicePicture);
