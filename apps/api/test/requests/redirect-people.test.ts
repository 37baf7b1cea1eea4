import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const SLUG = 'gala-berlin-2026-11-28';

let api: Api;
beforeAll(async () => {
  const gala = buildEvent({ title: 'Gala', artists: 'Air', venue_name: 'Tempodrom' });
  api = await createTestApi({ events: [gala], settings: { websiteUrl: 'https://web.test' } });
});
afterAll(() => api[Symbol.asyncDispose]());

const open = (path: string) => api.get(path).set('Accept', BROWSER).redirects(0);

describe('with a website', () => {
  it.each([
    [`/events/${SLUG}`, `/e/${SLUG}`],
    ['/events/%E6%9D%B1', '/e/%E6%9D%B1'],
    ['/venues/tempodrom-berlin', '/venue/tempodrom-berlin'],
    ['/artists/air', '/artist/air'],
    ['/series/gala', '/series/gala'],
    ['/articles/the-opening', '/articles/the-opening'],
    [`/plan?event_id=${SLUG}`, `/plan/${SLUG}`],
    ['/plan?event_id=../x', '/plan/..%2Fx'],
    ['/demand-report?artist=air', '/demand/air'],
    ['/', '/developers'],
    ['/developers', '/developers'],
    ['/developers/webhooks?x=1', '/developers/webhooks'],
    ['/account', '/account'],
  ])('leads browsers from %s to %s', async (path, page) => {
    const { headers } = await open(path).expect(302);
    expect(headers['location']).toBe(`https://web.test${page}`);
    expect(headers['vary']).toContain('Accept');
  });

  it('serves the page that other sites frame', async () => {
    const { headers, text } = await open('/demand-report?artist=air')
      .set('Sec-Fetch-Dest', 'iframe')
      .expect(200);
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(text).toContain('Where people want Air');
  });

  it.each([
    `/events/${SLUG}`,
    '/venues/tempodrom-berlin',
    '/artists/air',
    `/plan?event_id=${SLUG}`,
  ])('returns JSON to programs: %s', async (path) => {
    for (const accept of ['*/*', 'application/json'])
      await api.get(path).set('Accept', accept).expect(200).expect('Content-Type', /json/);
  });

  it.each([
    '/events/facets',
    '/events/calendar',
    `/events/${SLUG}.ics`,
    `/events/${SLUG}.jsonld`,
    '/events?city=Berlin',
    '/demand-report?artist=air&format=html',
    '/problems/not-found',
  ])('leaves other addresses as they are: %s', async (path) => {
    const { status } = await open(path);
    expect([200, 404]).toContain(status);
  });
});
