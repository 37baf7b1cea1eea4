// npm start: everything on this machine, with the embedded PostgreSQL and the catalogue that comes with Marquee.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '@marquee/database';
import { shutdownSignal } from '@marquee/http';
import { acquireFolder } from './data-folder-lock.ts';
import { dataFolder } from './data-folder.ts';
import { openDatabase } from './database.ts';
import { readEnvironment } from './environment.ts';
import { explainError } from './explain-error.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { hashSecretIn } from './hash-secret.ts';
import { findAbandonedDatabases } from './postgres/location.ts';
import { configureApps, startApps } from './start-apps.ts';

const USAGE = `npm start -- [--no-demo]

Starts api, widgets, mcp-server and worker on the embedded PostgreSQL (or DATABASE_URL), and loads the catalogue that comes
with Marquee when it is not there yet.
  --no-demo   add no generated demo season (one that an earlier start added stays)`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { demo: { type: 'boolean', default: true }, help: { type: 'boolean' } },
    allowNegative: true,
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  await runUntilStopped(readEnvironment(process.env), values.demo);
}

async function runUntilStopped(environment: NodeJS.ProcessEnv, withDemo: boolean): Promise<void> {
  const stop = shutdownSignal();
  // A wrong variable stops the start here, before anything is created.
  const known = { DATABASE_URL: 'postgresql://not.yet/known', HASH_SECRET: 'not known yet'.padEnd(32) };
  configureApps({ ...known, ...environment });
  const folder = dataFolder(environment);
  const lock = await acquireFolder(folder);
  const cleanUp: (() => Promise<unknown>)[] = [lock.release];
  try {
    const HASH_SECRET = environment['HASH_SECRET'] ?? (await hashSecretIn(folder));
    const { url, location, release } = await openDatabase(environment);
    cleanUp.unshift(release);
    await sayWhereDataAre(folder, location);
    const isPooled = environment['DATABASE_DIRECT_URL'] !== undefined; // then DATABASE_URL is another one
    const apps = await startApps(
      configureApps({ ...environment, HASH_SECRET, ...(!isPooled && { DATABASE_URL: url }) }),
    );
    cleanUp.unshift(apps.close);
    const database = connectDatabase({ url, name: 'marquee-start', statementTimeoutMs: 120_000 });
    cleanUp.unshift(database.close);
    const loading = fillCatalogue(database, withDemo).then(() => {
      apps.endStart();
      console.log(apps.greeting);
    });
    await Promise.race([stop, loading.then(() => stop)]);
  } catch (error) {
    console.error(explainError(error)); // before the rest stops, which can take a while
    process.exitCode = 1;
  } finally {
    for (const close of cleanUp)
      await close().catch((error: unknown) => {
        console.error(`While stopping: ${explainError(error)}`);
      });
  }
}

async function sayWhereDataAre(folder: string, location: string | null): Promise<void> {
  const home = resolve(folder);
  console.log(`The data are in ${home}${location === null ? ', the database is the one at DATABASE_URL' : ''}.`);
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
  process.exit(); // a load that was interrupted may still hold a connection
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}
