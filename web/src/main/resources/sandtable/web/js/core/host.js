/** What only the host may ask: the machine that runs Sandtable, or whoever has its token. */
import { ask } from './net.js';

const KEY = 'sandtable.host';

function headers() {
  const token = sessionStorage.getItem(KEY);
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** Keeps the host's token for as long as this window lives. */
export function useToken(token) {
  sessionStorage.setItem(KEY, token.trim());
}

/** The same as `ask`, in the host's name. */
export function askAsHost(method, path, content = {}) {
  return ask(method, path, { ...content, headers: headers() });
}

const pictures = new Map();

/** The address of a seat's QR code as a picture; a picture cannot carry a token, so with one it is fetched first. */
export function qrPicture(table, seat) {
  const path = `/api/tables/${table}/qr/${seat}.svg`;
  if (!pictures.has(path)) pictures.set(path, fetched(path));
  return pictures.get(path);
}

async function fetched(path) {
  if (!sessionStorage.getItem(KEY)) return path;
  const answer = await fetch(path, { headers: headers() });
  return URL.createObjectURL(await answer.blob());
}
