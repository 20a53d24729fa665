/** The journal in plain words, with a filter and a slider through the evening. */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { Element } from '../core/element.js';
import { clock, t } from '../core/texts.js';

class JournalList extends Element {
  static properties = {
    entries: { attribute: false },
    seats: { attribute: false },
    picked: { attribute: false },
    words: { state: true },
    seat: { state: true },
    until: { state: true },
  };

  get #shown() {
    const words = (this.words ?? '').trim().toLocaleLowerCase();
    const fits = (entry) =>
      (!this.seat || entry.seat === this.seat) &&
      (this.until === undefined || entry.position <= this.until) &&
      (!words || [entry.title, entry.seatName, ...(entry.effects ?? []), ...(entry.because ?? []).map((one) => one.text)].join(' ').toLocaleLowerCase().includes(words));
    return this.entries.filter(fits).reverse();
  }

  #slide(event) {
    const last = this.entries.at(-1)?.position;
    const position = Number(event.target.value);
    this.until = position === last ? undefined : position;
    this.#pick(position);
  }

  #pick(position) {
    this.dispatchEvent(new CustomEvent('pick', { detail: position }));
  }

  render() {
    const last = this.entries.at(-1);
    const first = this.entries[0];
    const now = this.entries.find((entry) => entry.position === this.until) ?? last;
    const shown = this.#shown;
    return html`<section class="journal" aria-label=${t('journal')}>
      <header>
        <h2>${t('journal')}</h2>
        <div class="filter">
          <input type="search" placeholder=${t('journal.search')} aria-label=${t('journal.search')} @input=${(event) => (this.words = event.target.value)} />
          <select aria-label=${t('journal.seat')} @change=${(event) => (this.seat = event.target.value)}>
            <option value="">${t('journal.all')}</option>
            ${this.seats.map(({ seat, name }) => html`<option value=${seat}>${name}</option>`)}
          </select>
        </div>
        ${last && last !== first
          ? html`<label class="slider"><span>${t('journal.until')} <b>${clock(now.at)}</b> · ${t('journal.position', { position: now.position })}</span>
              <input type="range" min=${first.position} max=${last.position} .value=${String(this.until ?? last.position)} @input=${this.#slide} /></label>`
          : nothing}
      </header>
      <ol>
        ${repeat(shown, (entry) => entry.position, (entry) => this.#line(entry))}
      </ol>
      ${shown.length === 0 ? html`<p class="quiet">${t('journal.none')}</p>` : nothing}
    </section>`;
  }

  #line(entry) {
    const mark = { correction: 'journal.correction', 'as-happened': 'journal.as-happened', 'take-back': 'journal.take-back' }[entry.kind];
    return html`<li><button class="line ${entry.struck ? 'struck' : ''}" aria-current=${entry.position === this.picked} @click=${() => this.#pick(entry.position)}>
      <time>${clock(entry.at)}</time><span><b>${entry.seatName}</b> ${entry.title}${mark ? html` <em class="tag">${t(mark)}</em>` : nothing}${entry.broken?.length ? html` <em class="tag danger">${t('journal.broken')}</em>` : nothing}</span>
    </button></li>`;
  }
}
customElements.define('st-journal-list', JournalList);
