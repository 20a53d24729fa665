/** Where the values of a roll come from: the picture with its boxes or the tray's own lines, and what people changed. */
import { html, nothing } from 'lit';
import { Element } from '../core/element.js';
import { t } from '../core/texts.js';
import { dieName, diceRow, faceName } from '../parts/dice.js';
import { doubt, readingPicture, sourceName } from '../parts/reading.js';

class ProvenanceView extends Element {
  static properties = { roll: { attribute: false }, table: {}, measured: { state: true } };

  willUpdate(changed) {
    if (!changed.has('roll')) return;
    this.measured = null;
    if (this.roll.picture) this.#measure(`${this.table}/readings/${encodeURIComponent(this.roll.reading)}/picture`);
  }

  /** The boxes are in pixels of the picture, and only the picture knows how many it has. */
  #measure(address) {
    const picture = new Image();
    picture.onload = () => (this.measured = { picture: address, width: picture.naturalWidth, height: picture.naturalHeight });
    picture.src = address;
  }

  render() {
    const { roll, measured } = this;
    const dice = (roll.dice ?? []).map((one) => ({ ...one, face: one.face ?? one.read, doubtful: Boolean(one.doubt), status: one.doubt === 'no-die' ? 'none' : one.doubt ? 'ask' : 'sure', reason: one.doubt }));
    const rolled = dice.some((one) => one.id) ? dice.filter((one) => one.id) : dice;
    const changed = rolled.filter((one) => one.read && one.read !== one.face);
    return html`<section class="provenance">
      <h3>${t('entry.roll', { source: sourceName(roll) })}${roll.doubt ? html` · ${doubt(roll.doubt)}` : nothing}</h3>
      ${measured ? readingPicture({ ...measured, dice: dice.filter((one) => one.size) }) : nothing}
      ${rolled.length > 0 ? diceRow(rolled) : nothing}
      ${changed.map((one) => html`<p class="quiet">${t('entry.corrected', { die: dieName(one), read: faceName(one.read), face: faceName(one.face) })}</p>`)}
      ${roll.raw?.length ? html`<details class="more"><summary>${t('entry.raw')}</summary><pre>${roll.raw.join('\n')}</pre></details>` : nothing}
    </section>`;
  }
}
customElements.define('st-provenance', ProvenanceView);
