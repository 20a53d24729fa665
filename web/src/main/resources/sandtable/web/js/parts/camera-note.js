/** What is wrong with the camera over the tray and what to do about it. */
import { html, nothing } from 'lit';
import { Element } from '../core/element.js';
import { t } from '../core/texts.js';
import { Sources } from './sources.js';
import { trouble } from './status.js';

/** Fires `camera` when it begins or ceases to send pictures. */
class CameraNote extends Element {
  static properties = {
    /** What is said where nothing is wrong with it, or where there is none. */
    otherwise: {},
  };

  #sources = new Sources(this);
  #state;

  updated() {
    const before = this.#state;
    this.#state = this.#sources.now?.camera?.state;
    if (before && before !== this.#state) this.dispatchEvent(new Event('camera'));
  }

  render() {
    const light = this.#sources.now?.camera;
    if (!light || (light.state === 'found' && light.reason === 'none')) return this.otherwise ?? nothing;
    const { short, stood, advice } = trouble(light);
    return html`<div class="problem" role="status"><div><strong>${t('camera')}: ${short}</strong>
      ${advice ? html`<p>${advice}</p>` : html`<p>${stood}</p>`}${light.detail ? html`<p class="quiet" lang="en">${light.detail}</p>` : nothing}</div></div>`;
  }
}
customElements.define('st-camera-note', CameraNote);
