/** The pages' own words. What the game says comes worded from the server. */
import { language } from './device.js';

/** The language of this page. */
export const lang = language();

const words = await fetch(`/texts/${lang}.json`).then((answer) => answer.json());

/**
 * A sentence of the page. `{name}` is an argument, `{n|seat|seats}` takes the first form where n is 1.
 *
 * @param {string} key in texts/LANG.json
 * @param {Object<string, string|number>} args
 */
export function t(key, args = {}) {
  return (words[key] ?? key).replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name, one, other) =>
    one === undefined ? String(args[name] ?? '') : Number(args[name]) === 1 ? one : other,
  );
}

/** The words for a key, or the other words where the texts have none. */
export function tOr(key, other) {
  return words[key] ?? other;
}

/** A number with a true minus sign. */
export function num(value) {
  return value === null || value === undefined ? '–' : String(value).replace('-', '−');
}

/** A difference with its sign: `+3`, `−4`. */
export function signed(value) {
  return value > 0 ? `+${value}` : num(value);
}

/** Hours and minutes of a moment, as a clock on the wall shows them. */
export function clock(moment) {
  return new Date(moment).toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit', hour12: false });
}

document.documentElement.lang = lang;
