// Loses packets between the API and its PostgreSQL and Redis. It adds a network namespace, so it
// needs root on Linux.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { startAppProcess, type AppProcess } from '@marquee/testing/app-process';
import { startRedis } from '@marquee/testing/start-redis';
import { waitFor } from '@marquee/testing/wait-for';
import { createDemandWriter } from './helpers/demand-writer.ts';
import { createLossyNetwork } from './helpers/lossy-network.ts';
import {
  failed,
  fillReplicaWorld,
  PATHS,
  readDuring,
  send,
  warmUp,
} from './helpers/replica-world.ts';

const TIMEOUT_MS = 300_000;
const READS = 2 * PATHS.length;

let network: Awaited<ReturnType<typeof createLossyNetwork>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let redis: Awaited<ReturnType<typeof startRedis>>;
let process: AppProcess;
let api: AppProcess;
beforeAll(async () => {
  network = await createLossyNetwork();
  database = await createTestDatabase();
  await fillReplicaWorld(database.url);
  redis = await startRedis();
  const through = async (url: string) => {
    const { host, port } = new URL(url);
    return url.replace(host, await network.forward(Number(port)));
  };
  const settings = {
    DATABASE_URL: await through(database.url),
    REDIS_URL: await through(redis.url),
    HOST: network.address,
    ANSWER_CACHE_MB: '0',
    TRUST_PROXY: '1',
  };
  process = await startAppProcess('api', { settings, wrapper: network.wrapper });
  api = { ...process, address: `http://${network.address}:${String(process.port)}` };
  await warmUp(api);
}, TIMEOUT_MS);
afterAll(async () => {
  await process[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
  network[Symbol.dispose]();
}, TIMEOUT_MS);

it.each([5, 10, 20])(
  'every request ends with a result or 503, and no acknowledged write is lost, at a loss of %i %%',
  async (percent) => {
    const writer = createDemandWriter(api, percent);
    network.lose(percent);
    const during = await readDuring(api, async (reads) => {
      writer.start();
      await reads(READS).finally(writer.stop);
    });
    network.lose(0);
    await waitFor(
      async () => (await send(api, '/events?limit=5', { from: '10.8.1.1' })).status === 200,
    ); // the circuit closes
    const after = await readDuring(api, (reads) => reads(PATHS.length));
    const refused = during.filter(
      ({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0,
    );
    expect(
      failed(
        during.filter((reply) => !refused.includes(reply)),
        api,
      ),
    ).toEqual([]);
    expect(writer.unexpected()).toEqual([]);
    expect(failed(after, api)).toEqual([]);
    expect(await writer.findLost()).toEqual([]);
    expect(writer.accepted().length).toBeGreaterThan(0);
    console.log(
      `${String(during.length)} reads, of which 503: ${String(refused.length)}; ${writer.summary()}`,
    );
  },
  TIMEOUT_MS,
);
