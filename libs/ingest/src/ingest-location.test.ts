import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { defaultAccess } from '@marquee/sources';
import { startStubServer } from '@marquee/sources/testing';
import { ingestLocation, type IngestLocationOptions } from './ingest-location.ts';

const night = JSON.stringify({
  source_id: '1',
  title: 'Night',
  start_local: '2027-01-01T20:00:00',
});
const folders = await mkdtemp(join(tmpdir(), 'marquee-feeds-'));
afterAll(() => rm(folders, { recursive: true }));
const newFolder = () => mkdtemp(join(folders, 'one-'));

/** A feed with an ETag, and the validators of each request. */
async function feed() {
  const seen: (string | undefined)[] = [];
  const content = { version: '"1"', lines: night };
  const server = await startStubServer((request, response) => {
    seen.push(request.headers['if-none-match']);
    const isKnown = request.headers['if-none-match'] === content.version;
    const headers = { etag: content.version, 'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT' };
    response.writeHead(isKnown ? 304 : 200, headers).end(isKnown ? undefined : content.lines);
  });
  const options: IngestLocationOptions = {
    source: { name: 'feed' },
    format: 'ndjson',
    location: server.origin,
    access: { ...defaultAccess(), allowPrivate: true },
    versionsFolder: await newFolder(),
  };
  return { ...server, seen, content, options };
}

