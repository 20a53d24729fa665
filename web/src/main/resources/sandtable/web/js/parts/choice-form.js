/** One choice whose act has fields still open: shows them, and sends the act once they are filled. */
import { html, nothing } from 'lit';
import { Element } from '../core/element.js';
import { ask } from '../core/net.js';
import { t } from '../core/texts.js';
import { complete, field, fieldName, numberKeys, untouched } from './fields.js';
import './dice-entry.js';
import './claim.js';
import './photo.js';

/**
 * Fires `send` with `{act, reading}`. Where a single field with one value is open, choosing the value sends at once: the fewest taps.
 */
class ChoiceForm extends Element {
  static properties = {
    choice: { attribute: false },
    link: { attribute: false },
    game: { attribute: false },
    busy: { type: Boolean },
    main: { type: Boolean },
    /** Goes up with every act that was sent, so that the fields are open again. */
    round: { type: Number },
    filled: { state: true },
  };

  willUpdate() {
    const identity = `${this.round} ${this.choice.id} ${this.choice.roll?.id ?? ''} ${this.choice.open.map((open) => `${open.name}:${open.values.join()}`).join(' ')}`;
    if (identity !== this.identity) {
      this.identity = identity;
      this.filled = Object.fromEntries(this.choice.open.map((open) => [open.name, untouched(open)]).filter(([, value]) => value !== undefined));
    }
  }

  get #atOnce() {
    const [only, ...others] = this.choice.open;
    return others.length === 0 && (only.kind === 'one' || (only.kind === 'number' && numberKeys(only))) && !this.choice.roll;
  }

  /** Whether the label asks already what the fields are for. */
  get #asks() {
    return this.choice.label.includes('?');
  }

  /** Throws of a tray come one after the other, the earliest first; of a camera or of photos the newest look is the best one. */
  get #reading() {
    const wanted = this.choice.roll?.id;
    const fitting = wanted ? (this.link.frame.readings ?? []).filter((one) => one.request === wanted) : [];
    return fitting.findLast((one) => one.source === 'tray') ?? fitting[0];
  }

  #putAway(reading) {
    return this.link.attempt(() => ask('DELETE', `${this.link.path}/readings/${encodeURIComponent(reading.id)}`));
  }

  #set(name, value) {
    this.filled = { ...this.filled, [name]: value };
    if (this.#atOnce) this.#send();
  }

  #send() {
    const detail = { act: { ...this.choice.act, ...this.filled }, reading: this.#reading?.id };
    this.dispatchEvent(new CustomEvent('send', { detail }));
  }

  render() {
    const { choice } = this;
    const ready = choice.open.every((open) => complete(open, this.filled[open.name]));
    const things = this.game.things(this.link.frame.view, choice.seat);
    return html`<div class="choice-form">
      ${choice.roll ? html`<h2>${choice.roll.purpose}</h2>` : this.main || this.#atOnce ? html`<h2>${choice.label}</h2>` : nothing}
      ${choice.open.map((open) => this.#field(open, things))}
      ${this.#atOnce
        ? nothing
        : html`<div class="form-end">
            ${choice.roll ? html`<st-claim .link=${this.link} .seat=${choice.seat}></st-claim><st-photo .link=${this.link} .seat=${choice.seat}></st-photo>` : nothing}
            ${this.#reading ? html`<button class="plain" @click=${() => this.#putAway(this.#reading)}>${t('reading.put-away')}</button>` : nothing}
            <button class=${this.main ? 'primary' : 'normal'} ?disabled=${!ready} aria-busy=${this.busy} @click=${this.#send}>
              ${choice.roll || this.#asks ? t('confirm') : choice.label}
            </button>
          </div>`}
    </div>`;
  }

  #field(open, things) {
    if (this.choice.roll && open.kind === 'list') {
      return html`<st-dice-entry .roll=${this.identity} .dice=${this.choice.roll.dice} .open=${open} .reading=${this.#reading}
        @faces=${(event) => this.#set(open.name, event.detail)}></st-dice-entry>`;
    }
    const chosen = this.filled[open.name];
    const named = this.choice.open.length > 1 || (open.kind === 'number' && !this.#asks);
    const count = open.kind === 'set' ? t('chosen.count', { now: chosen?.length ?? 0, of: open.min === open.max ? open.max : `${open.min}–${open.max}` }) : '';
    return html`<div class="field">
      ${named || count ? html`<p class="quiet">${named ? fieldName(open) : nothing} ${count}</p>` : nothing}
      ${field(open, chosen, (value) => this.#set(open.name, value), things)}
    </div>`;
  }
}
customElements.define('st-choice-form', ChoiceForm);
