import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { defaultAccess, readRegistry, type RegistryEntry } from '@marquee/sources';
import { startStubServer } from '@marquee/sources/testing';
import { checkFeed } from './check-feed.ts';
import { simulateAnswer, SIMULATED_FORMATS, type SimulatedEvent } from './simulated-answers.ts';

const NOW = new Date('2027-01-01T00:00:00Z');
const EVENTS: SimulatedEvent[] = Array.from({ length: 12 }, (_, index) => ({
  id: String(index + 1),
  title: `Evening ${String(index + 1)}`,
  start: `2027-0${String(1 + (index % 2))}-1${String(index % 9)}T19:30:00`,
}));
/** Their columns are those of the entry. */
const TABLES = ['csv', 'ndjson', 'socrata', 'opendatasoft'];
/**
 * Archives of repositories have tests with bundled copies; ticket sellers are read under the terms
 * of a key.
 */
const ELSEWHERE = new Set([
  ...['android', 'ccf', 'confs-tech', 'madrid', 'openfootball', 'openfootball-cups'],
  ...['pythondeadlines', 'rladies', 'rubyevents', 'sportstimes', 'toronto', 'articles'],
  ...['ticketmaster', 'seatgeek', 'eventbrite', 'bandsintown'],
]);

const { entries, invalid } = await readRegistry(join(import.meta.dirname, '../../../../feeds'));
const readable = entries.filter(({ location, format }) => location && !ELSEWHERE.has(format));

/** Returns rows with the columns that the entry maps. */
function simulateRows({ map = {} }: RegistryEntry): string {
  const columns = map as Readonly<Record<string, unknown>>;
  const column = (name: string): string => {
    const [stated] = [columns[name]].flat();
    return typeof stated === 'string' ? stated : name;
  };
  return JSON.stringify(
    EVENTS.map(({ id, title, start }) => ({
      [column('source_id')]: id,
      [column('title')]: title,
      [column('start_local')]: start,
      [column('venue_name')]: 'Hall',
      [column('city')]: 'Ghent',
    })),
  );
}

function answerFor(entry: RegistryEntry, url: URL): string {
  const { format, map } = entry;
  const isTable = TABLES.includes(format) && (map !== undefined || format !== 'opendatasoft');
  if (!isTable) return simulateAnswer(format, EVENTS, url);
  const isFirstPage = !/[?&]\$?offset=[1-9]/.test(url.search);
  if (!isFirstPage) return '[]';
  const rows = simulateRows(entry);
  return format === 'csv' ? toCsv(JSON.parse(rows) as Record<string, string>[]) : rows;
}

const toCsv = (rows: Record<string, string>[]): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.join(','))
    .join('\n');

it('has no file that the schema refuses', () => {
  expect(invalid).toEqual([]);
});

it('simulates every format that is not tested elsewhere', () => {
  const known = new Set([...SIMULATED_FORMATS, ...TABLES]);
  expect(readable.filter(({ format }) => !known.has(format)).map(({ name }) => name)).toEqual([]);
  expect(readable.length).toBeGreaterThan(150);
});

it.each(readable.map((entry) => [entry.name, entry] as const))(
  'reads %s from an answer of its system',
  async (_, entry) => {
    await using server = await startStubServer((request, response) => {
      response.end(answerFor(entry, new URL(request.url ?? '', 'http://stub')));
    });
    const { pathname, search } = new URL(entry.location?.replace(/\{\w+\}/g, 'x') ?? '');
    const on = { ...entry, status: 'on' as const, robots: 'documented' as const, key: undefined };
    const location = server.origin + pathname + search;
    const access = { ...defaultAccess(), allowPrivate: true };
    const state = await checkFeed({ ...on, location }, { access, robotsFolder: null, now: NOW });
    expect(state).toMatchObject({ state: 'working', reason: null });
    expect(state.upcoming).toBeGreaterThanOrEqual(EVENTS.length - 1);
  },
);
