import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { CATEGORIES, EVENT_STATUSES } from '@marquee/domain';
import { testCount } from '@marquee/testing/test-count';
import fc from 'fast-check';
import { createTestApi, buildEvent } from '../create-test-api.ts';

const REQUESTS = testCount({ usual: 1_000, full: 10_000 });
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const AT_ONCE = 8;

const NAMES = [
  'city',
  'country',
  'category',
  'from',
  'to',
  'tz',
  'on',
  'venue',
  'artist',
  'status',
  'availability',
  'featured',
  'free',
  'price_max',
  'online',
  'source',
  'source_id',
  'near',
  'radius_km',
  'updated_since',
  'sort',
  'q',
  'genre',
  'tag',
  'bbox',
  'month',
  'since',
  'include',
  'fields',
  'lang',
  'limit',
  'offset',
  'cursor',
  '__proto__',
  'constructor',
  'city[not]',
  '',
];

const NASTY = [
  '%00',
  '%FF',
  '%E0%A4%A',
  '%',
  '%%%',
  '%0A',
  '%C2%85',
  '%ED%A0%80',
  '../../etc/passwd',
  "'; DROP TABLE event; --",
  '<script>',
  '{{7*7}}',
  '${7*7}',
  '1e309',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '１２',
  '١٢',
  '99999999999999999999',
  '2147483648',
  '-1',
  '1.5',
  'true ',
  'null',
  'undefined',
  '[]',
  '{}',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-13-01',
  '-000001-01-01',
  '2026-12-31T25:00:00Z',
  '2026-12-31T20:00:00+99:00',
  '+275760-09-13',
  'Z',
  'ß',
  'İ',
  '\u202Eabc',
  '👩‍👩‍👧',
  '\uFFFF',
  'a\u0301'.repeat(90),
  '%25_%5C',
  'Z͑ͫ̓ͪ̂ͫ̽',
  '90,180',
  '-90,-180',
  '91,181',
  '52.5,',
  ',',
  '!',
  '!music',
  ',,,',
  'all,all',
  'Etc/GMT+12',
  'GMT',
  'europe/berlin',
  '+02:00',
  'tonight',
  'TODAY',
  'WzE3LCJ4IiwiYiIsImMiXQ',
  'W10',
  '01a1fbff-4cf5-76c2-b6e3-7ef735f18ed9',
];

const nasty = fc
  .constantFrom(...NASTY)
  .map((text) => (text.includes('%') ? text : encodeURIComponent(text.toWellFormed())));
const value = fc.oneof(
  { weight: 5, arbitrary: nasty },
  {
    weight: 2,
    arbitrary: fc
      .string({ unit: 'binary', maxLength: 300 })
      .map((text) => encodeURIComponent(text.toWellFormed())),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }).map((text) => text.replace(/[#\s]/g, '')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...CATEGORIES,
      ...EVENT_STATUSES,
      'Berlin',
      'DE',
      '20',
      '1',
      '2026-12-31',
    ),
  },
);
const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), value), { minLength: 1, maxLength: 6 })
  .map((pairs) => pairs.map(([name, text]) => `${encodeURIComponent(name)}=${text}`).join('&'));
const LISTS = [
  '/venues',
  '/artists',
  '/artists/ana/events',
  '/events/facets',
  '/events/calendar',
  '/events/changes',
];
const path = fc.oneof(
  { weight: 4, arbitrary: query.map((text) => `/events?${text}`) },
  { weight: 1, arbitrary: value.map((text) => `/events/${text}`) },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(...LISTS), query).map(([list, text]) => `${list}?${text}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('/venues', '/artists'), value)
      .map((parts) => parts.join('/')),
  },
  { weight: 1, arbitrary: query.map((text) => `/articles?${text}`) },
  { weight: 1, arbitrary: value.map((text) => `/articles/${text}`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('ics', 'rss'), query)
      .map(([feed, text]) => `/events.${feed}?${text}`),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(value, fc.constantFrom('ics', 'jsonld'))
      .map(([text, format]) => `/events/${text}.${format}`),
  },
);

interface Answer {
  path: string;
  status: number;
  type: string;
  body: string;
}

describe(`${String(REQUESTS)} generated bad requests (seed ${String(SEED)})`, () => {
  it('return a list, an event or a problem that names the field, never a 5xx', async () => {
    await using api = await createTestApi({
      events: [buildEvent({ artists: 'Ana' }), buildEvent({ online: true, city: null })],
    });
    const server = createServer(api.handler).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const ask = askOn((server.address() as AddressInfo).port, agent);
    const paths = fc
      .sample(path, { numRuns: REQUESTS, seed: SEED })
      .filter((target) => /^[\x21-\x7e]+$/.test(target));
    const failures: unknown[] = [];
    const statuses = new Map<number, number>();
    while (paths.length > 0) {
      const answers = await Promise.all(paths.splice(0, AT_ONCE).map(ask));
      for (const answer of answers) {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const complaint = complaintAbout(answer);
        if (complaint) failures.push({ complaint, ...answer });
      }
    }
    agent.destroy();
    server.close();
    expect(failures.slice(0, 5)).toEqual([]);
    expect([...statuses.keys()].sort()).toEqual([200, 400, 404]);
  });
});

const askOn = (port: number, agent: Agent) => (target: string) =>
  new Promise<Answer>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: target, agent }, (res) => {
      let body = '';
      res.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      res.on('end', () => {
        resolve({
          path: target,
          status: res.statusCode ?? 0,
          type: res.headers['content-type'] ?? '',
          body,
        });
      });
    })
      .on('error', reject)
      .end();
  });

const LEAKS = /node_modules|\.ts:\d|SELECT |\\n +at |postgres/;

const BEGINNINGS: Readonly<Record<string, string>> = {
  'text/calendar': 'BEGIN:VCALENDAR\r\n',
  'application/rss+xml': '<?xml',
};

function complaintAbout({ status, type, body }: Answer): string | null {
  const beginning = BEGINNINGS[type.split(';')[0] ?? ''];
  if (status === 200 && beginning)
    return body.startsWith(beginning) ? null : 'not what its type says';
  const content = JSON.parse(body) as {
    ok: boolean;
    code?: string;
    errors?: { name: string; detail: string }[];
  };
  if (status === 200)
    return content.ok && Object.keys(content).length > 1 ? null : 'a success without its content';
  if (!type.startsWith('application/problem+json') || content.ok) return 'not a problem document';
  if (LEAKS.test(body.replace(/"instance":"[^"]*"/, ''))) return 'tells of our inside';
  if (status === 404) return content.code === 'not_found' ? null : 'wrong code';
  if (status !== 400 || content.code !== 'invalid_parameter') return 'wrong status or code';
  return content.errors?.every(
    ({ name, detail }) => typeof name === 'string' && detail.length > 0,
  ) !== false
    ? null
    : 'names no field';
}
