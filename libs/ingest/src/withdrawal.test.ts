import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import type { FormatName } from '@marquee/sources';
import { ingestLocation, type IngestLocationOptions } from './ingest-location.ts';
import { isUsable } from './report.ts';
import { calendar, onDay, vevent } from './testing-calendars.ts';

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-withdrawal-'));
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

const twoEvents = calendar(
  vevent('one', `DTSTART:${onDay(30)}Z`),
  vevent('two', `DTSTART:${onDay(31)}Z`),
);

async function run(format: FormatName, text: string, options: Partial<IngestLocationOptions> = {}) {
  const location = join(folder, `${source.name}.${format}`);
  await writeFile(location, text);
  return ingestLocation(database, { source, format, location, ...options });
}

/** The starts of the listed events of the source, by title. */
async function listed(): Promise<string[]> {
  const { rows } = await database.pool.query<{ shown: string }>(
    `SELECT e.title || ' ' || to_char(e.start_local, 'YYYYMMDD"T"HH24MISS') AS shown FROM event e
     JOIN claim c ON c.event_id = e.id JOIN source s ON s.id = c.source_id
     WHERE s.name = $1 AND c.withdrawn_at IS NULL AND e.withdrawn_at IS NULL ORDER BY 1`,
    [source.name],
  );
  return rows.map(({ shown }) => shown);
}

