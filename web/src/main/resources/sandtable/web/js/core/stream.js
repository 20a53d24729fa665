/**
 * Server-sent events over fetch. Unlike EventSource it sees the heartbeats (so it knows when a line has gone dead) and the status of a
 * refusal (so the page can say why).
 */
import { lang } from './texts.js';
import { Problem } from './net.js';

/** The server sends a heartbeat every 5 s; after more than two of them have failed to come the line counts as dead. */
const SILENCE_MS = 12_000;
const BEAT_MS = 6_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

/**
 * Follows a stream for as long as the page lives and connects again by itself.
 *
 * @param {string} path
 * @param {{event: (name: string, data: any) => void, live: () => void, lost: () => void, refused: (problem: Problem) => void}} told
 */
export async function follow(path, told) {
  let pause = FIRST_PAUSE_MS;
  for (;;) {
    const attempt = new AbortController();
    try {
      await readOnce(path, attempt, told, () => (pause = FIRST_PAUSE_MS));
    } catch (failure) {
      if (failure instanceof Problem) {
        told.refused(failure);
        return;
      }
    }
    attempt.abort();
    told.lost();
    await new Promise((later) => setTimeout(later, pause));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

async function readOnce(path, attempt, told, heard) {
  let watch;
  let last = Date.now();
  const stillThere = () => {
    clearTimeout(watch);
    last = Date.now();
    watch = setTimeout(() => attempt.abort(), SILENCE_MS);
  };
  // A phone that slept had its timers asleep too: when it is looked at again, a line that was silent for long is taken for dead.
  const awake = () => document.visibilityState === 'visible' && Date.now() - last > BEAT_MS && attempt.abort();
  document.addEventListener('visibilitychange', awake);
  stillThere();
  try {
    const answer = await fetch(path, {
      headers: { Accept: 'text/event-stream', 'Accept-Language': lang },
      signal: attempt.signal,
      cache: 'no-store',
    });
    if (answer.status >= 400 && answer.status < 500) {
      throw new Problem({ status: answer.status, ...(await answer.json().catch(() => ({}))) });
    }
    if (!answer.ok) return;
    told.live();
    const lines = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await lines.read();
      if (done) return;
      stillThere();
      heard();
      const blocks = (rest + value.replaceAll('\r', '')).split('\n\n');
      rest = blocks.pop();
      blocks.forEach((block) => dispatch(block, told.event));
    }
  } finally {
    clearTimeout(watch);
    document.removeEventListener('visibilitychange', awake);
  }
}

function dispatch(block, event) {
  let name = 'message';
  const data = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('event:')) name = line.slice(6).trim();
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  if (data.length > 0) event(name, JSON.parse(data.join('\n')));
}
