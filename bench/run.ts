// npm run bench -- [ingest] [queries] [hot] [searches] [lists] [quota] [widgets] [browser] [demand]
// [mcp] [clicks] [cards] [plan] [start] [tail] [processes] [hit-rate] [peers] [installed-peers]
// [growth] [guard] [writes] [--quick]: the figures of docs/benchmarks.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../tools/postgres/embedded-postgres.ts';
import { startApp, type AppProcess } from './app-process.ts';
import { table, type Row } from './report.ts';

const USAGE = `npm run bench -- [ingest] [queries] [hot] [searches] [lists] [quota] [widgets] [browser] [demand] [mcp] [clicks] [cards] [plan] [start] [tail] [processes] [hit-rate] [peers] [installed-peers] [growth] [guard] [writes] [--record] [--quick] [--events 1000000] [--demands 10000000]

  ingest    fills a new catalogue in .data/bench (15 minutes for a million events)
  queries   GET /events of that catalogue with every kind of query
  hot       repeated list requests
  searches  GET /search with every kind of text
  lists     venues, artists, facets and changes
  quota     cost of counting a request (needs redis-server)
  widgets   pages per second, cached and rendered
  browser   cost on the device of a reader (needs Chromium)
  demand    demands per second in a database with generated ones
  mcp       cost of a tool call
  clicks    redirects per second, with stored clicks
  cards     social cards, first rendering and cached
  plan      cost of a plan
  start     CPU, time and memory of starting each bundle (needs npm run build)
  tail      the slowest cached responses at 80 % of the capacity, compared with Express
  processes requests per second and CPU of one and two processes (needs redis-server)
  hit-rate  share of popular reads that the cache answers while events change
  peers     CPU per request, compared with Express, pg and Prisma; with --quick on 20,000 events, in less than three minutes
  installed-peers  the same with Fastify and PostGraphile, which it installs in a temporary folder; not part of a run without names
  growth    reads, ingest, sizes and retention with --events (10000000) beside 100,000; an hour and 45 GB in .data/growth; not part of a run without names
  writes    demands per second with two replicas in the settings, and without (needs redis-server); not part of a run without names
  guard     fails if CPU per request or per ingested event rose by more than 15 % over the ratios to bare Express in bench/guard.json; with --record it writes them; not part of a run without names`;

const ALL =
  'ingest queries hot searches lists quota widgets browser demand mcp clicks cards plan start tail processes hit-rate peers'.split(
    ' ',
  );

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      events: { type: 'string', default: '1000000' },
      demands: { type: 'string', default: '10000000' },
      help: { type: 'boolean' },
      quick: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const selected = positionals.length > 0 ? positionals : values.quick ? ['peers'] : ALL;
  if (selected.includes('quota'))
    console.log(`\n### quota\n\n${table(await (await import('./quota.ts')).measureQuota())}`);
  if (selected.includes('growth'))
    await (await import('./growth/run.ts')).measureGrowth(Number(values.events));
  if (selected.includes('writes'))
    console.log(
      `\n### writes\n\n${table(await (await import('./replicated-writes.ts')).measureReplicatedWrites())}`,
    );
  if (selected.every((name) => ['quota', 'growth', 'writes'].includes(name))) return;
  const server = await startEmbeddedPostgres({ folder: '.data/bench' });
  const sizes = {
    events: Number(values.events),
    demands: Number(values.demands),
    isQuick: values.quick,
    isRecording: values.record,
  };
  try {
    for (const [name, { database, isFresh, measure }] of Object.entries(
      createMeasurements(sizes),
    )) {
      if (!selected.includes(name)) continue;
      const url = server.url(database);
      if (isFresh)
        await (await import('./fresh-database.ts')).freshDatabase(server.url('postgres'), url);
      console.log(`\n### ${name}\n\n${table(await measure(url))}`);
    }
    await measureEvents(server, selected);
  } finally {
    await server.stop();
  }
}

interface Measurement {
  database: string;
  /** Whether it starts with an empty catalogue; otherwise it uses the one that `ingest` filled. */
  isFresh?: boolean;
  measure: (url: string) => Promise<Row[]>;
}

interface Sizes {
  events: number;
  demands: number;
  isQuick: boolean;
  /** Whether `guard` writes what it measures. */
  isRecording: boolean;
}

const STARTS: Measurement = {
  database: 'bench_start',
  isFresh: true,
  measure: async (url) => (await import('./start.ts')).measureStart(url),
};

