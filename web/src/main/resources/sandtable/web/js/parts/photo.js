/** A photo of the dice, from the device's own camera app or its pictures: works over plain HTTP. */
import { html } from 'lit';
import { LinkedElement } from '../core/element.js';
import { ask } from '../core/net.js';
import { t } from '../core/texts.js';
import { symbol } from '../drawings/symbols.js';

class PhotoButton extends LinkedElement {
  static properties = { seat: {}, busy: { state: true } };

  async #send(input) {
    const [picture] = input.files;
    input.value = '';
    if (!picture) return;
    this.busy = true;
    await this.link.attempt(() => ask('POST', `${this.link.path}/readings?seat=${encodeURIComponent(this.seat)}`, { body: picture }));
    this.busy = false;
  }

  render() {
    return html`<label class="button plain" aria-busy=${Boolean(this.busy)}>
      ${symbol('photo')} <span>${this.busy ? t('photo.reading') : t('photo.take')}</span>
      <input class="unseen" type="file" accept="image/jpeg,image/png" capture="environment" ?disabled=${this.busy} @change=${(event) => this.#send(event.target)} />
    </label>`;
  }
}
customElements.define('st-photo', PhotoButton);
