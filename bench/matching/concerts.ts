// Composed pairs of concerts, stage and sport. Pairs whose answer is a matter of policy are left
// out of precision and recall.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledSet, SourceRecord } from './labelled.ts';

interface Side {
  source: string;
  record: SourceRecord['raw'];
}

interface ConcertPair {
  kind: string;
  same: boolean;
  policy?: boolean;
  a: Side;
  b: Side;
}

export function readConcerts(data: string): LabelledSet {
  const lines = readFileSync(join(data, 'pairs-concerts', 'pairs-dev.ndjson'), 'utf8')
    .trim()
    .split('\n');
  const pairs = lines.map((line) => JSON.parse(line) as ConcertPair);
  return {
    name: 'concerts',
    records: pairs.flatMap(({ a, b }) =>
      [a, b].map(({ source, record }) => ({ source, raw: record })),
    ),
    pairs: pairs
      .filter(({ policy }) => policy !== true)
      .map(({ kind, same, a, b }) => ({
        a: a.record.source_id,
        b: b.record.source_id,
        isSame: same,
        kind,
      })),
  };
}
