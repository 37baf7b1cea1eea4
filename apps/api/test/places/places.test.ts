import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';

const at = (title: string, city: string, country: string) =>
  buildEvent({
    title,
    city,
    country,
    venue_name: `${title} hall`,
    start_local: '2026-12-05T20:00',
  });

const EVENTS = [
  at('Berlin jazz', 'Berlin', 'DE'),
  at('Munich choir', 'Munich', 'DE'),
  at('Portland poetry', 'Portland', 'US'),
  at('Highlife night', 'Lagos', 'NG'),
  at('Sunset session', 'Los Angeles', 'US'),
  at('London comedy', 'London', 'GB'),
];

describe('places in the parameters of lists', () => {
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({ events: EVENTS });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const list = async (query: Record<string, string>) =>
    (await api.get(`/events?${new URLSearchParams(query).toString()}`).expect(200)).body as {
      events: { title: string; city: string }[];
      interpretation?: { city: string | null; country_code: string | null };
      warnings?: string[];
    };
  const titles = async (query: Record<string, string>) =>
    (await list(query)).events.map(({ title }) => title);

  it.each([
    [{ city: 'Berlin, Germany' }, ['Berlin jazz']],
    [{ city: 'Berlin (DE)' }, ['Berlin jazz']],
    [{ city: 'berlin, deutschland' }, ['Berlin jazz']],
    [{ city: 'London UK' }, ['London comedy']],
    [{ city: 'Los' }, ['Sunset session']],
    [{ city: 'München' }, ['Munich choir']],
    [{ city: 'geles' }, []],
    [{ city: '%' }, []],
    [{ country: 'Germany,UK' }, ['Berlin jazz', 'London comedy', 'Munich choir']],
    [{ country: '!us,!gb,!de' }, ['Highlife night']],
    [{ country: 'Nigeria' }, ['Highlife night']],
  ])('select for %j: %j', async (query, expected) => {
    expect((await titles(query)).sort()).toEqual(expected);
  });

  it('report the place that a qualified name means', async () => {
    expect((await list({ city: 'Berlin, Germany' })).interpretation).toMatchObject({
      city: 'Berlin',
      country_code: 'DE',
    });
  });

  it('reject an unknown country', async () => {
    const { body } = await api.get('/events?country=Germny').expect(400);
    expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ name: 'country' }] });
  });

  it.each(['Berln', 'Lodon', 'Londno', 'Los Angelos', 'Muenchn', 'Lagoss'])(
    'suggest for %j only names that find events',
    async (city) => {
      const { events, warnings = [] } = await list({ city });
      expect(events).toEqual([]);
      const suggested = warnings.flatMap((text) =>
        [...text.matchAll(/city="([^"]+)"/g)].map(([, name = '']) => name),
      );
      expect(suggested.length).toBeGreaterThan(0);
      for (const name of suggested) expect(await titles({ city: name })).not.toEqual([]);
    },
  );

  it('count a demand for a qualified name or a typo for the same city', async () => {
    const demand = async (city: string) =>
      (await api.request.post('/demand-it').send({ artist_name: 'The Tin Lanterns', city }))
        .body as {
        city: { name: string; country_code: string };
      };
    for (const city of ['London', 'London, England', 'Lodnon'])
      expect((await demand(city)).city).toMatchObject({ name: 'London', country_code: 'GB' });
  });

  it('count demands for unknown cities by their region', async () => {
    const demand = async (city: string) =>
      (await api.request.post('/demand-it').send({ artist_name: 'The Paper Lanterns', city }))
        .body as {
        city: { name: string; country_code: string | null };
        city_demands: number;
      };
    const first = await demand('Smallville, California');
    expect(first).toMatchObject({
      city: { name: 'Smallville', country_code: 'US' },
      city_demands: 1,
    });
    expect((await demand('Smallville, CA, USA')).city_demands).toBe(2);
    expect(await demand('Smallville (England)')).toMatchObject({
      city: { name: 'Smallville', country_code: 'GB' },
      city_demands: 1,
    });
    expect((await demand('Smallville, New York, USA')).city_demands).toBe(1);
  });

  it('suggest a city of which a list of venues has venues', async () => {
    const { body } = await api.get('/venues?city=Berln').expect(200);
    expect(body).toMatchObject({
      venues: [],
      warnings: ['no venues in \'Berln\'; did you mean city="Berlin"?'],
    });
    const { body: found } = await api.get('/venues?city=Berlin').expect(200);
    expect((found as { venues: object[] }).venues).toEqual([
      expect.objectContaining({ name: 'Berlin jazz hall' }),
    ]);
  });
});
