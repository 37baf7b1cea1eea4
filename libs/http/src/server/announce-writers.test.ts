// Processes with replicas announce to each other who writes. A database is its own replica here.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { watchDatabase } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { freePort } from '@marquee/testing/free-port';
import { startRedis } from '@marquee/testing/start-redis';
import { waitFor } from '@marquee/testing/wait-for';
import { createLogger } from '../index.ts';
import { connectDatabase } from './connect-database.ts';

const CALLERS = Array.from({ length: 200 }, (_, index) => `caller-${String(index)}`);

describe('announcements of writers', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    for (const close of closing) await close();
    closing = [];
    await database[Symbol.asyncDispose]();
  });

  /** Starts what a process has: its database, and a connection that listens. */
  async function startProcess(redisUrl?: string) {
    const notified: string[] = [];
    let isListening = false;
    const stop = watchDatabase(database.url, {
      writers: (payload) => {
        isListening = true;
        if (payload !== null) notified.push(...payload.split(' '));
      },
    });
    await waitFor(() => isListening);
    const { url } = database;
    const settings = { databaseUrl: url, databaseReplicaUrls: [url], redisUrl };
    const connected = connectDatabase('test', settings, createLogger('test', 'silent'));
    closing.push(stop, connected.close);
    return { notified, wrote: connected.reads.wrote };
  }
  type Process = Awaited<ReturnType<typeof startProcess>>;

  let writes = 0;
  /** Waits for every notification of earlier writes: they arrive in the order of their commits. */
  async function receiveAll({ notified }: Process): Promise<void> {
    const last = `last-${String(writes++)}`;
    await database.query({ text: `SELECT pg_notify('writers', $1)`, values: [last] });
    await waitFor(() => notified.includes(last));
    notified.splice(notified.indexOf(last), 1);
  }

  /** Writes as ever new callers until no announcement needs PostgreSQL. */
  const untilQuiet = (process: Process) =>
    waitFor(async () => {
      const before = process.notified.length;
      await process.wrote([`warm-up-${String(writes++)}`]);
      await receiveAll(process);
      return process.notified.length === before;
    });

  it('need no notification of PostgreSQL if all processes receive them from Redis', async () => {
    await using redis = await startRedis();
    const [first, second] = [await startProcess(redis.url), await startProcess(redis.url)];
    await untilQuiet(first);
    await untilQuiet(second);
    const before = [...second.notified];
    await Promise.all(CALLERS.map((caller) => first.wrote([caller])));
    await second.wrote(['another']);
    await receiveAll(second);
    expect(second.notified).toEqual(before);
    const channel = 'mq2:writers:0';
    expect(await redis.command('PUBSUB', 'NUMSUB', channel)).toEqual([channel, 2]);
  });

  it('do not count the processes of a deployment that uses another database of Redis', async () => {
    await using redis = await startRedis();
    const first = await startProcess(redis.url);
    await using other = await createTestDatabase();
    const settings = { databaseUrl: other.url, databaseReplicaUrls: [other.url] };
    const elsewhere = { ...settings, redisUrl: `${redis.url}/1` };
    closing.push(connectDatabase('test', elsewhere, createLogger('test', 'silent')).close);
    await untilQuiet(first);
    const withoutRedis = await startProcess();
    await waitFor(async () => {
      await first.wrote([`counted-${String(writes++)}`]);
      return withoutRedis.notified.length > 0;
    });
  });

  it('also use PostgreSQL while a process without Redis listens, such as the previous version', async () => {
    await using redis = await startRedis();
    const first = await startProcess(redis.url);
    await untilQuiet(first);
    const previous = await startProcess();
    await waitFor(async () => {
      await first.wrote([`earlier-${String(writes++)}`]);
      return previous.notified.length > 0;
    });
    await Promise.all(CALLERS.map((caller) => first.wrote([caller])));
    await waitFor(() => CALLERS.every((caller) => previous.notified.includes(caller)));
  });

  it('use PostgreSQL while Redis is lost, and Redis when it is back', async () => {
    const port = await freePort();
    const settings = `redis://127.0.0.1:${String(port)}`;
    const redis = await startRedis({}, port);
    const [first, second] = [await startProcess(settings), await startProcess(settings)];
    await untilQuiet(first);
    await redis.kill();
    await first.wrote(['during-the-outage']);
    await waitFor(() => second.notified.includes('during-the-outage'));
    const restarted = await startRedis({}, port);
    await untilQuiet(first);
    await restarted.kill();
  });

  it('are at most 50 notifications a second without Redis, and each write waits for its own', async () => {
    const [first, second] = [await startProcess(), await startProcess()];
    const startedAt = performance.now();
    for (const caller of CALLERS.slice(0, 20)) await first.wrote([caller]);
    const notifications = 19; // the first is sent at once
    expect(performance.now() - startedAt).toBeGreaterThan(notifications * 20 - 20);
    await waitFor(() => second.notified.length === 20);
    await Promise.all(CALLERS.map((caller) => first.wrote([caller, `${caller}-address`])));
    await waitFor(() => CALLERS.every((caller) => second.notified.includes(`${caller}-address`)));
  });
});
