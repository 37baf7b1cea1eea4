import { describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';
import { createKey } from './key-fixture.ts';
import { spend, useUp } from './spend-quota.ts';
import { STRIPE } from './stripe-settings.ts';

const ALICE = '203.0.113.7';

const from = (api: Api, path = '/events', key?: string) =>
  key === undefined
    ? api.get(path).set('X-Forwarded-For', ALICE)
    : api.get(path).set('X-Forwarded-For', ALICE).set('X-API-Key', key);

const register = (api: Api) =>
  api.request
    .post('/register-api-key')
    .set('X-Forwarded-For', ALICE)
    .send({ email: 'ada@example.com' });

describe('the advice of a 429', () => {
  it('suggests a key to an address without one, which works immediately', async () => {
    await using api = await createTestApi({ settings: {} });
    await useUp(api, 100, { address: ALICE });
    expect((await from(api).expect(429)).body).toMatchObject({
      upgrade: expect.stringContaining('/register-api-key'),
    });
    const { body } = await register(api).expect(201);
    const { headers } = await from(api, '/events', (body as { api_key: string }).api_key).expect(
      200,
    );
    expect(headers['ratelimit']).toContain('"free";r=499');
  });

  it('does not suggest a key to an address without remaining registrations', async () => {
    await using api = await createTestApi({ settings: {} });
    await spend(60, () => register(api));
    await useUp(api, 100, { address: ALICE });
    expect((await from(api).expect(429)).body).not.toHaveProperty('upgrade');
    expect((await register(api).expect(429)).body).toMatchObject({
      'violated-policies': ['writes'],
    });
  });

  it('suggests the confirmation of an unconfirmed key', async () => {
    await using api = await createTestApi({ settings: {} });
    const key = await createKey(api);
    await useUp(api, 600, { address: ALICE, key });
    expect((await from(api, '/events', key).expect(429)).body).toMatchObject({
      upgrade: expect.stringContaining('Confirm your address'),
    });
  });

  it('suggests no plan if payments are not configured', async () => {
    await using free = await createTestApi({ settings: {} });
    const key = await createKey(free, { email: 'a@example.com' });
    await useUp(free, 600, { address: ALICE, key });
    expect((await from(free, '/events', key).expect(429)).body).not.toHaveProperty('upgrade');
  });

  it('suggests the next larger plan if payments are configured', async () => {
    await using selling = await createTestApi({ settings: { billing: STRIPE } });
    const paying = await createKey(selling, { email: 'a@example.com' });
    await useUp(selling, 600, { address: ALICE, key: paying });
    expect((await from(selling, '/events', paying).expect(429)).body).toMatchObject({
      upgrade: 'The developer plan allows 10,000 requests a day: POST /billing/checkout.',
    });
  });
});

describe('Retry-After', () => {
  it('is the hour of the address and not the day of the key if both are used up', async () => {
    await using api = await createTestApi({ settings: {} });
    const key = await createKey(api, { email: 'a@example.com' });
    await useUp(api, 600, { address: ALICE, key });
    const { headers, body } = await from(api, '/events', key).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(1);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3_600);
    expect(body).toMatchObject({ resets_in_s: Number(headers['retry-after']) });
  });
});

describe('GET /usage', () => {
  const used = async (api: Api, key?: string) => {
    const { body } = await from(api, '/usage', key).expect(200);
    return (body as { limits: { used: number; resets_at: string }[] }).limits.map(
      (limit) => limit.used,
    );
  };

  it('is not counted and available when the quota is used up', async () => {
    await using api = await createTestApi({ settings: {} });
    const key = await createKey(api, { email: 'a@example.com' });
    await spend(40, () => from(api, '/usage'));
    expect(await used(api)).toEqual([0]);
    await useUp(api, 100, { address: ALICE });
    expect(await used(api)).toEqual([100]);
    await useUp(api, 500, { address: ALICE, key });
    expect(await used(api, key)).toEqual([500]);
    expect(await spend(200, () => from(api, '/usage', key))).toEqual({ 200: 200 });
  });

  it('responds with 401 to a wrong key, also when the quota of the address is used up', async () => {
    await using api = await createTestApi({ settings: {} });
    await from(api, '/usage', 'wrong').expect(401);
    expect(await used(api)).toEqual([1]);
    await useUp(api, 100, { address: ALICE });
    await from(api, '/usage', 'wrong').expect(401);
    await from(api, '/events', 'wrong').expect(429);
  });
});

describe('an IPv6 /48', () => {
  it('has four times the limit of each of its /56', async () => {
    await using api = await createTestApi({ settings: {} });
    let turn = 0;
    const send = () =>
      api
        .get('/events')
        .set('X-Forwarded-For', `2001:db8:1:${((turn++ % 250) * 256).toString(16)}::1`);
    expect(await spend(500, send)).toEqual({ 200: 400, 429: 100 });
    const { body } = await send().expect(429);
    expect(body).toMatchObject({ 'violated-policies': ['anonymous-network'] });
    await api.get('/events').set('X-Forwarded-For', '2001:db8:2::1').expect(200);
  });
});

describe('feeds', () => {
  const feed = (api: Api, query: string, key?: string) => from(api, `/events.ics?${query}`, key);

  it('admit 60 distinct filters an hour, each any number of times', async () => {
    await using api = await createTestApi({ settings: {} });
    let turn = 0;
    expect(await spend(80, () => feed(api, `price_max=${String(turn++)}`))).toEqual({
      200: 60,
      429: 20,
    });
    const { body } = await feed(api, 'price_max=1000').expect(429);
    expect(body).toMatchObject({
      'violated-policies': ['feeds'],
      limits: [{ limit: 60, per: 'hour' }],
    });
    await feed(api, 'price_max=7').expect(200);
    await feed(api, '_=1&price_max=7').expect(200);
    await from(api, '/events.rss').expect(429);
    await from(api).expect(200);
  });

  it('reach 31 days into the past without a key, with a warning', async () => {
    await using api = await createTestApi({
      settings: {},
      events: [
        buildEvent({ title: 'Long Ago', start_local: '2020-05-01T20:00:00' }),
        buildEvent({ title: 'To Come', start_local: '2027-05-01T20:00:00' }),
      ],
    });
    const key = await createKey(api);
    for (const query of ['from=2020-01-01', 'on=2020-05-01', 'from=2020-01-01&sort=start']) {
      const { text } = await feed(api, query).expect(200);
      expect(text).not.toContain('Long Ago');
      expect(text.replace(/\r\n /g, '')).toContain('an API key reaches further');
      expect((await feed(api, query, key).expect(200)).text).toContain('Long Ago');
    }
    expect((await from(api, '/events.rss?from=2020-01-01')).text).not.toContain('Long Ago');
    expect((await feed(api, 'city=berlin')).text).not.toContain('an API key reaches further');
  });
});