describe('a complete run', () => {
  const night = (id: string) =>
    JSON.stringify({ source_id: id, title: id, start_local: '2027-03-01T20:00' });
  const NOTHING_USABLE: [string, FormatName, string][] = [
    ['a login page', 'ics', '<!doctype html><html><body><form>Please sign in</form></body></html>'],
    ['an empty file', 'ics', ''],
    ['a calendar without events', 'ics', calendar()],
    [
      'a calendar that ends after an event',
      'ics',
      twoEvents.slice(0, twoEvents.indexOf('BEGIN:VEVENT', 80)),
    ],
    ['a calendar that ends within an event', 'ics', twoEvents.slice(0, -40)],
  ];

  it.each(NOTHING_USABLE)('withdraws nothing if it reads %s', async (_, format, text) => {
    await run(format, twoEvents, { full: true });
    const report = await run(format, text, { full: true });
    expect([report.withdrawn, typeof report.notWithdrawn]).toEqual([0, 'string']);
    expect(await listed()).toHaveLength(2);
  });

  it.each<[string, FormatName, string]>([
    ['a login page', 'ndjson', '<!doctype html>\n<html></html>'],
    ['a login page', 'csv', '<!doctype html>\n<html></html>'],
    ['a login page', 'jsonld', '<!doctype html>\n<html></html>'],
    ['a login page', 'ticketmaster', '<!doctype html>\n<html></html>'],
    ['an empty file', 'ndjson', ''],
    ['an empty file', 'csv', ''],
    ['a table without rows', 'csv', 'title,start_local\n'],
    ['an empty list', 'seatgeek', '{"events":[]}'],
  ])('withdraws nothing if it reads %s as %s', async (_, format, text) => {
    await run('ndjson', `${night('a')}\n${night('b')}`);
    const report = await run(format, text, { full: true });
    expect([report.withdrawn, typeof report.notWithdrawn]).toEqual([0, 'string']);
    expect(await listed()).toHaveLength(2);
  });

  const nights = (count: number) =>
    Array.from({ length: count }, (_, index) => night(`night ${String(index)}`)).join('\n');

  it('withholds a list that lost more than half of its events until the next run confirms it', async () => {
    await run('ndjson', nights(20), { full: true });
    const held = await run('ndjson', nights(9), { full: true });
    expect(held).toMatchObject({ withdrawn: 0, notWithdrawn: expect.stringMatching(/11 of 20/) });
    expect(await listed()).toHaveLength(20);
    expect(await run('ndjson', nights(9), { full: true })).toMatchObject({ withdrawn: 11 });
    expect(await listed()).toHaveLength(9);
  });

  it('withdraws nothing of a list that is complete again after it was held', async () => {
    await run('ndjson', nights(20), { full: true });
    await run('ndjson', nights(2), { full: true });
    await run('ndjson', nights(20), { full: true });
    expect(await run('ndjson', nights(2), { full: true })).toMatchObject({ withdrawn: 0 });
    expect(await listed()).toHaveLength(20);
  });

  it('withdraws more than half of the events if that is allowed', async () => {
    await run('ndjson', nights(20), { full: true });
    const report = await run('ndjson', nights(2), { full: true, allowShrink: true });
    expect(report).toMatchObject({ withdrawn: 18 });
  });

  it('withdraws everything if an empty list is allowed', async () => {
    await run('ics', twoEvents);
    expect(await run('ics', calendar(), { full: true, allowEmpty: true })).toMatchObject({
      withdrawn: 2,
    });
    expect(await listed()).toEqual([]);
  });

  it.each(['', '\ufeff\r\n'])('withdraws everything if an empty file is allowed', async (text) => {
    await run('ics', twoEvents);
    const report = await run('ics', text, { full: true, allowEmpty: true });
    expect(report).toMatchObject({
      withdrawn: 2,
      empty: true,
      reasons: { 'The file is empty.': { count: 1 } },
    });
    expect(isUsable(report)).toBe(true);
    expect(isUsable(await run('ics', '<html></html>', { full: true, allowEmpty: true }))).toBe(
      false,
    );
  });

  it.each([
    ['a login page', '<!doctype html><html></html>'],
    ['an empty file', ''],
    ['a calendar that is cut', twoEvents.slice(0, twoEvents.indexOf('END:VCALENDAR'))],
  ])('withdraws nothing if a file of its folder is %s', async (_, text) => {
    const location = await mkdtemp(join(folder, 'several-'));
    const write = (name: string, content: string) => writeFile(join(location, name), content);
    await write('a.ics', calendar(vevent('one', `DTSTART:${onDay(30)}Z`)));
    await write(
      'b.ics',
      calendar(vevent('two', `DTSTART:${onDay(31)}Z`), vevent('three', `DTSTART:${onDay(31)}Z`)),
    );
    const options = { source, format: 'ics', location, full: true } as const;
    await ingestLocation(database, options);
    await write('b.ics', text);
    expect(await ingestLocation(database, options)).toMatchObject({ withdrawn: 0 });
    expect(await listed()).toHaveLength(3);
  });

  it('retains the event of a rejected record and withdraws the missing one', async () => {
    await run('ndjson', ['a', 'b', 'c', 'd'].map(night).join('\n'), { full: true });
    const rejected = [
      night('a').replace('2027-03-01T20:00', 'soon'),
      night('b').replace('"title":"b"', '"title":""'),
      night('c'),
    ];
    expect(await run('ndjson', rejected.join('\n'), { full: true })).toMatchObject({
      rejected: 2,
      withdrawn: 1,
    });
    expect(await listed()).toEqual(['a 20270301T200000', 'b 20270301T200000', 'c 20270301T200000']);
  });

  it('retains the occurrences of a calendar event that cannot be read', async () => {
    const weekly = (start: string) => vevent('weekly', start, 'RRULE:FREQ=WEEKLY;COUNT=3');
    const [one, two] = [
      vevent('one', `DTSTART:${onDay(30)}Z`),
      vevent('two', `DTSTART:${onDay(31)}Z`),
    ];
    await run('ics', calendar(weekly(`DTSTART:${onDay(40)}Z`), one, two), { full: true });
    const report = await run('ics', calendar(weekly('DTSTART:20279999T200000Z'), two), {
      full: true,
    });
    expect(report).toMatchObject({ rejected: 1, withdrawn: 1 });
    expect(await listed()).toHaveLength(4);
  });

  it('withdraws an event that becomes private, also if the list is not complete', async () => {
    await run('ics', twoEvents);
    const report = await run(
      'ics',
      twoEvents.replace('SUMMARY:two', 'CLASS:PRIVATE\r\nSUMMARY:two'),
    );
    expect(report).toMatchObject({ rejected: 1, withdrawn: 1 });
    expect(await listed()).toHaveLength(1);
  });
});

describe('a listing that must not be listed any more', () => {
  const night = (more: object) =>
    JSON.stringify({ source_id: 'a', title: 'Night', start_local: '2027-03-01T20:00', ...more });
  const other = night({ source_id: 'b', title: 'Other' });

  it.each([
    ['becomes private', { visibility: 'private' }],
    ['turns out to be a ticket product', { title: 'Night - VIP Package' }],
  ])('is withdrawn if it %s, also if the list is not complete', async (_, more) => {
    await run('ndjson', `${night({})}\n${other}`);
    const report = await run('ndjson', `${night(more)}\n${other}`);
    expect(report).toMatchObject({ rejected: 1, withdrawn: 1 });
    expect(await listed()).toEqual(['Other 20270301T200000']);
    expect(await run('ndjson', `${night(more)}\n${other}`)).toMatchObject({
      withdrawn: 0,
      unchanged: 1,
    });
  });

  it('does not keep a complete list from withdrawing others', async () => {
    await run('ndjson', `${night({})}\n${other}`);
    const report = await run(
      'ndjson',
      night({ title: 'Night - Parking Pass' }).replace('"source_id":"a",', ''),
      {
        full: true,
        allowEmpty: true,
      },
    );
    expect(report).toMatchObject({ rejected: 1, withdrawn: 2 });
  });

  it('is withdrawn if it is over, too', async () => {
    const past = calendar(
      vevent('past', `DTSTART:${onDay(-5)}Z`),
      vevent('two', `DTSTART:${onDay(5)}Z`),
    );
    await run('ics', past);
    expect(
      await run('ics', past.replace('SUMMARY:past', 'CLASS:PRIVATE\r\nSUMMARY:past')),
    ).toMatchObject({
      withdrawn: 1,
    });
  });
});

