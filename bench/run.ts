// npm run bench -- [ingest] [queries] [hot] [searches] [quota] [widgets]: the figures of docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { applyMigrations, connectDatabase } from '@marquee/database';
import pg from 'pg';
import { startEmbeddedPostgres } from '../tools/embedded-postgres.ts';
import { MIGRATIONS } from '../tools/migrate.ts';
import { loadGazetteer } from '../tools/sample-catalogue.ts';
import { measureHot } from './hot.ts';
import { measureIngest } from './ingest.ts';
import { measureQueries } from './queries.ts';
import { measureQuota } from './quota.ts';
import { table } from './report.ts';
import { measureSearches } from './searches.ts';
import { measureWidgets } from './widgets.ts';

const USAGE = `npm run bench -- [ingest] [queries] [hot] [searches] [quota] [widgets] [--events 1000000]

  ingest    makes a catalogue afresh in .data/bench and tells how fast it filled (a quarter of an hour for a million)
  queries   asks that catalogue every kind of question
  hot       asks it the same questions again and again
  searches  searches it for words of every kind
  quota     what counting a request costs (needs redis-server)
  widgets   pages a second, kept and drawn anew`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { events: { type: 'string', default: '1000000' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const wanted = positionals.length > 0 ? positionals : ['ingest', 'queries', 'hot', 'searches', 'quota', 'widgets'];
  if (wanted.includes('quota')) console.log(`\n### quota\n\n${table(await measureQuota())}`);
  if (wanted.every((name) => name === 'quota')) return;
  const server = await startEmbeddedPostgres({ folder: '.data/bench' });
  try {
    if (wanted.includes('ingest')) {
      await freshDatabase(server.url('postgres'), server.url('bench'));
      console.log(`\n### ingest\n\n${table(await measureIngest(server.url('bench'), Number(values.events)))}`);
    }
    if (wanted.includes('queries')) console.log(`\n### queries\n\n${table(await measureQueries(server.url('bench')))}`);
    if (wanted.includes('hot')) console.log(`\n### hot\n\n${table(await measureHot(server.url('bench')))}`);
    if (wanted.includes('searches'))
      console.log(`\n### searches\n\n${table(await measureSearches(server.url('bench')))}`);
    if (wanted.includes('widgets')) console.log(`\n### widgets\n\n${table(await measureWidgets(server.url('bench')))}`);
  } finally {
    await server.stop();
  }
}

async function freshDatabase(postgres: string, bench: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query('DROP DATABASE IF EXISTS bench WITH (FORCE)');
  await client.query('CREATE DATABASE bench');
  await client.end();
  await applyMigrations(bench, MIGRATIONS);
  const database = connectDatabase({ url: bench, name: 'bench', statementTimeoutMs: 120_000 });
  await loadGazetteer(database);
  await database.close();
}

await main();
