import { expect, it } from '@jest/globals';
import type { FeedState } from '@marquee/database';
import { defaultAccess, RegistryEntry } from '@marquee/sources';
import { startStubServer } from '@marquee/sources/testing';
import { checkFeed } from './check-feed.ts';

const NOW = new Date('2027-01-01T00:00:00Z');
const access = { ...defaultAccess(), allowPrivate: true };

const entryAt = (location: string, changed: object = {}) =>
  RegistryEntry.parse({
    ...{
      name: 'owl',
      title: 'Owl',
      format: 'gancio',
      location,
      area: { country: 'IT' },
      languages: [],
    },
    ...{ kinds: [], homepage: null, attribution: null, schedule: 'daily', trust: 60, status: 'on' },
    licence: { name: 'CC0-1.0', stated_at: 'https://example.org/terms' },
    ...changed,
  });

const EVENT = {
  id: 1,
  title: 'Trio',
  start_datetime: 1_800_131_400,
  place: { name: 'Hall', address: 'Via 1' },
};

async function check(
  answer: { status?: number; body?: string; robots?: string },
  previous?: FeedState,
  changed: object = {},
) {
  await using server = await startStubServer((request, response) => {
    if (request.url === '/robots.txt')
      response.writeHead(answer.robots === undefined ? 404 : 200).end(answer.robots);
    else response.writeHead(answer.status ?? 200).end(answer.body);
  });
  const folder = null;
  return await checkFeed(entryAt(`${server.origin}/api/events`, changed), {
    access,
    robotsFolder: folder,
    previous,
    now: NOW,
  });
}

it('is working if events lie ahead', async () => {
  expect(await check({ body: JSON.stringify([EVENT]) })).toMatchObject({
    state: 'working',
    upcoming: 1,
    with_place: 1,
    with_hour: 1,
  });
});

it('is failing since the first failure', async () => {
  const first = await check({ status: 404 });
  expect(first).toMatchObject({ state: 'failing', since: NOW });
  const earlier = { ...first, since: new Date('2026-12-24T00:00:00Z') };
  expect((await check({ status: 404 }, earlier)).since).toBe(earlier.since);
});

it('is expired, not failing, if a calendar is empty', async () => {
  const body = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  expect(await check({ body }, undefined, { format: 'ics' })).toMatchObject({ state: 'expired' });
});

it('is failing if the format changed', async () => {
  expect(await check({ body: '{"moved": true}' })).toMatchObject({
    state: 'failing',
    reason: 'The file contains no list of records.',
  });
});

it('is expired if the last event is long over', async () => {
  expect(
    await check({ body: JSON.stringify([{ ...EVENT, start_datetime: 1_700_000_000 }]) }),
  ).toMatchObject({ state: 'expired' });
});

it('reports that records have no place any more', async () => {
  const body = JSON.stringify([{ title: 'Trio', start_local: '2027-02-01T20:00' }]);
  const first = await check({ body }, undefined, { format: 'ndjson' });
  expect(first).toMatchObject({ state: 'working', reason: null });
  const later = await check({ body }, { ...first, with_place: 0.9 }, { format: 'ndjson' });
  expect(later.reason).toBe('records have no place any more');
  const third = await check({ body }, later, { format: 'ndjson' });
  expect(third.reason).toBe(later.reason);
});

it('does not ask a feed that is off, or whose key is missing', async () => {
  expect(
    await check({ status: 500 }, undefined, { status: 'off', reason: 'no licence' }),
  ).toMatchObject({ state: 'off', reason: 'no licence' });
  const key = { setting: 'DATATOURISME_API_KEY', given_at: 'https://example.org/key' };
  expect(await check({ status: 500 }, undefined, { key })).toMatchObject({
    state: 'locked',
    reason: 'DATATOURISME_API_KEY is not set',
  });
});
