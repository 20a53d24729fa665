/** The end of enrolling: what is still missing, learning the set under a name, and what came of it. */
import { html, nothing } from 'lit';
import { Element } from '../core/element.js';
import { t } from '../core/texts.js';
import { symbol } from '../drawings/symbols.js';
import { faceName } from '../parts/dice.js';

/** Colours in words, for a sentence. */
export function colourNames(colours) {
  return colours.map((colour) => t(`enrol.colour.${colour}`)).join(', ');
}

/** Fires `finish` with the set's name, and `face` with one that people want to show. */
class DiceEnd extends Element {
  static properties = { missing: { attribute: false }, learned: { attribute: false }, name: {}, busy: { type: Boolean }, learning: { type: Boolean } };

  render() {
    if (this.learned && this.missing.length === 0) return nothing;
    return html`<section class="panel ending">
      ${this.missing.length > 0
        ? html`<h2>${t('enrol.missing')}</h2><ul class="missing">${this.missing.map((one) => html`<li><button class="plain" @click=${() => tellFace(this, one.face)}>${symbol(one.face)} ${[faceName(one.face), colourNames(one.colours)].filter(Boolean).join(': ')}</button></li>`)}</ul>`
        : html`<h2>${t('enrol.whole')}</h2>`}
      ${this.learned ? nothing : this.#form()}
    </section>`;
  }

  #form() {
    const save = (event) => {
      event.preventDefault();
      this.dispatchEvent(new CustomEvent('finish', { detail: new FormData(event.target).get('name').trim() }));
    };
    const words = this.learning ? 'enrol.learning' : this.name ? 'enrol.finish.again' : this.missing.length > 0 ? 'enrol.finish.now' : 'enrol.finish';
    return html`<form @submit=${save}><label>${t('enrol.name')}<input name="name" maxlength="40" required .value=${this.name || t('enrol.name.usual')} /></label>
      <button class=${this.missing.length === 0 ? 'primary' : 'normal'} ?disabled=${this.busy} aria-busy=${Boolean(this.learning)}>${t(words)}</button></form>`;
  }
}
customElements.define('st-dice-end', DiceEnd);

/** The set that was learned. Fires `done`, and `face` with one of which another picture makes it surer. */
class DiceLearned extends Element {
  static properties = { learned: { attribute: false }, used: { type: Boolean }, busy: { type: Boolean } };

  render() {
    const { name, looks, alike, unclear, differing, likeCloth } = this.learned;
    return html`<section class="panel"><div class="result" role="status"><p><b>${t(this.used ? 'enrol.done' : 'enrol.done.unused', { name, looks })}</b></p>
      ${alike.length > 0
        ? html`<p>${t('enrol.alike')}</p><ul>${alike.map((pair) => html`<li>${symbol(pair.face)} ${symbol(pair.other)} ${t('enrol.alike.pair', { face: faceName(pair.face), other: faceName(pair.other), colours: colourNames(pair.colours) })}</li>`)}</ul>`
        : nothing}
      ${this.#lookList('enrol.differing', differing)}
      ${this.#lookList('enrol.unclear', unclear)}
      ${likeCloth.length > 0 ? html`<p>${t('enrol.like-cloth', { colours: colourNames(likeCloth) })}</p>` : nothing}</div>
      <button class="primary" data-done ?disabled=${this.busy} @click=${() => this.dispatchEvent(new Event('done'))}>${t('enrol.close')}</button></section>`;
  }

  #lookList(words, looks) {
    return looks.length > 0
      ? html`<p>${t(words)}</p><ul>${looks.map((one) => html`<li><button class="plain" @click=${() => tellFace(this, one.face)}>${symbol(one.face)} ${t('enrol.look', { face: faceName(one.face), colour: t(`enrol.colour.${one.colour}`) })}</button></li>`)}</ul>`
      : nothing;
  }
}
customElements.define('st-dice-learned', DiceLearned);

function tellFace(element, face) {
  element.dispatchEvent(new CustomEvent('face', { detail: face }));
}
