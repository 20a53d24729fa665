/** The German's Decorations, covered. */
import { CoveredHand } from '../../parts/covered-hand.js';
import dday from './index.js';

class Hand extends CoveredHand {
  seat = 'german';
  words = { kind: 'dday.decorations.hand', count: 'dday.hand.count' };

  get hand() {
    return this.link.frame.view.german.decorations;
  }

  get game() {
    return dday;
  }
}
customElements.define('dday-hand', Hand);
