// Purges that a cache receives. e2e/varnish.chaos.ts runs a real cache.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { buildEvent } from '@marquee/sources/testing';
import { createTestWorker, waitFor } from './create-test-worker.ts';

let worker: Awaited<ReturnType<typeof createTestWorker>>;
let purges: { tags: string; stored: string | undefined }[];
const cache = createServer((request, response) => {
  const tags = String(request.headers['surrogate-key']);
  void storedNumber().then((stored) => {
    purges.push({ tags, stored });
    response.end();
  });
});

async function storedNumber(): Promise<string | undefined> {
  const [follower] = await worker.rows<{ change_number: string }>(
    'SELECT change_number FROM feed_follower',
  );
  return follower?.change_number;
}

beforeEach(async () => {
  purges = [];
  cache.listen(0, '127.0.0.1');
  await once(cache, 'listening');
  const { port } = cache.address() as AddressInfo;
  worker = await createTestWorker({
    PURGE_URLS: `http://127.0.0.1:${String(port)}/`,
    PURGE_FORM: 'fastly', // Node.js has no server for the method of Varnish
  });
});
afterEach(async () => {
  await worker[Symbol.asyncDispose]();
  cache.close();
  cache.closeAllConnections();
});

it('a change is purged twice, and stored as purged after the second time', async () => {
  const { jobs } = worker.start();
  await waitFor(jobs.isWorking);
  await worker.rows(`SELECT graphile_worker.add_job('purge_cache', queue_name => 'purge_cache')`);
  await waitFor(async () => (await storedNumber()) === '0');
  expect(purges.map(({ tags }) => tags)).toEqual(['catalogue', 'catalogue']);
  await ingest(worker.database, { source: { name: 'agenda' }, records: [buildEvent()] });
  await waitFor(async () => (await storedNumber()) === '1');
  const [first, second, ...more] = purges.slice(2);
  expect(first?.tags.split(' ')).toEqual(expect.arrayContaining(['lists', 'many']));
  expect(second?.tags).toBe(first?.tags);
  expect([first?.stored, second?.stored, more]).toEqual(['0', '0', []]);
});