// Imported lazily: with all measurements loaded, garbage collections of this process take 15 ms.
const createMeasurements = ({
  events,
  demands,
  isQuick,
  isRecording,
}: Sizes): Record<string, Measurement> => ({
  mcp: {
    database: 'bench_mcp',
    isFresh: true,
    measure: async (url) => (await import('./mcp.ts')).measureTools(url),
  },
  ingest: {
    database: 'bench',
    isFresh: true,
    measure: async (url) => (await import('./ingest.ts')).measureIngest(url, events),
  },
  queries: {
    database: 'bench',
    measure: async (url) => (await import('./queries.ts')).measureQueries(url),
  },
  hot: {
    database: 'bench',
    measure: async (url) => (await import('./response-cache.ts')).measureHot(url),
  },
  searches: {
    database: 'bench',
    measure: async (url) => (await import('./searches.ts')).measureSearches(url),
  },
  lists: {
    database: 'bench',
    measure: async (url) => (await import('./lists.ts')).measureLists(url),
  },
  widgets: {
    database: 'bench',
    measure: async (url) => (await import('./widgets.ts')).measureWidgets(url),
  },
  browser: {
    database: 'bench',
    measure: async (url) => (await import('./browser.ts')).measureBrowser(url),
  },
  ...createComparisons(isQuick),
  start: STARTS,
  guard: {
    database: 'bench_guard',
    isFresh: true,
    measure: async (url) => (await import('./guard.ts')).measureGuard(url, isRecording),
  },
  demand: {
    database: 'bench_demand',
    isFresh: true,
    measure: async (url) => (await import('./demand.ts')).measureDemand(url, demands),
  },
});

/** They compare servers on generated events. */
const createComparisons = (isQuick: boolean): Record<string, Measurement> => ({
  peers: {
    database: 'bench_peers',
    isFresh: true,
    measure: async (url) => {
      const { FULL, measurePeers, QUICK } = await import('./peers.ts');
      return measurePeers(url, isQuick ? QUICK : FULL);
    },
  },
  tail: {
    database: 'bench_peers',
    isFresh: true,
    measure: async (url) => {
      const { FULL_TAIL, measureTail, QUICK_TAIL } = await import('./tail.ts');
      return measureTail(url, isQuick ? QUICK_TAIL : FULL_TAIL);
    },
  },
  processes: {
    database: 'bench_peers',
    isFresh: true,
    measure: async (url) => {
      const { FULL_PROCESSES, measureProcesses, QUICK_PROCESSES } = await import('./processes.ts');
      return measureProcesses(url, isQuick ? QUICK_PROCESSES : FULL_PROCESSES);
    },
  },
  'hit-rate': {
    database: 'bench_peers',
    isFresh: true,
    measure: async (url) => (await import('./hit-rate.ts')).measureHitRate(url),
  },
  'installed-peers': {
    database: 'bench_peers',
    isFresh: true,
    measure: async (url) => {
      const { FULL, measurePeers, QUICK } = await import('./peers.ts');
      const { startInstalledPeers } = await import('./installed-peers.ts');
      return measurePeers(url, isQuick ? QUICK : FULL, startInstalledPeers);
    },
  },
});

const EVENT_MEASUREMENTS: Readonly<Record<string, (api: AppProcess) => Promise<Row[]>>> = {
  clicks: async (api) => (await import('./clicks.ts')).measureClicks(api),
  cards: async (api) => (await import('./cards.ts')).measureCards(api),
  plan: async (api) => (await import('./plan.ts')).measurePlan(api),
};

/** Runs the measurements of single events on their own small catalogue. */
async function measureEvents(server: EmbeddedPostgres, selected: string[]): Promise<void> {
  const measurements = Object.entries(EVENT_MEASUREMENTS).filter(([name]) =>
    selected.includes(name),
  );
  if (measurements.length === 0) return;
  const url = server.url('evenings');
  await (await import('./fresh-database.ts')).freshDatabase(server.url('postgres'), url);
  await (await import('./event-dataset.ts')).fillEventDataset(url);
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
  for (const [name, measure] of measurements) {
    await using api = await startApp('api', { DATABASE_URL: url, MARQUEE_DATA: folder });
    console.log(`\n### ${name}\n\n${table(await measure(api))}`);
  }
  await rm(folder, { recursive: true });
}

await main();
