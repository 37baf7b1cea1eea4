import { describe, expect, it } from '@jest/globals';
import { createTestApi, buildEvent } from '../create-test-api.ts';
import { age, demand, differences, send, unlimitedKey, type Demanded } from './demand-fixture.ts';

const WISH = { artist_name: 'Daft Punk', city: 'Berlin' };
const ranksOf = (answers: { your_rank: number }[]) =>
  answers.map(({ your_rank }) => your_rank).sort((a, b) => a - b);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const address = (n: number) => `10.1.${String(n >> 8)}.${String(n & 255)}`;

describe('demands of one person', () => {
  it('count once for 150 simultaneous identical demands', async () => {
    await using api = await createTestApi();
    const key = await unlimitedKey(api);
    const answers = await Promise.all(
      upTo(150).map(() => demand(api, WISH, { from: '203.0.113.5', key })),
    );
    expect(answers.filter(({ deduplicated }) => !deduplicated)).toHaveLength(1);
    expect(
      new Set(
        answers.map(({ your_rank, city_demands, total_demands }) =>
          [your_rank, city_demands, total_demands].join(),
        ),
      ),
    ).toEqual(new Set(['1,1,1']));
    expect(await differences(api)).toEqual([]);
  });

  it('are recognised by the address or by the mailbox', async () => {
    await using api = await createTestApi();
    const ann = { ...WISH, user_email: 'Ann@Example.com' };
    expect((await demand(api, ann, { from: '203.0.113.1' })).deduplicated).toBe(false);
    expect((await demand(api, WISH, { from: '203.0.113.1' })).deduplicated).toBe(true);
    expect(
      (await demand(api, { ...WISH, user_email: 'ann+tag@example.com' }, { from: '203.0.113.2' }))
        .deduplicated,
    ).toBe(true);
    // The demand from the second address was not counted, so another person at this address counts.
    expect((await demand(api, WISH, { from: '203.0.113.2' })).your_rank).toBe(2);
    expect((await demand(api, WISH, { from: '2001:db8:1:200::1' })).your_rank).toBe(3);
    // the same /56
    expect((await demand(api, WISH, { from: '2001:db8:1:2ff::9' })).your_rank).toBe(3);
  });

  it('count again after 24 hours', async () => {
    await using api = await createTestApi();
    const ask = () =>
      demand(api, { ...WISH, user_email: 'ann@example.com' }, { from: '203.0.113.1' });
    await ask();
    await age(api, '23 hours 59 minutes');
    expect(await ask()).toMatchObject({ deduplicated: true, your_rank: 1 });
    await age(api, '1 minute 1 second');
    expect(await ask()).toMatchObject({
      deduplicated: false,
      your_rank: 2,
      city_demands: 2,
      total_demands: 2,
    });
    expect(await ask()).toMatchObject({ deduplicated: true, your_rank: 2 });
  });

  it('count separately for each city and each artist', async () => {
    await using api = await createTestApi();
    const from = '203.0.113.1';
    await demand(api, WISH, { from });
    expect(await demand(api, { ...WISH, city: 'Munich' }, { from })).toMatchObject({
      your_rank: 1,
      total_demands: 2,
    });
    expect(await demand(api, { ...WISH, artist_name: 'Air' }, { from })).toMatchObject({
      your_rank: 1,
      total_demands: 1,
    });
  });
});

describe('demands of 150 people', () => {
  it('are all counted and have distinct ranks', async () => {
    await using api = await createTestApi();
    const key = await unlimitedKey(api);
    const answers = await Promise.all(
      upTo(150).map((n) => demand(api, WISH, { from: address(n), key })),
    );
    expect(ranksOf(answers)).toEqual(upTo(150));
    expect(answers.every((answer) => answer.your_rank === answer.total_demands)).toBe(true);
    expect(await differences(api)).toEqual([]);
    const { body } = await api.get('/artists/daft-punk').expect(200);
    expect(body).toMatchObject({ artist: { total_demands: 150 } });
  });

  it('are counted exactly by two servers', async () => {
    await using api = await createTestApi();
    const { createApp, connectDependencies } = await import('../../src/index.ts');
    const { default: supertest } = await import('supertest');
    const settings = {
      databaseUrl: api.database.url,
      logLevel: 'silent' as const,
      addresses: { api: 'https://api.test', widgets: 'https://widgets.test' },
    };
    await using second = connectDependencies({
      ...settings,
      hashSecrets: ['a secret of thirty-two characters'],
      deadlineMs: 20_000, // long enough for a busy machine
      trustProxy: 1,
    });
    const other = { ...api, request: supertest(createApp(second)) };
    const key = await unlimitedKey(api);
    const answers = await Promise.all(
      upTo(150).map((n) =>
        demand(
          n % 2 ? api : other,
          { ...WISH, artist_name: n % 3 ? 'Air' : 'The Air' },
          { from: address(n), key },
        ),
      ),
    );
    expect(ranksOf(answers)).toEqual(upTo(150));
    expect(await differences(api)).toEqual([]);
  });
});

