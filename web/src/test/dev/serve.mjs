// A stand-in for the companion: serves the pages with frames that were made up, so that they can be looked at without a game.
// node web/src/test/dev/serve.mjs [port] [folder with unpacked WebJars: META-INF/resources]; the table's id names the scene.
import { createServer } from 'node:http';
import { createHash } from 'node:crypto';
import { readFileSync, existsSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { frame, journal, packs, presence, tableOf } from './frames.mjs';

const [port = '8090', jars = '/tmp/x/META-INF/resources'] = process.argv.slice(2);
const web = join(dirname(fileURLToPath(import.meta.url)), '../../main/resources/sandtable/web');
const pages = { '': 'index.html', join: 'join.html', trust: 'trust.html', table: 'table.html', seat: 'seat.html', referee: 'referee.html' };
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml', '.jpg': 'image/jpeg' };

function file(response, path) {
  if (!existsSync(path)) return response.writeHead(404).end();
  const content = readFileSync(path);
  const headers = { 'Content-Type': types[extname(path)] ?? 'text/plain' };
  if (path.endsWith('.html')) {
    const map = /<script type="importmap">(.*?)<\/script>/s.exec(content.toString())[1];
    const hash = createHash('sha256').update(map).digest('base64');
    headers['Content-Security-Policy'] = `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; form-action 'none'`;
  }
  response.writeHead(200, headers).end(content);
}

const json = (response, status, value) =>
  response.writeHead(status, { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' }).end(JSON.stringify(value));

createServer((request, response) => {
  const url = new URL(request.url, 'http://localhost');
  const lang = url.searchParams.get('lang') ?? 'en';
  const seat = url.searchParams.get('seat') ?? 'display';
  const [, first, second, id, what, part] = url.pathname.split('/');
  if (first !== 'api') {
    if (first in pages) return file(response, join(web, pages[first]));
    return file(response, join(first === 'webjars' ? jars : web, normalize(url.pathname)));
  }
  if (second === 'packs') return json(response, 200, packs(lang));
  if (second === 'join') return json(response, 410, { title: 'This code was already used', detail: 'Ask for a new code on the set-up page.', status: 410 });
  if (second === 'tables' && !id) return request.method === 'POST' ? json(response, 201, { table: 'fresh', seats: tableOf('fresh').seats }) : json(response, 200, [tableOf('fresh')]);
  if (what === 'seats') return json(response, 200, tableOf(id));
  if (what === 'qr') return file(response, join(dirname(fileURLToPath(import.meta.url)), 'qr.svg'));
  if (what === 'readings') return file(response, join(dirname(fileURLToPath(import.meta.url)), 'dice.svg'));
  if (what === 'journal') return json(response, 200, { head: 'b7'.repeat(32), entries: journal(lang) });
  if (what === 'corrections') {
    return json(response, 200, { position: 41, changes: [{ dial: 'german.soldiers', label: 'Soldiers', seat: 'german', before: 4, after: 5 }, { dial: 'unit-a.soldiers', label: 'Soldiers', seat: 'unit-a', before: 9, after: 8 }] });
  }
  if (what === 'devices') return json(response, 200, [{ device: 'd1', label: 'iPhone', seats: ['german'], joinedAt: '2026-11-20T20:00:00Z', lastSeen: '2026-11-20T20:04:00Z', connected: true }]);
  if (what === 'verify') return json(response, 200, { whole: true, entries: 41, head: 'b7'.repeat(32), cutOff: false, brokenAt: null, fault: null });
  if (what === 'acts') {
    if (id === 'refused') return json(response, 422, { title: 'Not this die', detail: 'A roll of six dice has six faces; there were seven.', status: 422, citations: [{ book: 'Atlantikwall', edition: '2nd edition', place: 'p. 4' }] });
    return setTimeout(() => json(response, 200, { position: 42, ruling: { title: 'ok', because: [], effects: [], broken: [] } }), 800);
  }
  if (what === 'stream') {
    const now = frame(id, seat, lang);
    if (!now) return json(response, 404, { title: 'No such table', detail: 'There is no table of this name.', status: 404 });
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(`event: view\nid: ${now.position}\ndata: ${JSON.stringify(now)}\n\nevent: presence\ndata: ${JSON.stringify(presence)}\n\n`);
    const beat = setInterval(() => response.write(': \n\n'), 5000);
    if (id === 'lost') setTimeout(() => response.destroy(), 400);
    return request.on('close', () => clearInterval(beat));
  }
  json(response, 404, { title: 'Nothing here', detail: `${part ?? what}`, status: 404 });
}).listen(Number(port), () => console.log(`http://localhost:${port}/`));
