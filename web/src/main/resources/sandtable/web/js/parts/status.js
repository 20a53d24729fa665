/** How the page stands to the table: live, reconnecting, lost since; trays and camera; language and theme. */
import { html, nothing } from 'lit';
import { Element, LinkedElement } from '../core/element.js';
import { chooseLanguage, chooseTheme, theme } from '../core/device.js';
import { clock, lang, t, tOr } from '../core/texts.js';
import { symbol } from '../drawings/symbols.js';
import { Sources } from './sources.js';

/** A dropped line that comes back within this time is called "reconnecting"; after it the page says since when it is stale. */
const PATIENCE_MS = 5_000;

class LineStatus extends LinkedElement {
  updated() {
    clearTimeout(this.timer);
    if (this.link?.state === 'reconnecting') this.timer = setTimeout(() => this.requestUpdate(), 1000);
  }

  render() {
    const { state, since, presence } = this.link;
    const stale = state === 'reconnecting' && Date.now() - since > PATIENCE_MS;
    const words = stale ? t('line.stale', { since: clock(since) }) : t(`line.${state}`);
    return html`<span class="line-status ${stale ? 'stale' : state}" role="status"><i aria-hidden="true"></i>${words}</span>
      <span class="sources">${lights(presence)}</span>`;
  }
}
customElements.define('st-line-status', LineStatus);

/**
 * How the trays and the camera stand, one light each, with the dice that are not at rest. Where something is wrong a tap says what to do.
 *
 * @param {{trays?: Array, camera?: object, dice?: Array}|null} sources
 */
function lights(sources) {
  const moving = (tray) => (sources.dice ?? []).filter((die) => die.tray === tray.tray);
  return html`${(sources?.trays ?? []).map((tray) => light(trayName(tray), tray, moving(tray)))}${sources?.camera ? light(t('camera'), sources.camera) : nothing}`;
}

/** A tray's id without what the word before it says already: "Tray 7F3A". */
export function trayName({ tray }) {
  return t('tray.name', { tray: tray.replace(/^tray-/, '') });
}

/** "rolling 1 2 3 · crooked 5" */
function inMotion(dice) {
  const byState = new Map();
  for (const { die, state } of dice) byState.set(state, [...(byState.get(state) ?? []), die]);
  return [...byState].map(([state, names]) => `${tOr(`source.${state}`, state)} ${names.join(' ')}`).join(' · ');
}

function light(name, { state, since, reason, detail }, dice = []) {
  const known = reason !== 'none';
  if (state === 'found' && !known) {
    return html`<span class="line-status live"><i aria-hidden="true"></i><span class="name">${name}</span><span class="unseen">: ${tOr('source.found', state)}</span>${dice.length > 0 ? html` <small>${inMotion(dice)}</small>` : nothing}</span>`;
  }
  const { short, stood, advice } = trouble({ state, since, reason });
  return html`<details class="line-status stale"><summary><i aria-hidden="true"></i><span>${name}: ${short}</span></summary>
    <div class="light-detail">${advice ? html`<p>${advice}</p>` : nothing}<p>${stood}</p>${detail ? html`<p lang="en">${detail}</p>` : nothing}</div></details>`;
}

/** What is wrong with a tray or a camera, in a word or two; how it stands since when; and what to do, where there are words for it. */
export function trouble({ state, since, reason }) {
  const now = tOr(`source.${state}`, state);
  return { short: tOr(`trouble.${reason}`, now), stood: since ? `${now} ${t('since', { since: clock(since) })}` : now, advice: tOr(`advice.${reason}`, '') };
}

/** The lights where no table is followed. */
class SourceLights extends Element {
  #sources = new Sources(this);

  render() {
    return lights(this.#sources.now);
  }
}
customElements.define('st-source-lights', SourceLights);

/** A banner across the page while what it shows may be old. */
export function staleBanner(link) {
  return link.state === 'reconnecting' && link.frame
    ? html`<div class="stale-banner" role="status">${t('line.banner', { since: clock(link.since) })}</div>`
    : nothing;
}

class Preferences extends Element {
  render() {
    const other = lang === 'en' ? 'de' : 'en';
    const next = theme() === 'dark' ? 'light' : 'dark';
    const paint = () => {
      chooseTheme(next);
      this.requestUpdate();
    };
    return html`<button class="plain" lang=${other} aria-label=${t('language.switch')} @click=${() => chooseLanguage(other)}>${other.toUpperCase()}</button>
      <button class="plain" aria-label=${t(`theme.${next}`)} @click=${paint}>${symbol(next === 'light' ? 'sun' : 'moon')}</button>`;
  }
}
customElements.define('st-preferences', Preferences);
document.documentElement.dataset.theme = theme();
