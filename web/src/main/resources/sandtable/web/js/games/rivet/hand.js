/** A player's Action! cards and Secret Missions, covered. */
import { CoveredHand } from '../../parts/covered-hand.js';
import rivet from './index.js';

class Hand extends CoveredHand {
  static properties = { seat: {} };
  words = { kind: 'rivet.hand.kind', count: 'rivet.hand.count' };
  /** A card may be played or thrown away: its button says which. */
  named = true;

  get hand() {
    const own = this.link.frame.view.players.find((player) => player.seat === this.seat);
    if (!own) return null;
    const { actions, missions } = own;
    const cards = actions.cards || missions.cards ? [...(actions.cards ?? []), ...(missions.cards ?? [])] : null;
    return { count: actions.count + missions.count, cards };
  }

  get game() {
    return rivet;
  }
}
customElements.define('rivet-hand', Hand);
