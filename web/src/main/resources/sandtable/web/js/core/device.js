/** What this browser remembers by itself: language, theme, seats. Never a secret; those live in an HttpOnly cookie. */

function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage may be forbidden; the page works without it
  }
}

function write(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // the same: nothing that matters is kept only here
  }
}

/** The language that was asked for by the address, chosen earlier, or that the browser prefers: `en` or `de`. */
export function language() {
  const wanted = [new URLSearchParams(location.search).get('lang'), read('sandtable.lang'), ...(navigator.languages ?? [])];
  return wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find((tag) => tag === 'en' || tag === 'de') ?? 'en';
}

/** Keeps the language and shows the page in it. */
export function chooseLanguage(lang) {
  write('sandtable.lang', lang);
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  if (address.href === location.href) location.reload();
  else location.replace(address);
}

/** `dark` (an evening's default) or `light`. */
export function theme() {
  return (new URLSearchParams(location.search).get('theme') ?? read('sandtable.theme')) === 'light' ? 'light' : 'dark';
}

/** Keeps the theme and paints the page in it at once. */
export function chooseTheme(name) {
  write('sandtable.theme', name);
  document.documentElement.dataset.theme = name;
}

/** The seats of a table that this device has joined, as it remembers them. */
export function seatsHere(table) {
  try {
    return JSON.parse(read(`sandtable.seats.${table}`) ?? '[]');
  } catch {
    return [];
  }
}

/** Adds seats that were joined to those that are remembered. */
export function rememberSeats(table, seats) {
  write(`sandtable.seats.${table}`, JSON.stringify([...new Set([...seatsHere(table), ...seats])]));
}

/** Keeps the screen on while the page is seen, where the browser allows it (it asks for HTTPS). */
export function stayAwake() {
  const hold = () => {
    if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => undefined);
  };
  document.addEventListener('visibilitychange', hold);
  hold();
}

/** A new key for an act: 128 bits, so that sending it again is known as the same act. Works over plain HTTP. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
