import { describe, expect, it } from '@jest/globals';
import { formatInstant } from '@marquee/domain';
import { stubTicketingApi } from '../testing/stub-ticketing-api.ts';

const LIST = '/discovery/v2/events.json';
const HOUR_MS = 3_600_000;
const BEGIN_MS = Date.parse('2027-01-01T00:00:00Z');

const VENUE = { name: 'Hall', city: { name: 'Austin' }, country: { countryCode: 'US' } };

/** One event every `hours` hours from the start of 2027. */
const eventsEvery = (hours: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `tm-${String(index)}`,
    name: 'Night',
    type: 'event',
    dates: { start: { dateTime: formatInstant(new Date(BEGIN_MS + index * hours * HOUR_MS)) } },
    _embedded: { venues: [VENUE], attractions: [{ name: 'Ana' }] },
  }));

type Events = ReturnType<typeof eventsEvery>;

/** As Ticketmaster answers: within a span, by pages, not beyond the thousandth. */
function page(events: Events, { searchParams }: URL) {
  const [size, number] = [Number(searchParams.get('size')), Number(searchParams.get('page'))];
  if (size * number >= 1_000) return { errors: [{ code: 'DIS1035', status: '400' }] };
  const from = searchParams.get('startDateTime') ?? '';
  const to = searchParams.get('endDateTime') ?? '9999';
  const found = events.filter(
    ({ dates }) => dates.start.dateTime >= from && dates.start.dateTime <= to,
  );
  const shown = found.slice(size * number, size * (number + 1));
  return {
    ...(shown.length > 0 && { _embedded: { events: shown } }),
    page: { size, number, totalElements: found.length, totalPages: Math.ceil(found.length / size) },
  };
}

describe('reading the Ticketmaster API', () => {
  it('reads page by page with the key and within the rate limit', async () => {
    const events = eventsEvery(1, 450);
    await using api = await stubTicketingApi('ticketmaster', (url) => page(events, url));
    const { ids, unreadables } = await api.read(`${LIST}?countryCode=US&page=7`);
    expect(ids.size).toBe(450);
    expect(unreadables).toEqual([]);
    expect(api.requests.map(({ searchParams }) => searchParams.get('page'))).toEqual([
      '0',
      '1',
      '2',
    ]);
    expect(new Set(api.requests.map(({ searchParams }) => searchParams.get('apikey')))).toEqual(
      new Set(['SECRET-TM']),
    );
    expect(api.requests.every(({ searchParams }) => searchParams.get('countryCode') === 'US')).toBe(
      true,
    );
    expect(api.pauses).toEqual([250, 250]);
  });

  it('splits the time span of a list with more than a thousand events', async () => {
    const events = eventsEvery(3, 4_000);
    await using api = await stubTicketingApi('ticketmaster', (url) => page(events, url));
    const { ids, unreadables } = await api.read(`${LIST}?startDateTime=2027-01-01T00:00:00Z`);
    expect(ids.size).toBe(4_000);
    expect(unreadables).toEqual([]);
    expect(api.requests.length).toBeLessThan(60);
  });

  it('reports an hour with more than a thousand events', async () => {
    const events = eventsEvery(0, 1_300);
    await using api = await stubTicketingApi('ticketmaster', (url) => page(events, url));
    const span = 'startDateTime=2027-01-01T00:00:00Z&endDateTime=2027-01-01T04:00:00Z';
    const { ids, unreadables } = await api.read(`${LIST}?${span}`);
    expect(ids.size).toBe(1_000);
    expect(unreadables).toEqual([
      {
        unreadable: 'The API lists more than 1000 events within an hour.',
        where: '2027-01-01T00:00:00Z to 2027-01-01T01:00:00Z',
      },
    ]);
  });

  it('stops at the request limit if the totals never shrink', async () => {
    await using api = await stubTicketingApi('ticketmaster', () => ({
      page: { totalElements: 9_999_999 },
    }));
    await expect(api.read(LIST)).rejects.toThrow(
      /the limit of 5000 requests per run is reached\.$/,
    );
  });
});

describe('reading the SeatGeek API', () => {
  it('splits the time span of a list with more than ten thousand events, and ends at an empty page', async () => {
    const events = Array.from({ length: 12_000 }, (_, index) => ({
      id: index + 1,
      title: 'Night',
      datetime_local: new Date(BEGIN_MS + index * HOUR_MS).toISOString().slice(0, 19),
    }));
    await using api = await stubTicketingApi('seatgeek', ({ searchParams }) => {
      const [from, to] = [
        searchParams.get('datetime_utc.gte') ?? '',
        searchParams.get('datetime_utc.lte') ?? '9999',
      ];
      const [size, number] = [
        Number(searchParams.get('per_page')),
        Number(searchParams.get('page')),
      ];
      const found = events.filter(
        ({ datetime_local }) => datetime_local >= from && datetime_local <= to,
      );
      const shown = size * number <= 10_000 ? found.slice(size * (number - 1), size * number) : [];
      return { events: shown, meta: { total: found.length, page: number, per_page: size } };
    });
    const { ids, unreadables } = await api.read('/2/events?datetime_utc.gte=2027-01-01T00:00:00');
    expect(ids.size).toBe(12_000);
    expect(unreadables).toEqual([]);
    expect(api.requests[0]?.searchParams.get('client_id')).toBe('SECRET-SG');
  });
});
