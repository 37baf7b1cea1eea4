// npm start: runs all apps on this machine with the embedded PostgreSQL and the sample catalogue.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase, type Database } from '@marquee/database';
import { shutdownSignal } from '@marquee/http';
import { fillCatalogue } from './fill-catalogue.ts';
import { readHashSecret } from './hash-secret.ts';
import { isNearby, readNearbyFeeds, type NearbyOptions } from './nearby-feeds.ts';
import { openDatabase } from './postgres/database.ts';
import { findAbandonedDatabases } from './postgres/location.ts';
import { endWithNpm } from './run-after-exit.ts';
import { acquireFolder } from './start/data-folder-lock.ts';
import { dataFolder } from './start/data-folder.ts';
import { loadDemoSeason } from './start/demo-catalogue.ts';
import { readEnvironment } from './start/environment.ts';
import { explainError } from './start/explain-error.ts';
import { configureApps, startApps } from './start/start-apps.ts';

const USAGE = `npm start -- [--no-demo] [--near CITY | --country CODE] [--radius 150km]

Starts api, widgets, web, mcp-server and worker on the embedded PostgreSQL (or DATABASE_URL) and loads the sample catalogue
if it is not loaded yet.
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
  await runUntilStopped(readEnvironment(process.env), values.demo, values);
}

async function runUntilStopped(
  environment: NodeJS.ProcessEnv,
  withDemo: boolean,
  nearby: NearbyOptions,
): Promise<void> {
  endWithNpm();
  const stop = shutdownSignal();
  // Rejects invalid settings before anything is created.
  const placeholders = {
    DATABASE_URL: 'postgresql://not.yet/known',
    HASH_SECRET: 'not known yet'.padEnd(32),
  };
  configureApps({ ...placeholders, ...environment });
  const folder = dataFolder(environment);
  const lock = await acquireFolder(folder);
  const cleanUp: (() => Promise<unknown>)[] = [lock.release];
  try {
    const HASH_SECRET = environment['HASH_SECRET'] ?? (await readHashSecret(folder));
    const { url, location, release } = await openDatabase(environment);
    cleanUp.unshift(release);
    await printDataLocation(folder, location);
    const isPooled = environment['DATABASE_DIRECT_URL'] !== undefined; // then the apps use DATABASE_URL, the pooler
    const apps = await startApps(
      configureApps({ ...environment, HASH_SECRET, ...(!isPooled && { DATABASE_URL: url }) }),
    );
    cleanUp.unshift(apps.close);
    const database = connectDatabase({ url, name: 'marquee-start', statementTimeoutMs: 120_000 });
    cleanUp.unshift(database.close);
    const loading = fillCatalogue(database, withDemo).then(() => {
      apps.endStart();
      console.log(apps.greeting);
      return isNearby(nearby)
        ? readNearby(database, { ...nearby, withDemo, environment })
        : undefined;
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

/** A wrong place or a lost connection does not stop the servers. Generated events make room for the real ones. */
async function readNearby(
  database: Database,
  options: NearbyOptions & { withDemo: boolean; environment: NodeJS.ProcessEnv },
): Promise<void> {
  try {
    await readNearbyFeeds(database, options, console.log);
    if (options.withDemo) await loadDemoSeason(database, new Date().toISOString().slice(0, 10));
  } catch (error) {
    console.error(explainError(error));
  }
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
