/** How a device comes to trust the table's own certificate: once, for the camera, the wake lock and installing the page. */
import { html } from 'lit';
import { Element } from '../core/element.js';
import { t } from '../core/texts.js';
import '../parts/status.js';

const SYSTEMS = ['iphone', 'android', 'computer'];

class TrustPage extends Element {
  render() {
    return html`<main class="alone">
      <h1>${t('trust')}</h1>
      <p>${t('trust.why')}</p>
      <a class="button primary" href="/trust/sandtable.crt" download>${t('trust.load')}</a>
      <dl class="trust-steps">${SYSTEMS.map((system) => html`<div><dt>${t(`trust.${system}`)}</dt><dd>${t(`trust.${system}.steps`)}</dd></div>`)}</dl>
      <p class="quiet">${t('trust.note')}</p>
      <p><a class="button" href="/">${t('page.home')}</a> <st-preferences></st-preferences></p>
    </main>`;
  }
}
customElements.define('st-trust', TrustPage);
