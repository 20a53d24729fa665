/** Where an evening begins: set up a table, or go on with one. */
import { html, nothing } from 'lit';
import { Element } from '../core/element.js';
import { ask } from '../core/net.js';
import { lang, t } from '../core/texts.js';
import { problemNote } from '../parts/problem.js';
import '../parts/status.js';
import './setup-form.js';
import './seat-codes.js';

class HostPage extends Element {
  static properties = {
    packs: { state: true },
    tables: { state: true },
    shown: { state: true },
    problem: { state: true },
    stranger: { state: true },
    opening: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.#load();
  }

  async #load() {
    try {
      [this.packs, this.tables] = await Promise.all([ask('GET', `/api/packs?lang=${lang}`), ask('GET', `/api/tables?lang=${lang}`)]);
      this.stranger = false;
      this.problem = null;
      const asked = this.tables.find((one) => one.table === location.hash.slice(1));
      if (asked) await this.#show(asked);
    } catch (problem) {
      this.stranger = problem.status === 401 || problem.status === 403;
      this.problem = problem;
    }
  }

  async #create({ detail }) {
    this.opening = true;
    try {
      const opened = await ask('POST', `/api/tables?lang=${lang}`, { json: detail });
      this.tables = await ask('GET', `/api/tables?lang=${lang}`);
      await this.#show(this.tables.find((one) => one.table === opened.table) ?? opened);
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.opening = false;
    }
  }

  /** Shows a table's seats with their codes; with none, the list of tables again. */
  async #show(table) {
    try {
      this.shown = table ? { ...table, ...(await ask('GET', `/api/tables/${table.table}/seats?lang=${lang}`)) } : null;
      this.problem = null;
      history.replaceState(null, '', table ? `#${table.table}` : location.pathname);
    } catch (problem) {
      this.problem = problem;
    }
  }

  render() {
    return html`<header class="top"><h1>Sandtable</h1><p class="motto">${t('host.motto')}</p><div class="lights"><st-source-lights></st-source-lights><st-preferences></st-preferences></div></header>
      <main class="host-grid ${this.shown ? 'shown' : ''}">
        ${problemNote(this.problem)}
        ${this.stranger ? this.#token() : nothing}
        ${this.shown
          ? html`<st-seat-codes .table=${this.shown} @back=${() => this.#show(null)}></st-seat-codes>`
          : this.packs
            ? html`<st-setup-form .packs=${this.packs} .busy=${Boolean(this.opening)} @create=${(event) => this.#create(event)}></st-setup-form>${this.#running()}`
            : this.problem ? nothing : html`<p role="status">${t('line.connecting')}</p>`}
      </main>
      <footer><p class="quiet">${t('host.unofficial')}</p></footer>`;
  }

  #running() {
    return html`<div class="beside"><section class="panel running"><h2>${t('host.running')}</h2>
      ${this.tables.length === 0
        ? html`<p class="quiet">${t('host.none')}</p>`
        : html`<ul>${this.tables.map((one) => html`<li><button class="normal" @click=${() => this.#show(one)}><span>${one.title ?? one.table}</span><small>${this.#when(one)}</small></button></li>`)}</ul>`}
    </section>
    <section class="panel own-dice"><h2>${t('enrol')}</h2><p class="quiet">${t('enrol.why')}</p><a class="button normal" href="/dice">${t('enrol.open')}</a></section></div>`;
  }

  #when({ createdAt }) {
    return createdAt ? new Date(createdAt).toLocaleString(lang, { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hour12: false }) : '';
  }

  #token() {
    const enter = async (event) => {
      event.preventDefault();
      try {
        await ask('POST', '/api/join', { json: { token: new FormData(event.target).get('token').trim() } });
        await this.#load();
      } catch (problem) {
        this.problem = problem;
      }
    };
    return html`<form class="panel" @submit=${enter}>
      <p>${t('host.token')}</p>
      <input name="token" type="password" autocomplete="off" required aria-label=${t('host.token.label')} />
      <button class="primary">${t('host.token.use')}</button>
    </form>`;
  }
}
customElements.define('st-host', HostPage);