describe('ingestLocation for a feed that is read repeatedly', () => {
  it('reads an unchanged feed once, withdraws nothing, and reads the next version', async () => {
    await using database = await createTestDatabase();
    await using server = await feed();
    const options = { ...server.options, full: true };
    expect(await ingestLocation(database, options)).toMatchObject({ read: 1, created: 1 });
    expect(await ingestLocation(database, options)).toMatchObject({
      read: 0,
      withdrawn: 0,
      notModified: true,
    });
    Object.assign(server.content, { version: '"2"', lines: night.replace('Night', 'Evening') });
    expect(await ingestLocation(database, options)).toMatchObject({ read: 1, changed: 1 });
    expect(server.seen).toEqual([undefined, '"1"', '"1"']);
  });

  it('reads an unchanged feed again for another catalogue, for a partial run, and without stored validators', async () => {
    await using database = await createTestDatabase();
    await using another = await createTestDatabase();
    await using server = await feed();
    await ingestLocation(database, server.options);
    expect(await ingestLocation(another, server.options)).toMatchObject({ created: 1 });
    expect(await ingestLocation(database, { ...server.options, limit: 5 })).toMatchObject({
      read: 1,
    });
    expect(await ingestLocation(database, { ...server.options, dryRun: true })).toMatchObject({
      read: 1,
    });
    const { versionsFolder = '' } = server.options;
    for (const file of await readdir(versionsFolder))
      await writeFile(join(versionsFolder, file), '{"etag":');
    expect(await ingestLocation(database, server.options)).toMatchObject({ read: 1, unchanged: 1 });
    expect(server.seen.filter((version) => version !== undefined)).toEqual([]);
  });

  it('reads an unchanged calendar again after a week, because an endless series continues', async () => {
    await using database = await createTestDatabase();
    await using server = await feed();
    const options = { ...server.options, format: 'ics' } as const;
    const start = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    server.content.lines = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Quiz\nDTSTART:${start}T200000Z\nRRULE:FREQ=WEEKLY\nEND:VEVENT\nEND:VCALENDAR`;
    const { created } = await ingestLocation(database, options);
    await database.pool.query(
      `DELETE FROM claim WHERE source_event_id = (SELECT max(source_event_id) FROM claim)`,
    );
    expect(await ingestLocation(database, options)).toMatchObject({ notModified: true });
    const { versionsFolder = '' } = options;
    for (const file of await readdir(versionsFolder)) {
      const version = JSON.parse(await readFile(join(versionsFolder, file), 'utf8')) as object;
      const readAt = new Date(Date.now() - 8 * 86_400_000).toISOString();
      await writeFile(join(versionsFolder, file), JSON.stringify({ ...version, readAt }));
    }
    expect(await ingestLocation(database, options)).toMatchObject({
      created: 1,
      unchanged: created - 1,
    });
    expect(server.seen).toEqual([undefined, '"1"', undefined]);
  });

  it('reads the feed again after a failed run', async () => {
    await using database = await createTestDatabase();
    await using server = await feed();
    const broken = {
      ...server.options,
      access: { ...defaultAccess(), allowPrivate: true, maxBytes: 10 },
    };
    await expect(ingestLocation(database, broken)).rejects.toThrow('sends more than');
    expect(await ingestLocation(database, server.options)).toMatchObject({ created: 1 });
    expect(server.seen).toEqual([undefined, undefined]);
  });
});

describe('the documented commands for tables of other programs', () => {
  const examples = join(import.meta.dirname, '../../../docs/examples/tables');
  const map = {
    title: ['Act'],
    start_local: ['Night', 'Doors open'],
    price_min: ['Entry'],
    venue_name: ['Room'],
  };

  it.each<[string, Partial<IngestLocationOptions>, object]>([
    [
      'google-calendar.csv',
      {},
      { title: 'Final gala', start_local: '2027-05-30T19:00:00', city_name: 'Austin' },
    ],
    [
      'outlook.csv',
      { defaults: { city: 'Hamburg', country: 'DE' } },
      { title: 'Sommerfest', city_name: 'Hamburg' },
    ],
    ['the-events-calendar.csv', {}, { title: 'Jazz night', price_min: 1250, category: 'music' }],
    [
      'eventbrite.csv',
      {},
      { title: 'Pub quiz', start_local: '2027-05-08T19:30:00', city_name: 'Leeds' },
    ],
    [
      'meetup.json',
      { format: 'ndjson' },
      { title: 'Rust evening', city_name: 'Lyon', country_code: 'FR' },
    ],
    [
      'facebook.json',
      { format: 'ndjson' },
      { title: 'Premiere', city_name: 'Kraków', country_code: 'PL' },
    ],
    [
      'club.csv',
      { table: { map, date_order: 'dmy' } },
      { start_local: '2027-06-05T20:00:00', price_min: 12, price_max: null, currency: 'EUR' },
    ],
  ])('read %s and preview it in a dry run', async (file, options, expected) => {
    await using database = await createTestDatabase();
    const run = {
      source: { name: 'table' },
      format: 'csv',
      location: join(examples, file),
      dryRun: true,
    } as const;
    const report = await ingestLocation(database, { ...run, ...options });
    expect(report).toMatchObject({
      rejected: 0,
      preview: [expected, ...(report.preview?.slice(1) ?? [])],
    });
    expect(Object.keys(report.columns?.mapped ?? {})).toContain('title');
  });
});

it('reads the calendar of "Add your city" with the settings that the page names', async () => {
  await using database = await createTestDatabase();
  const report = await ingestLocation(database, {
    ...{ source: { name: 'town-hall' }, format: 'ics', dryRun: true },
    location: join(import.meta.dirname, '../../../docs/examples/town-hall.ics'),
    defaults: {
      city: 'Ghent',
      country: 'BE',
      timezone: 'Europe/Brussels',
      category: 'music',
      language: 'nl',
    },
  });
  const settings = {
    city_name: 'Gent',
    country_code: 'BE',
    timezone: 'Europe/Brussels',
    category: 'music',
  };
  expect(report.preview).toMatchObject([
    { ...settings, title: 'Spring concert', start_local: '2027-05-08T20:00:00', language: 'nl' },
    { ...settings, title: 'Choir night', start_local: '2027-05-09T21:00:00', language: 'nl' },
  ]);
});

describe('ingestLocation for an answer in pages', () => {
  async function pagedFeed(lastStatus: number) {
    const conditions: (string | undefined)[] = [];
    const server = await startStubServer((request, response) => {
      conditions.push(request.headers['if-none-match']);
      const isLast = request.url === '/events?page=2';
      const event = { id: isLast ? 'b' : 'a', name: isLast ? 'Dusk' : 'Dawn' };
      const results = [{ ...event, start: '2027-01-01T20:00:00' }];
      response
        .writeHead(isLast ? lastStatus : 200, { 'content-type': 'application/json', etag: '"1"' })
        .end(JSON.stringify({ next: isLast ? null : '/events?page=2', results }));
    });
    const options: IngestLocationOptions = {
      source: { name: 'paged' },
      format: 'ndjson',
      location: `${server.origin}/events`,
      access: { ...defaultAccess(), allowPrivate: true },
      versionsFolder: await newFolder(),
      full: true,
    };
    return { ...server, conditions, options };
  }

  it('reads each page, and reads them again although the first one is unchanged', async () => {
    await using database = await createTestDatabase();
    await using server = await pagedFeed(200);
    expect(await ingestLocation(database, server.options)).toMatchObject({ created: 2 });
    expect(await ingestLocation(database, server.options)).toMatchObject({ read: 2, withdrawn: 0 });
    expect(server.conditions).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('withdraws nothing if a page cannot be read', async () => {
    await using database = await createTestDatabase();
    await using server = await pagedFeed(500);
    await expect(ingestLocation(database, server.options)).rejects.toThrow('responded 500');
  });
});
