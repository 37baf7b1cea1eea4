// A primary with two streaming replicas. Reads must survive each of them; no caller may miss its
// own write.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { watchDatabase } from '@marquee/database';
import type { AppProcess } from '@marquee/testing/app-process';
import { startRedis } from '@marquee/testing/start-redis';
import { waitFor } from '@marquee/testing/wait-for';
import {
  failed,
  PATHS,
  read,
  readDuring,
  runOn,
  send,
  SLUG,
  startReplicaApi,
  startReplicaWorld,
  titleFor,
  warmUp,
  type Reply,
} from './helpers/replica-world.ts';

type World = Awaited<ReturnType<typeof startReplicaWorld>>;

const DEMAND = { artist_name: 'Lantern Choir', city: 'Berlin' };
const TIMEOUT_MS = 240_000;

describe('a primary with two replicas', () => {
  let world: World;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let api: AppProcess;
  let second: AppProcess;
  let withRedis: AppProcess;
  beforeAll(async () => {
    [world, redis] = await Promise.all([startReplicaWorld(), startRedis()]);
    const settings = { DATABASE_REPLICA_URLS: world.replicas.map(({ url }) => url).join(',') };
    const start = (more = {}) => startReplicaApi(world.primary.url, { ...settings, ...more });
    [api, second, withRedis] = await Promise.all([
      start(), // like a previous version of the code
      start({ REDIS_URL: redis.url }),
      start({ REDIS_URL: redis.url }),
    ]);
    await inRotation(2);
    await warmUp(api);
  }, TIMEOUT_MS);
  afterAll(async () => {
    for (const process of all()) await process[Symbol.asyncDispose]();
    await redis[Symbol.asyncDispose]();
    await world[Symbol.asyncDispose]();
  }, TIMEOUT_MS);

  const all = () => [api, second, withRedis];
  /** Waits until all processes use this many replicas. */
  const inRotation = (count: number) =>
    waitFor(() =>
      all().every(
        (process) => statesOf(process).filter((state) => state === 'ok').length === count,
      ),
    );

  function statesOf(process: AppProcess): unknown[] {
    const changes = process.log().filter(({ msg }) => msg === 'database.replica');
    return [...new Map(changes.map(({ replica, state }) => [replica, state])).values()];
  }
  const onReplicas = <Row extends object>(statement: string) =>
    Promise.all(world.replicas.map(({ url }) => runOn<Row>(url, statement)));
  /** Waits until every replica returns this value in the column `is`. */
  const everywhere = (statement: string, value: string) =>
    waitFor(async () =>
      (await onReplicas<{ is: string }>(statement)).every(([row]) => row?.is === value),
    );
  const pauseReplay = async () => {
    await onReplicas('SELECT pg_wal_replay_pause()');
    await everywhere('SELECT pg_get_wal_replay_pause_state() AS is', 'paused');
  };
  const resumeReplay = () => onReplicas('SELECT pg_wal_replay_resume()');
  const rename = (title: string) =>
    runOn(world.primary.url, `UPDATE event SET title = '${title}' WHERE slug = '${SLUG}'`);

  it('reads from the replicas, except for five seconds after a write of the caller, in every process', async () => {
    await rename('Before');
    await everywhere(`SELECT title AS is FROM event WHERE slug = '${SLUG}'`, 'Before');
    await inRotation(2);
    await pauseReplay();
    await rename('After');
    expect(await titleFor(api, '10.2.0.1')).toBe('Before');
    expect((await send(api, '/demand-it', { from: '10.2.0.2', body: DEMAND })).status).toBe(200);
    expect(await titleFor(api, '10.2.0.2')).toBe('After');
    expect(await titleFor(second, '10.2.0.2')).toBe('After');
    expect(await titleFor(withRedis, '10.2.0.2')).toBe('After');
    expect((await send(withRedis, '/demand-it', { from: '10.2.0.4', body: DEMAND })).status).toBe(
      200,
    );
    for (const process of all()) expect(await titleFor(process, '10.2.0.4')).toBe('After');
    await resumeReplay();
    await inRotation(2);
  });

  it('takes lagging replicas out of the rotation and lets them return', async () => {
    await pauseReplay();
    await rename('Newest');
    await inRotation(0);
    expect(await titleFor(api, '10.2.0.3')).toBe('Newest');
    expect([...new Set(statesOf(api))]).toEqual(['lagging']);
    await resumeReplay();
    await inRotation(2);
  });

  it.each(['kill', 'freeze'] as const)(
    'serves all reads when a replica has the fault %s',
    async (fault) => {
      const [replica] = world.replicas;
      const replies = await readDuring(api, async (reads) => {
        await reads(5);
        await replica?.[fault]();
        await inRotation(1);
        await reads(PATHS.length);
        await (fault === 'kill' ? replica?.start() : replica?.thaw());
        await inRotation(2);
      });
      expect(failed(replies, api)).toEqual([]);
    },
  );

  it('serves all reads when the primary is killed, and accepts writes when it is back', async () => {
    const writes: { status: number; retryAfter: string | null }[] = [];
    const replies = await readDuring(api, async (reads) => {
      await reads(5);
      await world.primary.kill();
      for (let index = 0; index < 5; index++) {
        writes.push(
          await send(api, '/demand-it', { from: `10.3.0.${String(index)}`, body: DEMAND }),
        );
        await reads(PATHS.length / 3);
      }
      await world.primary.start();
    });
    expect(failed(replies, api)).toEqual([]);
    expect(writes.map(({ status, retryAfter }) => [status, Number(retryAfter) > 0])).toEqual(
      writes.map(() => [503, true]),
    );
    await waitFor(
      async () =>
        (await send(api, '/demand-it', { from: '10.3.1.1', body: DEMAND })).status === 200,
    );
    await inRotation(2);
  });
});

describe('a region that has only a standby', () => {
  let world: World;
  let api: AppProcess;
  beforeAll(async () => {
    world = await startReplicaWorld();
    api = await startReplicaApi(world.replicas[0]?.url ?? '');
  }, TIMEOUT_MS);
  afterAll(async () => {
    await api[Symbol.asyncDispose]();
    await world[Symbol.asyncDispose]();
  }, TIMEOUT_MS);

  it('serves every read and refuses writes with 503', async () => {
    const replies: Reply[] = [];
    for (const path of PATHS) replies.push(await read(api, path, '10.4.0.1'));
    expect(failed(replies, api)).toEqual([]);
    expect((await send(api, '/health/ready', { from: '10.4.0.1' })).status).toBe(200);
    const write = await send(api, '/demand-it', { from: '10.4.0.1', body: DEMAND });
    expect([write.status, Number(write.retryAfter) > 0]).toEqual([503, true]);
  });

  it('learns of changes although a standby accepts no LISTEN', async () => {
    let calls = 0;
    const stop = watchDatabase(world.replicas[0]?.url ?? '', { catalogue: () => calls++ });
    await waitFor(() => calls === 1); // a connection was made
    await runOn(world.primary.url, `UPDATE event SET title = 'Renamed' WHERE slug = '${SLUG}'`);
    await waitFor(() => calls > 1);
    await stop();
  });
});
