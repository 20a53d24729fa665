/** The sets of dice that there are: which one is used, sharing one as a file, taking one in. */
import { html, nothing } from 'lit';
import { t } from '../core/texts.js';

/** What a file's name says without its ending, as a name for the set. */
function nameOf(file) {
  return file.name.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N} _-]/gu, '').slice(0, 40).replace(/^[ _-]+/, '') || t('enrol.name.usual');
}

function lookCount(looks) {
  return Object.values(looks).flatMap((faces) => Object.values(faces)).reduce((sum, n) => sum + n, 0);
}

/**
 * @param {Array} sets the one in use first
 * @param {(method: string, path: string, content?: object) => Promise<any>} act
 */
export function setList(sets, act) {
  const take = (input) => {
    const [file] = input.files;
    input.value = '';
    if (file) act('POST', `/sets?name=${encodeURIComponent(nameOf(file))}`, { body: new Blob([file], { type: 'application/octet-stream' }) });
  };
  return html`<section class="panel sets"><h2>${t('enrol.sets')}</h2>
    ${sets.length === 0 ? html`<p class="quiet">${t('enrol.sets.none')}</p>` : nothing}
    <ul>${sets.map((one) => html`<li data-set=${one.name}><div><b>${one.name}</b> ${one.used ? html`<span class="chip">${t('enrol.sets.used')}</span>` : nothing}
        <p class="quiet">${Object.keys(one.looks).length > 0 ? t('enrol.sets.what', { colours: Object.keys(one.looks).map((colour) => t(`enrol.colour.${colour}`)).join(', '), count: lookCount(one.looks) }) : t('enrol.sets.broken')}${one.table ? ` · ${t('enrol.sets.table')}` : nothing}</p></div>
        <div class="form-end">${one.used ? nothing : html`<button class="normal" @click=${() => act('POST', `/sets/${encodeURIComponent(one.name)}/use`)}>${t('enrol.sets.use')}</button>`}
        <a class="button plain" href=${`/api/dice/sets/${encodeURIComponent(one.name)}`} download=${`${one.name}.set`}>${t('enrol.sets.share')}</a></div></li>`)}</ul>
    <label class="button plain">${t('enrol.sets.take')}<input class="unseen" type="file" @change=${(event) => take(event.target)} /></label>
  </section>`;
}
