/** What is wrong with the camera over the tray and what to do about it. */
import { html, nothing } from 'lit';
import { Element } from '../core/element.js';
import { ask } from '../core/net.js';
import { t } from '../core/texts.js';
import { trouble } from './status.js';

const LOOK_MS = 2_000;

/** Fires `camera` when it begins or ceases to send pictures. */
class CameraNote extends Element {
  static properties = {
    /** What is said where nothing is wrong with it, or where there is none. */
    otherwise: {},
    light: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.#look();
    this.timer = setInterval(() => this.#look(), LOOK_MS);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async #look() {
    const before = this.light;
    this.light = (await ask('GET', '/api/sources').catch(() => null))?.camera;
    if (before && before.state !== this.light?.state) this.dispatchEvent(new Event('camera'));
  }

  render() {
    const { light } = this;
    if (!light || (light.state === 'found' && light.reason === 'none')) return this.otherwise ?? nothing;
    const { short, stood, advice } = trouble(light);
    return html`<div class="problem" role="status"><div><strong>${t('camera')}: ${short}</strong>
      ${advice ? html`<p>${advice}</p>` : html`<p>${stood}</p>`}${light.detail ? html`<p class="quiet" lang="en">${light.detail}</p>` : nothing}</div></div>`;
  }
}
customElements.define('st-camera-note', CameraNote);
