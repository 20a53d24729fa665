/** Readings that belong to nobody yet, or to a roll that nobody waits for: people say whose they are, or throw them away. */
import { html, nothing } from 'lit';
import { LinkedElement } from '../core/element.js';
import { ask } from '../core/net.js';
import { t } from '../core/texts.js';
import { die } from './dice.js';
import { readingPicture, sourceName } from './reading.js';

class Inbox extends LinkedElement {
  /** The seats that play on this page: it shows their readings and those of nobody. */
  static properties = { seats: { attribute: false } };

  #do(method, reading, what = '', json = undefined) {
    return this.link.attempt(() => ask(method, `${this.link.path}/readings/${encodeURIComponent(reading.id)}${what}`, { json }));
  }

  render() {
    const { readings = [], choices, seats } = this.link.frame;
    const loose = readings.filter((reading) => (!reading.seat || this.seats.includes(reading.seat)) && (!reading.request || !choices.some((choice) => choice.roll?.id === reading.request)));
    if (loose.length === 0) return nothing;
    const may = seats.filter(({ seat }) => seat !== 'display' && seat !== 'referee');
    const rolls = (seat) => choices.some((choice) => choice.seat === seat && choice.roll);
    return html`<section class="inbox" aria-label=${t('inbox')}>
      ${loose.map(
        (reading) => html`<article>
          <h2>${reading.seat ? t('inbox.late') : t('inbox.whose')} <small>${sourceName(reading)}</small></h2>
          ${readingPicture(reading)}
          <div class="dice-seen">${reading.dice.filter((one) => one.status !== 'none').map((one) => die({ ...one, doubtful: one.status !== 'sure' }))}</div>
          <div class="form-end">
            <button class="plain" @click=${() => this.#do('DELETE', reading)}>${t('inbox.discard')}</button>
            ${may.filter(({ seat }) => seat !== reading.seat || rolls(seat)).map(({ seat, name }) => html`<button class="normal" @click=${() => this.#do('POST', reading, '/assign', { seat })}>${name}</button>`)}
          </div>
        </article>`,
      )}
    </section>`;
  }
}
customElements.define('st-inbox', Inbox);
