/** Sets up a table: everything has a sensible default, so that one tap is enough. */
import { html, nothing } from 'lit';
import { Element } from '../core/element.js';
import { t, tOr } from '../core/texts.js';

class SetupForm extends Element {
  static properties = { packs: { attribute: false }, busy: { type: Boolean }, chosen: { state: true } };

  willUpdate() {
    this.chosen ??= this.#defaults(this.packs[0]);
  }

  #defaults(pack) {
    return {
      pack: pack.id,
      map: pack.maps[0]?.id,
      cards: pack.cards[0]?.id,
      units: Math.min(pack.units?.max ?? 1, Math.max(pack.units?.min ?? 1, 2)),
      modules: [],
      options: Object.fromEntries((pack.options ?? []).filter((option) => option.default !== undefined).map((option) => [option.id, option.default])),
    };
  }

  #set(change) {
    this.chosen = { ...this.chosen, ...change };
  }

  /** Those about a module only where that is played. */
  #options(pack) {
    return (pack.options ?? []).filter(({ module }) => !module || this.chosen.modules.includes(module));
  }

  /** What was chosen of an option that is no longer shown does not count. */
  #create(pack) {
    if (this.busy) return;
    const options = Object.fromEntries(this.#options(pack).map(({ id }) => [id, this.chosen.options[id]]));
    this.dispatchEvent(new CustomEvent('create', { detail: { ...this.chosen, options } }));
  }

  render() {
    const pack = this.packs.find((one) => one.id === this.chosen.pack);
    const { min = 1, max = 1 } = pack.units ?? {};
    const options = this.#options(pack);
    return html`<section class="panel setup">
      <h2>${t('setup')}</h2>
      ${this.#oneOf('pack', t('setup.pack'), this.packs.map(({ id, title }) => ({ id, label: title })), (id) => (this.chosen = this.#defaults(this.packs.find((one) => one.id === id))))}
      ${this.#oneOf('map', t('setup.map'), pack.maps)}
      ${max > min ? this.#oneOf('units', tOr(`setup.units.${pack.game}`, t('setup.units')), Array.from({ length: max - min + 1 }, (_, i) => ({ id: min + i, label: String(min + i) }))) : nothing}
      ${this.#modules(pack.modules ?? [])}
      ${this.#cards(pack)}
      ${options.length > 0 ? html`<details class="more"><summary>${t('setup.options')}</summary>${options.map((option) => this.#option(option))}</details>` : nothing}
      <button class="primary" aria-busy=${Boolean(this.busy)} @click=${() => this.#create(pack)}>${t('setup.open')}</button>
    </section>`;
  }

  #oneOf(name, label, values, choose = (id) => this.#set({ [name]: id })) {
    if (values.length === 0) return nothing;
    return html`<fieldset class=${name === 'units' ? 'half' : ''}><legend>${label}</legend><div class="options">
      ${values.map((one) => html`<button aria-pressed=${this.chosen[name] === one.id} @click=${() => choose(one.id)}>${one.label}</button>`)}
    </div></fieldset>`;
  }

  /** Cards that the app deals, or the players' own; deck by deck it can be told among the house rules. */
  #cards(pack) {
    const decks = (pack.options ?? []).filter(({ id }) => id.startsWith('deck.')).map(({ id }) => id);
    const sets = pack.cards.length > 0 || decks.length === 0 ? pack.cards : [{ id: 'app', label: t('setup.cards.app') }];
    if (decks.length === 0) return this.#oneOf('cards', t('setup.cards'), sets);
    const from = (where) => ({ ...this.chosen.options, ...Object.fromEntries(decks.map((deck) => [deck, where])) });
    const own = decks.every((deck) => this.chosen.options[deck] === 'table');
    return html`<fieldset><legend>${t('setup.cards')}</legend><div class="options">
      ${sets.map((one) => html`<button aria-pressed=${!own && (pack.cards.length === 0 || this.chosen.cards === one.id)}
        @click=${() => this.#set({ cards: pack.cards.length === 0 ? undefined : one.id, options: from('app') })}>${one.label}</button>`)}
      <button aria-pressed=${own} @click=${() => this.#set({ options: from('table') })}>${t('setup.cards.table')}</button>
    </div></fieldset>`;
  }

  #modules(modules) {
    if (modules.length === 0) return nothing;
    const on = this.chosen.modules;
    const toggle = (id) => this.#set({ modules: on.includes(id) ? on.filter((one) => one !== id) : [...on, id] });
    return html`<fieldset class="half"><legend>${t('setup.modules')}</legend><div class="options">
      ${modules.map((one) => html`<button aria-pressed=${on.includes(one.id)} @click=${() => toggle(one.id)}>${one.label}</button>`)}
    </div></fieldset>`;
  }

  #option({ id, label, values, default: usual }) {
    const now = this.chosen.options[id];
    return html`<fieldset><legend>${label}</legend><div class="options">
      ${values.map((one) => html`<button aria-pressed=${now === one.id} @click=${() => this.#set({ options: { ...this.chosen.options, [id]: one.id } })}>
        ${one.label}${one.id === usual ? html` <small>${t('setup.usual')}</small>` : nothing}</button>`)}
    </div></fieldset>`;
  }
}
customElements.define('st-setup-form', SetupForm);
