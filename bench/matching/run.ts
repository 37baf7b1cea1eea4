// npm run bench:matching: how well listings of one event are matched, on labelled pairs and on
// whole catalogues.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connectDatabase } from '@marquee/database';
import { matchFeatures } from '../../libs/matching/src/match-features.ts';
import { scorePair } from '../../libs/matching/src/score-pair.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../tools/postgres/embedded-postgres.ts';
import { freshDatabase } from '../fresh-database.ts';
import { table, type Row } from '../report.ts';
import { normaliseRecords, ingestAll } from './catalogue.ts';
import {
  readConferences,
  readFixtures,
  readGoldClusters,
  readLocalEvents,
  removeUrls,
} from './labelled.ts';
import { measurePipeline, percentages } from './pipeline.ts';
import { clustersThatDiffer, scoreClusters, scorePairs, type PairScore } from './scores.ts';
import { measureVenues } from './venues.ts';

const USAGE = `npm run bench:matching -- [--data ../shared/data] [--pipeline [--only NAME]] [--orders 20] [--errors]

  --data     folder with pairs-concerts, pairs-conferences, pairs-local-events, pairs-fixtures and venues
  --pipeline measures precision and recall of the whole pipeline only, per set and kind
  --only     sets of the pipeline whose name contains this text
  --orders   in how many random orders the sources are ingested again (0: none)
  --errors   lists the pairs with a wrong decision`;

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    pipeline: { type: 'boolean', default: false },
    only: { type: 'string' },
    orders: { type: 'string', default: '20' },
    errors: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  },
});

async function main(): Promise<void> {
  if (values.help || !existsSync(values.data)) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  if (!values.pipeline) console.log(`\n### venues\n\n${table(await measureVenues(values.data))}`);
  const server = await startEmbeddedPostgres({ folder: '.data/bench' });
  try {
    await printPipeline(server);
    if (values.pipeline) return;
    console.log(`\n### pairs\n\n${table(await measurePairs(server))}`);
    console.log(`\n### catalogue\n\n${table(await measureCatalogue(server))}`);
  } finally {
    await server.stop();
  }
}

async function printPipeline(server: EmbeddedPostgres): Promise<void> {
  const { totals, kinds, errors } = await measurePipeline(server, values.data, values.only);
  console.log(
    `\n### pipeline\n\n${table(totals)}\n\n### pipeline, kinds with errors\n\n${table(kinds)}`,
  );
  if (values.errors) console.log(errors.join('\n'));
}

/** Scores each labelled pair by itself. */
async function measurePairs(server: EmbeddedPostgres): Promise<Row[]> {
  const url = server.url('bench_matching');
  await freshDatabase(server.url('postgres'), url);
  const database = connectDatabase({ url, name: 'bench' });
  const conferences = readConferences(values.data);
  const sets = [
    conferences,
    { ...removeUrls(conferences), name: 'conferences, URLs removed' },
    readLocalEvents(values.data),
    readFixtures(values.data),
  ];
  const rows: Row[] = [];
  for (const { name, records, pairs } of sets) {
    const events = await normaliseRecords(database, records);
    const features = new Map(
      [...events].map(([id, { source, event }]) => [id, matchFeatures(source, event)]),
    );
    const usable = pairs.filter(({ a, b }) => features.has(a) && features.has(b));
    const score = scorePairs(usable, ({ a, b }) => {
      const [one, other] = [features.get(a), features.get(b)];
      return one !== undefined && other !== undefined && scorePair(one, other).decision === 'match';
    });
    rows.push({ set: name, pairs: String(usable.length), ...percentages(score) });
    if (values.errors) printErrors(name, score, (id) => events.get(id)?.event.title ?? id);
  }
  await database.close();
  return rows;
}

/** Ingests all records, then again in random orders of the sources. */
async function measureCatalogue(server: EmbeddedPostgres): Promise<Row[]> {
  const { records, pairs } = readConferences(values.data, 'records-with-unlabelled.jsonl.gz');
  const gold = readGoldClusters(values.data);
  const sources = [...new Set(records.map(({ source }) => source))];
  const rows: Row[] = [];
  let first: Map<string, string> | undefined;
  for (let round = 0; round <= Number(values.orders); round++) {
    const order = round === 0 ? sources : shuffled(sources, round);
    const { groups, seconds } = await ingestAll(server, records, order);
    const usable = pairs.filter(({ a, b }) => groups.has(a) && groups.has(b));
    const score = scorePairs(usable, ({ a, b }) => groups.get(a) === groups.get(b));
    const clusters = scoreClusters(gold, groups);
    rows.push({
      order: round === 0 ? 'as given' : `random ${String(round)}`,
      records: String(groups.size),
      events: String(new Set(groups.values()).size),
      ...percentages(score),
      'B-cubed P %': 100 * clusters.precision,
      'B-cubed R %': 100 * clusters.recall,
      'groups that differ %': (first ? 100 * clustersThatDiffer(first, groups) : 0).toFixed(3),
      'records a second': groups.size / seconds,
    });
    if (values.errors && round === 0) printErrors('catalogue', score, (id) => id);
    first ??= groups;
  }
  return rows;
}

function printErrors(set: string, { errors }: PairScore, findTitle: (id: string) => string): void {
  for (const { pair, isMatched } of errors)
    console.log(
      `${set}: ${isMatched ? 'matched, but different events' : 'not matched, but one event'} (${pair.kind}): ${pair.a} "${findTitle(pair.a)}" · ${pair.b} "${findTitle(pair.b)}"`,
    );
}

/** Shuffles reproducibly (linear congruential generator from Numerical Recipes). */
function shuffled(items: string[], seed: number): string[] {
  let state = seed;
  const next = () => (state = (state * 1664525 + 1013904223) >>> 0) / 2 ** 32;
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

await main();
