/** What a seat may do now, drawn from `choices` alone: one primary thing, the rest by group, the seldom behind "more". */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { LinkedElement } from '../core/element.js';
import { t, tOr } from '../core/texts.js';
import { symbol } from '../drawings/symbols.js';
import './choice-form.js';

const TAKE_BACK = 'take-back';
/** What the owner is asked in passing: it stands above what there is to do, since that may depend on it. */
const ASKED = 'facts-asked';
const LONG = 3;

class Choices extends LinkedElement {
  static properties = {
    seat: {},
    game: { attribute: false },
    /** Which of the seat's choices belong here. */
    keep: { attribute: false },
    opened: { state: true },
    busy: { state: true },
    round: { state: true },
  };

  get #choices() {
    const { choices } = this.link.frame;
    return choices.filter((choice) => choice.seat === this.seat && (this.keep?.(choice) ?? true));
  }

  async #send(choice, act = choice.act, reading = undefined) {
    if (this.busy) return;
    this.busy = choice.id;
    const done = await this.link.act(choice.seat, act, reading);
    this.busy = null;
    if (done) this.round = (this.round ?? 0) + 1;
    if (done && this.opened === choice.id) this.opened = null;
    if (done) await this.#showNext();
  }

  /** What comes next may have come up above: it is brought into sight. */
  async #showNext() {
    await this.updateComplete;
    this.querySelector('.choice-main')?.scrollIntoView({ block: 'nearest' });
  }

  render() {
    const choices = this.#choices;
    const primary = choices.find((choice) => choice.weight === 'primary');
    const others = choices.filter((choice) => choice !== primary);
    const undo = others.filter((choice) => choice.group === TAKE_BACK);
    const quiet = others.filter((choice) => choice.weight === 'quiet' && choice.group !== TAKE_BACK);
    const loud = others
      .filter((choice) => !undo.includes(choice) && !quiet.includes(choice))
      .sort((a, b) => Number(b.group === ASKED) - Number(a.group === ASKED));
    return html`
      ${primary ? html`<section class="choice-main">${this.#main(primary)}</section>` : nothing}
      ${this.#groups(loud)}
      ${quiet.length > 0 ? html`<details class="more"><summary>${t('choices.more')}</summary>${this.#groups(quiet, true)}</details>` : nothing}
      ${undo.length > 0 ? html`<section class="undo">${undo.map((choice) => this.#button(choice, 'plain', symbol('undo')))}</section>` : nothing}
    `;
  }

  /** By group; seldom ones in long groups (house rules, facts) stay folded under the group's name. */
  #groups(choices, fold = false) {
    const groups = new Map();
    choices.forEach((choice) => groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]));
    return repeat(groups, ([group]) => group, ([group, list]) =>
      fold && list.length > LONG
        ? html`<details class="more"><summary>${tOr(`group.${group}`, group)}</summary>${this.#list(list)}</details>`
        : html`<section class="choice-group">${this.#heading(group)}${this.#list(list)}</section>`,
    );
  }

  #heading(group) {
    const question = group.startsWith('question:') && this.link.frame.view.questions?.find((one) => `question:${one.id}` === group);
    const words = question ? question.text : tOr(`group.${group}`, '');
    return words ? html`<h2>${words}</h2>` : nothing;
  }

  #main(choice) {
    if (choice.open.length === 0) return this.#button(choice, 'primary');
    return this.game.covered(choice) ? this.#folded(choice, 'primary') : this.#form(choice, true);
  }

  #list(list) {
    return html`<div class="choice-list">
      ${repeat(list, (choice) => choice.id, (choice) => (choice.open.length > 0 ? this.#folded(choice) : this.#button(choice, 'normal')))}
    </div>`;
  }

  #button(choice, kind, mark = nothing) {
    return html`<button class=${kind} data-choice=${choice.id} aria-busy=${this.busy === choice.id} @click=${() => this.#send(choice)}>
      ${mark}<span>${choice.label}</span>${this.#about(choice)}
    </button>`;
  }

  #folded(choice, kind = 'normal') {
    const open = this.opened === choice.id;
    return html`<div class="folded ${open ? 'unfolded' : ''}">
      <button class=${kind} data-choice=${choice.id} aria-expanded=${open} @click=${() => (this.opened = open ? null : choice.id)}>
        <span>${choice.label}</span>${this.#about(choice)}
      </button>
      ${open ? this.#form(choice, false) : nothing}
    </div>`;
  }

  /** What the card of a choice does, where its label doesn't say so already. */
  #about(choice) {
    const text = this.game.things(this.link.frame.view, choice.seat).card(choice.act.card)?.text;
    return text && !choice.label.includes(text) ? html`<small>${text}</small>` : nothing;
  }

  #form(choice, main) {
    return html`<st-choice-form .choice=${choice} .link=${this.link} .game=${this.game} .busy=${this.busy === choice.id} .main=${main} .round=${this.round}
      @send=${({ detail }) => this.#send(choice, detail.act, detail.reading)}></st-choice-form>`;
  }
}
customElements.define('st-choices', Choices);
