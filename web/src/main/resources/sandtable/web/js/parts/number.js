/** A number that shows for some seconds what it was before and by how much it changed, and then rests; `long` with three digits or more. */
import { html, nothing } from 'lit';
import { Element } from '../core/element.js';
import { num, signed, t } from '../core/texts.js';

const SHOWN_MS = 6_000;

class LiveNumber extends Element {
  static properties = { value: { type: Number }, label: {}, before: { state: true } };

  willUpdate(changed) {
    this.toggleAttribute('long', Math.abs(this.value) >= 100);
    const old = changed.get('value');
    if (!changed.has('value') || old === undefined || old === null || this.value === null) return;
    this.before = this.before ?? old;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.before = null), SHOWN_MS);
  }

  render() {
    const by = this.value - this.before;
    const shown = this.before !== undefined && this.before !== null && by !== 0;
    return html`<span class="number-now">${num(this.value)}</span>${shown
      ? html`<span class="number-change ${by < 0 ? 'down' : 'up'}" aria-label=${t('number.was', { before: num(this.before), by: signed(by) })}><s>${num(this.before)}</s>${signed(by)}</span>`
      : nothing}`;
  }
}
customElements.define('st-number', LiveNumber);

/** A live number; `null` is shown as a dash. */
export function number(value) {
  return html`<st-number .value=${value ?? null}></st-number>`;
}
