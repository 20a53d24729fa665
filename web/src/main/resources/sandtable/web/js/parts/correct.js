/** "Set to what the dial says": new values, what they would change, a reason, then published (or proposed to another seat). */
import { html, nothing } from 'lit';
import { LinkedElement } from '../core/element.js';
import { ask } from '../core/net.js';
import { num, t } from '../core/texts.js';

class Correct extends LinkedElement {
  static properties = {
    seat: {},
    /** The position of the entry in which the mistake was made, if one was named. */
    of: { attribute: false },
    dials: { state: true },
    preview: { state: true },
    reason: { state: true },
    shown: { state: true },
  };

  constructor() {
    super();
    this.#clear();
  }

  #clear() {
    this.dials = {};
    this.preview = null;
    this.reason = '';
  }

  #set(dial, value) {
    const { [dial.dial]: _, ...others } = this.dials;
    this.dials = value === dial.value || !Number.isInteger(value) ? others : { ...others, [dial.dial]: Math.max(dial.min, Math.min(dial.max, value)) };
    this.preview = null;
  }

  get #body() {
    return { dials: this.dials, ...(this.of === undefined ? {} : { of: this.of }) };
  }

  async #look() {
    const answer = await this.link.attempt(() => ask('POST', `${this.link.path}/corrections/preview`, { json: this.#body }));
    this.preview = answer?.changes ?? null;
  }

  async #publish() {
    const done = await this.link.act(this.seat, { type: 'correct', ...this.#body, reason: this.reason.trim() });
    if (done) this.#clear();
  }

  render() {
    const { frame } = this.link;
    const dials = frame.dials ?? [];
    const sides = [...new Set(dials.map((dial) => dial.seat ?? ''))];
    const shown = sides.includes(this.shown) ? this.shown : sides[0];
    const name = (seat) => frame.seats.find((one) => one.seat === seat)?.name ?? (seat || t('correct.table'));
    return html`<div class="correct">
      <nav class="tabs" aria-label=${t('correct.whose')}>${sides.map((side) => html`<button class="tab" aria-pressed=${side === shown} @click=${() => (this.shown = side)}>${name(side)}</button>`)}</nav>
      ${dials.filter((dial) => (dial.seat ?? '') === shown).map((dial) => this.#dial(dial))}
      ${Object.keys(this.dials).length > 0 ? this.#end() : nothing}
    </div>`;
  }

  #dial(dial) {
    const now = this.dials[dial.dial] ?? dial.value;
    const step = (by) => html`<button ?disabled=${now + by < dial.min || now + by > dial.max} aria-label=${`${dial.label} ${by < 0 ? '−' : '+'}1`} @click=${() => this.#set(dial, now + by)}>${by < 0 ? '−' : '+'}</button>`;
    return html`<div class="dial ${now === dial.value ? '' : 'changed'}">
      <span>${dial.label}</span>
      <span class="stepper">${step(-1)}<input type="number" inputmode="numeric" aria-label=${dial.label} min=${dial.min} max=${dial.max} .value=${String(now)} @change=${(event) => this.#set(dial, event.target.valueAsNumber)} />${step(1)}</span>
    </div>`;
  }

  #end() {
    return html`
      ${this.preview ? this.#changes() : html`<button class="normal" @click=${() => this.#look()}>${t('correct.preview')}</button>`}
      ${this.preview
        ? html`<label>${t('correct.reason')}<input type="text" maxlength="200" .value=${this.reason} @input=${(event) => (this.reason = event.target.value)} /></label>
            <div class="form-end"><button class="plain" @click=${() => this.#clear()}>${t('cancel')}</button>
            <button class="primary" ?disabled=${this.reason.trim() === ''} @click=${() => this.#publish()}>${t(this.seat === 'referee' ? 'correct.publish' : 'correct.propose')}</button></div>`
        : nothing}`;
  }

  #changes() {
    return html`<table class="changes"><caption>${t('correct.changes')}</caption>
      <thead><tr><th scope="col">${t('correct.what')}</th><th scope="col">${t('correct.before')}</th><th scope="col">${t('correct.after')}</th></tr></thead>
      <tbody>${this.preview.map((one) => html`<tr><th scope="row">${one.label}</th><td>${num(one.before)}</td><td><b>${num(one.after)}</b></td></tr>`)}</tbody>
    </table>`;
  }
}
customElements.define('st-correct', Correct);

/** Corrections that wait for consent; agreeing and declining are choices of the seats. */
export function proposals(frame) {
  const name = (seat) => frame.seats.find((one) => one.seat === seat)?.name ?? seat;
  return (frame.proposals ?? []).map(
    (one) => html`<section class="proposal" role="status"><h2>${t('correct.proposed', { who: name(one.by) })}</h2>
      <p>${one.changes.map((change) => `${change.label} ${num(change.before)} → ${num(change.after)}`).join('; ')}</p>
      <p class="quiet">${one.reason}</p></section>`,
  );
}
