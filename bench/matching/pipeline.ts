// Precision and recall of the whole pipeline, per domain and kind: the labelled records are
// ingested, source by source.
import type { EmbeddedPostgres } from '../../tools/postgres/embedded-postgres.ts';
import type { Row } from '../report.ts';
import { ingestAll } from './catalogue.ts';
import { readConcerts } from './concerts.ts';
import {
  readConferences,
  readFixtures,
  readLocalEvents,
  removeUrls,
  type LabelledSet,
} from './labelled.ts';
import { scorePairs, type PairScore } from './scores.ts';
import { readSportLanguages } from './sport-languages.ts';

export interface PipelineReport {
  totals: Row[];
  kinds: Row[];
  errors: string[];
}

/** `only` limits the sets by a part of their names. */
export async function measurePipeline(
  server: EmbeddedPostgres,
  data: string,
  only = '',
): Promise<PipelineReport> {
  const report: PipelineReport = { totals: [], kinds: [], errors: [] };
  for (const set of readSets(data).filter(({ name }) => name.includes(only)))
    await measureSet(server, set, report);
  return report;
}

/**
 * Conferences are ingested among all records of their lists, so that unlabelled ones can mislead
 * the matching.
 */
function readSets(data: string): LabelledSet[] {
  const conferences = readConferences(data, 'records-with-unlabelled.jsonl.gz');
  const withoutUrls = { ...removeUrls(conferences), name: 'conferences, URLs removed' };
  return [
    conferences,
    withoutUrls,
    readLocalEvents(data),
    readConcerts(data),
    readFixtures(data),
    ...readSportLanguages(),
  ];
}

async function measureSet(
  server: EmbeddedPostgres,
  set: LabelledSet,
  report: PipelineReport,
): Promise<void> {
  const { groups, seconds } = await ingestAll(server, set.records, [
    ...new Set(set.records.map(({ source }) => source)),
  ]);
  const titles = new Map(
    set.records.map(({ raw }) => [raw.source_id, `${raw.title} (${raw.start_local ?? ''})`]),
  );
  const isMatched = ({ a, b }: { a: string; b: string }) =>
    groups.has(a) && groups.get(a) === groups.get(b);
  const pairs = set.pairs.filter(({ a, b }) => groups.has(a) && groups.has(b));
  const score = scorePairs(pairs, isMatched);
  report.totals.push({
    ...{
      set: set.name,
      records: String(groups.size),
      events: String(new Set(groups.values()).size),
    },
    ...{
      pairs: String(pairs.length),
      ...percentages(score),
      'records a second': groups.size / seconds,
    },
  });
  for (const [kind, ofKind] of Map.groupBy(pairs, (pair) => pair.kind)) {
    const { errors } = scorePairs(ofKind, isMatched);
    if (errors.length > 0)
      report.kinds.push({ set: set.name, kind, ...countErrors(ofKind.length, errors) });
  }
  const title = (id: string) => `${id} "${titles.get(id) ?? ''}"`;
  for (const { pair, isMatched: matched } of score.errors)
    report.errors.push(
      `${set.name} · ${matched ? 'wrongly joined' : 'missed'} · ${pair.kind}: ${title(pair.a)} · ${title(pair.b)}`,
    );
}

function countErrors(pairs: number, errors: PairScore['errors']): Row {
  const joined = errors.filter(({ isMatched }) => isMatched).length;
  return {
    pairs: String(pairs),
    'wrongly joined': String(joined),
    missed: String(errors.length - joined),
  };
}

export const percentages = ({ precision, recall, f1 }: PairScore): Row => ({
  'precision %': (100 * precision).toFixed(2),
  'recall %': (100 * recall).toFixed(2),
  'F1 %': (100 * f1).toFixed(2),
});
