/** What all elements of the pages share: they live in the page's own tree, so that one set of styles reaches them. */
import { LitElement } from 'lit';

export class Element extends LitElement {
  createRenderRoot() {
    this.replaceChildren(); // what the page showed while it was loading
    return this;
  }
}

/** An element that shows a Link and is drawn again when it changes; `link` is a property. */
export class LinkedElement extends Element {
  static properties = { link: { attribute: false } };
  #again = () => this.requestUpdate();
  #heard = null;

  willUpdate() {
    if (this.#heard === this.link) return;
    this.#heard?.removeEventListener('change', this.#again);
    this.#heard = this.link;
    this.#heard?.addEventListener('change', this.#again);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#heard?.removeEventListener('change', this.#again);
    this.#heard = null;
  }
}
