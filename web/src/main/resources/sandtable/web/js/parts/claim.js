/** "I roll": the next dice that a shared tray or camera reads are this seat's. Shown where there is one; says what lies in it now. */
import { html, nothing } from 'lit';
import { LinkedElement } from '../core/element.js';
import { ask } from '../core/net.js';
import { t, tOr } from '../core/texts.js';

class Claim extends LinkedElement {
  static properties = { seat: {}, claimed: { state: true } };

  async #claim() {
    this.claimed = (await this.link.attempt(async () => (await ask('POST', `${this.link.path}/claims`, { json: { seat: this.seat } }), true))) ?? false;
  }

  render() {
    const { presence } = this.link;
    const sources = [...(presence?.trays ?? []), presence?.camera].filter((one) => one?.state === 'found');
    if (sources.length === 0) return nothing;
    const moving = presence.dice ?? [];
    const words = moving.length > 0 ? moving.map((die) => t('claim.die', { die: die.die, state: tOr(`source.${die.state}`, die.state) })).join(', ') : t('claim.waits');
    return this.claimed
      ? html`<span class="quiet" role="status">${words}</span>`
      : html`<button class="plain" @click=${() => this.#claim()}>${t('claim.roll')}</button>`;
  }
}
customElements.define('st-claim', Claim);
