/** The fields of a choice that are still open, each as the widget that fits a finger best. Knows forms, not rules. */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { t, tOr } from '../core/texts.js';
import { FACES } from '../drawings/symbols.js';
import { die, dieName, faceMark } from './dice.js';

const KEYS = 16;

/** Whether a number is chosen by one tap on a key: where there are few of them. */
export function numberKeys(open) {
  return open.max - open.min < KEYS;
}

/** What stands in a field before anybody touches it: none of a set, and a number that is stepped from. */
export function untouched(open) {
  if (open.kind === 'set') return [];
  return open.kind === 'number' && !numberKeys(open) ? Math.max(open.min, Math.min(open.max, 0)) : undefined;
}

/** Whether the act may be sent with this value in this field. */
export function complete(open, value) {
  if (value === undefined || value === null) return open.kind === 'text' && !open.min;
  if (open.kind === 'list' || open.kind === 'set') return value.length >= (open.min ?? 0) && value.length <= (open.max ?? Infinity);
  if (open.kind === 'number') return Number.isInteger(value) && value >= open.min && value <= open.max;
  if (open.kind === 'text') return value.trim().length >= (open.min ?? 0) && value.length <= (open.max ?? Infinity);
  return open.values.includes(value);
}

/** A field's name for people. */
export function fieldName(open) {
  return tOr(`field.${open.name}`, open.name);
}

/**
 * @param {{name: string, kind: string, values: string[], labels: string[], min: number, max: number}} open
 * @param {any} value what was chosen so far
 * @param {(value: any) => void} change
 * @param {{dice: Array, card: (id: string) => object|undefined}} things what the game can show for a value
 */
export function field(open, value, change, things) {
  if (open.kind === 'number') return numberField(open, value, change);
  if (open.kind === 'text') {
    return html`<input type="text" aria-label=${fieldName(open)} maxlength=${open.max} .value=${value ?? ''} @input=${(event) => change(event.target.value)} />`;
  }
  if (open.kind === 'list') return listField(open, value ?? [], change);
  const chosen = (option) => (open.kind === 'set' ? (value ?? []).includes(option) : value === option);
  const toggle = (option) => change(open.kind === 'set' ? toggled(open, value ?? [], option) : option);
  const dice = open.values.map((id) => things.dice.find((one) => one.id === id));
  if (open.values.length > 0 && dice.every(Boolean)) return diceField(open, dice, chosen, toggle);
  if (open.values.length > 0 && open.values.every((option) => FACES.includes(option))) return faceKeys(open, chosen, toggle);
  return html`<div class="options" role="group" aria-label=${fieldName(open)}>
    ${open.values.map((option, i) => {
      const card = things.card(option);
      return html`<button data-value=${option} aria-pressed=${chosen(option)} @click=${() => toggle(option)}>
        <span>${open.labels?.[i] ?? option}</span>${card?.text ? html`<small>${card.text}</small>` : nothing}
      </button>`;
    })}
  </div>`;
}

function toggled(open, value, option) {
  if (value.includes(option)) return value.filter((one) => one !== option);
  return open.max && value.length >= open.max ? [...value.slice(1 + value.length - open.max), option] : [...value, option];
}

function diceField(open, dice, chosen, toggle) {
  return html`<div class="dice-slots" role="group" aria-label=${fieldName(open)}>
    ${dice.map(
      (one) => html`<button data-die=${one.id} aria-pressed=${chosen(one.id)} @click=${() => toggle(one.id)}>
        ${die({ ...one, locked: one.locked || (open.kind === 'set' && chosen(one.id)) })}
      </button>`,
    )}
  </div>`;
}

/** One key a face. */
export function faceKeys(open, chosen, press, guess = null) {
  return html`<div class="face-keys" role="group" aria-label=${fieldName(open)}>
    ${open.values.map(
      (face, i) => html`<button class=${face === guess ? 'guess' : ''} data-face=${face} aria-pressed=${chosen(face)} @click=${() => press(face)}>
        ${faceMark(face)}<span class="caption">${FACES.includes(face) ? (open.labels?.[i] ?? face) : nothing}</span>
      </button>`,
    )}
  </div>`;
}

function listField(open, value, change) {
  return html`<div class="options" role="group" aria-label=${fieldName(open)}>
      ${open.values.map(
        (option, i) => html`<button ?disabled=${value.length >= open.max} @click=${() => change([...value, option])}>${open.labels?.[i] ?? option}</button>`,
      )}
    </div>
    <p class="chosen">
      ${value.map((option, i) => html`<span class="tag">${i + 1}. ${open.labels?.[open.values.indexOf(option)] ?? option}</span>`)}
      ${value.length > 0 ? html`<button class="plain" @click=${() => change(value.slice(0, -1))}>${t('field.remove-last')}</button>` : nothing}
    </p>`;
}

function numberField(open, value, change) {
  if (numberKeys(open)) {
    const numbers = Array.from({ length: open.max - open.min + 1 }, (_, i) => open.min + i);
    return html`<div class="number-keys" role="group" aria-label=${fieldName(open)}>
      ${numbers.map((n) => html`<button aria-pressed=${value === n} @click=${() => change(n)}>${n}</button>`)}
    </div>`;
  }
  const now = value ?? open.min;
  const to = (n) => change(Math.max(open.min, Math.min(open.max, n)));
  return html`<div class="stepper" role="group" aria-label=${fieldName(open)}>
    ${[-5, -1].map((by) => html`<button ?disabled=${now <= open.min} @click=${() => to(now + by)}>${String(by).replace('-', '−')}</button>`)}
    <input type="number" inputmode="numeric" aria-label=${fieldName(open)} min=${open.min} max=${open.max} .value=${live(String(now))}
      @change=${({ target }) => to(Number.isNaN(target.valueAsNumber) ? now : Math.trunc(target.valueAsNumber))} />
    ${[1, 5].map((by) => html`<button ?disabled=${now >= open.max} @click=${() => to(now + by)}>+${by}</button>`)}
  </div>`;
}

/** The name of a die that a request asks for, by its place. */
export function slotName(die, place) {
  return t('die.slot', { die: dieName(die), place: place + 1 });
}
