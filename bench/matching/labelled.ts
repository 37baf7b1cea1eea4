// Labelled pairs of real records, and the records as their sources state them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { RawEvent } from '@marquee/sources';

/** Two records, and whether they describe one event. */
export interface LabelledPair {
  a: string;
  b: string;
  isSame: boolean;
  kind: string;
}

export interface SourceRecord {
  source: string;
  raw: RawEvent & { source_id: string };
}

export interface LabelledSet {
  name: string;
  records: SourceRecord[];
  pairs: LabelledPair[];
}

const read = (path: string) => {
  const content = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(content) : content).toString();
};

const jsonLines = (path: string) =>
  read(path)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Parses a CSV file into records keyed by the header. */
const csvRows = (path: string) => {
  const [head = '', ...lines] = read(path).trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const cells = parseCells(line);
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
};

const parseCells = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  );

const readPairs = (path: string): LabelledPair[] =>
  csvRows(path)
    .filter(({ label }) => label !== '-1')
    .map(({ rid_a = '', rid_b = '', label, kind = '' }) => ({
      a: rid_a,
      b: rid_b,
      isSame: label === '1',
      kind,
    }));

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

export function readConferences(data: string, file = 'records-dev.jsonl.gz'): LabelledSet {
  const folder = join(data, 'pairs-conferences');
  return {
    name: 'conferences',
    records: jsonLines(join(folder, file)).map(toConference),
    pairs: readPairs(join(folder, 'pairs-dev.csv')),
  };
}

/** The same records as from sources that state no pages. */
export const removeUrls = (set: LabelledSet): LabelledSet => ({
  ...set,
  records: set.records.map(({ source, raw }) => ({ source, raw: { ...raw, url: null } })),
});

const toConference = (record: Record<string, unknown>): SourceRecord => ({
  source: String(record['src']),
  raw: {
    source_id: String(record['rid']),
    title: String(record['name']),
    category: 'conference',
    start_local: text(record['start']),
    end_local: text(record['end']),
    timezone: text(record['tz']),
    city: text(record['city']),
    country: text(record['country']),
    venue_name: text(record['venue']),
    lat: text(record['lat']) ?? (typeof record['lat'] === 'number' ? record['lat'] : null),
    lng: text(record['lng']) ?? (typeof record['lng'] === 'number' ? record['lng'] : null),
    url: text(record['url']),
    online: record['online'] === true,
  },
});

export function readLocalEvents(data: string): LabelledSet {
  const folder = join(data, 'pairs-local-events');
  return {
    name: 'local events',
    records: jsonLines(join(folder, 'records-dev.jsonl.gz')).map(toLocalEvent),
    pairs: readPairs(join(folder, 'pairs-dev.csv')),
  };
}

/** Takes the town from the feed: its records do not state it. */
const toLocalEvent = (record: Record<string, unknown>): SourceRecord => {
  const hour =
    record['kind'] === 'DATE' || !text(record['local_time'])
      ? ''
      : `T${String(record['local_time'])}:00`;
  return {
    source: String(record['feed']),
    raw: {
      source_id: String(record['rid']),
      title: String(record['title']),
      start_local: `${String(record['local_date'])}${hour}`,
      timezone: text(record['city_timezone']),
      venue_name: text(record['location']),
      city: text(record['city']),
      country: 'US',
      url: text(record['url']),
    },
  };
};

/**
 * Pairs matches of two sources with different club names. Every other match of the day is a
 * negative pair.
 */
export function readFixtures(data: string): LabelledSet {
  const rows = csvRows(join(data, 'pairs-fixtures', 'football-fixture-pairs.csv.gz'));
  const records = rows.flatMap((row) => [
    toMatch('openfootball', {
      id: row['rid_a'],
      home: row['home_a'],
      away: row['away_a'],
      date: row['date_a'],
      time: row['time_a_local_no_tz'],
    }),
    toMatch('football-datasets', {
      id: row['rid_b'],
      home: row['home_b'],
      away: row['away_b'],
      date: row['date_b'],
      time: '',
    }),
  ]);
  const positive = rows.map((row) => ({
    a: row['rid_a'] ?? '',
    b: row['rid_b'] ?? '',
    isSame: true,
    kind: `days ${row['day_difference_b_minus_a'] ?? ''}`,
  }));
  const byDay = Map.groupBy(rows, (row) => row['date_b'] ?? '');
  const negative = rows.flatMap((row) =>
    (byDay.get(row['date_a'] ?? '') ?? [])
      .filter((other) => other['rid_b'] !== row['rid_b'])
      .map((other) => ({
        a: row['rid_a'] ?? '',
        b: other['rid_b'] ?? '',
        isSame: false,
        kind: 'another match of the day',
      })),
  );
  return { name: 'football fixtures', records, pairs: [...positive, ...negative] };
}

interface Match {
  id: string | undefined;
  home: string | undefined;
  away: string | undefined;
  date: string | undefined;
  time: string | undefined;
}

const toMatch = (
  source: string,
  { id = '', home = '', away = '', date = '', time = '' }: Match,
): SourceRecord => ({
  source,
  raw: {
    source_id: id,
    title: `${home} – ${away}`,
    category: 'sports',
    start_local: time === '' ? date : `${date}T${time}:00`,
    artists: [home, away],
  },
});

/** Returns the event number of each record. */
export const readGoldClusters = (data: string): Map<string, string> =>
  new Map(
    csvRows(join(data, 'pairs-conferences', 'gold-clusters-dev.csv')).map(
      ({ rid = '', cluster_id = '' }) => [rid, cluster_id],
    ),
  );
