import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** Request headers on which a response could depend, with other values than a plain request has. */
const HEADERS: readonly [name: string, value: string][] = [
  ['Accept', BROWSER],
  ['Accept', 'application/json'],
  ['Accept', 'application/ld+json, text/calendar;q=0.5'],
  ['Accept-Encoding', 'gzip'],
  ['Accept-Encoding', 'br, gzip'],
  ['Accept-Language', 'de, ja;q=0.5'],
  ['Sec-Fetch-Dest', 'document'],
  ['Sec-Fetch-Dest', 'iframe'],
  ['Sec-Fetch-Mode', 'navigate'],
  ['Sec-Fetch-Site', 'same-origin'],
  ['Sec-Purpose', 'prefetch'],
  ['Sec-CH-UA-Mobile', '?1'],
  ['Sec-CH-Prefers-Color-Scheme', 'dark'],
  ['Save-Data', 'on'],
  ['User-Agent', 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
  ['Referer', 'https://site.test/page'],
  ['Origin', 'https://site.test'],
  ['Cookie', 'lang=de; theme=dark'],
  ['X-Requested-With', 'XMLHttpRequest'],
];

/** They differ between two responses to one request. */
const OWN_FIELDS = [
  'date',
  'age',
  'x-request-id',
  'ratelimit',
  'ratelimit-policy',
  'connection',
  'keep-alive',
  'vary',
  'set-cookie',
];

interface Response {
  headers: IncomingMessage['headers'];
  /** Status, headers and body as one text. */
  text: string;
}

/**
 * Sends requests that differ in one header and returns each header, with its path, that changes a
 * response which caches may share although `Vary` does not name it. Then repeats the first request:
 * a cache in the server must not mix the responses either.
 */
export async function findUndeclaredHeaders(url: string, paths: readonly string[]) {
  const found = new Set<string>();
  for (const path of paths)
    for (const accept of ['*/*', BROWSER]) {
      const send = (headers: Record<string, string> = {}) =>
        sendRequest(`${url}${path}`, { Accept: accept, ...headers });
      const plain = await send();
      for (const [name, value] of HEADERS) {
        const changed = await send({ [name]: value });
        await send({ [name]: value });
        const again = await send();
        if (again.text !== plain.text) found.add(`${path}: ${name} reaches other requests`);
        if (changed.text === plain.text || isPrivate(changed)) continue;
        if (![plain, changed].every(({ headers }) => names(headers.vary).includes(lower(name))))
          found.add(`${path}: ${name}`);
      }
    }
  return [...found];
}

let address = 0;

/**
 * Each request has an address of its own, so that no quota is used up. The server must trust one
 * proxy.
 */
async function sendRequest(url: string, headers: Record<string, string>): Promise<Response> {
  address++;
  const from = `10.77.${String(address >> 8)}.${String(address & 255)}`;
  const sent = request(url, {
    headers: { 'X-Request-Id': 'one', 'X-Forwarded-For': from, ...headers },
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  const fields = Object.entries(response.headers).filter(([name]) => !OWN_FIELDS.includes(name));
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    headers: response.headers,
    text: [String(response.statusCode), JSON.stringify(fields), body.toString('latin1')].join('\n'),
  };
}

const lower = (name: string): string => name.toLowerCase();
const names = (vary = ''): string[] => vary.split(',').map((name) => lower(name.trim()));
const isPrivate = ({ headers }: Response): boolean =>
  /private|no-store/.test(headers['cache-control'] ?? '');
