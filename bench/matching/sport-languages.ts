// Two lists of one sport, each in its own language. A line of a file is one event: the country, then
// start, title, venue and town of each list. "=" is the same start; an empty title means that the
// list lacks the event. Other events of the country within a day are the near misses.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledPair, LabelledSet, SourceRecord } from './labelled.ts';

const FOLDER = join(import.meta.dirname, 'sport-languages');
const DAY_MS = 86_400_000;

export const readSportLanguages = (): LabelledSet[] =>
  readdirSync(FOLDER).map((file) => {
    const lines = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n');
    const [ours, theirs] = [1, 2].map((list) =>
      lines.map((line, index) => toRecord(line.split('|'), `${file} ${String(index)}`, list)),
    );
    const [some = [], others = []] = [ours, theirs].map((list) =>
      list?.filter(({ raw }) => raw.title !== ''),
    );
    return {
      name: `sport, ${file.replace('.psv', '').replaceAll('-', ', ')}`,
      records: [...some, ...others],
      pairs: some.flatMap((a) => others.flatMap((b) => toPair(a, b))),
    };
  });

function toRecord(fields: string[], id: string, list: number): SourceRecord {
  const [country = '', start = '', ...rest] = fields;
  const [title = '', venue_name = '', city = ''] = list === 1 ? rest : rest.slice(4);
  const own = list === 1 || rest[3] === '=' ? start : (rest[3] ?? '');
  return {
    source: `list ${String(list)}`,
    raw: {
      ...{ source_id: `${id} ${String(list)}`, title, category: 'sports', start_local: own },
      ...{ venue_name, city, country },
    },
  };
}

function toPair({ raw: a }: SourceRecord, { raw: b }: SourceRecord): LabelledPair[] {
  const isSame = a.source_id.slice(0, -1) === b.source_id.slice(0, -1);
  const [from, to] = [a, b].map(({ start_local }) => Date.parse(String(start_local)));
  const isNear = a.country === b.country && Math.abs((from ?? 0) - (to ?? 0)) <= DAY_MS;
  const kind = isSame ? 'same event' : 'another event within a day';
  return isSame || isNear ? [{ a: a.source_id, b: b.source_id, isSame, kind }] : [];
}
