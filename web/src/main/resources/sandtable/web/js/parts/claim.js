/**
 * "I roll": the next dice that a shared tray or camera reads are this seat's. Where several trays stand round the table, a seat may take one for
 * itself. Says what lies in the tray now.
 */
import { html, nothing } from 'lit';
import { LinkedElement } from '../core/element.js';
import { ask } from '../core/net.js';
import { t, tOr } from '../core/texts.js';
import { trayName } from './status.js';

class Claim extends LinkedElement {
  static properties = { seat: {}, claimed: { state: true } };

  async #claim() {
    this.claimed = (await this.link.attempt(async () => (await ask('POST', `${this.link.path}/claims`, { json: { seat: this.seat } }), true))) ?? false;
  }

  #own(tray) {
    return this.link.attempt(() => ask('POST', this.#source(tray), { json: { seat: this.seat } }));
  }

  #free(tray) {
    return this.link.attempt(() => ask('DELETE', this.#source(tray)));
  }

  /** The seat in the question is the one that asks: a page may act for several. */
  #source(tray) {
    return `${this.link.path}/sources/${encodeURIComponent(tray.tray)}?seat=${encodeURIComponent(this.link.seat)}`;
  }

  render() {
    const { presence } = this.link;
    const trays = (presence?.trays ?? []).filter((one) => one.state === 'found');
    const own = trays.filter((one) => one.seat === this.seat);
    if (own.length > 0) {
      return html`${own.map((tray) => html`<span class="quiet" role="status">${t('claim.own', { tray: trayName(tray) })} ${this.#moving([tray])}</span>
        <button class="plain" @click=${() => this.#free(tray)}>${t('claim.free')}</button>`)}`;
    }
    const free = trays.filter((one) => !one.seat);
    const shared = free.length > 0 || presence?.camera?.state === 'found';
    return html`${shared ? this.#shared(free) : nothing}
      ${trays.length > 1 ? free.map((tray) => html`<button class="plain" @click=${() => this.#own(tray)}>${t('claim.take', { tray: trayName(tray) })}</button>`) : nothing}`;
  }

  #shared(trays) {
    return this.claimed
      ? html`<span class="quiet" role="status">${this.#moving(trays) || t('claim.waits')}</span>`
      : html`<button class="plain" @click=${() => this.#claim()}>${t('claim.roll')}</button>`;
  }

  /** The dice of these trays that are not at rest, in words. */
  #moving(trays) {
    return (this.link.presence.dice ?? [])
      .filter((die) => trays.some((tray) => tray.tray === die.tray))
      .map((die) => t('claim.die', { die: die.die, state: tOr(`source.${die.state}`, die.state) }))
      .join(', ');
  }
}
customElements.define('st-claim', Claim);
