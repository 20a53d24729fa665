/** One entry of the journal with everything that belongs to it: act, ruling, sum, citation, effects, who, by which device, the reading. */
import { html, nothing } from 'lit';
import { lang, t } from '../core/texts.js';
import { diceRow } from '../parts/dice.js';
import { readingPicture, sourceName } from '../parts/reading.js';
import { rulingFull } from '../parts/rulings.js';

/** A date and time with seconds, in the reader's own zone. */
function moment(at) {
  return new Date(at).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'medium', hour12: false });
}

export function entryView(entry, name) {
  return html`<article class="entry-view" aria-label=${t('entry')}>
    ${rulingFull(entry)}
    ${entry.reason ? html`<p class="entry-reason">${t('entry.reason', { reason: entry.reason })}</p>` : nothing}
    ${entry.roll ? provenance(entry.roll) : nothing}
    <dl class="facts">
      <div><dt>${t('entry.who')}</dt><dd>${entry.seatName ?? name(entry.seat)}</dd></div>
      <div><dt>${t('entry.device')}</dt><dd>${entry.device}</dd></div>
      <div><dt>${t('entry.when')}</dt><dd>${moment(entry.at)}</dd></div>
      <div><dt>${t('entry.position')}</dt><dd>${entry.position}</dd></div>
      <div><dt>${t('entry.kind')}</dt><dd>${t(`entry.kind.${entry.kind}`)}</dd></div>
      <div><dt>${t('entry.hash')}</dt><dd class="hash">${entry.hash}</dd></div>
    </dl>
    ${entry.act ? html`<details class="more"><summary>${t('entry.act')}</summary><pre>${JSON.stringify(entry.act, null, 2)}</pre></details>` : nothing}
  </article>`;
}

function provenance(roll) {
  return html`<section class="provenance">
    <h3>${t('entry.roll', { source: sourceName(roll) })}</h3>
    ${readingPicture({ width: 0, height: 0, dice: [], ...roll })}
    ${roll.dice?.length ? diceRow(roll.dice.map((one) => ({ ...one, doubtful: one.status === 'ask' }))) : nothing}
    ${roll.raw ? html`<details class="more"><summary>${t('entry.raw')}</summary><pre>${typeof roll.raw === 'string' ? roll.raw : [roll.raw].flat().map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')}</pre></details>` : nothing}
  </section>`;
}
