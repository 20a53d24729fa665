/** Sandtable's own set of symbols, each drawn on a field of 24 by 24 in the colour of the text round it. */
import { html, svg, nothing } from 'lit';

const bust = svg`<path d="M4.6 11.2a7.4 7.4 0 0 1 14.8 0l1.6 1.3v1.3H3v-1.3z"/><path d="M7.6 14.9h8.8v.9a4.4 4.4 0 0 1-8.8 0z"/><path d="M2.6 23.2c.5-3 2.9-4.5 5.9-5a5 5 0 0 0 7 0c3 .5 5.4 2 5.9 5z"/>`;

const drawings = {
  soldier: bust,
  'two-soldiers': svg`<g transform="translate(-.9 5.4) scale(.56)">${bust}</g><g transform="translate(11.5 5.4) scale(.56)">${bust}</g>`,
  star: svg`<path d="M12 1.6l2.9 6.9 7.5.6-5.7 4.9 1.8 7.3-6.5-3.9-6.5 3.9 1.8-7.3-5.7-4.9 7.5-.6z"/>`,
  courage: svg`<path d="M6.4 1.5h4.1l1.5 3.6 1.5-3.6h4.1l-3.4 8.2h-4.4z"/><path fill-rule="evenodd" d="M12 10.2a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6zm-1.1 2.7v2.5H8.4v2.2h2.5v2.5h2.2v-2.5h2.5v-2.2h-2.5v-2.5z"/>`,
  tools: svg`<g transform="rotate(45 12 12)"><path d="M10.3.6v5.5h3.4V.6a5 5 0 0 1 .3 9.3v11.6a2 2 0 0 1-4 0V9.9a5 5 0 0 1 .3-9.3z"/></g>`,
  skull: svg`<path fill-rule="evenodd" d="M12 1.8a9.2 9.2 0 0 0-9.2 8.9c0 3 1.5 5.3 3.7 6.6v2.9c0 .9.7 1.6 1.6 1.6h1.3v-2.6h1.5v2.6h2.2v-2.6h1.5v2.6h1.3c.9 0 1.6-.7 1.6-1.6v-2.9c2.2-1.3 3.7-3.6 3.7-6.6A9.2 9.2 0 0 0 12 1.8zM8.3 8.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zm7.4 0a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM12 13.6l1.5 2.9h-3z"/>`,
  items: svg`<path fill-rule="evenodd" d="M8.5 3h7l1 3.2H21a1 1 0 0 1 1 1V20a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V7.2a1 1 0 0 1 1-1h4.5zM10 4.9l-.4 1.3h4.8L14 4.9zM10.9 9.4v3H8v2.3h2.9v3h2.2v-3H16v-2.3h-2.9v-3z"/>`,
  card: svg`<path fill-rule="evenodd" d="M6.5 1.5h11A1.5 1.5 0 0 1 19 3v18a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 21V3a1.5 1.5 0 0 1 1.5-1.5zM7 3.5v17h10v-17z"/><path d="M12 7.5l1.3 3.2 3.4.3-2.6 2.2.8 3.3-2.9-1.8-2.9 1.8.8-3.3-2.6-2.2 3.4-.3z"/>`,
  lock: svg`<path fill-rule="evenodd" d="M7 10V7.2a5 5 0 0 1 10 0V10h1.5a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V11a1 1 0 0 1 1-1zm2.3 0h5.4V7.2a2.7 2.7 0 0 0-5.4 0z"/>`,
  gun: svg`<path d="M1.5 9.5h12V8h3v1.5h6v2.2h-6V13h-3.2l2.7 7.5h-2.7l-1.5-4.3-3.6 4.3H4.8L10.6 13H5.5l-1.5 2.5H1.5z"/>`,
  mine: svg`<path fill-rule="evenodd" d="M12 6.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm-1 3.2v2.3H8.7v2h2.3v2.3h2V14h2.3v-2H13V9.7z"/><path d="M10.9 1.5h2.2v4h-2.2zM3 5.6l1.6-1.6 2.8 2.8-1.6 1.6zM21 5.6L19.4 4l-2.8 2.8 1.6 1.6z"/>`,
  shield: svg`<path d="M12 1.5l9 2.8v6.5c0 5.5-3.6 9.7-9 11.7-5.4-2-9-6.2-9-11.7V4.3z"/>`,
  bunker: svg`<path fill-rule="evenodd" d="M5 6h14l4 14H1zm-.3 6.3v2.9h14.6v-2.9z"/>`,
  weather: svg`<path d="M6.5 14.5a4 4 0 0 1 .4-8 5.5 5.5 0 0 1 10.4 1.3 3.6 3.6 0 0 1 .2 6.7zM5 17h14v1.8H5zM8 20.3h9v1.8H8z"/>`,
  undo: svg`<path d="M9.5 3.5v4h4.7a6.3 6.3 0 0 1 0 12.6H6v-2.3h8.2a4 4 0 0 0 0-8H9.5v4L3 8.7z"/>`,
  photo: svg`<path fill-rule="evenodd" d="M8.7 4h6.6l1.4 2.5H21a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V7.5a1 1 0 0 1 1-1h4.3zM12 8.5a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2zm0 2a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z"/>`,
  sun: svg`<path d="M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 5l1.5-1.5 2.8 2.8-1.5 1.5zM16.2 17.7l1.5-1.5 2.8 2.8-1.5 1.5zM19 3.5L20.5 5l-2.8 2.8-1.5-1.5zM6.3 16.2l1.5 1.5L5 20.5 3.5 19z"/>`,
  moon: svg`<path d="M14.5 2.2a8.5 8.5 0 1 0 7.3 13.3A9.5 9.5 0 0 1 14.5 2.2z"/>`,
  check: svg`<path d="M9.5 19.2l-6.7-6.7 2-2 4.7 4.7L19.2 5.5l2 2z"/>`,
  flag: svg`<path d="M4.5 1.5h2V3h13l-3.5 5.5L19.5 14h-13v8.5h-2z"/>`,
};

/** The names of the symbols that are faces of dice. */
export const FACES = ['soldier', 'two-soldiers', 'star', 'courage', 'tools', 'skull'];

/** Whether there is a drawing of that name. */
export function hasSymbol(name) {
  return name in drawings;
}

/**
 * A symbol as a picture.
 *
 * @param {string} name
 * @param {string|undefined} label what it says to those who cannot see it; none where words stand beside it
 */
export function symbol(name, label) {
  return label
    ? html`<svg class="symbol" viewBox="0 0 24 24" role="img" aria-label=${label}>${drawings[name] ?? nothing}</svg>`
    : html`<svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">${drawings[name] ?? nothing}</svg>`;
}

/** The same symbol inside another drawing, its field scaled to `size` with the upper left corner at x, y. */
export function symbolAt(name, x, y, size, kind = '') {
  return svg`<g class=${`symbol ${kind}`} transform=${`translate(${x} ${y}) scale(${size / 24})`}>${drawings[name] ?? nothing}</g>`;
}
