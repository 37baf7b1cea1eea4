// npm run bench -- [ingest] [queries] [hot] [searches] [lists] [quota] [widgets] [browser] [demand] [mcp] [clicks] [cards] [plan]: the figures of docs/benchmarks.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connectDatabase } from '@marquee/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../tools/embedded-postgres.ts';
import { startApp } from './app-process.ts';
import { measureBrowser } from './browser.ts';
import { measureCards } from './cards.ts';
import { measureClicks } from './clicks.ts';
import { measureDemand } from './demand.ts';
import { fillEvenings } from './evening-world.ts';
import { freshDatabase } from './fresh-database.ts';
import { measureHot } from './hot.ts';
import { measureIngest } from './ingest.ts';
import { measureLists } from './lists.ts';
import { measureTools } from './mcp.ts';
import { measurePlan } from './plan.ts';
import { measureQueries } from './queries.ts';
import { measureQuota } from './quota.ts';
import { table, type Row } from './report.ts';
import { measureSearches } from './searches.ts';
import { measureWidgets } from './widgets.ts';

const USAGE = `npm run bench -- [ingest] [queries] [hot] [searches] [lists] [quota] [widgets] [browser] [demand] [mcp] [clicks] [cards] [plan] [--events 1000000] [--demands 10000000]

  ingest    makes a catalogue afresh in .data/bench and tells how fast it filled (a quarter of an hour for a million)
  queries   asks that catalogue every kind of question
  hot       asks it the same questions again and again
  searches  searches it for words of every kind
  lists     asks it for its venues, artists, counts and changes
  quota     what counting a request costs (needs redis-server)
  widgets   pages a second, kept and drawn anew
  browser   what the widgets ask of a reader's device (needs Chromium)
  demand    makes up demands in a database of its own, and counts more of them
  mcp       what a call of an agent's tool costs
  clicks    redirects a second, each click stored
  cards     pictures, the first time and from memory
  plan      what an evening's plan costs`;

const ALL = 'ingest queries hot searches lists quota widgets browser demand mcp clicks cards plan'.split(' ');

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      events: { type: 'string', default: '1000000' },
      demands: { type: 'string', default: '10000000' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const wanted = positionals.length > 0 ? positionals : ALL;
  if (wanted.includes('quota')) console.log(`\n### quota\n\n${table(await measureQuota())}`);
  if (wanted.every((name) => name === 'quota')) return;
  const server = await startEmbeddedPostgres({ folder: '.data/bench' });
  const sizes = { events: Number(values.events), demands: Number(values.demands) };
  try {
    for (const [name, { database, isFresh, measure }] of Object.entries(measuresOf(sizes))) {
      if (!wanted.includes(name)) continue;
      const url = server.url(database);
      if (isFresh) await freshDatabase(server.url('postgres'), url);
      console.log(`\n### ${name}\n\n${table(await measure(url))}`);
    }
    await measureEvenings(server, wanted);
  } finally {
    await server.stop();
  }
}

interface Measure {
  database: string;
  /** It begins with an empty catalogue; else it asks the one that `ingest` made. */
  isFresh?: boolean;
  measure: (url: string) => Promise<Row[]>;
}

const measuresOf = ({ events, demands }: { events: number; demands: number }): Record<string, Measure> => ({
  mcp: { database: 'bench_mcp', isFresh: true, measure: measureTools },
  ingest: { database: 'bench', isFresh: true, measure: (url) => measureIngest(url, events) },
  queries: { database: 'bench', measure: measureQueries },
  hot: { database: 'bench', measure: measureHot },
  searches: { database: 'bench', measure: measureSearches },
  lists: { database: 'bench', measure: measureLists },
  widgets: { database: 'bench', measure: measureWidgets },
  browser: { database: 'bench', measure: measureBrowser },
  demand: { database: 'bench_demand', isFresh: true, measure: (url) => measureDemand(url, demands) },
});

/** What is done with one event, on a small catalogue of its own. */
async function measureEvenings(server: EmbeddedPostgres, wanted: string[]): Promise<void> {
  const asked = Object.entries({ clicks: measureClicks, cards: measureCards, plan: measurePlan }).filter(([name]) =>
    wanted.includes(name),
  );
  if (asked.length === 0) return;
  const url = server.url('evenings');
  await freshDatabase(server.url('postgres'), url);
  const database = connectDatabase({ url, name: 'bench' });
  await fillEvenings(database);
  await database.close();
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
  for (const [name, measure] of asked) {
    await using api = await startApp('api', { DATABASE_URL: url, MARQUEE_DATA: folder });
    console.log(`\n### ${name}\n\n${table(await measure(api))}`);
  }
  await rm(folder, { recursive: true });
}

await main();
