import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testCount } from '@marquee/testing/test-count';
import fc from 'fast-check';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';
import { differences } from './demand-fixture.ts';

const REQUESTS = testCount({ usual: 500, full: 3_000 });
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const AT_ONCE = 8;

const NASTY = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0007',
  '\u200b',
  '\u202eabc',
  '\ud800',
  '\udfff\ud800',
  '\ufdfa'.repeat(120),
  'ß',
  'İ'.repeat(120),
  'a\u0301'.repeat(110),
  '👩‍👩‍👧',
  'x'.repeat(121),
  'x'.repeat(5_000),
  '!!!',
  "'; DROP TABLE demand; --",
  '<script>alert(1)</script>',
  '%_\\',
  '{{7*7}}',
  '../../etc/passwd',
  'null',
  '__proto__',
  'the',
  'The The',
  'Berlin',
  'ann@example.com',
  'a@b, c@d.example',
  'a@example.com\r\nBcc: b@example.com',
  'ä@ö.example',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
  'DE',
  'XX',
  'daily',
  '01a1fbff-4cf5-76c2-b6e3-7ef735f18ed9',
];
const FIELDS = [
  'artist_name',
  'city',
  'country_code',
  'user_email',
  'notify_me',
  'email',
  'frequency',
  '__proto__',
  'constructor',
];

const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 130 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 130 }) },
);
const value = fc.oneof(
  { weight: 8, arbitrary: text },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(null, true, false, 0, 1, -1, 1.5, 1e308, [], {}, [['x']], {
      contains: '',
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
const valid = fc.record({
  artist_name: fc.constantFrom('Air', 'Can', 'The Air', '!!!'),
  city: fc.constantFrom('Berlin', 'Munich', 'Hyrule'),
  email: fc.constantFrom('ann@example.com', 'bob@example.com'),
});
/** Returns valid fields of which some are replaced. */
const body = fc
  .tuple(valid, fc.array(fc.tuple(fc.constantFrom(...FIELDS), value), { maxLength: 4 }))
  .map(([fields, others]) =>
    JSON.stringify(Object.fromEntries([...Object.entries(fields), ...others])),
  );
const raw = fc.oneof(
  { weight: 12, arbitrary: body },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      'null',
      '[]',
      '1',
      '"x"',
      '{',
      '{"a":1,}',
      '['.repeat(7_000),
      '{"city":"a","city":"b"}',
    ),
  },
);
const path = fc.oneof(
  { weight: 5, arbitrary: fc.constant('/demand-it') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '/demand/concert',
      '/demand/%00',
      '/demand/%FF',
      '/demand/x',
      '/demand/..%2f',
    ),
  },
  {
    weight: 2,
    arbitrary: text.map((name) => `/demand/${encodeURIComponent(name.toWellFormed())}`),
  },
  { weight: 3, arbitrary: fc.constant('/signup') },
  { weight: 2, arbitrary: fc.constant('/register-api-key') },
);
const type = fc.oneof(
  { weight: 15, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-7',
      'application/x-www-form-urlencoded',
      'x',
    ),
  },
);
const hostile = fc.record({ path, type, content: raw });

/** Returns rows that no valid request could have created. */
const IMPOSSIBLE = `
  SELECT 'artist ' || name AS what FROM artist WHERE name !~ '\\S' OR length(name) > 120 OR length(slug) > 96 OR slug = '' OR name ~ '[\\u0001-\\u001f]'
  UNION ALL SELECT 'city ' || name FROM city WHERE geoname_id IS NULL AND (name !~ '\\S' OR length(name) > 120 OR length(name_key) = 0)
  UNION ALL SELECT 'address ' || email FROM (
    SELECT email FROM subscriber UNION ALL SELECT email FROM address_confirmation UNION ALL SELECT email FROM key_confirmation
    UNION ALL SELECT recipient FROM mail) e WHERE email <> '' AND email !~ '^[^@[:space:],<>]+@[a-z0-9.-]+[.][a-z0-9-]+$' OR length(email) > 254
  UNION ALL SELECT 'target ' || t.id FROM demand_target t LEFT JOIN artist a ON a.id = t.artist_id LEFT JOIN city c ON c.id = t.city_id
    LEFT JOIN event e ON e.id = t.event_id WHERE a.id IS NULL AND e.id IS NULL OR c.id IS NULL AND e.id IS NULL
  UNION ALL SELECT 'subscriber ' || id FROM subscriber WHERE confirmed_at IS NOT NULL OR frequency IS NOT NULL`;

describe(`${String(REQUESTS)} hostile writes (seed ${String(SEED)})`, () => {
  let api: Api;
  let server: Server;
  beforeAll(async () => {
    api = await createTestApi({ events: [buildEvent({ title: 'Concert' })] });
    server = createServer(api.handler).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await api[Symbol.asyncDispose]();
  });

  it('cause no 5xx and leave no invalid rows', async () => {
    const base = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const requests = fc.sample(hostile, { numRuns: REQUESTS, seed: SEED });
    const statuses = new Map<number, number>();
    const failures: unknown[] = [];
    const lane = async () => {
      for (let next = requests.pop(); next; next = requests.pop()) {
        const response = await fetch(base + next.path, {
          method: 'POST',
          headers: { 'content-type': next.type },
          body: next.content,
        });
        const answer = await response.text();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        const isFine = response.status < 500 && (response.ok || answer.includes('"ok":false'));
        if (!isFine || /node_modules|\.ts:\d|SELECT |postgres/.test(answer))
          failures.push({ ...next, status: response.status, answer });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    expect(failures.slice(0, 5)).toEqual([]);
    expect(
      [...statuses.keys()].filter((status) => ![200, 201, 400, 404, 415].includes(status)),
    ).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(0);
    expect((await api.database.pool.query(IMPOSSIBLE)).rows).toEqual([]);
    expect(await differences(api)).toEqual([]);
  }, 600_000);
});
