/** The map: Sectors with what they demand now, the ways out of where Units stand, and the Units. Own drawing, from the pack's facts. */
import { html, svg, nothing } from 'lit';
import { Element } from '../../core/element.js';
import { num, t } from '../../core/texts.js';
import { symbolAt } from '../../drawings/symbols.js';
import { placeName } from './parts.js';
import { contours, layout, waves } from './map-layout.js';

class DdayMap extends Element {
  static properties = {
    view: { attribute: false },
    letter: { attribute: false },
    name: { attribute: false },
    size: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.watch = new ResizeObserver(([{ contentRect }]) => {
      const { width, height } = contentRect;
      const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      if (width > 0 && height > 0) this.size = { width: width / scale, height: height / scale, scale };
    });
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch.disconnect();
  }

  render() {
    if (!this.size) return nothing;
    const { width, height, scale } = this.size;
    const { view } = this;
    const { plates, shore } = layout(view, width, height);
    const standing = new Set(view.sectors.filter((sector) => sector.units?.length > 0).map((sector) => sector.id));
    const ways = (view.paths ?? []).filter((path) => plates.has(path.from) && plates.has(path.to));
    return html`<svg class="map" width=${width * scale} height=${height * scale} viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${this.#words()}>
      <rect class="sea" y=${shore} width=${width} height=${height - shore} />
      ${contours(width, shore).map((line) => svg`<path class="contour" d=${line} />`)}
      ${waves(width, shore).map((line) => svg`<path class="wave" d=${line} />`)}
      ${ways.map((way) => this.#way(way, plates, standing))}
      ${view.sectors.filter((sector) => plates.has(sector.id)).map((sector) => this.#plate(sector, plates.get(sector.id)))}
      ${ways.filter((way) => standing.has(way.from) && way.kind === 'advance').map((way) => this.#price(way, plates))}
    </svg>`;
  }

  #words() {
    const { view, name } = this;
    const places = view.sectors
      .filter((sector) => sector.units?.length > 0)
      .map((sector) => t('dday.map.place', { units: sector.units.map(name).join(', '), sector: placeName(view, sector.id), def: num(sector.now ?? sector.def) }));
    return [view.map.title, ...places].join('; ');
  }

  #way({ from, to, kind, mines }, plates, standing) {
    const [a, b] = [middle(plates.get(from)), middle(plates.get(to))];
    const near = standing.has(from) || (kind === 'lateral' && standing.has(to));
    const mined = mines && this.view.features?.mines;
    return svg`<path class=${`way ${near ? 'near' : ''} ${mined ? 'mined' : ''}`} d=${`M${a.x} ${a.y}L${b.x} ${b.y}`} />`;
  }

  #price({ from, to, courage, mines }, plates) {
    const [a, b] = [middle(plates.get(from)), middle(plates.get(to))];
    const y = plates.get(from).y - 9;
    const x = a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y || 1);
    const live = mines && this.view.features?.mines;
    return svg`<g class=${`price ${live ? 'live' : ''}`} transform=${`translate(${x} ${y})`}>
      <rect x=${live ? -29 : -18} y="-12" width=${live ? 58 : 36} height="24" rx="12" />
      <text x=${live ? -10 : 3} y="6.5">${num(courage)}</text>
      ${symbolAt('courage', live ? -27 : -16, -8, 16)}
      ${live ? symbolAt('mine', 6, -9, 18) : nothing}
      <title>${t('dday.map.advance', { courage })}${mines ? `, ${t('dday.mines')}` : ''}</title>
    </g>`;
  }

  #plate(sector, plate) {
    const { width, height, big } = plate;
    const now = sector.now ?? sector.def;
    const changed = big && sector.now !== null && sector.now !== undefined && sector.now !== sector.def;
    const roomy = width > 165;
    const name = (big && roomy) || sector.bunker ? sector.name : sector.id;
    const letters = big ? 20 : Math.min(20, height * 0.72);
    const size = big ? Math.min(72, height * 0.78, width * 0.42) : Math.min(30, height * 0.92);
    const left = sector.bunker ? 24 : big ? 26 : 12;
    const right = width - (sector.bunker ? 20 : 12);
    const marks = [sector.mgf && 'gun', sector.canStay === false && 'shield'].filter(Boolean);
    const markAt = (i) => (big ? [left + i * 30, height - 36, 26] : [left + (name.length * 0.6 + 0.7) * letters + i * 26, height / 2 - 10, 20]);
    return svg`<g class=${`plate ${big ? 'big' : ''} ${sector.units?.length ? 'held' : ''} ${sector.bunker ? 'bunker' : ''}`} transform=${`translate(${plate.x} ${plate.y})`}>
      ${sector.bunker
        ? svg`<path class="body" d=${`M14 0H${width - 14}L${width} ${height}H0Z`} />`
        : svg`<rect class="body" width=${width} height=${height} rx="7" />`}
      <text class="sector-name" x=${left} y=${big ? 27 : height / 2 + letters * 0.36} font-size=${letters}>${name}</text>
      ${marks.map((mark, i) => this.#mark(mark, sector, ...markAt(i)))}
      <text class="def" x=${right} y=${big ? height - 11 : height / 2 + size * 0.36} font-size=${size}>
        ${changed ? svg`<tspan class="was" font-size=${size * 0.5}>${num(sector.def)}</tspan><tspan class="to" font-size=${size * 0.36}> → </tspan>` : nothing}<tspan class=${now < 0 ? 'gain' : ''}>${now === null || now === undefined ? '?' : num(now)}</tspan>
      </text>
      ${big && roomy && height > 86 ? svg`<text class="def-label" x=${right} y="22" font-size="15">${t('dday.def')}</text>` : nothing}
      ${(sector.units ?? []).map((unit, i) => this.#token(unit, 0, 18 + i * Math.min(42, (height - 30) / Math.max(1, sector.units.length - 1))))}
      <title>${[sector.name, ...(sector.attributes ?? [])].join(' · ')}</title>
    </g>`;
  }

  #mark(mark, sector, x, y, size) {
    const kind = mark === 'gun' ? (sector.mgfOn ? 'on' : 'off') : 'leave';
    return symbolAt(mark, x, y, size, kind);
  }

  #token(unit, x, y) {
    return svg`<g class="token" transform=${`translate(${x} ${y})`}><circle r="19" /><text y="8" font-size="23">${this.letter(unit)}</text></g>`;
  }
}

function middle({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}
customElements.define('dday-map', DdayMap);
