/** The referee's desk: the journal, one entry of it, and the tools. */
import { html, nothing } from 'lit';
import { LinkedElement } from '../core/element.js';
import { Link } from '../core/link.js';
import { ask } from '../core/net.js';
import { lang, t } from '../core/texts.js';
import { gameOf } from '../games/index.js';
import { proposals } from '../parts/correct.js';
import { problemNote } from '../parts/problem.js';
import { staleBanner } from '../parts/status.js';
import { headline, notHere, seatNames } from './parts.js';
import { entryView } from './entry.js';
import './journal-list.js';
import './referee-tools.js';

class RefereePage extends LinkedElement {
  static properties = { entries: { state: true }, picked: { state: true }, devices: { state: true } };

  constructor() {
    super();
    this.link = new Link(location.pathname.split('/')[2], 'referee').start();
    this.entries = [];
    this.devices = new Map();
  }

  /** Whenever the table moves on: the lines since, and those that the frame shows changed (struck) among the ones we have. */
  async #read(position) {
    this.asked = position;
    const after = this.entries.length > 0 ? `&after=${this.entries.at(-1).position}` : '';
    const { entries } = await ask('GET', `${this.link.path}/journal?seat=referee&lang=${lang}${after}`);
    const news = new Map([...this.entries, ...entries, ...this.link.frame.rulings].map((entry) => [entry.position, entry]));
    this.entries = [...news.values()].sort((a, b) => a.position - b.position);
    if (this.entries.some((entry) => !this.devices.has(entry.device))) await this.#name();
  }

  /** The journal knows devices by their ids; people know them by their kind. A revoked one keeps its id. */
  async #name() {
    const known = await ask('GET', `${this.link.path}/devices`);
    const labels = new Map(this.entries.map((entry) => [entry.device, entry.device]));
    known.forEach((one) => labels.set(one.device, `${one.label} (${one.device})`));
    this.devices = labels;
  }

  updated() {
    const position = this.link.frame?.position;
    if (position !== undefined && position !== this.asked && !this.link.refused) this.link.attempt(() => this.#read(position));
  }

  render() {
    const { frame } = this.link;
    if (!frame || this.link.refused) return notHere(this.link);
    const game = gameOf(frame.view, () => this.requestUpdate());
    const entry = this.entries.find((one) => one.position === this.picked) ?? this.entries.at(-1);
    return html`${staleBanner(this.link)}
      <header class="top">
        ${headline(game, frame)}
        <div class="waiting-for">${frame.waiting.length ? html`<span class="quiet">${t('waiting')}</span> ${frame.waiting.map((one) => html`<span class="chip" title=${one.for}>${one.name}</span>`)}` : nothing}</div>
        <div class="lights"><st-line-status .link=${this.link}></st-line-status><st-preferences></st-preferences></div>
      </header>
      <main class="desk">
        <st-journal-list .entries=${this.entries} .seats=${frame.seats} .picked=${entry?.position} @pick=${(event) => (this.picked = event.detail)}></st-journal-list>
        <div class="entry">${proposals(frame)}${problemNote(this.link.problem, () => this.link.clear())}${entry ? entryView(entry, seatNames(frame), this.devices.get(entry.device) ?? entry.device, this.link.path) : html`<p class="quiet">${t('journal.empty')}</p>`}</div>
        <st-referee-tools .link=${this.link} .game=${game} .entry=${entry}></st-referee-tools>
      </main>`;
  }
}
customElements.define('st-referee', RefereePage);
