import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { lazyFetcher } from '../fetch/lazy-fetcher.ts';
import { defaultAccess } from '../fetch/settings.ts';
import { readerFor } from '../formats.ts';
import type { RawEvent, SourceFile, SourceNote, UnreadableRecord } from '../raw-event.ts';
import type { TableOptions } from '../tables/table-options.ts';
import { startStubServer } from '../testing/stub-server.ts';
import { readPages } from './read-pages.ts';
import { systemFor, type SystemName } from './systems.ts';

// Answers in the shape of each system, made for these tests. `expected.txt` has a line for each
// record that results.
const ANSWERS = join(import.meta.dirname, 'answers');

interface Case {
  name: SystemName;
  first: string;
  /** The exact address of the second request. Null if the system has one page. */
  second: string | null;
  options?: TableOptions;
}

const CASES: Case[] = [
  {
    name: 'linked-events',
    first: '/v1/event/?include=location,keywords&page_size=12&sort=start_time',
    second: '/v1/event/?include=location%2Ckeywords&page=2',
  },
  {
    name: 'datatourisme',
    first: '/v1/entertainmentAndEvent?page_size=8&fields=uuid',
    second: '/v1/entertainmentAndEvent?page_size=8&page=2',
  },
  {
    name: 'localist',
    first: '/api/2/events?days=370&pp=8',
    second: '/api/2/events?days=370&pp=8&page=2',
  },
  {
    name: 'open-data-hub',
    first: '/v1/Event?pagenumber=1&pagesize=8&active=true',
    second: '/v1/Event?pagenumber=2&pagesize=8&active=true',
  },
  {
    name: 'opendatasoft',
    first: '/catalog/datasets/que-faire-ici/records?limit=8',
    second: '/catalog/datasets/que-faire-ici/records?limit=8&offset=8',
  },
  {
    name: 'the-events-calendar',
    first: '/wp-json/tribe/events/v1/events/?per_page=10',
    second: '/wp-json/tribe/events/v1/events/?page=2&per_page=10',
  },
  { name: 'gancio', first: '/api/events?max=10', second: '/api/events?max=10&page=1' },
  {
    name: 'socrata',
    first: '/resource/tvpp-0000.json?$limit=10&$order=:id',
    second: '/resource/tvpp-0000.json?%24limit=10&%24order=%3Aid&%24offset=10',
    options: {
      map: {
        source_id: ['event_id'],
        title: ['event_name'],
        start_local: ['start_date_time'],
        end_local: ['end_date_time'],
        venue_name: ['event_location'],
      },
      drop: { event_type: ['Construction', 'Production Event'] },
    },
  },
  {
    name: 'uitdatabank',
    first: '/events/?embed=true&limit=10',
    second: '/events/?embed=true&limit=10&start=10',
  },
  { name: 'squarespace', first: '/calendar?format=json', second: null },
  {
    name: 'taiwan-culture',
    first: '/frontsite/trans/SearchShowAction.do?category=1',
    second: null,
  },
];

it.each(CASES)('reads all pages of $name, with its traps', async (tested) => {
  const requested: string[] = [];
  await using server = await startStubServer((request, response) => {
    requested.push(request.url ?? '');
    const file = fileFor(tested, request.url ?? '');
    if (file === null) response.writeHead(404).end();
    else response.end(file.replaceAll('__BASE__', `http://${request.headers.host ?? ''}`));
  });
  const system = await systemFor(tested.name);
  if (!system) throw new Error(`${tested.name} is no system.`);
  const access = { ...defaultAccess(), allowPrivate: true };
  const pages = readPages(system, server.origin + tested.first, {
    access,
    fetchAddress: lazyFetcher(access),
  });
  const lines = await readLines(tested.name, pages, tested.options);
  expect(lines.join('\n')).toBe(expectedLines(tested.name));
  if (tested.second !== null) expect(requested).toContain(tested.second);
});

it('reads the event table of Japanese towns, with its traps', async () => {
  const name = 'japan-event-csv';
  const content = createReadStream(join(ANSWERS, name, 'events.csv'));
  const lines = await readLines(name, fileStream({ name: 'events.csv', content }));
  expect(lines.join('\n')).toBe(expectedLines(name));
});

/** Any other query gets the first page, as a server does that ignores a parameter. */
function fileFor({ name, second }: Case, address: string): string | null {
  const { pathname } = new URL(address, 'http://localhost');
  const read = (file: string) => readFileSync(join(ANSWERS, name, file), 'utf8');
  if (pathname === '/v1/place/tprek:9104/') return read('place-9104.json');
  if (address === second) return read('page-2.json');
  return existsSync(join(ANSWERS, name, 'page-2.json')) || second === null
    ? read('page-1.json')
    : null;
}

const expectedLines = (name: string) =>
  readFileSync(join(ANSWERS, name, 'expected.txt'), 'utf8').trimEnd();

async function readLines(
  format: SystemName | 'japan-event-csv',
  files: AsyncIterable<SourceFile>,
  options: TableOptions = {},
): Promise<string[]> {
  const read = await readerFor(format);
  const lines: string[] = [];
  for await (const record of read(files, options)) lines.push(toLine(record).trimEnd());
  return lines;
}

async function* fileStream(file: SourceFile): AsyncGenerator<SourceFile> {
  yield* [file];
}

function toLine(record: RawEvent | UnreadableRecord | SourceNote): string {
  if (!('title' in record))
    return 'unreadable' in record ? `- ${record.unreadable} ${record.source_id ?? ''}` : '- note';
  const place = [record.venue_name, record.city, record.country, record.lat, record.lng];
  const price = [record.price_min, record.price_max, record.currency, record.is_free && 'free'];
  const parts = [
    `${record.start_utc ?? record.start_local ?? ''} to ${record.end_utc ?? record.end_local ?? '?'}`,
    record.all_day ? 'all day' : '',
    record.title,
    place,
    price,
    [record.status, record.availability, record.online && `online ${record.online_url ?? ''}`],
    [record.source_id, record.series_id, record.language, record.timezone],
    [
      record.url?.replace(/^http:\/\/127[^/]*/, ''),
      record.image_url?.replace(/^http:\/\/127[^/]*/, ''),
    ],
  ];
  return parts
    .map((part) =>
      [part]
        .flat()
        .map((value) => value ?? '')
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join(' | ');
}
