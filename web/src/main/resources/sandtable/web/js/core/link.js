/** One page's line to one table: the newest frame comes in, acts go out. */
import { lang } from './texts.js';
import { newKey } from './device.js';
import { ask, Problem, Unreachable } from './net.js';
import { follow } from './stream.js';

const SEEN_MS = 1_500;
const RESEND_MS = [300, 700, 1500, 3000, 5000, 8000];

/**
 * Fires `change` whenever something that is shown may have changed.
 *
 * `state` is `connecting`, `live` or `reconnecting`; `since` is the moment of the last change of it (a Date).
 */
export class Link extends EventTarget {
  frame = null;
  presence = null;
  state = 'connecting';
  since = new Date();
  /** The last refusal that nobody has waved away yet. */
  problem = null;
  /** Set once the server says that this device has no place here. */
  refused = null;

  /**
   * @param {string} table
   * @param {string} seat for whom the page stands: a player's seat, `display` or `referee`
   */
  constructor(table, seat) {
    super();
    this.table = table;
    this.seat = seat;
    this.path = `/api/tables/${encodeURIComponent(table)}`;
  }

  /** Connects, and stays connected for as long as the page lives. */
  start() {
    follow(`${this.path}/stream?seat=${encodeURIComponent(this.seat)}&lang=${lang}`, {
      event: (name, data) => {
        if (name === 'view') this.frame = data;
        if (name === 'presence') this.presence = data;
        this.#changed();
      },
      live: () => this.#to('live'),
      lost: () => this.#to('reconnecting'),
      refused: (problem) => {
        this.refused = problem;
        this.#changed();
      },
    });
    return this;
  }

  /**
   * Sends an act. If the line is lost it is sent again under the same key, so that it happens once.
   *
   * @param {string} seat
   * @param {object} act
   * @param {string|undefined} reading the id of the reading that the act confirms
   * @returns {Promise<object|null>} the answer; `null` where it was refused (`problem` then says why)
   */
  act(seat, act, reading) {
    const body = { seat, expected: this.frame.position, key: newKey(), act, ...(reading ? { reading } : {}) };
    return this.attempt(async () => {
      const answer = await this.#send(body);
      await this.#seen(answer.position);
      return answer;
    });
  }

  /** Until the page shows what an act did, so that a quick second tap meets the new choices; not for long, the answer stands anyway. */
  #seen(position) {
    return new Promise((done) => {
      const look = () => {
        if (this.frame.position < position) return;
        clearTimeout(patience);
        this.removeEventListener('change', look);
        done();
      };
      const patience = setTimeout(() => {
        this.removeEventListener('change', look);
        done();
      }, SEEN_MS);
      this.addEventListener('change', look);
      look();
    });
  }

  /** Does something that may be refused; a refusal is shown on the page and answered by `null`. */
  async attempt(work) {
    this.clear();
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      this.problem = failure;
      this.#changed();
      return null;
    }
  }

  /** Waves the shown problem away. */
  clear() {
    if (this.problem) {
      this.problem = null;
      this.#changed();
    }
  }

  async #send(body) {
    for (const pause of RESEND_MS) {
      try {
        return await ask('POST', `${this.path}/acts`, { json: body });
      } catch (failure) {
        if (!(failure instanceof Unreachable)) throw failure;
        await new Promise((later) => setTimeout(later, pause));
      }
    }
    return ask('POST', `${this.path}/acts`, { json: body });
  }

  #to(state) {
    if (this.state === state) return;
    this.state = state;
    this.since = new Date();
    this.#changed();
  }

  #changed() {
    this.dispatchEvent(new Event('change'));
  }
}
