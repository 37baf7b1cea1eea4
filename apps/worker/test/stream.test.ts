// Changes in a stream of a real nats-server, which is killed and restarted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createRepositories } from '@marquee/database';
import { ingest } from '@marquee/ingest';
import { publishChanges } from '@marquee/operations';
import { buildEvent } from '@marquee/sources/testing';
import { startNats } from '@marquee/testing/start-nats';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { openNatsStream } from '../src/streams/nats-stream.ts';
import { createTestWorker, waitFor } from './create-test-worker.ts';
import { readStream, STREAM } from './read-stream.ts';

const ADDRESSES = { api: 'https://api.test', widgets: 'https://w.test', web: 'https://web.test' };

let folder: string;
let nats: Awaited<ReturnType<typeof startNats>>;
let worker: Awaited<ReturnType<typeof createTestWorker>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-nats-'));
  nats = await startNats(folder);
  worker = await createTestWorker({ NATS_URL: nats.url });
});
afterEach(async () => {
  await worker[Symbol.asyncDispose]();
  await nats.kill();
  await rm(folder, { recursive: true });
});

const settings = () => ({ servers: [`127.0.0.1:${String(nats.port)}`], name: STREAM });
const titles = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildEvent({ source_id: `s${String(index)}`, title: `${prefix} ${String(index)}` }),
  );
const change = (prefix: string, count = 3) =>
  ingest(worker.database, { source: { name: 'agenda' }, records: titles(prefix, count) });
const numbers = async () =>
  (await worker.rows<{ id: string }>('SELECT id FROM change ORDER BY id')).map(({ id }) =>
    Number(id),
  );

/** Publishes as the job does. */
async function publish(): Promise<void> {
  const deps = { ...createRepositories(worker.database), addresses: ADDRESSES };
  await using stream = await openNatsStream(settings());
  await publishChanges({ ...deps, now: () => new Date() }, stream, AbortSignal.timeout(60_000));
}

const publishedNumbers = async () =>
  (await readStream(nats.port)).map(({ message }) => message.number);

/** The messages that a power failure takes, after the worker stored that they were published. */
async function loseLast(count: number): Promise<void> {
  const connection = await connect({ servers: settings().servers });
  const { streams } = await jetstreamManager(connection);
  const { state } = await streams.info(STREAM);
  for (let seq = state.last_seq; seq > state.last_seq - count; seq--)
    await streams.deleteMessage(STREAM, seq);
  await connection.close();
}

describe('the stream of changes', () => {
  it('has each change of a running worker with its record, in order', async () => {
    const { jobs } = worker.start();
    await waitFor(jobs.isWorking);
    await worker.rows(`SELECT graphile_worker.add_job('publish_changes')`);
    await waitFor(async () => (await worker.rows('SELECT 1 FROM feed_follower')).length === 1);
    await change('First');
    await change('Second');
    await waitFor(async () => (await publishedNumbers()).length >= 6);
    const published = await readStream(nats.port);
    expect(published.map(({ message }) => message.number)).toEqual(await numbers());
    expect(published.at(-1)).toMatchObject({
      subject: expect.stringMatching(/^marquee-changes\.updated\.[0-9a-f-]{36}$/),
      message: { kind: 'updated', cursor: expect.any(String), event: { title: 'Second 2' } },
    });
  });

  it('continues after the server was killed', async () => {
    await publish();
    await change('First');
    await nats.kill();
    await expect(publish()).rejects.toThrow();
    nats = await startNats(folder, nats.port);
    await publish();
    await change('Second', 150);
    await publish();
    expect(await publishedNumbers()).toEqual(await numbers());
  });

  it('repeats nothing if a worker was killed before it stored how far it is', async () => {
    await publish();
    const [before] = await worker.rows('SELECT change_number FROM feed_follower');
    await change('First', 150);
    await publish();
    await worker.rows(`UPDATE feed_follower SET change_number = 0`);
    await publish();
    expect(before).toEqual({ change_number: '0' });
    expect(await publishedNumbers()).toEqual(await numbers());
  });

  it('has no gap after the server lost its last messages', async () => {
    await publish();
    await change('First', 10);
    await publish();
    await loseLast(4);
    await publish();
    expect(await publishedNumbers()).toEqual(await numbers());
  });

  it('is written by one of two workers that publish at the same time', async () => {
    await publish();
    await change('First', 250);
    const results = await Promise.allSettled([publish(), publish(), publish()]);
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await publishedNumbers()).toEqual(await numbers());
  });

  it('states that changes were pruned before they were published', async () => {
    await publish();
    await change('First');
    await worker.rows('DELETE FROM change');
    await worker.rows('UPDATE change_horizon SET pruned_through = 3');
    await change('Second');
    await publish();
    const published = await readStream(nats.port);
    expect(
      published.map(({ subject, message }) => [subject.split('.')[1], message.number]),
    ).toEqual([['reset', 6]]);
  });

  it('has the changes of a restored database that reuse numbers', async () => {
    await publish();
    await change('First');
    await worker.rows(`UPDATE change SET changed_at = changed_at - interval '1 hour'`);
    await publish();
    await worker.rows('DELETE FROM change');
    await worker.rows(`UPDATE feed_follower SET change_number = 0`);
    await worker.rows(`SELECT setval(pg_get_serial_sequence('change', 'id'), 3, false)`);
    await change('Restored', 2);
    await publish();
    expect((await publishedNumbers()).slice(3)).toEqual(await numbers());
  });

  it('adds no jobs once it is turned off', async () => {
    await publish();
    worker.start({ NATS_URL: '' });
    await worker.rows(`SELECT graphile_worker.add_job('publish_changes')`);
    await waitFor(async () => (await worker.rows('SELECT 1 FROM feed_follower')).length === 0);
  });
});
