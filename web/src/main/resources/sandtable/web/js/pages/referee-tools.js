/** The referee's tools: take back, correct, record as it happened, devices, verify. */
import { html, nothing } from 'lit';
import { LinkedElement } from '../core/element.js';
import { ask } from '../core/net.js';
import { clock, t } from '../core/texts.js';
import { seatNames } from './parts.js';
import '../parts/choices.js';
import '../parts/correct.js';
import './as-happened.js';

class RefereeTools extends LinkedElement {
  static properties = {
    game: { attribute: false },
    entry: { attribute: false },
    devices: { state: true },
    verdict: { state: true },
    from: { state: true },
  };

  async #devices(event) {
    if (event.target.open) this.devices = await this.link.attempt(() => ask('GET', `${this.link.path}/devices`));
  }

  async #revoke(device) {
    await this.link.attempt(() => ask('DELETE', `${this.link.path}/devices/${encodeURIComponent(device.device)}`));
    this.devices = await this.link.attempt(() => ask('GET', `${this.link.path}/devices`));
  }

  async #verify() {
    this.verdict = null;
    const head = this.head?.trim();
    this.verdict = await this.link.attempt(() => ask('GET', `${this.link.path}/verify${head ? `?head=${encodeURIComponent(head)}` : ''}`));
  }

  render() {
    const { link, game, entry } = this;
    return html`<section class="tools" aria-label=${t('tools')}>
      <h2>${t('tools')}</h2>
      <st-choices .link=${link} .seat=${'referee'} .game=${game}></st-choices>
      <details class="tool"><summary>${t('correct')}</summary>
        ${entry ? html`<label class="check"><input type="checkbox" .checked=${this.from === entry.position} @change=${(event) => (this.from = event.target.checked ? entry.position : undefined)} /> ${t('correct.from', { position: entry.position, title: entry.title })}</label>` : nothing}
        <st-correct .link=${link} .seat=${'referee'} .of=${this.from}></st-correct>
      </details>
      <details class="tool"><summary>${t('happened')}</summary><st-as-happened .link=${link} .game=${game}></st-as-happened></details>
      <details class="tool" @toggle=${this.#devices}><summary>${t('devices')}</summary>${this.#list()}</details>
      <details class="tool"><summary>${t('verify')}</summary>
        <p class="quiet">${t('verify.why')}</p>
        <label>${t('verify.head')}<input type="text" class="hash" autocomplete="off" spellcheck="false" @input=${(event) => (this.head = event.target.value)} /></label>
        <button class="normal" @click=${() => this.#verify()}>${t('verify.now')}</button>
        ${this.verdict ? this.#verdictNote(this.verdict) : nothing}
        <p><a class="button plain" href=${`${link.path}/export`} download>${t('export')}</a></p>
      </details>
    </section>`;
  }

  #list() {
    if (!this.devices) return nothing;
    const name = seatNames(this.link.frame);
    return html`<ul class="devices">${this.devices.map((device) => html`<li>
      <span><b>${device.seats.map(name).join(', ')}</b> · ${device.label}
        <small>${device.connected ? t('devices.here') : t('devices.seen', { at: clock(device.lastSeen) })}</small></span>
      <button class="normal" @click=${() => this.#revoke(device)}>${t('devices.revoke')}</button>
    </li>`)}</ul>`;
  }

  #verdictNote(verdict) {
    const words = verdict.whole ? t('verify.whole', { count: verdict.entries }) : verdict.cutOff ? t('verify.cut-off', { count: verdict.entries }) : t('verify.broken', { position: verdict.brokenAt });
    return html`<p class=${verdict.whole ? 'good' : 'danger'} role="status">${words}</p>
      ${verdict.head ? html`<p class="hash">${verdict.head}</p>` : nothing}`;
  }
}
customElements.define('st-referee-tools', RefereeTools);