it('does not count as the last complete run of its source if no record is usable', async () => {
  const completedAt = async () => {
    const { completedAt: at } = await database.prisma.source.findUniqueOrThrow({ where: source });
    return at;
  };
  await run('ics', '<html></html>');
  expect(await completedAt()).toBeNull();
  await run('ics', twoEvents);
  expect(await completedAt()).not.toBeNull();
});

describe('a calendar that is read again without a complete list', () => {
  const weekly = (time: string, ...lines: string[]) =>
    vevent(
      'weekly',
      `DTSTART;TZID=Europe/Berlin:${onDay(30, time)}`,
      'RRULE:FREQ=WEEKLY;COUNT=4',
      ...lines,
    );
  const other = vevent('other', `DTSTART:${onDay(35)}Z`);
  const times = async () => (await listed()).map((shown) => shown.slice(-6));

  it('has only the new hours of a series that moves', async () => {
    await run('ics', calendar(weekly('200000'), other));
    expect(await run('ics', calendar(weekly('213000'), other))).toMatchObject({ withdrawn: 4 });
    expect(await times()).toEqual(['200000', '213000', '213000', '213000', '213000']);
    expect(await run('ics', calendar(weekly('213000'), other))).toMatchObject({
      created: 0,
      changed: 0,
      withdrawn: 0,
    });
  });

  it('retains stored occurrences when the rule is no longer supported', async () => {
    await run('ics', calendar(weekly('200000'), other));
    const unsupported = weekly('200000').replace('FREQ=WEEKLY', 'FREQ=SECONDLY');
    expect(await run('ics', calendar(unsupported, other), { full: true })).toMatchObject({
      rejected: 0,
      withdrawn: 0,
      warnings: { 'recurrence rule that is not supported: only the start was read': { count: 1 } },
    });
  });

  it('withdraws an occurrence that is excluded later, and no event that the calendar leaves out', async () => {
    await run('ics', calendar(weekly('200000'), other));
    const excluded = weekly('200000', `EXDATE;TZID=Europe/Berlin:${onDay(37)}`);
    expect(await run('ics', calendar(excluded))).toMatchObject({ withdrawn: 1 });
    expect(await times()).toHaveLength(4);
    expect(await run('ics', calendar(weekly('200000')))).toMatchObject({ unchanged: 4 });
    expect(await times()).toHaveLength(5);
  });

  it('withdraws all upcoming occurrences of a series that has ended', async () => {
    await run('ics', calendar(weekly('200000'), other));
    const ended = vevent(
      'weekly',
      `DTSTART:${onDay(-90)}Z`,
      `RRULE:FREQ=WEEKLY;UNTIL=${onDay(-60)}Z`,
    );
    expect(await run('ics', calendar(ended))).toMatchObject({ withdrawn: 4 });
    expect(await listed()).toHaveLength(1);
  });

  it('retains the other occurrences if it contains an override only, or is cut', async () => {
    await run('ics', calendar(weekly('200000')));
    const override = vevent(
      'weekly',
      `RECURRENCE-ID;TZID=Europe/Berlin:${onDay(37)}`,
      `DTSTART:${onDay(37, '170000')}Z`,
    );
    expect(await run('ics', calendar(override))).toMatchObject({ withdrawn: 0, changed: 1 });
    const cut = calendar(weekly('200000', 'EXDATE:garbage', 'RRULE:FREQ=WEEKLY;COUNT=2')).replace(
      'END:VCALENDAR',
      '',
    );
    expect(await run('ics', cut)).toMatchObject({ withdrawn: 0 });
    expect(await listed()).toHaveLength(4);
  });

  it('has one event per start if several events have one UID', async () => {
    const shared = [30, 37, 44].map((day) => vevent('shared', `DTSTART:${onDay(day)}Z`));
    await run('ics', calendar(shared[0] ?? ''));
    expect(await run('ics', calendar(...shared))).toMatchObject({ rejected: 0, repeated: 0 });
    expect(await listed()).toHaveLength(3);
    expect(await run('ics', calendar(...shared))).toMatchObject({
      created: 0,
      unchanged: 3,
      withdrawn: 0,
    });
  });
});
