import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { waitFor, workerWith } from './worker-with.ts';

/** A server on this machine with one feed, and what it was asked with. */
async function feedServer() {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    const isKnown = request.headers['if-none-match'] === '"1"';
    const night = JSON.stringify({ source_id: '1', title: 'Night', start_local: '2027-01-01T20:00:00' });
    response.writeHead(isKnown ? 304 : 200, { etag: '"1"' }).end(isKnown ? undefined : night);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    asked,
    location: `http://127.0.0.1:${String(address.port)}/feed`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

const feedAt = (location: string) =>
  JSON.stringify([
    {
      ...{ name: 'feed', title: 'Feed', format: 'ndjson', location, trust: 50, schedule: 'hourly' },
      ...{ sample: null, licence: null, attribution: null, url: null },
    },
  ]);
const READ = `SELECT graphile_worker.add_job('read_feed', '{"name":"feed"}')`;

describe('a feed of sources.json', () => {
  it('is read, and not again before it changes', async () => {
    await using server = await feedServer();
    await using world = await workerWith({ INGEST_ALLOW_PRIVATE: '1' });
    await writeFile(world.environment.SOURCES_FILE, feedAt(server.location));
    world.start();
    await world.rows(READ);
    await waitFor(async () => (await world.rows('SELECT 1 FROM event')).length === 1);
    await world.done('read_feed');
    await world.rows(READ);
    await waitFor(() => server.asked.length === 2);
    await world.done('read_feed');
    expect(server.asked).toEqual([undefined, '"1"']);
    expect(await world.rows('SELECT 1 FROM event WHERE withdrawn_at IS NULL')).toHaveLength(1);
  });

  it('is not read from an address that is not public, unless that is allowed', async () => {
    await using server = await feedServer();
    await using world = await workerWith();
    await writeFile(world.environment.SOURCES_FILE, feedAt(server.location));
    world.start();
    await world.rows(READ);
    const failures = () =>
      world.rows<{ last_error: string }>('SELECT last_error FROM graphile_worker.jobs WHERE last_error IS NOT NULL');
    await waitFor(async () => (await failures()).length === 1);
    expect((await failures())[0]?.last_error).toContain('which is not a public address');
    expect(server.asked).toEqual([]);
  });
});
