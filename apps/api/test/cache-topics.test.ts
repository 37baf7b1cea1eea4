import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import { buildEvent, createTestApi, type Api } from './create-test-api.ts';

const BERLIN = buildEvent({ title: 'Gala', artists: 'Air', venue_name: 'Tempodrom' });
const PARIS = buildEvent({ title: 'Fête', artists: 'Phoenix', city: 'Paris', country: 'FR' });

let api: Api;
beforeAll(async () => {
  api = await createTestApi({
    events: [BERLIN, PARIS],
    settings: { answerCacheMb: 4, trustProxy: 1 },
  });
});
afterAll(() => api[Symbol.asyncDispose]());

let address = 0;
const read = async (path: string) => {
  const from = `10.8.${String(++address >> 8)}.${String(address & 255)}`;
  return (await api.get(path).set('X-Forwarded-For', from)).text;
};
const change = (title: string) =>
  ingest(api.database, {
    source: { name: title, licence: 'CC0-1.0', attribution: 'A test' },
    records: [buildEvent({ title, city: 'Paris', country: 'FR', start_local: '2026-12-24T20:00' })],
  });

it('retains responses that a change does not concern, and refreshes the others', async () => {
  const stored = ['/events?country=DE', '/venues/tempodrom-berlin', '/artists/air'];
  for (const path of [...stored, '/events?country=FR', '/events']) await read(path);
  await change('Late');
  await waitFor(async () => (await read('/events?country=FR')).includes('Late'));
  await waitFor(async () => (await read('/events')).includes('Late'));
  await setTimeout(1_100); // a response that the change concerns would be refreshed now
  const { misses } = must(api.dependencies.responseCache).counts();
  for (const path of stored) await read(path);
  expect(must(api.dependencies.responseCache).counts().misses).toBe(misses);
});

it('shows a change of an artist on the record of the artist', async () => {
  expect(await read('/artists/phoenix')).not.toContain('Second night');
  await ingest(api.database, {
    source: { name: 'tour', licence: 'CC0-1.0', attribution: 'A test' },
    records: [
      buildEvent({
        title: 'Second night',
        artists: 'Phoenix',
        city: 'Lyon',
        country: 'FR',
        start_local: '2026-12-27T20:00',
      }),
    ],
  });
  await waitFor(async () => (await read('/artists/phoenix')).includes('Second night'));
});
