// npm start: everything on this machine, with the embedded PostgreSQL and the catalogue that comes with Marquee.
import { parseArgs } from 'node:util';
import { connectDatabase, createStatisticsRepository, type Database } from '@marquee/database';
import { shutdownSignal } from '@marquee/http';
import { dataFolder, openDatabase } from './database.ts';
import { readEnvironment } from './environment.ts';
import { holdFolder } from './instance.ts';
import { hasDemoSeason, loadDemoSeason, loadGazetteer, loadSample } from './sample-catalogue.ts';
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
  const environment = readEnvironment(process.env);
  const stop = shutdownSignal();
  configureApps({ ...environment, DATABASE_URL: 'postgresql://not.yet/known' }); // a wrong variable stops the start here
  const folder = await holdFolder(dataFolder(environment));
  const cleanUp: (() => Promise<unknown>)[] = [folder.release];
  try {
    const { url, release } = await openDatabase(environment);
    cleanUp.unshift(release);
    const isPooled = environment['DATABASE_DIRECT_URL'] !== undefined; // then DATABASE_URL is another one
    const apps = await startApps(configureApps({ ...environment, ...(!isPooled && { DATABASE_URL: url }) }));
    cleanUp.unshift(apps.close);
    const database = connectDatabase({ url, name: 'marquee-start', statementTimeoutMs: 120_000 });
    cleanUp.unshift(database.close);
    const loading = fillCatalogue(database, values.demo).then(() => {
      apps.endStart();
      console.log(apps.greeting);
    });
    await Promise.race([stop, loading.then(() => stop)]);
  } finally {
    for (const close of cleanUp)
      await close().catch((error: unknown) => {
        console.error(error);
      });
  }
}

async function fillCatalogue(database: Database, withDemo: boolean): Promise<void> {
  const startedAt = Date.now();
  const say = (line: string) => {
    console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${line}`);
  };
  if (await loadGazetteer(database)) say('gazetteer: 33,711 cities');
  for await (const { source, kind, created, rejected } of loadSample(database)) {
    say(`${source}: ${count(created, kind)}${rejected > 0 ? `, ${count(rejected, 'record')} rejected` : ''}`);
  }
  const demo = withDemo ? await loadDemoSeason(database, new Date().toISOString().slice(0, 10)) : null;
  if (demo) say(`demo: ${count(demo.created, 'generated event')}`);
  const { total, upcoming } = await createStatisticsRepository(database).countEvents();
  say(`the catalogue holds ${count(total, 'event')}, ${upcoming.toLocaleString('en')} of them not yet over`);
  if (await hasDemoSeason(database)) {
    const hint = withDemo ? '--no-demo leaves it out of a new catalogue' : 'an earlier start added it';
    say(`among them a generated demo season (source "demo"; its events are not real; ${hint})`);
  }
}

const count = (number: number, noun: string) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

try {
  await main();
  process.exit(0); // a load that was interrupted may still hold a connection
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
