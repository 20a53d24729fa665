/** One entry of the journal with everything that belongs to it: act, ruling, sum, citation, effects, who, by which device, the reading. */
import { html, nothing } from 'lit';
import { lang, t } from '../core/texts.js';
import { rulingFull } from '../parts/rulings.js';
import './provenance.js';

/** A date and time with seconds, in the reader's own zone. */
function moment(at) {
  return new Date(at).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'medium', hour12: false });
}

/**
 * @param {object} entry
 * @param {(seat: string) => string} name of a seat
 * @param {string} device as people know it
 * @param {string} table its path in the interface
 */
export function entryView(entry, name, device, table) {
  return html`<article class="entry-view" aria-label=${t('entry')}>
    ${rulingFull(entry)}
    ${entry.reason ? html`<p class="entry-reason">${t('entry.reason', { reason: entry.reason })}</p>` : nothing}
    ${entry.roll ? html`<st-provenance .roll=${entry.roll} .table=${table}></st-provenance>` : nothing}
    <dl class="facts">
      <div><dt>${t('entry.who')}</dt><dd>${entry.seatName ?? name(entry.seat)}</dd></div>
      <div><dt>${t('entry.device')}</dt><dd>${device}</dd></div>
      <div><dt>${t('entry.when')}</dt><dd>${moment(entry.at)}</dd></div>
      <div><dt>${t('entry.position')}</dt><dd>${entry.position}</dd></div>
      <div><dt>${t('entry.kind')}</dt><dd>${t(`entry.kind.${entry.kind}`)}</dd></div>
      <div><dt>${t('entry.hash')}</dt><dd class="hash">${entry.hash}</dd></div>
    </dl>
    ${entry.act ? html`<details class="more"><summary>${t('entry.act')}</summary><pre>${JSON.stringify(entry.act, null, 2)}</pre></details>` : nothing}
  </article>`;
}
