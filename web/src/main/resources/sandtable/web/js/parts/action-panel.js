/** The tablet's right side: one seat at a time with its dice, its choices and what was read for it. */
import { html, nothing } from 'lit';
import { LinkedElement } from '../core/element.js';
import { t } from '../core/texts.js';
import { symbol } from '../drawings/symbols.js';
import { diceRow } from './dice.js';
import './choices.js';
import './correct.js';
import './inbox.js';
import './lessons.js';

/** The dice of a seat as they lie, with what they bring; not where its main choice shows the same dice to choose from. */
export function lyingDice(game, frame, seat) {
  const lying = game.lying(frame.view, seat);
  const main = frame.choices.find((choice) => choice.seat === seat && choice.weight === 'primary');
  const ids = lying?.dice.map((one) => one.id);
  if (!lying || main?.open.some((open) => open.values?.length > 0 && open.values.every((value) => ids.includes(value)))) return nothing;
  return html`<section class="lying">
    <h2>${lying.title}</h2>
    ${diceRow(lying.dice, lying.bars)}
    ${lying.sums.length > 0
      ? html`<dl class="sums">${lying.sums.map((sum) => html`<div class=${sum.danger ? 'danger' : ''}><dt>${symbol(sum.symbol)}<span class="unseen">${sum.name}</span></dt><dd>${sum.value}</dd></div>`)}</dl>`
      : nothing}
  </section>`;
}

/** What the table waits for from a seat, where neither a main choice nor a question of it says so here. */
function unsaid({ waiting, choices }, seat) {
  const said = choices.some((choice) => choice.seat === seat && (choice.weight === 'primary' || choice.group.startsWith('question:')));
  return said ? undefined : waiting.find((one) => one.seat === seat);
}

export function askedNote(frame, seat) {
  const asked = unsaid(frame, seat);
  return asked ? html`<p class="asked" role="status">${asked.for}</p>` : nothing;
}

/** Where the covered cards are of a player who has no device, and what he is asked about them: the tablet never shows them. */
function handNote(game, frame, seat) {
  const joined = frame.seats.find((one) => one.seat === seat)?.joined;
  const covered = unsaid(frame, seat) && frame.view.questions?.some(({ who, passing }) => !passing && who.includes(seat));
  const hidden = game.held(frame.view, seat) > 0 || covered;
  return !joined && hidden ? html`<p class="quiet">${t('hand.elsewhere')}</p>` : nothing;
}

/** Setting a number right, folded away. */
export function correctFold(link, seat) {
  if (!link.frame.dials?.length) return nothing;
  return html`<details class="more"><summary>${t('correct')}</summary><st-correct .link=${link} .seat=${seat}></st-correct></details>`;
}

class ActionPanel extends LinkedElement {
  static properties = { game: { attribute: false }, chosen: { state: true } };

  /** Seats that have something to do from this tablet, those that the table waits for first. */
  get #acting() {
    const { choices, seats, waiting } = this.link.frame;
    const waited = (seat) => waiting.some((one) => one.seat === seat);
    return seats
      .filter(({ seat, joined }) => choices.some((choice) => choice.seat === seat) || (!joined && waited(seat)))
      .sort((a, b) => Number(waited(b.seat)) - Number(waited(a.seat)));
  }

  render() {
    const { frame } = this.link;
    const acting = this.#acting;
    const playing = frame.seats.filter(({ seat }) => acting.some((one) => one.seat === seat) || this.game.lying(frame.view, seat));
    if (playing.length === 0) return html`<st-inbox .link=${this.link} .seats=${[]}></st-inbox><p class="nothing">${t('table.nothing')}</p>`;
    const urgent = acting.find(({ seat }) => frame.waiting.some((one) => one.seat === seat));
    const stays = playing.find(({ seat }) => seat === this.chosen);
    const shown = (stays ?? urgent ?? acting[0] ?? playing[0]).seat;
    return html`
      <st-inbox .link=${this.link} .seats=${acting.map(({ seat }) => seat)}></st-inbox>
      <st-lessons .link=${this.link} .seats=${frame.seats.filter(({ joined }) => !joined).map(({ seat }) => seat)}></st-lessons>
      <nav class="tabs" aria-label=${t('table.seats')}>
        ${playing.map((one) => this.#tab(one, shown, acting))}
      </nav>
      <div class="seat-panel" data-seat=${shown}>
        ${askedNote(frame, shown)}
        ${handNote(this.game, frame, shown)}
        ${lyingDice(this.game, frame, shown)}
        <st-choices .link=${this.link} .seat=${shown} .game=${this.game} .keep=${(choice) => !this.game.inHand(choice, frame.view)}></st-choices>
        ${acting.some(({ seat }) => seat === shown)
          ? correctFold(this.link, shown)
          : frame.outcome ? nothing : html`<p class="quiet">${t('table.own-device')}</p>`}
      </div>`;
  }

  #tab({ seat, name }, shown, acting) {
    const waited = this.link.frame.waiting.some((one) => one.seat === seat) && acting.some((one) => one.seat === seat);
    return html`<button class="tab" aria-pressed=${seat === shown} @click=${() => (this.chosen = seat)}>
      ${name}${waited ? html`<i class="dot" role="img" aria-label=${t('table.waited')}></i>` : nothing}
    </button>`;
  }

  /** Once a seat has done its part, the panel goes on to the next that the table waits for. */
  updated() {
    const { waiting } = this.link.frame;
    const waited = waiting.some((one) => one.seat === this.chosen);
    if (this.wasWaited && !waited) this.chosen = null;
    this.wasWaited = waited;
  }
}
customElements.define('st-action-panel', ActionPanel);
