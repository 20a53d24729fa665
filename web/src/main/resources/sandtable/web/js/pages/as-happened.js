/** What physically happened, though a rule stands against it: it is recorded with the rules that it broke. */
import { html, nothing } from 'lit';
import { LinkedElement } from '../core/element.js';
import { t } from '../core/texts.js';
import '../parts/choice-form.js';

class AsHappened extends LinkedElement {
  static properties = { game: { attribute: false }, seat: { state: true }, form: { state: true }, reason: { state: true }, busy: { state: true } };

  async #record(seat, act) {
    this.busy = true;
    const done = await this.link.act('referee', { type: 'as-happened', seat, act, reason: (this.reason ?? '').trim() });
    this.busy = false;
    if (done) this.form = this.reason = null;
  }

  render() {
    const { view, seats } = this.link.frame;
    const forms = (seat) => this.game.happenings(view, seat);
    const players = seats.filter(({ seat }) => forms(seat).length > 0);
    if (players.length === 0) return html`<p class="quiet">${t('happened.none')}</p>`;
    const seat = this.seat ?? players[0].seat;
    const options = forms(seat);
    const form = options.find((one) => one.id === this.form);
    const reasoned = (this.reason ?? '').trim() !== '';
    return html`<div class="happened">
      <p class="quiet">${t('happened.why')}</p>
      <div class="tabs" role="group" aria-label=${t('happened.who')}>${players.map((one) => html`<button class="tab" aria-pressed=${one.seat === seat} @click=${() => (this.seat = one.seat)}>${one.name}</button>`)}</div>
      <div class="options" role="group" aria-label=${t('happened.what')}>${options.map((one) => html`<button aria-pressed=${one.id === this.form} @click=${() => (this.form = one.id)}>${one.label}</button>`)}</div>
      <label>${t('correct.reason')}<input type="text" maxlength="200" .value=${this.reason ?? ''} @input=${(event) => (this.reason = event.target.value)} /></label>
      ${form && reasoned
        ? form.open.length > 0
          ? html`<st-choice-form .choice=${{ ...form, seat, group: '' }} .link=${this.link} .game=${this.game} .busy=${Boolean(this.busy)} @send=${({ detail }) => this.#record(seat, detail.act)}></st-choice-form>`
          : html`<button class="primary" aria-busy=${Boolean(this.busy)} @click=${() => this.#record(seat, form.act)}>${t('happened.record')}</button>`
        : form ? html`<p class="quiet">${t('happened.reason-first')}</p>` : nothing}
    </div>`;
  }
}
customElements.define('st-as-happened', AsHappened);
