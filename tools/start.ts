// npm start: runs all apps on this machine with the embedded PostgreSQL and the sample catalogue.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase, type Database } from '@marquee/database';
import { shutdownSignal } from '@marquee/http';
import { requireOwnSecrets } from '@marquee/http/server';
import { loadRest, loadUpcomingEvents, type LoadOptions } from './fill-catalogue.ts';
import { readHashSecret } from './hash-secret.ts';
import { isNearby, readNearbyFeeds, type NearbyOptions } from './nearby-feeds.ts';
import { openDatabase } from './postgres/database.ts';
import { findAbandonedDatabases } from './postgres/location.ts';
import { endWithNpm } from './run-after-exit.ts';
import { acquireFolder } from './start/data-folder-lock.ts';
import { dataFolder } from './start/data-folder.ts';
import { readEnvironment } from './start/environment.ts';
import { explainError } from './start/explain-error.ts';
import { configureApps, startApps } from './start/start-apps.ts';

const USAGE = `npm start -- [--no-demo] [--near CITY | --country CODE] [--radius 150km]

Starts api, widgets, web, mcp-server and worker on the embedded PostgreSQL (or DATABASE_URL). Loads
the sample catalogue if it is not loaded yet: first the upcoming events, then, while the servers run,
the rest.
  --no-demo   do not add a generated demo season (one that an earlier start added stays)
  --near, --country, --radius
              read the feeds of the registry around a city (100 km) or in a country, in the background`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      demo: { type: 'boolean', default: true },
      help: { type: 'boolean' },
      near: { type: 'string' },
      country: { type: 'string' },
      radius: { type: 'string' },
    },
    allowNegative: true,
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  await runUntilStopped(readEnvironment(process.env), values);
}

async function runUntilStopped(
  environment: NodeJS.ProcessEnv,
  values: NearbyOptions & { demo: boolean },
): Promise<void> {
  endWithNpm();
  const stop = shutdownSignal();
  // Rejects invalid settings before anything is created.
  const placeholders = {
    DATABASE_URL: 'postgresql://not.yet/known',
  };
  const unknown = { HASH_SECRETS: 'not-known-yet'.padEnd(32, '-') };
  configureApps({ ...(!hasSecrets(environment) && unknown), ...placeholders, ...environment });
  const folder = dataFolder(environment);
  const lock = await acquireFolder(folder);
  const cleanUp: (() => Promise<unknown>)[] = [lock.release];
  try {
    const secrets = await readSecrets(environment, folder);
    const { url, location, release } = await openDatabase(environment);
    cleanUp.unshift(release);
    await printDataLocation(folder, location);
    // then the apps use DATABASE_URL, the pooler
    const isPooled = environment['DATABASE_DIRECT_URL'] !== undefined;
    // The apps start in this process: on a busy machine it can take seconds to notice a connection.
    const patience = { connectTimeoutMs: 30_000, statementTimeoutMs: 120_000 };
    const database = connectDatabase({ url, name: 'marquee-start', ...patience });
    cleanUp.unshift(database.close);
    const configs = configureApps({
      ...environment,
      ...secrets,
      ...(!isPooled && { DATABASE_URL: url }),
    });
    await requireOwnSecrets(database, configs.api.hashSecrets);
    const apps = await startApps(configs);
    cleanUp.unshift(apps.close);
    let isStopping = false;
    void stop.then(() => (isStopping = true));
    const onError = (error: unknown) => {
      if (!isStopping) console.error(explainError(error));
    };
    const options = { ...values, onProgress: apps.onProgress, environment, onError };
    const loading = loadUpcomingEvents(database, options).then(async () => {
      apps.startJobs();
      console.log(apps.greeting);
      await loadMeanwhile(database, options);
      apps.endStart();
    });
    await Promise.race([stop, loading.then(() => stop)]);
  } catch (error) {
    console.error(explainError(error)); // before the cleanup, which can take a while
    process.exitCode = 1;
  } finally {
    for (const close of cleanUp)
      await close().catch((error: unknown) => {
        console.error(`While stopping: ${explainError(error)}`);
      });
  }
}

const hasSecrets = ({ HASH_SECRETS, HASH_SECRET }: NodeJS.ProcessEnv) =>
  HASH_SECRETS !== undefined || HASH_SECRET !== undefined;

/** The secrets of the environment, or those of the data folder. */
const readSecrets = async (environment: NodeJS.ProcessEnv, folder: string) =>
  hasSecrets(environment) ? {} : { HASH_SECRETS: await readHashSecret(folder) };

interface MeanwhileOptions extends LoadOptions, NearbyOptions {
  environment: NodeJS.ProcessEnv;
  onError: (error: unknown) => void;
}

/**
 * Reads the feeds around a place, then the rest of the sample, while the servers run. A wrong place
 * or a lost connection does not stop them, and the next start continues. Generated events make room
 * for the real ones.
 */
async function loadMeanwhile(database: Database, options: MeanwhileOptions): Promise<void> {
  if (isNearby(options))
    await readNearbyFeeds(database, options, console.log).catch(options.onError);
  await loadRest(database, options).catch(options.onError);
}

async function printDataLocation(folder: string, location: string | null): Promise<void> {
  const home = resolve(folder);
  console.log(
    `The data are in ${home}${location === null ? ', the database is the one at DATABASE_URL' : ''}.`,
  );
  if (location !== null && location !== join(home, 'postgres'))
    console.log(
      `The database is in ${location}, because PostgreSQL does not run as root and its user cannot enter ${home}.`,
    );
  for (const { location, folder } of await findAbandonedDatabases())
    console.log(
      `The database in ${location} belongs to no data folder (before: ${folder}). Delete it if you do not need it.`,
    );
}

try {
  await main();
  process.exit(); // an interrupted load may still have an open connection
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}
