/** How trays and camera stand, for elements where no table is followed: asked for now and then while the element is on the page. */
import { ask } from '../core/net.js';

const LOOK_MS = 2_000;

/** A controller of an element, which is drawn again with each answer. */
export class Sources {
  /** The last answer of `/api/sources`; null where the companion does not answer. */
  now = null;
  #element;
  #timer;

  constructor(element) {
    this.#element = element;
    element.addController(this);
  }

  hostConnected() {
    this.#look();
    this.#timer = setInterval(() => this.#look(), LOOK_MS);
  }

  hostDisconnected() {
    clearInterval(this.#timer);
  }

  async #look() {
    this.now = await ask('GET', '/api/sources').catch(() => null);
    this.#element.requestUpdate();
  }
}