describe('the key of an account', () => {
  it('submits demands for at most 100 e-mail addresses a day', async () => {
    await using api = await createTestApi();
    const key = await unlimitedKey(api);
    const ask = (n: number) =>
      demand(
        api,
        { ...WISH, user_email: `p${String(n)}@example.com` },
        { from: '203.0.113.9', key },
      );
    const answers = await Promise.all(upTo(130).map(ask));
    expect(answers.filter(({ deduplicated }) => !deduplicated)).toHaveLength(100);
    // the address itself counts separately
    expect((await demand(api, WISH, { from: '203.0.113.9', key })).deduplicated).toBe(false);
    await age(api, '24 hours 1 second');
    expect((await ask(500)).deduplicated).toBe(false);
  });

  it('does not submit demands for others if it is unconfirmed', async () => {
    await using api = await createTestApi();
    const { body } = await api.request
      .post('/register-api-key')
      .send({ email: 'ada@example.com' })
      .expect(201);
    const { api_key: key } = body as { api_key: string };
    const from = '203.0.113.9';
    await demand(api, { ...WISH, user_email: 'a@example.com' }, { from, key });
    expect(
      (await demand(api, { ...WISH, user_email: 'b@example.com' }, { from, key })).deduplicated,
    ).toBe(true);
  });
});

describe('names in a demand', () => {
  it.each([
    ['DAFT PUNK'],
    ['daft punk'],
    ['Dáft Pünk'],
    ['Daft-Punk!'],
    ['The Daft Punk'],
    ['  Daft   Punk '],
    ['daft-punk'],
  ])('resolves %j to the artist of the catalogue', async (artist_name) => {
    await using api = await createTestApi({ events: [buildEvent({ artists: 'Daft Punk' })] });
    expect((await demand(api, { artist_name, city: 'berlin' })).artist).toEqual({
      name: 'Daft Punk',
      slug: 'daft-punk',
    });
  });

  it('resolve to an artist with an article in its name', async () => {
    await using api = await createTestApi({ events: [buildEvent({ artists: 'The Beatles' })] });
    expect((await demand(api, { artist_name: 'beatles', city: 'Berlin' })).artist.slug).toBe(
      'the-beatles',
    );
  });

  it('create one artist and one city for 50 simultaneous first demands', async () => {
    await using api = await createTestApi();
    const names = ['Ólafur Arnalds', 'olafur arnalds', 'The Ólafur Arnalds'];
    const answers = await Promise.all(
      upTo(50).map((n) =>
        demand(
          api,
          { artist_name: names[n % 3], city: 'Hyrule Castle', country_code: 'JP' },
          { from: address(n) },
        ),
      ),
    );
    expect(new Set(answers.map(({ artist }) => artist.slug)).size).toBe(1);
    expect(ranksOf(answers)).toEqual(upTo(50));
    expect(answers[0]?.city).toEqual({ name: 'Hyrule Castle', country_code: 'JP' });
  });

  it.each([
    [{ city: 'Berlin' }, 'Berlin', 'DE'],
    [{ city: 'Berlin', country_code: 'US' }, 'Berlin', 'US'],
    [{ city: 'Берлин' }, 'Berlin', 'DE'],
    [{ city: 'münchen', country_code: 'DEU' }, 'Munich', 'DE'],
  ])('resolves %j to a city of the gazetteer', async (place, name, country_code) => {
    await using api = await createTestApi();
    expect((await demand(api, { artist_name: 'Air', ...place })).city).toEqual({
      name,
      country_code,
    });
  });

  it('may have no letters', async () => {
    await using api = await createTestApi();
    expect((await demand(api, { artist_name: '!!!', city: 'Berlin' })).artist.name).toBe('!!!');
    expect(await demand(api, { artist_name: '!!!', city: 'Berlin' })).toMatchObject({
      city_demands: 2,
    });
  });
});

describe('the nearest event of a demand', () => {
  it('is returned with its distance from the city', async () => {
    await using api = await createTestApi({
      events: [
        buildEvent({
          artists: 'Air',
          city: 'Dresden',
          lat: 51.05,
          lng: 13.74,
          title: 'Near enough',
        }),
        buildEvent({
          artists: 'Air',
          city: 'Los Angeles',
          country: 'US',
          title: 'Too far',
          start_local: '2026-11-22T20:00:00',
        }),
        buildEvent({ artists: 'Air', title: 'Cancelled', status: 'cancelled' }),
        buildEvent({ artists: 'Air', title: 'Over', start_local: '2026-11-01T20:00:00' }),
      ],
    });
    const { nearest_event } = await demand(api, { artist_name: 'Air', city: 'Berlin' });
    expect(nearest_event).toMatchObject({
      title: 'Near enough',
      distance_km: expect.closeTo(165, -1),
    });
    expect((await demand(api, { artist_name: 'Nobody', city: 'Berlin' })).nearest_event).toBeNull();
  });
});

describe('POST /demand/{event_id}', () => {
  it('counts once per person by slug and id, and is part of the event record', async () => {
    await using api = await createTestApi({
      events: [buildEvent({ title: 'Gala', source_id: 'gala' })],
    });
    const { body } = await api.get('/events/gala-berlin-2026-11-28').expect(200);
    const { event } = body as { event: { id: string; wants: number } };
    expect(event.wants).toBe(0);
    const want = (name: string, from: string) =>
      send<Demanded & { wants: number }>(api, `/demand/${name}`, { body: {}, from });
    expect(await want('gala-berlin-2026-11-28', '203.0.113.1')).toMatchObject({
      wants: 1,
      your_rank: 1,
      deduplicated: false,
    });
    expect(await want(event.id, '203.0.113.1')).toMatchObject({
      wants: 1,
      your_rank: 1,
      deduplicated: true,
    });
    const others = await Promise.all(upTo(40).map((n) => want(event.id.toUpperCase(), address(n))));
    expect(ranksOf(others)).toEqual(upTo(41).slice(1));
    const again = await api.get('/events/gala-berlin-2026-11-28').expect(200);
    expect(again.body).toMatchObject({ event: { wants: 41 } });
    await api.request.post('/demand/no-such-event').send({}).expect(404);
    await api.get('/demand/no-such-event').expect(405);
  });
});
