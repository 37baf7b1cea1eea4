import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import type { FormatName } from '@marquee/sources';
import { ingestLocation, type IngestLocationOptions } from './ingest-location.ts';
import { calendar, onDay, vevent } from './testing-calendars.ts';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-dates-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});
let source: { name: string };
let count = 0;
beforeEach(() => {
  source = { name: `source ${String(++count)}` };
});

async function run(format: FormatName, text: string, options: Partial<IngestLocationOptions> = {}) {
  const location = join(folder, `${source.name}.${format}`);
  await writeFile(location, text);
  return ingestLocation(database, { source, format, location, ...options });
}

const day = (days: number) => onDay(days).replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3');

describe('a record of OpenAgenda', () => {
  const record = (uid: string, more: object) => ({
    ...{ uid, title_fr: `Fête ${uid}`, location_city: 'Nantes', location_countrycode: 'FR' },
    timings: JSON.stringify(
      [20, 21].map((date) => ({ begin: `2027-05-${String(date)}T18:00:00+02:00`, end: null })),
    ),
    ...more,
  });
  const list = (...records: object[]) => JSON.stringify(records);

  it.each([{ title_fr: null }, { timings: null }])(
    'that has %j retains its own events, and lets others be withdrawn',
    async (lack) => {
      await run('openagenda', list(record('1', {}), record('12', {}), record('2', {})), {
        full: true,
      });
      const report = await run('openagenda', list(record('1', lack), record('2', {})), {
        full: true,
      });
      expect(report).toMatchObject({ rejected: 1, withdrawn: 2, unchanged: 2 });
    },
  );
});

it('a row without an id that becomes private is withdrawn by its title, start and place', async () => {
  const row = (title: string, flag: string) =>
    `${title},2027-03-01T20:00,Hall,Nowhere-on-Sea,${flag}\n`;
  const header = 'title,start_local,venue_name,city,private\n';
  await run('csv', `${header}${row('Night', 'no')}${row('Other', 'no')}`);
  const report = await run('csv', `${header}${row('Night', 'yes')}${row('Other', 'no')}`);
  expect(report).toMatchObject({ rejected: 1, withdrawn: 1, unchanged: 1 });
});

it('a row with an id whose date becomes unreadable retains its event, and lets others be withdrawn', async () => {
  const table = (...rows: string[]) => ['Id,Subject,Start Date', ...rows].join('\n');
  await run('csv', table('1,Night,2027-03-01', '2,Other,2027-03-02', '3,Third,2027-03-03'), {
    full: true,
  });
  const report = await run('csv', table('1,Night,soon', '2,Other,2027-03-02'), { full: true });
  expect(report).toMatchObject({ rejected: 1, withdrawn: 1, unchanged: 1 });
});

describe('an event of a page', () => {
  const page = (more: object, type = 'Event') =>
    JSON.stringify({ '@type': type, name: 'Choir', url: 'https://example.org/choir', ...more });
  const weekly = (startTime: string, repeatCount: number) => ({
    eventSchedule: {
      '@type': 'Schedule',
      startDate: day(7),
      startTime,
      repeatFrequency: 'P1W',
      repeatCount,
    },
  });

  it('that moves in its schedule leaves no earlier dates', async () => {
    expect(await run('jsonld', page(weekly('20:00', 3)))).toMatchObject({ created: 3 });
    expect(await run('jsonld', page(weekly('21:30', 3)))).toMatchObject({
      created: 3,
      withdrawn: 3,
    });
    expect(await run('jsonld', page(weekly('21:30', 1)))).toMatchObject({ withdrawn: 3 });
  });

  it('retains its dates if its schedule cannot be read', async () => {
    await run('jsonld', page(weekly('20:00', 3)), { full: true });
    const unknown = {
      startDate: day(7),
      eventSchedule: { '@type': 'Schedule', repeatFrequency: 'now and then' },
    };
    expect(await run('jsonld', page(unknown), { full: true })).toMatchObject({ withdrawn: 0 });
  });

  it('that lists its dates as events in it loses those that it no longer lists', async () => {
    const dates = (...days: number[]) => ({
      subEvent: days.map((date) => ({ '@type': 'Event', startDate: `${day(date)}T20:00` })),
    });
    await run('jsonld', page(dates(7, 14, 21), 'EventSeries'));
    expect(await run('jsonld', page(dates(7, 14), 'EventSeries'))).toMatchObject({
      withdrawn: 1,
      unchanged: 2,
    });
  });

  it('shares an address with others, which it does not withdraw', async () => {
    const agenda = (...titles: string[]) =>
      JSON.stringify(
        titles.map((name, index) => ({
          ...{
            '@type': 'Event',
            name,
            url: 'https://example.org/',
            startDate: `${day(7 + index)}T20:00`,
          },
        })),
      );
    await run('jsonld', agenda('Choir', 'Opera', 'Quiz'));
    expect(await run('jsonld', agenda('Choir', 'Opera'))).toMatchObject({ withdrawn: 0 });
  });
});

describe('several calendars in a file', () => {
  it('can share a UID', async () => {
    const file = (second: string) =>
      calendar(vevent('a', `DTSTART:${onDay(30)}Z`)) + calendar(vevent('a', `DTSTART:${second}Z`));
    expect(await run('ics', file(onDay(31)))).toMatchObject({ created: 2 });
    expect(await run('ics', file(onDay(32)))).toMatchObject({
      created: 1,
      unchanged: 1,
      withdrawn: 1,
    });
    expect(await run('ics', file(onDay(30)))).toMatchObject({ read: 2, repeated: 1 });
  });

  it('can hold a series, a moved occurrence of it, and a cancellation', async () => {
    const series = vevent('b', `DTSTART:${onDay(30)}Z`, 'RRULE:FREQ=DAILY;COUNT=3');
    const moved = vevent('b', `DTSTART:${onDay(40)}Z`, `RECURRENCE-ID:${onDay(31)}Z`);
    const gone = calendar(vevent('b', `DTSTART:${onDay(32)}Z`, `RECURRENCE-ID:${onDay(32)}Z`));
    const cancel = gone.replace('BEGIN:VEVENT', 'METHOD:CANCEL\r\nBEGIN:VEVENT');
    expect(await run('ics', calendar(moved) + calendar(series) + cancel)).toMatchObject({
      read: 3,
      created: 3,
    });
    const { rows } = await database.pool.query(
      `SELECT e.status::text, to_char(e.start_local, 'YYYYMMDD') AS day FROM event e JOIN claim c ON c.event_id = e.id
       JOIN source s ON s.id = c.source_id WHERE s.name = $1 ORDER BY 2`,
      [source.name],
    );
    expect(rows).toEqual([
      { status: 'scheduled', day: onDay(30).slice(0, 8) },
      { status: 'cancelled', day: onDay(32).slice(0, 8) },
      { status: 'scheduled', day: onDay(40).slice(0, 8) },
    ]);
  });
});
