/** The tablet in the middle of the table: everything that all may see, and the hands of seats that have no device of their own. */
import { html, nothing } from 'lit';
import { LinkedElement } from '../core/element.js';
import { stayAwake } from '../core/device.js';
import { Link } from '../core/link.js';
import { t } from '../core/texts.js';
import { gameOf } from '../games/index.js';
import { problemNote } from '../parts/problem.js';
import { rulingsBar } from '../parts/rulings.js';
import { staleBanner } from '../parts/status.js';
import { headline, notHere, outcomeNote, seatNames } from './parts.js';
import { proposals } from '../parts/correct.js';
import '../parts/action-panel.js';

class TablePage extends LinkedElement {
  constructor() {
    super();
    this.link = new Link(location.pathname.split('/')[2], 'display').start();
    stayAwake();
  }

  render() {
    const { frame } = this.link;
    if (!frame || this.link.refused) return notHere(this.link);
    const game = gameOf(frame.view, () => this.requestUpdate());
    const name = seatNames(frame);
    const waited = (seat) => frame.waiting.some((one) => one.seat === seat);
    const panels = game.table({ frame, name, waiting: waited, letter: game.letter, link: this.link });
    return html`${staleBanner(this.link)}
      <header class="top">
        ${headline(game, frame)}
        <div class="waiting-for" aria-live="polite">${this.#waiting(frame)}</div>
        <div class="lights"><st-line-status .link=${this.link}></st-line-status><a class="button plain" href="/dice">${t('enrol.short')}</a><st-preferences></st-preferences></div>
      </header>
      ${panels.line}
      <main class="table-grid ${panels.side === nothing ? 'no-side' : ''} ${panels.strip === nothing ? 'no-strip' : ''}">
        ${panels.side === nothing ? nothing : html`<div class="side">${panels.side}</div>`}
        <div class="board">${outcomeNote(frame)}${panels.board}</div>
        ${panels.strip === nothing ? nothing : html`<div class="strip">${panels.strip}</div>`}
        <div class="act">
          ${problemNote(this.link.problem, () => this.link.clear())}
          ${proposals(frame)}
          <st-action-panel .link=${this.link} .game=${game}></st-action-panel>
        </div>
      </main>
      <footer>${rulingsBar(frame.rulings)}</footer>`;
  }

  #waiting({ waiting, outcome }) {
    if (outcome) return html`<span class="quiet">${t('outcome.over')}</span>`;
    if (waiting.length === 0) return nothing;
    return html`<span class="quiet">${t('waiting')}</span> ${waiting.map((one) => html`<span class="chip" title=${one.for}>${one.name}</span>`)}`;
  }
}
customElements.define('st-table', TablePage);
