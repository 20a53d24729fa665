/**
 * A hand of cards: covered, shown for as long as a finger (or a key) holds, covered again when it lets go. A game's own element says which
 * cards (`hand`: `{count, cards}` or `null`), whose (`seat`), of which game (`game`), and the keys of its words (`words`: `{kind, count}`).
 */
import { html, nothing } from 'lit';
import { LinkedElement } from '../core/element.js';
import { t } from '../core/texts.js';
import './choice-form.js';

export class CoveredHand extends LinkedElement {
  static properties = { shown: { state: true }, playing: { state: true }, busy: { state: true } };
  #cover = () => (this.shown = false);
  #hide = () => document.visibilityState === 'hidden' && this.#cover();

  connectedCallback() {
    super.connectedCallback();
    this.classList.add('covered-hand');
    addEventListener('blur', this.#cover);
    document.addEventListener('visibilitychange', this.#hide);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('blur', this.#cover);
    document.removeEventListener('visibilitychange', this.#hide);
  }

  #hold(event) {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
    this.shown = true;
  }

  /** A finger that slid onto a card's button and lets go there plays that card; a second finger may tap it as well. */
  #release(event) {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-play]');
    if (this.shown && under && this.contains(under)) under.click();
    this.#cover();
  }

  #key(event, shown) {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    this.shown = shown;
  }

  async #play(choice, act = choice.act) {
    if (choice.open.length > 0 && act === choice.act) {
      this.playing = choice;
      return;
    }
    this.busy = true;
    if (await this.link.act(choice.seat, act)) this.playing = null;
    this.busy = false;
  }

  render() {
    const { view, choices } = this.link.frame;
    const { hand, seat, game, words } = this;
    if (!hand) return nothing;
    const plays = choices.filter((choice) => choice.seat === seat && game.inHand(choice, view));
    return html`<section class="hand ${this.shown ? 'open' : ''}" aria-label=${t('hand')}>
      ${hand.cards && hand.count > 0 ? this.#button(hand) : html`<p class="quiet">${hand.count} ${t(words.kind)}</p>`}
      ${this.shown && hand.cards ? html`<ul class="hand-cards">${hand.cards.map((card) => this.#card(card, plays))}</ul>` : nothing}
      ${this.playing ? this.#form(this.playing) : nothing}
    </section>`;
  }

  #button(hand) {
    return html`<button class="hold" @pointerdown=${this.#hold} @pointerup=${this.#release} @pointercancel=${this.#cover}
      @keydown=${(event) => this.#key(event, true)} @keyup=${(event) => this.#key(event, false)} @contextmenu=${(event) => event.preventDefault()}>
      <span class="fan" aria-hidden="true">${Array.from({ length: Math.min(hand.count, 7) }, () => html`<i></i>`)}</span>
      <span><b>${hand.count} ${t(this.words.count, { count: hand.count })}</b> ${this.shown ? t('hand.release') : t('hand.hold')}</span>
    </button>`;
  }

  #card(card, plays) {
    return html`<li><b>${card.name}</b><p>${card.text}</p>
      ${plays
        .filter((choice) => choice.act.card === card.id)
        .map((choice) => html`<button class="normal" data-play @click=${() => this.#play(choice)}>${this.named ? choice.label : t('hand.play')}</button>`)}
    </li>`;
  }

  #form(choice) {
    return html`<st-choice-form .choice=${choice} .link=${this.link} .game=${this.game} .busy=${Boolean(this.busy)} .main=${true}
      @send=${({ detail }) => this.#play(choice, detail.act)}></st-choice-form>
      <button class="plain" @click=${() => (this.playing = null)}>${t('cancel')}</button>`;
  }
}
