import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseAffiliates } from '@marquee/operations/clicks';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import { createTestApi, type Api } from '../create-test-api.ts';
import {
  AFFILIATES,
  BROWSER,
  click,
  counted,
  EVENTS,
  rowsOf,
  SEATS,
  SLUGS,
  stored,
} from './click-fixture.ts';

describe('GET /click/{id_or_slug}', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({
      events: EVENTS,
      settings: { affiliates: AFFILIATES, trustProxy: 1 },
    });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('redirects to the affiliate link of the partner with the id of the stored click', async () => {
    const { headers } = await click(api, SLUGS.partner, {
      Referer: 'https://blog.example/post?secret=1',
    }).expect(302);
    const target = new URL(must(headers['location']));
    expect(target.origin + target.pathname).toBe('https://ticketmaster.pxf.io/c/12/34');
    expect(target.searchParams.get('u')).toBe(SEATS);
    const rows = (await stored(api)) as Record<string, unknown>[];
    const row = rows.find(({ id }) => id === target.searchParams.get('subId1'));
    expect(row).toMatchObject({
      partner: 'ticketmaster',
      key_id: null,
      referring_host: 'blog.example',
      address_hash: expect.stringMatching(/^ip-[\w-]{22}$/),
    });
    expect(JSON.stringify(row)).not.toContain('127.0.0.1');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer-when-downgrade',
      'x-robots-tag': 'noindex',
    });
    expect(headers['etag']).toBeUndefined();
  });

  it('adds affiliate parameters to the URLs of a programme only', async () => {
    const clicksOf = async (partner: string) => {
      const hours = (await counted(api)) as { partner: string; clicks: number }[];
      return hours.find((hour) => hour.partner === partner)?.clicks ?? 0;
    };
    const partners = ['eventbrite', 'seller.example', 'source.example'];
    const before = await Promise.all(partners.map(clicksOf));
    const { headers } = await click(api, SLUGS.another).expect(302);
    expect(headers['location']).toMatch(
      /^https:\/\/www\.eventbrite\.com\/e\/9\?x=1&aff=marquee&sub=[0-9a-f-]{36}$/,
    );
    await click(api, SLUGS.unaffiliated)
      .expect(302)
      .expect('Location', 'https://www.seller.example/9');
    await click(api, SLUGS.source).expect(302).expect('Location', 'https://source.example/e');
    expect(await Promise.all(partners.map(clicksOf))).toEqual(before.map((clicks) => clicks + 1));
  });

  it('redirects to our own page without counting if there is no ticket seller', async () => {
    const before = await stored(api);
    await click(api, SLUGS.without_seller)
      .expect(302)
      .expect('Location', `https://widgets.test/embed/event/${SLUGS.without_seller}`);
    expect(await stored(api)).toEqual(before);
  });

  it('redirects bots, prefetches and HEAD without counting them', async () => {
    const before = await stored(api);
    const uncounted: Record<string, string>[] = [
      { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'User-Agent': 'facebookexternalhit/1.1' },
      { 'Sec-Purpose': 'prefetch;prerender' },
      { Purpose: 'prefetch' },
      { 'X-Moz': 'prefetch' },
    ];
    for (const headers of uncounted) {
      const answer = await click(api, SLUGS.partner, headers).expect(302);
      expect(new URL(must(answer.headers['location'])).searchParams.get('subId1')).toBe('0');
    }
    await api.request
      .head(`/click/${SLUGS.partner}`)
      .redirects(0)
      .set('User-Agent', BROWSER)
      .expect(302);
    expect(await stored(api)).toEqual(before);
  });

  it('returns the target for dry=1 without counting', async () => {
    const before = await stored(api);
    const { body, headers } = await click(api, `${SLUGS.partner}?dry=1`).expect(200);
    expect(body).toMatchObject({
      ok: true,
      event: { slug: SLUGS.partner, title: 'Sold by a partner' },
      partner: 'ticketmaster',
      programme: 'ticketmaster',
      target: `https://ticketmaster.pxf.io/c/12/34?subId1=0&u=${encodeURIComponent(SEATS)}`,
    });
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await click(api, `${SLUGS.without_seller}?dry=1`).expect(200)).body).toMatchObject({
      partner: null,
      programme: null,
    });
    expect(await stored(api)).toEqual(before);
  });

  it('does not copy query parameters into the target', async () => {
    const hostile = [
      'url=https://evil.example',
      'u=//evil.example',
      'to=%0d%0aSet-Cookie:%20a=b',
      'dry=0&next=evil.example',
    ];
    for (const query of hostile) {
      const { headers } = await click(api, `${SLUGS.unaffiliated}?${query}`).expect(302);
      expect(headers['location']).toBe('https://www.seller.example/9');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('responds to ids, former slugs, unknown slugs and wrong methods like every endpoint', async () => {
    const { id } = (await click(api, `${SLUGS.unaffiliated}?dry=1`)).body.event as { id: string };
    await click(api, id).expect(302);
    await api.database.prisma.alias.create({
      data: { kind: 'event', alias: 'old-name', recordId: id },
    });
    await click(api, 'old-name').expect(302);
    await click(api, 'nobody-knows-it').expect(404);
    await api.request.post(`/click/${id}`).expect(405);
    await click(api, `${SLUGS.unaffiliated}?dry=maybe`).expect(400);
  });

  it('counts simultaneous clicks exactly', async () => {
    const before = (await stored(api)).length;
    await Promise.all(Array.from({ length: 300 }, () => click(api, SLUGS.partner).expect(302)));
    expect(await stored(api)).toHaveLength(before + 300);
    const [{ clicks }] = (await rowsOf(
      api,
      'SELECT sum(clicks)::int AS clicks FROM click_hour',
    )) as [{ clicks: number }];
    expect(clicks).toBe(before + 300);
  });

  it('wraps the links of a plan', async () => {
    const rules = parseAffiliates(
      JSON.stringify({
        rules: [{ partner: 'booking', hosts: ['booking.com'], parameters: { aid: '7' } }],
      }),
    );
    await using other = await createTestApi({ events: EVENTS, settings: { affiliates: rules } });
    const { text } = await other.get(`/plan?event_id=${SLUGS.partner}`).expect(200);
    expect(text).toMatch(/www\.booking\.com\/searchresults\.html\?[^"]*aid=7/);
  });
});

describe('clicks without the database', () => {
  it('redirect to a cached event, and are each stored once afterwards', async () => {
    await using api = await createTestApi({
      events: EVENTS,
      settings: { affiliates: AFFILIATES, trustProxy: 1 },
    });
    await click(api, SLUGS.partner).expect(302);
    // so that the statement fails
    await api.database.pool.query('ALTER TABLE click RENAME TO click_away');
    const locations = await Promise.all(
      Array.from({ length: 50 }, async () =>
        must((await click(api, SLUGS.partner).expect(302)).headers['location']),
      ),
    );
    const folder = join(api.dataFolder, 'clicks');
    // more than one file if the service tried to store them meanwhile
    expect(await readdir(folder)).not.toEqual([]);
    await api.database.pool.query('ALTER TABLE click_away RENAME TO click');
    await waitFor(
      async () => (await stored(api)).length >= 51 && (await readdir(folder)).length === 0,
    );
    const ids = ((await stored(api)) as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(
        locations.map((location) => new URL(location).searchParams.get('subId1')),
      ),
    );
    expect(await counted(api)).toEqual([{ partner: 'ticketmaster', clicks: 51 }]);
  });

  it('are replayed from the journal of an earlier process, except for an incomplete line', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'marquee-clicks-'));
    const folder = join(dataFolder, 'clicks');
    await mkdir(folder);
    const left = {
      id: '01a1fc09-c1ba-72a7-a60d-01ac57d6d205',
      event_id: '01a1fc09-c1ba-72a7-a60d-01ac57d6d206',
      partner: 'p',
      clicked_at: '2026-11-21T10:00:00.000Z',
      key_id: null,
      referring_host: null,
      address_hash: null,
    };
    const line = JSON.stringify(left);
    await writeFile(
      join(folder, `${String(process.pid)}-left.part`),
      `${line}\n${line}\n${line.slice(0, 60)}`,
    );
    await using api = await createTestApi({ events: EVENTS, settings: { dataFolder } });
    await waitFor(async () => (await readdir(folder)).length === 0);
    expect(await stored(api)).toHaveLength(1);
    expect(await counted(api)).toEqual([{ partner: 'p', clicks: 1 }]);
    await rm(dataFolder, { recursive: true });
  });
});
