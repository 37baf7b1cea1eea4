// Demands per second that two API processes count, on a primary that two replicas follow: with the
// replicas in the settings of the processes, and without.
import { connectDatabase, createGazetteerRepository } from '@marquee/database';
import { TEST_GAZETTEER } from '@marquee/database/testing';
import { startRedis } from '@marquee/testing/start-redis';
import { migrateDatabase } from '../tools/migrate.ts';
import { startReplicatedPostgres } from '../tools/testing/start-replicated-postgres.ts';
import { startApp, type AppProcess } from './app-process.ts';
import { sendDemands, unlimitedKey } from './demand.ts';
import { quantile, type Row } from './report.ts';

const ROUNDS = 3;
const SECONDS = 4;
/** Of each process, at a time. */
const CALLERS = 8;

/** Returns one row for each kind of setting: medians of interleaved rounds. */
export async function measureReplicatedWrites(): Promise<Row[]> {
  await using world = await startReplicatedPostgres({ replicas: 2, fill: fillDatabase });
  await using redis = await startRedis();
  const key = await unlimitedKey(world.primary.url);
  const withReplicas = { DATABASE_REPLICA_URLS: world.replicas.map(({ url }) => url).join(',') };
  const withRedis = { REDIS_URL: redis.url };
  const variants = Object.entries({
    'without replicas': {},
    'with two replicas': withReplicas,
    'without replicas, Redis': withRedis,
    'with two replicas, Redis': { ...withRedis, ...withReplicas },
  });
  const rates = new Map<string, number[]>(variants.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, settings] of variants) {
      const start = () => startApp('api', { DATABASE_URL: world.primary.url, ...settings });
      await using first = await start();
      await using second = await start();
      rates.get(name)?.push(await rateOf([first, second], key));
    }
  return [...rates].map(([name, measured]) => ({
    name,
    'writes a second': quantile(measured, 0.5),
    lowest: Math.min(...measured),
    highest: Math.max(...measured),
  }));
}

async function fillDatabase(url: string): Promise<void> {
  await migrateDatabase(url);
  const database = connectDatabase({ url, name: 'bench' });
  await createGazetteerRepository(database).load(TEST_GAZETTEER);
  await database.close();
}

/** Sends demands of ever new callers to both processes. */
async function rateOf(apis: AppProcess[], key: string): Promise<number> {
  const sendFor = (seconds: number) =>
    Promise.all(
      apis.map(({ address }) =>
        sendDemands(seconds, { address, key, concurrency: CALLERS }, buildDemand),
      ),
    );
  await sendFor(1); // warm-up
  const sent = (await sendFor(SECONDS)).flat();
  return sent.filter(({ status }) => status === 200).length / SECONDS;
}

const buildDemand = (n: number) => ({ artist_name: `Artist ${String(n % 500)}`, city: 'Berlin' });
