/** A seat's own page, for a phone held upright: what is asked of it, its choices, its panel, the last rulings. */
import { html, nothing } from 'lit';
import { LinkedElement } from '../core/element.js';
import { seatsHere, stayAwake } from '../core/device.js';
import { Link } from '../core/link.js';
import { t } from '../core/texts.js';
import { gameOf } from '../games/index.js';
import { askedNote, correctFold, lyingDice } from '../parts/action-panel.js';
import { proposals } from '../parts/correct.js';
import { problemNote } from '../parts/problem.js';
import '../parts/lessons.js';
import { rulingsBar } from '../parts/rulings.js';
import { staleBanner } from '../parts/status.js';
import { headline, notHere, outcomeNote, seatNames } from './parts.js';

class SeatPage extends LinkedElement {
  constructor() {
    super();
    this.table = location.pathname.split('/')[2];
    const wanted = new URLSearchParams(location.search).get('seat');
    this.link = new Link(this.table, wanted ?? this.#seats()[0] ?? '').start();
    stayAwake();
  }

  /** The players' seats that this device holds. */
  #seats() {
    return seatsHere(this.table).filter((seat) => seat !== 'display' && seat !== 'referee');
  }

  render() {
    const { frame, seat } = this.link;
    if (!frame || this.link.refused) return notHere(this.link);
    const game = gameOf(frame.view, () => this.requestUpdate());
    const { summary, panel } = game.seat({ link: this.link, seat });
    const asked = frame.waiting.some((one) => one.seat === seat);
    return html`${staleBanner(this.link)}
      <header class="top">
        <p class="who"><span class="token" aria-hidden="true">${game.letter(seat)}</span><b>${seatNames(frame)(seat)}</b></p>
        <div class="lights"><st-line-status .link=${this.link}></st-line-status><st-preferences></st-preferences></div>
        ${headline(game, frame)}
        ${this.#switch(frame)}
        ${problemNote(this.link.problem, () => this.link.clear())}
      </header>
      <main>
        ${outcomeNote(frame)}
        ${proposals(frame)}
        <st-inbox .link=${this.link} .seats=${[seat]}></st-inbox>
        <st-lessons .link=${this.link} .seats=${[seat]}></st-lessons>
        ${summary}
        ${asked ? askedNote(frame, seat) : frame.outcome ? nothing : this.#idle(frame)}
        ${lyingDice(game, frame, seat)}
        <st-choices .link=${this.link} .seat=${seat} .game=${game} .keep=${(choice) => !game.inHand(choice, frame.view)}></st-choices>
        <div class="own-panel">${panel}</div>
        ${correctFold(this.link, seat)}
      </main>
      <footer>${rulingsBar(frame.rulings)}</footer>`;
  }

  #idle({ waiting }) {
    return html`<p class="quiet idle" role="status">${t('seat.nothing')}${waiting.length ? html` ${t('seat.waits', { who: waiting.map((one) => one.name).join(', ') })}` : nothing}</p>`;
  }

  #switch(frame) {
    const seats = this.#seats().filter((seat) => frame.seats.some((one) => one.seat === seat));
    if (seats.length < 2) return nothing;
    const name = seatNames(frame);
    return html`<nav class="tabs" aria-label=${t('seat.switch')}>
      ${seats.map((seat) => html`<a class="tab" href=${`/seat/${this.table}?seat=${seat}`} aria-current=${seat === this.link.seat ? 'page' : 'false'}>${name(seat)}</a>`)}
    </nav>`;
  }
}
customElements.define('st-seat', SeatPage);
