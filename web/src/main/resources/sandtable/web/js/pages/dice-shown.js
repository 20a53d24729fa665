/** One picture of a set on the way: what was found in it, what is wrong with it, and correcting a die by a tap. */
import { html, nothing } from 'lit';
import { Element } from '../core/element.js';
import { t } from '../core/texts.js';
import { FACES, symbol } from '../drawings/symbols.js';
import { die, dieName, faceName } from '../parts/dice.js';
import '../parts/dice-picture.js';
import '../parts/sure.js';

const COLOURS = ['red', 'white', 'blue', 'black'];

/** Fires `name` with all dice of the picture as they are now named, and `drop`. */
class DiceShown extends Element {
  static properties = { shown: { attribute: false }, busy: { type: Boolean }, chosen: { state: true } };

  willUpdate(changed) {
    if (changed.has('shown') && this.chosen >= this.shown.dice.length) this.chosen = null;
  }

  #name(dice) {
    const plain = dice.map(({ x, y, size, colour, face }) => ({ x, y, size, colour, face }));
    this.dispatchEvent(new CustomEvent('name', { detail: plain }));
  }

  #change(change) {
    this.#name(this.shown.dice.map((one, i) => (i === this.chosen ? { ...one, ...change } : one)));
  }

  #add({ x, y }) {
    const { dice, face } = this.shown;
    this.chosen = dice.length;
    this.#name([...dice, { x, y, size: 0, colour: '', face }]);
  }

  #remove() {
    const at = this.chosen;
    this.chosen = null;
    this.#name(this.shown.dice.filter((_, i) => i !== at));
  }

  render() {
    const { id, width, height, dice, face } = this.shown;
    const one = dice[this.chosen];
    return html`<article class="shown" data-picture=${id}>
      <st-dice-picture .picture=${`/api/dice/draft/pictures/${id}`} .width=${width} .height=${height} .dice=${dice} .chosen=${this.chosen ?? -1}
        @die=${({ detail }) => (this.chosen = detail === this.chosen ? null : detail)} @place=${({ detail }) => this.#add(detail)}></st-dice-picture>
      <p role="status">${dice.length === 0 ? html`<b>${t('enrol.found.none')}</b>` : t('enrol.found', { count: dice.length, face: faceName(face) })} <span class="quiet">${t('enrol.tap')}</span></p>
      ${this.#flaws(dice)}
      ${one ? this.#correct(one) : nothing}
      <st-sure .words=${t('enrol.drop')} .question=${dice.length > 0 ? t('enrol.drop.sure', { count: dice.length }) : ''} .busy=${this.busy} @sure=${() => this.dispatchEvent(new Event('drop'))}></st-sure>
    </article>`;
  }

  #flaws(dice) {
    const flaws = [...new Set(dice.flatMap((one) => one.flaws))];
    if (flaws.length === 0) return nothing;
    const whose = (flaw) => dice.filter((one) => one.flaws.includes(flaw)).map(dieName).join(', ');
    return html`<ul class="flaws">${flaws.map((flaw) => html`<li><b>${t(`enrol.flaw.${flaw}`)}</b> (${whose(flaw)}): ${t(`enrol.mend.${flaw}`)}</li>`)}</ul>`;
  }

  #correct(one) {
    return html`<section class="correct-die" aria-label=${dieName(one)}>
      <div class="dice-slots">${COLOURS.map((colour) => html`<button data-colour=${colour} aria-pressed=${one.colour === colour} @click=${() => this.#change({ colour })}>${die({ colour, face: one.face })}</button>`)}</div>
      <div class="face-keys">${FACES.map((face) => html`<button data-face=${face} aria-pressed=${one.face === face} aria-label=${faceName(face)} @click=${() => this.#change({ face })}>${symbol(face)}</button>`)}</div>
      <button class="normal" data-no-die @click=${() => this.#remove()}>${t('enrol.no-die')}</button>
    </section>`;
  }
}
customElements.define('st-dice-shown', DiceShown);
