/** Dice by finger: one tap a die. A reading fills in what it is sure of; what it doubts has to be settled by people. */
import { html, nothing } from 'lit';
import { Element } from '../core/element.js';
import { t } from '../core/texts.js';
import { die, faceName } from './dice.js';
import { faceKeys, slotName } from './fields.js';
import { doubt, matched, readingPicture, sourceName } from './reading.js';

/**
 * `dice` are those that are to be rolled, `open` is the field for their faces, `reading` fills it in if there is one. Fires `faces` with
 * the faces once all are known and none is in doubt, and with `null` before.
 */
class DiceEntry extends Element {
  static properties = {
    dice: { attribute: false },
    open: { attribute: false },
    reading: { attribute: false },
    /** Names the roll: another one begins with open dice. */
    roll: {},
    slots: { state: true },
    at: { state: true },
  };

  willUpdate(changed) {
    const identity = `${this.roll} ${this.reading?.id} ${this.dice.length}`;
    if (!changed.has('slots') && identity !== this.identity) {
      this.identity = identity;
      const seen = this.reading ? matched(this.reading, this.dice) : [];
      this.slots = this.dice.map((_, i) => slot(seen[i], this.open.values));
      this.at = this.#next(this.slots);
      this.#tell();
    }
  }

  #next(slots) {
    const open = slots.findIndex((one) => one.doubtful);
    return open >= 0 ? open : slots.findIndex((one) => !one.face);
  }

  #tell() {
    const done = this.slots.every((one) => one.face && !one.doubtful);
    queueMicrotask(() => this.dispatchEvent(new CustomEvent('faces', { detail: done ? this.slots.map((one) => one.face) : null })));
  }

  #press(face) {
    const at = this.at < 0 ? 0 : this.at;
    this.slots = this.slots.map((one, i) => (i === at ? { face } : one));
    this.at = this.#next(this.slots);
    this.#tell();
  }

  render() {
    const now = this.slots[this.at];
    return html`
      ${this.reading ? html`${readingPicture(this.reading, (i) => this.#pick(i))}<p class="quiet">${sourceName(this.reading)}${this.reading.reason ? html` · <b>${doubt(this.reading.reason)}</b>` : nothing}</p>` : nothing}
      <div class="dice-slots" role="group" aria-label=${t('dice.entry')}>
        ${this.slots.map(
          (one, i) => html`<button data-die=${this.dice[i].id} aria-pressed=${i === this.at} aria-label=${`${slotName(this.dice[i], i)}: ${one.face ? faceName(one.face) : t('die.open')}${one.doubtful ? `, ${t('die.doubtful')}` : ''}`} @click=${() => (this.at = i)}>
            ${die({ ...this.dice[i], face: one.face, doubtful: one.doubtful })}
          </button>`,
        )}
      </div>
      ${now?.doubtful ? html`<p class="ask" role="status">${t('dice.ask')}${now.reason ? ` (${doubt(now.reason)})` : ''}</p>` : nothing}
      ${faceKeys(this.open, (face) => this.at >= 0 && !now?.doubtful && now?.face === face, (face) => this.#press(face), now?.doubtful ? now.face : null)}
    `;
  }

  #pick(index) {
    const at = matched(this.reading, this.dice).indexOf(this.reading.dice[index]);
    if (at >= 0) this.at = at;
  }
}

function slot(seen, faces) {
  if (!seen) return { face: null };
  const face = faces.includes(seen.face) ? seen.face : null;
  return { face, doubtful: seen.status !== 'sure' || face === null, reason: seen.reason };
}
customElements.define('st-dice-entry', DiceEntry);
