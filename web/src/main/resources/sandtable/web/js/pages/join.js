/** Where a QR code leads: gives the token to the server and goes on to the seat's page. */
import { html } from 'lit';
import { Element } from '../core/element.js';
import { rememberSeats } from '../core/device.js';
import { ask } from '../core/net.js';
import { t } from '../core/texts.js';
import { problemNote } from '../parts/problem.js';
import '../parts/status.js';

class JoinPage extends Element {
  static properties = { problem: { state: true } };

  connectedCallback() {
    super.connectedCallback();
    this.#join();
  }

  async #join() {
    this.problem = null;
    const token = new URLSearchParams(location.hash.slice(1)).get('token');
    if (!token) {
      this.problem = { title: t('join.no-token'), detail: t('join.no-token.detail') };
      return;
    }
    try {
      const { table, seats, go } = await ask('POST', '/api/join', { json: { token } });
      if (table) rememberSeats(table, seats);
      location.replace(go);
    } catch (problem) {
      this.problem = problem;
    }
  }

  render() {
    return html`<main class="alone"><h1>Sandtable</h1>
      ${this.problem
        ? html`${problemNote(this.problem)}<div class="form-end"><a class="button" href="/">${t('page.home')}</a><button class="primary" @click=${() => this.#join()}>${t('join.again')}</button></div>`
        : html`<p role="status" aria-busy="true">${t('join.joining')}</p>`}
      <p><st-preferences></st-preferences></p>
    </main>`;
  }
}
customElements.define('st-join', JoinPage);
