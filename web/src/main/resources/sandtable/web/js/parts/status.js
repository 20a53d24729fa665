/** How the page stands to the table: live, reconnecting, lost since; trays and camera; language and theme. */
import { html, nothing } from 'lit';
import { Element, LinkedElement } from '../core/element.js';
import { chooseLanguage, chooseTheme, theme } from '../core/device.js';
import { clock, lang, t, tOr } from '../core/texts.js';
import { symbol } from '../drawings/symbols.js';

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
      ${(presence?.trays ?? []).map((tray) => light(t('tray.name', { tray: tray.tray }), tray))}
      ${presence?.camera ? light(t('camera'), presence.camera) : nothing}`;
  }
}
customElements.define('st-line-status', LineStatus);

function light(name, { state, since, reason, detail }) {
  const good = state === 'found';
  const words = `${name}: ${tOr(`source.${state}`, state)}${!good && since ? ` ${t('since', { since: clock(since) })}` : ''}`;
  return html`<span class="line-status ${good ? 'live' : 'stale'}" title=${detail || words}><i aria-hidden="true"></i>${good ? html`${name}<span class="unseen">${words}</span>` : words}${!good && reason !== 'none' ? html` <small>${tOr(`trouble.${reason}`, detail)}</small>` : nothing}</span>`;
}

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
