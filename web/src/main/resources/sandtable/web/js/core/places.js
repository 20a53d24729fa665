/** Where the pages of a table are. */

/** The page on which a seat plays. */
export function pageOf(table, seat) {
  if (seat === 'display') return `/table/${table}`;
  if (seat === 'referee') return `/referee/${table}`;
  return `/seat/${table}?seat=${seat}`;
}
