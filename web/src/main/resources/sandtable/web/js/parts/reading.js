/** A reading: the picture with a box round each die that was seen. */
import { html, svg, nothing } from 'lit';
import { t, tOr } from '../core/texts.js';
import { faceName } from './dice.js';

/** How readings tell people where they come from: tray, camera, photo. */
export function sourceName(reading) {
  return tOr(`reading.${reading.source}`, reading.source);
}

/** Why people have to look at a die, or at the whole reading. */
export function doubt(reason) {
  return reason ? tOr(`doubt.${reason.replaceAll(' ', '-')}`, reason) : '';
}

/**
 * @param {object} reading
 * @param {(index: number) => void} tap told the index of a die whose box was tapped
 */
export function readingPicture(reading, tap = () => undefined) {
  if (!reading.picture) return nothing;
  const { width, height, dice } = reading;
  return html`<figure class="reading-picture">
    <svg viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${t('reading.picture', { count: dice.filter((one) => one.status !== 'none').length })}>
      <image href=${reading.picture} width=${width} height=${height} />
      ${dice.map((one, i) => {
        const edge = one.size * 1.25;
        return svg`<g class=${`box ${one.status}`} @click=${() => tap(i)}>
          <rect x=${one.x - edge / 2} y=${one.y - edge / 2} width=${edge} height=${edge} rx=${edge * 0.12} stroke-width=${Math.max(2, width / 240)} />
          ${one.status === 'ask' ? svg`<text x=${one.x + edge / 2} y=${one.y - edge / 2} font-size=${Math.max(18, width / 22)}>?</text>` : nothing}
          <title>${boxTitle(one)}</title>
        </g>`;
      })}
    </svg>
  </figure>`;
}

function boxTitle({ status, face, reason }) {
  if (status === 'none') return doubt(reason);
  return `${face ? faceName(face) : t('die.open')}${reason ? `: ${doubt(reason)}` : ''}`;
}

/** The dice of a reading in the order of the dice that a request asks for; `null` where the reading has none for one. */
export function matched(reading, dice) {
  const left = reading.dice.filter((one) => one.status !== 'none');
  const take = (fits) => {
    const index = left.findIndex(fits);
    return index < 0 ? null : left.splice(index, 1)[0];
  };
  const byId = dice.map((wanted) => take((seen) => seen.id === wanted.id));
  return dice.map(
    (wanted, i) => byId[i] ?? take((seen) => !seen.id && (seen.colour === wanted.colour || wanted.colour === 'any')) ?? null,
  );
}
