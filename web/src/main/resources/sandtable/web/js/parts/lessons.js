/** Dice that were read wrongly or doubted and that people named: the set may learn them, if somebody likes. */
import { html, nothing } from 'lit';
import { LinkedElement } from '../core/element.js';
import { ask } from '../core/net.js';
import { t } from '../core/texts.js';
import { die, faceName } from './dice.js';
import { readingPicture } from './reading.js';

class Lessons extends LinkedElement {
  /** The seats that play on this page. */
  static properties = { seats: { attribute: false }, busy: { state: true }, learned: { state: true } };

  async #settle(method, lesson) {
    this.busy = lesson.reading;
    const answer = await this.link.attempt(() => ask(method, `${this.link.path}/readings/${encodeURIComponent(lesson.reading)}/lesson`));
    this.busy = null;
    this.learned = answer?.looks ?? 0;
  }

  render() {
    const mine = (this.link.frame.lessons ?? []).filter((one) => this.seats.includes(one.seat));
    if (mine.length === 0) return this.learned ? html`<p class="quiet lesson-learned" role="status">${t('lesson.learned', { count: this.learned })}</p>` : nothing;
    return html`${mine.map((lesson) => html`<details class="more lesson" data-lesson=${lesson.reading}>
      <summary>${t('lesson', { count: lesson.dice.length })}</summary>
      <section><p class="quiet">${t('lesson.why')}</p>
        ${readingPicture({ ...lesson, dice: lesson.dice.map((one) => ({ ...one, status: 'ask' })) })}
        <ul>${lesson.dice.map((one) => html`<li>${die(one)} <span>${one.read === one.face ? faceName(one.face) : t('lesson.named', { read: faceName(one.read), face: faceName(one.face) })}</span></li>`)}</ul>
        <div class="form-end"><button class="plain" @click=${() => this.#settle('DELETE', lesson)}>${t('lesson.no')}</button>
          <button class="normal" data-teach aria-busy=${this.busy === lesson.reading} ?disabled=${Boolean(this.busy)} @click=${() => this.#settle('POST', lesson)}>${t(this.busy === lesson.reading ? 'lesson.learning' : 'lesson.teach')}</button></div>
      </section></details>`)}`;
  }
}
customElements.define('st-lessons', Lessons);
