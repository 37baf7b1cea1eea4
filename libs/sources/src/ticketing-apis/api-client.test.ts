import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { defaultAccess } from '../fetch/settings.ts';
import { stubTicketingApi } from '../testing/stub-ticketing-api.ts';
import { ticketingApiFor } from './ticketing-apis.ts';

const LIST = '/discovery/v2/events.json';
const night = (id: number) => ({
  id: String(id),
  type: 'event',
  name: 'Night',
  dates: { start: { localDate: '2027-01-01' } },
});
const buildPage = (number: number, total = 600) => ({
  _embedded: { events: Array.from({ length: 200 }, (_, index) => night(number * 200 + index)) },
  page: { size: 200, totalElements: total, number },
});
const numberIn = (url: URL) => Number(url.searchParams.get('page'));

describe('retries against an overloaded or broken API', () => {
  it('waits for the time in Retry-After before a retry', async () => {
    let refusals = 2;
    await using api = await stubTicketingApi('ticketmaster', (url, _request, response) => {
      if (numberIn(url) !== 1 || refusals-- <= 0) return buildPage(numberIn(url));
      response.writeHead(429, { 'retry-after': '7' }).end('{"fault":{}}');
    });
    expect((await api.read(LIST)).ids.size).toBe(600);
    expect(api.pauses.filter((pause) => pause === 7_000)).toHaveLength(2);
  });

  it('accepts a date in Retry-After', async () => {
    let refusals = 1;
    await using api = await stubTicketingApi('ticketmaster', (_url, _request, response) => {
      if (refusals-- <= 0) return buildPage(0, 1);
      response.writeHead(429, { 'retry-after': new Date(Date.now() + 20_000).toUTCString() }).end();
    });
    expect((await api.read(LIST)).ids.size).toBe(200);
    expect(Math.max(...api.pauses)).toBeGreaterThan(15_000);
  });

  it('ends the run if Retry-After exceeds the maximum', async () => {
    await using api = await stubTicketingApi('ticketmaster', (_url, _request, response) => {
      response.writeHead(429, { 'retry-after': '86400' }).end();
    });
    await expect(api.read(LIST)).rejects.toThrow(
      /events\.json received too many requests \(429\)\.$/,
    );
    expect(api.requests).toHaveLength(1);
  });

  it('retries with exponential delays and continues without a page that stays broken', async () => {
    await using api = await stubTicketingApi('ticketmaster', (url, _request, response) => {
      if (numberIn(url) !== 1) return buildPage(numberIn(url));
      response.writeHead(500).end('oops');
    });
    const { ids, unreadables } = await api.read(LIST);
    expect(ids.size).toBe(400);
    expect(unreadables).toEqual([
      { unreadable: 'The API responded 500.', where: expect.stringMatching(/page 2$/) },
    ]);
    expect(api.pauses).toEqual(expect.arrayContaining([1_000, 2_000, 4_000, 8_000]));
  });

  it.each([
    [
      'what is no JSON',
      '<html>Are you a robot?</html>',
      'The API sent a page that is not valid JSON.',
    ],
    [
      'half of a page',
      JSON.stringify(buildPage(1)).slice(0, 500),
      'The API sent a page that is not valid JSON.',
    ],
    [
      'an error with a 200',
      '{"errors":[{"code":"DIS1004"}]}',
      'The response is an error (DIS1004).',
    ],
    ['nothing', '', 'The API sent a page that is not valid JSON.'],
  ])('reports only the page that is %s', async (_what, broken, unreadable) => {
    await using api = await stubTicketingApi('ticketmaster', (url, _request, response) => {
      if (numberIn(url) !== 1) return buildPage(numberIn(url));
      response.end(broken);
    });
    const { ids, unreadables } = await api.read(LIST);
    expect(ids.size).toBe(400);
    expect(unreadables).toMatchObject([{ unreadable }]);
  });

  it('reports a page that never ends or stops sending', async () => {
    await using api = await stubTicketingApi('ticketmaster', (url, _request, response) => {
      if (numberIn(url) !== 1) return buildPage(numberIn(url));
      response.write('{"_embedded":');
    });
    const { ids, unreadables } = await api.read(LIST, { idleTimeoutMs: 500 });
    expect(ids.size).toBe(400);
    expect(unreadables).toMatchObject([{ unreadable: 'The API sent an incomplete page.' }]);
  });

  it('ends the run without withdrawals if the list must be complete', async () => {
    await using api = await stubTicketingApi('ticketmaster', (url, _request, response) => {
      if (numberIn(url) !== 1) return buildPage(numberIn(url));
      response.writeHead(404).end();
    });
    await expect(api.read(LIST, { mustBeComplete: true })).rejects.toThrow(
      /^The API responded 404\. \(127.*page 2\) The list would be incomplete\.$/,
    );
  });

  it('reads compressed pages', async () => {
    await using api = await stubTicketingApi('ticketmaster', (_url, _request, response) => {
      response
        .setHeader('content-encoding', 'gzip')
        .end(gzipSync(JSON.stringify(buildPage(0, 200))));
    });
    expect((await api.read(LIST)).ids.size).toBe(200);
  });
});

describe('API keys', () => {
  it('requires the key before the first request', async () => {
    await using api = await stubTicketingApi('ticketmaster', () => buildPage(0));
    await expect(api.read(LIST, { keys: {} })).rejects.toThrow(
      'app.ticketmaster.com requires a key: set TICKETMASTER_API_KEY.',
    );
    expect(api.requests).toEqual([]);
  });

  it('ends the run at a rejected key without printing the key', async () => {
    await using api = await stubTicketingApi('ticketmaster', (_url, _request, response) => {
      response.writeHead(401).end('{"fault":{"faultstring":"Invalid ApiKey SECRET-TM"}}');
    });
    const refusal: unknown = await api.read(LIST).catch((error: unknown) => error);
    expect(String(refusal)).toMatch(
      /events\.json rejects the key \(401\): check TICKETMASTER_API_KEY\.$/,
    );
    expect(String(refusal)).not.toContain('SECRET');
    expect(api.requests).toHaveLength(1);
  });

  it('sends the key only to its own host', () => {
    const found = (location: string, allowPrivate = false) =>
      ticketingApiFor('ticketmaster', location, { ...defaultAccess(), allowPrivate })?.host ?? null;
    expect(found('https://app.ticketmaster.com/discovery/v2/events.json')).toBe(
      'app.ticketmaster.com',
    );
    expect(found('http://app.ticketmaster.com/discovery/v2/events.json')).toBeNull();
    expect(found('https://app.ticketmaster.com.evil.example/discovery/v2/events.json')).toBeNull();
    expect(found('https://evil.example/discovery/v2/events.json', true)).toBeNull();
    expect(found('http://127.0.0.1/discovery/v2/events.json')).toBeNull();
    expect(found('http://127.0.0.1:81/discovery/v2/events.json', true)).toBe(
      'app.ticketmaster.com',
    );
    expect(found('recorded/page.json')).toBeNull();
  });

  it('does not forward the key on a redirect', async () => {
    const elsewhere: (string | undefined)[] = [];
    await using thief = await stubTicketingApi('eventbrite', (_url, request) => {
      elsewhere.push(request.headers.authorization);
      return { events: [] };
    });
    await using api = await stubTicketingApi('eventbrite', (_url, _request, response) => {
      response.writeHead(302, { location: `${thief.origin}/stolen` }).end();
    });
    await api.read('/v3/organizations/1/events/');
    expect(elsewhere).toEqual([undefined]);
    expect(JSON.stringify(thief.requests)).not.toContain('SECRET');
  });
});
