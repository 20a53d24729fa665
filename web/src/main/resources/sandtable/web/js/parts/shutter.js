/** One button that takes a picture: with the camera over the tray, or with the device's own camera or from its pictures. */
import { html } from 'lit';
import { Element } from '../core/element.js';
import { t } from '../core/texts.js';
import { symbol } from '../drawings/symbols.js';
import './camera-note.js';

const LOOK_MS = 900;

/** Fires `picture` with the file, or with `null` where the camera over the tray is to take it. */
class Shutter extends Element {
  static properties = {
    camera: { type: Boolean },
    busy: { type: Boolean },
    /** Whether it is this button's picture that keeps the page busy. */
    looking: { type: Boolean },
    /** Whether another button is what comes next. */
    aside: { type: Boolean },
    words: {},
    seen: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.#look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** What the camera sees, again and again while the page is looked at: for as long nothing that lies there is a roll. */
  async #look() {
    clearTimeout(this.timer);
    if (this.camera && document.visibilityState === 'visible') {
      const answer = await fetch('/api/dice/camera', { cache: 'no-store' }).catch(() => null);
      if (answer?.ok) {
        const before = this.seen;
        this.seen = URL.createObjectURL(await answer.blob());
        if (before) setTimeout(() => URL.revokeObjectURL(before), LOOK_MS);
      } else {
        this.seen = null;
      }
    }
    if (this.isConnected) this.timer = setTimeout(() => this.#look(), LOOK_MS);
  }

  #send(detail) {
    this.dispatchEvent(new CustomEvent('picture', { detail }));
  }

  #chosen(input) {
    const [file] = input.files;
    input.value = '';
    if (file) this.#send(file);
  }

  render() {
    const kind = this.aside ? 'normal' : 'primary';
    const words = this.looking ? t('enrol.looking') : this.words;
    if (this.camera) {
      return html`${this.seen ? html`<img class="camera-now" src=${this.seen} alt=${t('enrol.camera.alt')} />` : html`<st-camera-note .otherwise=${html`<p class="quiet">${t('enrol.camera.dark')}</p>`}></st-camera-note>`}
        <button class=${kind} aria-busy=${Boolean(this.looking)} ?disabled=${this.busy || !this.seen} @click=${() => this.#send(null)}>${symbol('photo')} ${words}</button>`;
    }
    return html`<label class="button ${kind}" aria-busy=${Boolean(this.looking)}>${symbol('photo')} <span>${words}</span>
        <input class="unseen" type="file" accept="image/jpeg,image/png" capture="environment" ?disabled=${this.busy} @change=${(event) => this.#chosen(event.target)} />
      </label>`;
  }
}
customElements.define('st-shutter', Shutter);
