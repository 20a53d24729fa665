/** A button for what can't be taken back: the first tap asks, the second one does it. */
import { html } from 'lit';
import { Element } from '../core/element.js';
import { t } from '../core/texts.js';

/** Fires `sure`; at once where there is no question to ask. */
class Sure extends Element {
  static properties = { words: {}, question: {}, busy: { type: Boolean }, asked: { state: true } };

  #press() {
    if (this.question && !this.asked) {
      this.asked = true;
      return;
    }
    this.asked = false;
    this.dispatchEvent(new Event('sure'));
  }

  render() {
    if (!this.asked) return html`<button class="plain" ?disabled=${this.busy} @click=${() => this.#press()}>${this.words}</button>`;
    return html`<div class="sure" role="alert"><p><b>${this.question}</b></p>
      <div class="form-end"><button class="plain" @click=${() => (this.asked = false)}>${t('cancel')}</button>
      <button class="normal" data-sure ?disabled=${this.busy} @click=${() => this.#press()}>${this.words}</button></div></div>`;
  }
}
customElements.define('st-sure', Sure);
