import { isIP } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { testCount } from '@marquee/testing/test-count';
import fc from 'fast-check';
import { createTestApi, buildEvent } from '../create-test-api.ts';
import { click, rowsOf } from './click-fixture.ts';

const ADDRESSES = testCount({ usual: 500, full: 5_000 });

describe('hostile ticket URLs', () => {
  const safe = (location: string) => {
    const { protocol, username, password, port, hostname } = new URL(location);
    return (
      /^https?:$/.test(protocol) &&
      username + password + port === '' &&
      !isIP(hostname.replace(/^\[|\]$/g, '')) &&
      hostname !== 'localhost' &&
      /^[\x21-\x7e]+$/.test(location)
    );
  };
  const scheme = fc.constantFrom(
    'javascript:',
    'data:',
    'http://',
    'https://',
    '//',
    'HTTPS:',
    'file://',
    'ftp://',
    'vbscript:',
    '\u0001https://',
    'https:\\\\',
    '',
  );
  const user = fc.constantFrom('', 'seller.example@', 'a:b@', '%40', 'user%0d%0a@');
  const host = fc.constantFrom(
    'evil.example',
    'xn--80ak6aa92e.com',
    'аpple.com',
    'bücher.example',
    '127.0.0.1',
    'localhost',
    '[::1]',
    '0x7f.1',
    'evil.example:8080',
    'evil.example:80',
    'a..b',
    '例え.jp',
  );
  const path = fc.oneof(
    fc.constantFrom(
      '',
      '/',
      '/\r\nSet-Cookie: a=b',
      '/%0d%0aX: y',
      '/\u202Egpj.exe',
      '/#x',
      '?u=1',
      '/\u0000',
      '\\evil',
    ),
    fc.constant(`/${'a'.repeat(8_000)}`),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  );
  const address = fc.tuple(scheme, user, host, path).map((parts) => parts.join(''));

  it('are not redirected to after ingest', async () => {
    const addresses = fc.sample(address, { numRuns: ADDRESSES, seed: 1 });
    const events = addresses.map((ticket_url, index) =>
      buildEvent({ source_id: `h${String(index)}`, title: `Bad ${String(index)}`, ticket_url }),
    );
    await using api = await createTestApi({ events });
    const rows = (await rowsOf(
      api,
      'SELECT ticket_url FROM event WHERE ticket_url IS NOT NULL',
    )) as {
      ticket_url: string;
    }[];
    expect(rows.length).toBeGreaterThan(ADDRESSES / 50);
    expect(rows.filter(({ ticket_url }) => !safe(ticket_url))).toEqual([]);
  });

  it('are not redirected to if they are in the database', async () => {
    await using api = await createTestApi({ events: [buildEvent({ title: 'Target' })] });
    const addresses = fc
      .sample(address, { numRuns: ADDRESSES, seed: 2 })
      .filter((text) => !text.includes('\u0000'));
    let followed = 0;
    const ids = (await rowsOf(
      api,
      `INSERT INTO event (SELECT (jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'slug', 'copy-' || n))).*
        FROM event e, generate_series(1, ${String(addresses.length)}) n) RETURNING id`,
    )) as { id: string }[];
    await api.database.pool.query(
      'UPDATE event e SET ticket_url = t.url FROM unnest($1::uuid[], $2::text[]) t(id, url) WHERE e.id = t.id',
      [ids.map(({ id }) => id), addresses],
    );
    for (let first = 0; first < ids.length; first += 50)
      await Promise.all(
        ids.slice(first, first + 50).map(async ({ id }) => {
          const { headers, status } = await click(api, id);
          expect(status).toBe(302);
          const location = must(headers['location']);
          expect(headers['set-cookie']).toBeUndefined();
          if (location.startsWith('https://api.test/events/copy-')) return;
          followed++;
          expect([location, safe(location)]).toEqual([location, true]);
        }),
      );
    expect(followed).toBeGreaterThan(ADDRESSES / 100);
  });
});
