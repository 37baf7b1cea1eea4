// npm run bench -- [ingest] [queries] [hot] [searches] [lists] [quota] [widgets] [browser] [demand] [mcp] [clicks] [cards] [plan]: the figures of docs/benchmarks.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../tools/embedded-postgres.ts';
import { startApp, type AppProcess } from './app-process.ts';
import { table, type Row } from './report.ts';

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
  if (wanted.includes('quota'))
    console.log(`\n### quota\n\n${table(await (await import('./quota.ts')).measureQuota())}`);
  if (wanted.every((name) => name === 'quota')) return;
  const server = await startEmbeddedPostgres({ folder: '.data/bench' });
  const sizes = { events: Number(values.events), demands: Number(values.demands) };
  try {
    for (const [name, { database, isFresh, measure }] of Object.entries(measuresOf(sizes))) {
      if (!wanted.includes(name)) continue;
      const url = server.url(database);
      if (isFresh) await (await import('./fresh-database.ts')).freshDatabase(server.url('postgres'), url);
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

// Only what is wanted is loaded: beside all of it the caller's own garbage collector takes 15 ms at a time.
const measuresOf = ({ events, demands }: { events: number; demands: number }): Record<string, Measure> => ({
  mcp: { database: 'bench_mcp', isFresh: true, measure: async (url) => (await import('./mcp.ts')).measureTools(url) },
  ingest: {
    database: 'bench',
    isFresh: true,
    measure: async (url) => (await import('./ingest.ts')).measureIngest(url, events),
  },
  queries: { database: 'bench', measure: async (url) => (await import('./queries.ts')).measureQueries(url) },
  hot: { database: 'bench', measure: async (url) => (await import('./response-cache.ts')).measureHot(url) },
  searches: { database: 'bench', measure: async (url) => (await import('./searches.ts')).measureSearches(url) },
  lists: { database: 'bench', measure: async (url) => (await import('./lists.ts')).measureLists(url) },
  widgets: { database: 'bench', measure: async (url) => (await import('./widgets.ts')).measureWidgets(url) },
  browser: { database: 'bench', measure: async (url) => (await import('./browser.ts')).measureBrowser(url) },
  demand: {
    database: 'bench_demand',
    isFresh: true,
    measure: async (url) => (await import('./demand.ts')).measureDemand(url, demands),
  },
});

const EVENINGS: Readonly<Record<string, (api: AppProcess) => Promise<Row[]>>> = {
  clicks: async (api) => (await import('./clicks.ts')).measureClicks(api),
  cards: async (api) => (await import('./cards.ts')).measureCards(api),
  plan: async (api) => (await import('./plan.ts')).measurePlan(api),
};

/** What is done with one event, on a small catalogue of its own. */
async function measureEvenings(server: EmbeddedPostgres, wanted: string[]): Promise<void> {
  const asked = Object.entries(EVENINGS).filter(([name]) => wanted.includes(name));
  if (asked.length === 0) return;
  const url = server.url('evenings');
  await (await import('./fresh-database.ts')).freshDatabase(server.url('postgres'), url);
  await (await import('./evening-world.ts')).fillEvenings(url);
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
  for (const [name, measure] of asked) {
    await using api = await startApp('api', { DATABASE_URL: url, MARQUEE_DATA: folder });
    console.log(`\n### ${name}\n\n${table(await measure(api))}`);
  }
  await rm(folder, { recursive: true });
}

await main();
