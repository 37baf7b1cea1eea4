import { describe, expect, it } from '@jest/globals';
import { stubTicketingApi } from '../testing/stub-ticketing-api.ts';

const LIST = '/v3/organizations/1/events/';
const night = (id: number) => ({
  id: String(id),
  name: { text: 'Night' },
  start: { local: '2027-01-01T20:00:00', utc: '2027-01-01T19:00:00Z', timezone: 'Europe/Berlin' },
});

describe('reading the Eventbrite API', () => {
  it('follows the pages with the token in a header', async () => {
    const tokens: (string | undefined)[] = [];
    await using api = await stubTicketingApi('eventbrite', ({ searchParams }, request) => {
      tokens.push(request.headers.authorization);
      const number = Number(searchParams.get('continuation') ?? 0);
      return {
        events: [night(number)],
        pagination: { has_more_items: number < 3, continuation: String(number + 1) },
      };
    });
    const { ids } = await api.read(LIST);
    expect([...ids]).toEqual(['0', '1', '2', '3']);
    expect(new Set(tokens)).toEqual(new Set(['Bearer SECRET-EB']));
    expect(JSON.stringify(api.requests)).not.toContain('SECRET');
    expect(api.requests[0]?.searchParams.get('expand')).toContain('venue');
  });

  it('ends if a continuation repeats', async () => {
    await using api = await stubTicketingApi('eventbrite', () => ({
      events: [night(1)],
      pagination: { has_more_items: true, continuation: 'again' },
    }));
    const { unreadables } = await api.read(LIST);
    expect(unreadables).toMatchObject([{ unreadable: 'The API repeats a continuation.' }]);
    expect(api.requests).toHaveLength(2);
  });

  it('reports a page that states no continuation', async () => {
    await using api = await stubTicketingApi('eventbrite', () => ({
      events: [night(1)],
      pagination: { has_more_items: true },
    }));
    const { unreadables } = await api.read(LIST);
    expect(unreadables).toMatchObject([
      { unreadable: 'The API has more pages but states no continuation.' },
    ]);
    await expect(api.read(LIST, { mustBeComplete: true })).rejects.toThrow(
      'The list would be incomplete.',
    );
  });
});

describe('reading the Bandsintown API', () => {
  const show = (id: string, lineup: string[]) => ({
    id,
    title: 'Fest',
    starts_at: '2027-08-19T19:00:00',
    lineup,
    venue: { name: 'Field', city: 'Berlin', country: 'Germany' },
  });

  it('requests each artist and merges their shows', async () => {
    await using api = await stubTicketingApi('bandsintown', ({ pathname }, _request, response) => {
      if (pathname.includes('Nobody'))
        return void response.writeHead(404).end('{"errors":["unknown artist"]}');
      return [pathname.includes('Ana') ? show('2', ['Ana Öst']) : show('1', ['AC/DC'])];
    });
    const { events, unreadables } = await api.read(
      '/artists/Ana%20%C3%96st;Nobody;AC%2FDC/events?date=upcoming',
    );
    expect(events).toMatchObject([{ source_id: '1', artists: ['Ana Öst', 'AC/DC'] }]);
    expect(unreadables).toMatchObject([{ unreadable: 'The API responded 404.' }]);
    expect(api.requests.map(({ pathname }) => pathname)).toEqual([
      '/artists/Ana%20%C3%96st/events',
      '/artists/Nobody/events',
      '/artists/AC%252FDC/events',
    ]);
  });
});
