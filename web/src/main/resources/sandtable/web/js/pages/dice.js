/** The owner's dice: the sets there are, and enrolling a new one in three steps: the tray, a picture of each face, done. */
import { html, nothing } from 'lit';
import { Element } from '../core/element.js';
import { stayAwake } from '../core/device.js';
import { ask } from '../core/net.js';
import { lang, t } from '../core/texts.js';
import { FACES, symbol } from '../drawings/symbols.js';
import { faceName } from '../parts/dice.js';
import { problemNote } from '../parts/problem.js';
import '../parts/status.js';
import '../parts/shutter.js';
import './dice-tray.js';
import './dice-shown.js';
import { setList } from './dice-sets.js';

class DicePage extends Element {
  static properties = {
    dice: { state: true },
    face: { state: true },
    busy: { state: true },
    problem: { state: true },
    finished: { state: true },
    tray: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.face = FACES[0];
    stayAwake();
    this.#do('GET', '');
  }

  /** Asks for something; what comes back is how the dice stand now. */
  async #do(method, path, content) {
    this.busy = true;
    this.problem = null;
    try {
      const answer = await ask(method, `/api/dice${path}`, content);
      if (answer?.sets) this.dice = answer;
      return answer ?? true;
    } catch (problem) {
      this.problem = problem;
      if (this.dice && problem.status === 422) await this.#again();
      return null;
    } finally {
      this.busy = false;
    }
  }

  async #again() {
    this.dice = await ask('GET', '/api/dice').catch(() => this.dice);
  }

  #picture(path, query, file) {
    const more = [query, file ? '' : 'from=camera', `lang=${lang}`].filter(Boolean).join('&');
    return this.#do('POST', `${path}?${more}`, file ? { body: file } : {});
  }

  async #show(file) {
    const before = this.dice.draft.pictures.length;
    const answer = await this.#picture('/draft/pictures', `face=${this.face}`, file);
    if (answer?.draft && answer.draft.pictures.length > before) this.finished = null;
  }

  async #finish(name) {
    const answer = await this.#do('POST', '/draft/finish', { json: { name } });
    if (!answer) return;
    this.finished = answer;
    await this.#again();
  }

  async #discard() {
    if ((await this.#do('DELETE', '/draft')) === null) return;
    this.finished = null;
    await this.#again();
  }

  render() {
    return html`<header class="top"><h1>${t('enrol')}</h1><p class="motto">${t('enrol.why')}</p>
        <div class="lights"><a class="button plain" href="/">${t('page.home')}</a><st-preferences></st-preferences></div></header>
      <main class="enrol">
        ${problemNote(this.problem, () => (this.problem = null))}
        ${this.dice ? (this.dice.draft ? this.#draft(this.dice.draft) : this.#start()) : this.problem ? nothing : html`<p role="status">${t('line.connecting')}</p>`}
      </main>`;
  }

  #start() {
    const { camera, sets } = this.dice;
    const begin = (from) => this.#do('POST', '/draft', { json: { camera: from } });
    return html`<section class="panel begin"><h2>${t('enrol.begin')}</h2><p>${t('enrol.begin.how')}</p>
        <div class="form-end">
          ${camera ? html`<button class="primary" @click=${() => begin(true)}>${t('enrol.begin.camera')}</button>` : nothing}
          <button class=${camera ? 'normal' : 'primary'} @click=${() => begin(false)}>${symbol('photo')} ${t('enrol.begin.photo')}</button>
        </div></section>
      ${setList(sets, (method, path, content) => this.#do(method, path, content))}`;
  }

  #draft(draft) {
    const trayFirst = draft.camera && !draft.corners;
    return html`${trayFirst || this.tray ? this.#tray(draft) : html`${this.#faces(draft)}${this.#end(draft)}`}
      <div class="form-end">
        ${trayFirst ? nothing : html`<button class="plain" @click=${() => (this.tray = !this.tray)}>${t(this.tray ? 'enrol.tray.back' : draft.corners ? 'enrol.tray.again' : 'enrol.tray.offer')}</button>`}
        <button class="plain" @click=${() => this.#discard()}>${t(this.finished ? 'enrol.close' : 'enrol.discard')}</button>
      </div>`;
  }

  #tray(draft) {
    return html`<st-dice-tray .draft=${draft} .busy=${Boolean(this.busy)}
      @picture=${({ detail }) => this.#picture('/draft/empty', '', detail)}
      @corners=${async ({ detail }) => (await this.#do('POST', '/draft/tray', { json: { corners: detail } })) && (this.tray = false)}></st-dice-tray>`;
  }

  #faces(draft) {
    const shown = draft.pictures.filter((one) => one.face === this.face);
    const count = (face) => draft.pictures.flatMap((one) => one.dice).filter((one) => one.face === face).length;
    return html`<nav class="tabs faces" aria-label=${t('field.faces')}>
        ${FACES.map((face) => html`<button class="tab" data-face=${face} aria-pressed=${face === this.face} @click=${() => (this.face = face)}>${symbol(face)}<span>${faceName(face)}</span>${count(face) ? html`<b class="count">${count(face)}</b>` : nothing}</button>`)}
      </nav>
      <section class="panel showing">
        <div class="show"><h2>${symbol(this.face)} ${t('enrol.show', { face: faceName(this.face) })}</h2>
          <p class="quiet">${t(draft.camera ? 'enrol.show.camera' : 'enrol.show.photo')}</p>
          <st-shutter .camera=${draft.camera} .busy=${Boolean(this.busy)} .words=${t(shown.length ? 'enrol.take.more' : 'enrol.take')} @picture=${({ detail }) => this.#show(detail)}></st-shutter></div>
        <div class="taken">${[...shown].reverse().map((one) => html`<st-dice-shown .shown=${one} .busy=${Boolean(this.busy)}
          @name=${({ detail }) => this.#do('POST', `/draft/pictures/${one.id}`, { json: { dice: detail } })}
          @drop=${() => this.#do('DELETE', `/draft/pictures/${one.id}`)}></st-dice-shown>`)}</div>
      </section>`;
  }

  #end(draft) {
    const { missing } = this.dice;
    if (draft.pictures.length === 0) return nothing;
    const save = (event) => {
      event.preventDefault();
      this.#finish(new FormData(event.target).get('name').trim());
    };
    return html`<section class="panel ending">
      ${missing.length > 0
        ? html`<h2>${t('enrol.missing')}</h2><ul class="missing">${missing.map((one) => html`<li><button class="plain" @click=${() => (this.face = one.face)}>${symbol(one.face)} ${faceName(one.face)}: ${one.colours.map((colour) => t(`enrol.colour.${colour}`)).join(', ')}</button></li>`)}</ul>`
        : html`<h2>${t('enrol.whole')}</h2>`}
      ${this.finished ? this.#result(this.finished) : nothing}
      <form @submit=${save}><label>${t('enrol.name')}<input name="name" maxlength="40" required .value=${this.finished?.name ?? t('enrol.name.usual')} /></label>
        <button class=${missing.length === 0 && !this.finished ? 'primary' : 'normal'} ?disabled=${this.busy} aria-busy=${Boolean(this.busy)}>${t(this.busy ? 'enrol.learning' : this.finished ? 'enrol.finish.again' : missing.length > 0 ? 'enrol.finish.now' : 'enrol.finish')}</button></form>
    </section>`;
  }

  #result({ name, looks, alike, unclear, likeCloth }) {
    return html`<div class="result" role="status"><p><b>${t('enrol.done', { name, looks })}</b></p>
      ${alike.length > 0
        ? html`<p>${t('enrol.alike')}</p><ul>${alike.map((pair) => html`<li>${symbol(pair.face)} ${symbol(pair.other)} ${t('enrol.alike.pair', { face: faceName(pair.face), other: faceName(pair.other), colours: pair.colours.map((colour) => t(`enrol.colour.${colour}`)).join(', ') })}</li>`)}</ul>`
        : nothing}
      ${unclear.length > 0
        ? html`<p>${t('enrol.unclear')}</p><ul>${unclear.map((one) => html`<li><button class="plain" @click=${() => (this.face = one.face)}>${symbol(one.face)} ${t('enrol.unclear.one', { face: faceName(one.face), colour: t(`enrol.colour.${one.colour}`) })}</button></li>`)}</ul>`
        : nothing}
      ${likeCloth.length > 0 ? html`<p>${t('enrol.like-cloth', { colours: likeCloth.map((colour) => t(`enrol.colour.${colour}`)).join(', ') })}</p>` : nothing}</div>`;
  }
}
customElements.define('st-dice', DicePage);
