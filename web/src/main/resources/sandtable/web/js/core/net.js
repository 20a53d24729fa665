/** Asking the server: JSON out, JSON in, problems as they are (RFC 9457). */
import { lang, t } from './texts.js';

/** An answer that says no, in people's words. */
export class Problem extends Error {
  /**
   * @param {{title?: string, detail?: string, status?: number, rule?: string, citations?: Array, position?: number}} body
   */
  constructor(body) {
    super(body.detail ?? body.title ?? '');
    this.title = body.title ?? t('problem.title');
    this.detail = body.detail ?? '';
    this.status = body.status ?? 0;
    this.citations = body.citations ?? [];
  }
}

/** The server could not be reached: whether it did what was asked is unknown. */
export class Unreachable extends Problem {
  constructor() {
    super({ title: t('problem.unreachable'), detail: t('problem.unreachable.detail') });
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {{json?: unknown, body?: Blob, headers?: Object<string, string>}} content what to send, if anything
 * @returns {Promise<any>} what the server answered; `null` where it answered nothing
 * @throws {Problem}
 */
export async function ask(method, path, { json, body, headers = {} } = {}) {
  const sent = { 'Accept-Language': lang, Accept: 'application/json', ...headers };
  if (json !== undefined) sent['Content-Type'] = 'application/json';
  if (body) sent['Content-Type'] = body.type;
  let answer;
  try {
    answer = await fetch(path, { method, headers: sent, body: json === undefined ? body : JSON.stringify(json) });
  } catch {
    throw new Unreachable();
  }
  const content = await answer.json().catch(() => null);
  if (answer.ok) return content;
  throw new Problem({ title: t('problem.title'), detail: t('problem.status', { status: answer.status }), status: answer.status, ...content });
}
