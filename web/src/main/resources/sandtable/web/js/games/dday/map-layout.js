/** Where everything on the map goes, in pixels of a screen 1280 wide. The rows where Units stand get the room; the others step back. */

const SEA = 26;
const TOP = 8;
const GAP = 16;
/** How much more height a row gets where a Unit stands: the fewer such rows, the more. */
const FOCUS = (standing) => Math.max(1.9, Math.min(2.5, 3.4 - 0.42 * standing));
/** Rows with few Sectors are drawn wider, up to this. */
const SPREAD = 1.35;

/**
 * @param {{map: {rows: string[][]}, sectors: Array<{id: string, units: string[]}>}} view
 * @returns {{plates: Map<string, {x: number, y: number, width: number, height: number, big: boolean, row: number}>, shore: number}}
 */
export function layout(view, width, height) {
  const rows = view.map.rows;
  const sectors = new Map(view.sectors.map((sector) => [sector.id, sector]));
  const standing = (row) => row.some((id) => sectors.get(id)?.units?.length > 0);
  const focus = FOCUS(rows.filter(standing).length);
  const weights = rows.map((row) => (standing(row) ? focus : 1));
  const unit = (height - SEA - TOP) / Math.max(1, weights.reduce((sum, weight) => sum + weight, 0));
  const widest = Math.max(1, ...rows.map((row) => row.length));
  const narrow = width / widest;
  const plates = new Map();
  let bottom = height - SEA;
  rows.forEach((row, number) => {
    const tall = Math.min(weights[number] * unit, 190);
    const big = weights[number] > 1;
    const step = Math.min(width / Math.max(1, row.length), narrow * SPREAD);
    const plate = { width: Math.min(step - 38, big ? 250 : 190), height: tall - GAP };
    row.forEach((id, column) => {
      const middle = width / 2 + (column - (row.length - 1) / 2) * step;
      plates.set(id, { ...plate, x: middle - plate.width / 2, y: bottom - tall + GAP / 2, big, row: number });
    });
    bottom -= weights[number] * unit;
  });
  return { plates, shore: height - SEA };
}

/** Lines of equal height, as on any map: drawn, not measured; the same every time. */
export function contours(width, shore) {
  const lines = [];
  for (let k = 0; k < 9; k++) {
    const base = shore - 26 - k * (shore / 8.2);
    const points = [];
    for (let x = -20; x <= width + 20; x += 20) {
      const swell = Math.sin(x / 97 + k * 1.7) * 13 + Math.sin(x / 41 + k * 0.9) * 5 + Math.cos(x / 173 - k) * 18;
      points.push(`${x} ${(base + swell).toFixed(1)}`);
    }
    lines.push(`M${points.join('L')}`);
  }
  return lines;
}

/** The line of the shore and two waves before it. */
export function waves(width, shore) {
  return [0, 9, 18].map((down, k) => {
    let path = `M-20 ${shore + down + 3}`;
    for (let x = -20; x <= width + 20; x += 40) path += `q10 ${k % 2 ? 5 : -5} 20 0t20 0`;
    return path;
  });
}
