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
import '../parts/camera-note.js';
import '../parts/sure.js';
import './dice-tray.js';
import './dice-shown.js';
import { colourNames } from './dice-end.js';
import { setList } from './dice-sets.js';

class DicePage extends Element {
  static properties = {
    dice: { state: true },
    face: { state: true },
    /** What the page waits for: `picture`, `learn`, or anything else. */
    busy: { state: true },
    problem: { state: true },
    tray: { state: true },
  };

  async connectedCallback() {
    super.connectedCallback();
    stayAwake();
    await this.#do('GET', '');
    const asked = location.hash.slice(1);
    this.face = FACES.includes(asked) ? asked : (this.dice?.missing[0]?.face ?? FACES[0]);
  }

  /** Asks for something; what comes back is how the dice stand now. */
  async #do(method, path, content, what = 'other') {
    this.busy = what;
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
      this.busy = null;
    }
  }

  async #again() {
    this.dice = await ask('GET', '/api/dice').catch(() => this.dice);
  }

  #picture(path, query, file) {
    const more = [query, file ? '' : 'from=camera', `lang=${lang}`].filter(Boolean).join('&');
    return this.#do('POST', `${path}?${more}`, file ? { body: file } : {}, 'picture');
  }

  /** Goes to a face; the address keeps it, so that another language shows the same one. */
  #turnTo(face) {
    this.face = face;
    this.tray = false;
    history.replaceState(null, '', `#${face}`);
  }

  async #begin(camera) {
    this.name = '';
    if (await this.#do('POST', '/draft', { json: { camera } })) this.#turnTo(FACES[0]);
  }

  async #finish(name) {
    if (!(await this.#do('POST', '/draft/finish', { json: { name } }, 'learn'))) return;
    this.name = name;
    await this.#again();
    await this.updateComplete;
    this.querySelector('st-dice-learned')?.scrollIntoView({ block: 'nearest' });
  }

  async #discard() {
    if ((await this.#do('DELETE', '/draft')) !== null) await this.#again();
  }

  render() {
    return html`<header class="top"><h1>${t('enrol')}</h1><p class="motto">${t('enrol.why')}</p>
        <div class="lights"><a class="button plain" href="/">${t('page.home')}</a><st-preferences></st-preferences></div></header>
      <main class="enrol">
        ${problemNote(this.problem, () => (this.problem = null))}
        ${this.dice && this.face ? html`${this.dice.draft ? this.#draft(this.dice.draft) : this.#start()}${this.#sets()}` : this.problem ? nothing : html`<p role="status">${t('line.connecting')}</p>`}
      </main>`;
  }

  #start() {
    const { camera } = this.dice;
    return html`<section class="panel begin"><h2>${t('enrol.begin')}</h2><p>${t('enrol.begin.how')}</p>
        <st-camera-note @camera=${() => this.#again()}></st-camera-note>
        <div class="form-end">
          ${camera ? html`<button class="primary" @click=${() => this.#begin(true)}>${t('enrol.begin.camera')}</button>` : nothing}
          <button class=${camera ? 'normal' : 'primary'} @click=${() => this.#begin(false)}>${symbol('photo')} ${t('enrol.begin.photo')}</button>
        </div></section>`;
  }

  #sets() {
    const { draft, sets } = this.dice;
    return draft && sets.length === 0 ? nothing : setList(sets, (method, path, content) => this.#do(method, path, content));
  }

  #draft(draft) {
    const { sets, missing } = this.dice;
    const trayFirst = draft.camera && !draft.corners;
    const atTray = trayFirst || this.tray;
    const end = draft.pictures.length === 0 ? nothing : html`<st-dice-end .missing=${missing} .learned=${draft.learned} .name=${this.name} .busy=${Boolean(this.busy)} .learning=${this.busy === 'learn'}
      @finish=${({ detail }) => this.#finish(detail)} @face=${({ detail }) => this.#turnTo(detail)}></st-dice-end>`;
    const whole = missing.length === 0;
    return html`${draft.learned
        ? html`<st-dice-learned .learned=${draft.learned} .used=${sets[0]?.name === draft.learned.name} .busy=${Boolean(this.busy)} @done=${() => this.#discard()} @face=${({ detail }) => this.#turnTo(detail)}></st-dice-learned>`
        : nothing}
      ${atTray ? this.#tray(draft) : html`${draft.leftInTray > 0 ? this.#left() : nothing}${whole ? end : nothing}${this.#tabs()}${this.#faces(draft)}${whole ? nothing : end}`}
      <div class="form-end">
        ${trayFirst ? nothing : html`<button class="plain" @click=${() => (this.tray = !this.tray)}>${t(this.tray ? 'enrol.tray.back' : draft.corners ? 'enrol.tray.again' : 'enrol.tray.offer')}</button>`}
        ${draft.learned ? nothing : html`<st-sure .words=${t('enrol.discard')} .question=${draft.pictures.length > 0 ? t('enrol.discard.sure', { count: draft.pictures.length }) : ''} .busy=${Boolean(this.busy)} @sure=${() => this.#discard()}></st-sure>`}
      </div>`;
  }

  /** Where dice lay in the tray when it was shown empty. */
  #left() {
    return html`<section class="panel" role="status"><p class="asked">${t('enrol.tray.left')}</p>
      <button class="normal" @click=${() => (this.tray = true)}>${t('enrol.tray.again')}</button></section>`;
  }

  #tray(draft) {
    return html`<st-dice-tray .draft=${draft} .busy=${Boolean(this.busy)} .looking=${this.busy === 'picture'}
      @picture=${({ detail }) => this.#picture('/draft/empty', '', detail)}
      @corners=${async ({ detail }) => (await this.#do('POST', '/draft/tray', { json: { corners: detail } })) && (this.tray = false)}></st-dice-tray>`;
  }

  /** How many dice have been seen with this face. */
  #count(face) {
    return this.dice.draft.pictures.flatMap((one) => one.dice).filter((one) => one.face === face).length;
  }

  #tabs() {
    return html`<nav class="tabs faces" aria-label=${t('field.faces')}>
      ${FACES.map((face) => html`<button class="tab" data-face=${face} aria-pressed=${face === this.face} @click=${() => this.#turnTo(face)}>${symbol(face)}<span>${faceName(face)}</span>${this.#count(face) ? html`<b class="count">${this.#count(face)}</b>` : nothing}</button>`)}
    </nav>`;
  }

  /** The face to show after this one: the next that is missing, in the order of the tabs and round again. */
  #next() {
    const others = this.dice.missing.map((one) => one.face).filter((face) => face !== this.face);
    return others.find((face) => FACES.indexOf(face) > FACES.indexOf(this.face)) ?? others[0];
  }

  #faces(draft) {
    const shown = draft.pictures.filter((one) => one.face === this.face);
    const lacking = this.dice.missing.find((one) => one.face === this.face)?.colours ?? [];
    const enough = this.#count(this.face) > 0 && lacking.length === 0;
    const next = enough ? this.#next() : undefined;
    return html`<section class="panel showing">
        <div class="show"><h2>${symbol(this.face)} ${t('enrol.show', { face: faceName(this.face) })}</h2>
          <p class="quiet">${t(draft.camera ? 'enrol.show.camera' : 'enrol.show.photo')}</p>
          ${shown.length > 0 && lacking.length > 0 ? html`<p class="ask" role="status">${t('enrol.lacking', { colours: colourNames(lacking) })}</p>` : nothing}
          ${next ? html`<button class=${draft.learned ? 'normal' : 'primary'} data-next=${next} ?disabled=${Boolean(this.busy)} @click=${() => this.#turnTo(next)}>${symbol(next)} ${t('enrol.next', { face: faceName(next) })}</button>` : nothing}
          <st-shutter .camera=${draft.camera} .busy=${Boolean(this.busy)} .looking=${this.busy === 'picture'} .aside=${enough || Boolean(draft.learned)} .words=${t(shown.length > 0 ? 'enrol.take.more' : 'enrol.take')} @picture=${({ detail }) => this.#picture('/draft/pictures', `face=${this.face}`, detail)}></st-shutter></div>
        <div class="taken">${[...shown].reverse().map((one) => html`<st-dice-shown .shown=${one} .busy=${Boolean(this.busy)}
          @name=${({ detail }) => this.#do('POST', `/draft/pictures/${one.id}`, { json: { dice: detail } })}
          @drop=${() => this.#do('DELETE', `/draft/pictures/${one.id}`)}></st-dice-shown>`)}</div>
      </section>`;
  }
}
customElements.define('st-dice', DicePage);
