/** The seats of a table, each with the code by which a phone takes it. */
import { html, nothing } from 'lit';
import { Element } from '../core/element.js';
import { t } from '../core/texts.js';

const SHARED = ['display', 'referee'];

class SeatCodes extends Element {
  static properties = { table: { attribute: false } };

  render() {
    const { table, seats = [], title } = this.table;
    const players = seats.filter(({ seat }) => !SHARED.includes(seat));
    const display = seats.find(({ seat }) => seat === 'display');
    const referee = seats.find(({ seat }) => seat === 'referee');
    return html`<section class="codes">
      <header><h2>${title ?? t('codes')}</h2><button class="plain" @click=${() => this.dispatchEvent(new Event('back'))}>${t('codes.back')}</button></header>
      <p class="lead">${t('codes.lead')}</p>
      ${display ? html`<article class="panel tablet">${this.#code(table, display)}<div><h3>${t('codes.tablet')}</h3><p class="quiet">${t('codes.tablet.why')}</p>${this.#here(display, 'primary', t('codes.tablet.open'))}</div></article>` : nothing}
      <div class="players">${players.map((one) => html`<article class="panel">${this.#code(table, one)}<h3>${one.name}</h3>${this.#here(one, 'plain', t('codes.open'))}</article>`)}
        ${referee ? html`<article class="panel">${this.#code(table, referee)}<h3>${referee.name}</h3><p class="quiet">${t('codes.optional')}</p>${this.#here(referee, 'plain', t('codes.open'))}</article>` : nothing}
      </div>
    </section>`;
  }

  #code(table, { seat, name }) {
    return html`<img class="qr" src=${`/api/tables/${table}/qr/${seat}.svg`} alt=${t('codes.alt', { name })} />`;
  }

  #here({ joinUrl }, kind, words) {
    if (!joinUrl) return nothing;
    return html`<a class="button ${kind}" href=${`/join${new URL(joinUrl).hash}`}>${words}</a>`;
  }
}
customElements.define('st-seat-codes', SeatCodes);
