import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';
import { ODD_EVENTS } from '../events/odd-events-fixture.ts';

const HOSTILE =
  '</text><script>alert(1)</script>&amp;" onload="x <image href="http://evil.example/x.png"/> ]]>';
const EVENTS = [
  buildEvent({ title: 'Concert', venue_name: 'Kesselhaus' }),
  buildEvent({ title: HOSTILE }),
  buildEvent({ title: 'Called off', status: 'cancelled' }),
];

const slugs = async (api: Api) =>
  (
    (await api.get('/events?status=all&limit=100').expect(200)).body as {
      events: { slug: string }[];
    }
  ).events.map(({ slug }) => slug);
const svgOf = async (api: Api, slug: string) =>
  String((await api.get(`/og/${slug}`).expect(200)).body);

/** Returns the names of all elements and attributes of a document. */
function namesIn(svg: string): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null)
      for (const [name, value] of Object.entries(node)) {
        names.add(name);
        walk(value);
      }
  };
  walk(new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' }).parse(svg));
  return names;
}

const PLAIN = ['svg', 'defs', 'g', 'path', 'radialGradient', 'stop'];

describe('GET /og/{id_or_slug}', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: [...EVENTS, ...ODD_EVENTS] });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('renders every event as shapes, without text, script or links', async () => {
    for (const slug of await slugs(api)) {
      const { body, headers } = await api.get(`/og/${slug}`).expect(200);
      expect(headers['content-type']).toBe('image/svg+xml');
      const svg = String(body);
      expect(SyntaxValidator.validate(svg)).toBe(true);
      const names = [...namesIn(svg)];
      expect(names.filter((name) => !name.startsWith('@') && !PLAIN.includes(name))).toEqual([]);
      expect(names.filter((name) => /^@(on|href|xlink|style)/.test(name))).toEqual([]);
      expect(svg).toMatch(/<svg width="1200" height="630"/);
    }
  });

  it('returns the card as a PNG of 1200 × 630', async () => {
    const { body, headers } = await api.get('/og/concert-berlin-2026-11-28.png').expect(200);
    expect(headers['content-type']).toBe('image/png');
    const png = body as Buffer;
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('is cacheable like every read and safe to open as a page', async () => {
    const { headers } = await api.get('/og/concert-berlin-2026-11-28').expect(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=30, stale-while-revalidate=300',
      'content-security-policy': "default-src 'none'; img-src data:; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    await api
      .get('/og/concert-berlin-2026-11-28')
      .set('If-None-Match', must(headers['etag']))
      .expect(304);
    const head = await api.request
      .head('/og/concert-berlin-2026-11-28')
      .set('Accept-Encoding', 'gzip, deflate')
      .expect(200);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it('responds with a problem to an unknown event', async () => {
    await api.get('/og/nobody-knows-it').expect(404);
    await api
      .get('/og/nobody-knows-it.png')
      .expect(404)
      .expect('Content-Type', /problem\+json/);
  });

  it('does not allow POST', async () => {
    await api.request.post('/og/concert-berlin-2026-11-28').expect(405);
  });
});

describe('social cards', () => {
  it('change only if a displayed value changes', async () => {
    const record = buildEvent({ title: 'Changing', venue_name: 'Roxy' });
    await using api = await createTestApi({ events: [record] });
    const slug = 'changing-berlin-2026-11-28';
    const first = await svgOf(api, slug);
    const change = async (fields: object) => {
      await ingest(api.database, { source: { name: 'test' }, records: [{ ...record, ...fields }] });
      await using later = await createTestApi({
        settings: { databaseUrl: api.database.url, dataFolder: api.dataFolder },
      });
      return await svgOf(later, slug); // the first response may be cached for some seconds
    };
    expect(await change({ description: 'New words' })).toBe(first);
    expect(await readdir(join(api.dataFolder, 'cards'))).toHaveLength(1);
    expect(await change({ status: 'cancelled' })).not.toBe(first);
  });

  it('are rendered once for simultaneous requests, and not again after a restart', async () => {
    const world = { events: [buildEvent({ title: 'Popular' })] };
    await using api = await createTestApi(world);
    const requested = Array.from({ length: 40 }, () => svgOf(api, 'popular-berlin-2026-11-28'));
    expect(new Set(await Promise.all(requested)).size).toBe(1);
    const folder = join(api.dataFolder, 'cards');
    const [file = ''] = await readdir(folder);
    expect(file).toMatch(/^[0-9a-f]{64}\.svg$/);
    expect(await readdir(folder)).toHaveLength(1);
    await using again = await createTestApi({ ...world, settings: { dataFolder: api.dataFolder } });
    expect(await svgOf(again, 'popular-berlin-2026-11-28')).toBe(await requested[0]);
    await rm(folder, { recursive: true });
    expect(await svgOf(again, 'popular-berlin-2026-11-28')).not.toBe('');
  });

  it('are rejected over the concurrency limit while lists stay available', async () => {
    const events = Array.from({ length: 300 }, (_, index) =>
      buildEvent({ title: `Card ${String(index)}` }),
    );
    await using api = await createTestApi({ events });
    const lists = Array.from({ length: 20 }, () => api.get('/events').expect(200));
    const answers = await Promise.all(
      events.map(({ title }) =>
        api.get(`/og/${title.toLowerCase().replace(' ', '-')}-berlin-2026-11-28`),
      ),
    );
    await Promise.all(lists);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect([status, (body as { code: string }).code]).toEqual([503, 'unavailable']);
      expect(headers['retry-after']).toBe('1');
    }
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(40);
  });
});
