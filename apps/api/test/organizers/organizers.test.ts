import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createNamedPairRepository } from '@marquee/database';
import { createCuration, backfillOrganizers, ingest } from '@marquee/ingest';
import type { RawEvent } from '@marquee/sources';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';

interface Listed {
  slug: string;
  name: string;
  other_names: string[];
  upcoming_events: number;
}

const organizersOf = async (api: Api, query = ''): Promise<Listed[]> =>
  ((await api.get(`/organizers${query}`).expect(200)).body as { organizers: Listed[] }).organizers;

const from = (api: Api, name: string, records: RawEvent[]) =>
  ingest(api.database, { source: { name }, records });

let shows = 0;
const show = (organizer: string, more: Partial<RawEvent> = {}): RawEvent => {
  const title = `Show ${String((shows += 1))}`;
  return buildEvent({ source_id: title, title, city: 'Berlin', country: 'DE', organizer, ...more });
};

describe('organisers', () => {
  const gala = show('Konzertbüro Emil', { title: 'Gala', organizer_url: 'https://emil.example/' });
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi();
    await from(api, 'a', [gala, show('Halle e. V.'), show('tba'), show('hello@halle.example')]);
    await from(api, 'b', [
      show('Konzertbuero Emil GmbH', { title: 'Matinee' }),
      show('Halle', { city: 'Vienna', country: 'AT' }),
      show('Halle', { online: true }),
      show('Rondo Orchestra', { artists: ['Rondo Orchestra', 'Ada Lind'] }),
      show('Rondo Orchestra', { artists: ['Rondo Orchestra'], city: 'Vienna', country: 'AT' }),
    ]);
  });
  afterAll(() => api[Symbol.asyncDispose]());

  it('are one record per country, or per performer, without placeholders and addresses', async () => {
    const listed = await organizersOf(api);
    expect(listed.map(({ name, upcoming_events }) => [name, upcoming_events])).toEqual([
      ['Halle', 1],
      ['Halle e. V.', 2],
      ['Konzertbuero Emil GmbH', 1],
      ['Konzertbüro Emil', 1],
      ['Rondo Orchestra', 2],
    ]);
    expect(new Set(listed.map(({ slug }) => slug)).size).toBe(5);
  });

  it('are found by name, by a typo, and by country', async () => {
    expect((await organizersOf(api, '?q=emil')).map(({ name }) => name)).toContain(
      'Konzertbüro Emil',
    );
    expect((await organizersOf(api, '?q=konzertbro'))[0]?.name).toMatch('Konzertb');
    expect(await organizersOf(api, '?country=AT')).toMatchObject([{ name: 'Halle' }]);
    const body = { count: 1, total: 5 };
    expect((await api.get('/organizers?limit=1&include=total').expect(200)).body).toMatchObject(
      body,
    );
  });

  it('are linked from their events, and list them', async () => {
    const { events } = (await api.get('/events?organizer=konzertburo-emil').expect(200)).body as {
      events: { title: string; organizer: object }[];
    };
    expect(events).toMatchObject([
      {
        title: 'Gala',
        organizer: {
          slug: 'konzertburo-emil',
          name: 'Konzertbüro Emil',
          url: 'https://emil.example/',
        },
      },
    ]);
    expect((await api.get('/organizers/konzertburo-emil').expect(200)).body).toMatchObject({
      organizer: { url: 'https://emil.example/', country_code: 'DE', upcoming_events: 1 },
      events: [{ title: 'Gala' }],
    });
    await api.get('/organizers/nobody').expect(404);
  });

  it.each([
    '/events?',
    '/search?q=gala&',
    '/events.rss?',
    '/events.ics?',
    '/events/facets?',
    '/events.csv?',
  ])('filter %s', async (path) => {
    const one = await api.get(`${path}organizer=konzertburo-emil`).expect(200);
    const none = await api.get(`${path}organizer=halle`).expect(200);
    expect(one.text).toMatch(/Gala|"total":1|"count":1/);
    expect(none.text).not.toContain('Gala');
    const { body } = await api.get('/events?organizer=nobody').expect(200);
    expect(body).toMatchObject({ events: [], warnings: ["there is no organizer 'nobody'"] });
  });
});

it('become one by a merge, and stay one in later runs', async () => {
  await using api = await createTestApi();
  const records = [show('Emil', { title: 'Gala' }), show('Emil Konzerte', { title: 'Matinee' })];
  await from(api, 'a', records);
  const { database } = api;
  expect(await createNamedPairRepository(database).list('organizer', 10)).toEqual([]);
  await createCuration(database).mergeNamed('organizer', 'emil', 'emil-konzerte');
  const { body } = await api.get('/events/changes?limit=100').expect(200);
  expect(body).toMatchObject({
    changes: expect.arrayContaining([
      expect.objectContaining({
        event: expect.objectContaining({
          title: 'Matinee',
          organizer: { name: 'Emil', slug: 'emil', url: null },
        }),
      }),
    ]),
  });
  await from(api, 'a', [...records, show('Emil Konzerte Ltd.', { title: 'Encore' })]);
  expect(await organizersOf(api)).toMatchObject([{ slug: 'emil', upcoming_events: 3 }]);
  expect((await api.get('/organizers/emil-konzerte').expect(200)).body).toMatchObject({
    organizer: { slug: 'emil' },
  });
});

it('are offered as duplicates until an operator separates them', async () => {
  await using api = await createTestApi();
  const at = (host: string) => ({ organizer_url: `https://${host}/` });
  await from(api, 'a', [
    show('Public Library', at('a.example')),
    show('Public Library', at('b.example')),
  ]);
  const pairs = createNamedPairRepository(api.database);
  const [pair] = await pairs.list('organizer', 10);
  expect(pair).toMatchObject({ reasons: ['the same name'], one: { events: 1 } });
  const [one, other] = [String(pair?.one.slug), String(pair?.other.slug)];
  await createCuration(api.database).keepNamedApart('organizer', one, other);
  expect(await pairs.list('organizer', 10)).toEqual([]);
});

it('of an earlier version are linked by the job, with a change for each event', async () => {
  await using api = await createTestApi();
  const { database } = api;
  await from(api, 'a', [show('Emil'), show('Emil')]);
  await database.pool.query('UPDATE event SET organizer_id = NULL; DELETE FROM organizer');
  const changes = async () =>
    (await database.pool.query('SELECT FROM change WHERE kind = $1', ['updated'])).rowCount;
  expect(await changes()).toBe(0);
  expect(await backfillOrganizers(database, { maxEvents: 100 })).toBe(2);
  expect(await changes()).toBe(2);
  expect(await organizersOf(api)).toMatchObject([{ name: 'Emil', upcoming_events: 2 }]);
  expect(await backfillOrganizers(database, { maxEvents: 100 })).toBe(0);
});

it('go with the last event that names them', async () => {
  await using api = await createTestApi();
  await from(api, 'a', [show('Emil'), show('Halle')]);
  await from(api, 'b', [show('Halle')]);
  const { removeSource } = await import('@marquee/ingest');
  await removeSource(api.database, { name: 'a', dryRun: false });
  expect(await organizersOf(api)).toMatchObject([{ name: 'Halle', upcoming_events: 1 }]);
});
