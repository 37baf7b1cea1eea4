import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from '@jest/globals';
import {
  createCalendarRepository,
  createSourceRepository,
  type ListingCorrection,
} from '@marquee/database';
import { createLogger } from '@marquee/http';
import { writeXlsx } from '@marquee/sources/testing';
import { SERVER_FAULT } from '../src/calendars/calendar-feed.ts';
import { previewCalendar } from '../src/calendars/preview-calendar.ts';
import { createLimitedProcesses } from '../src/limited/limited-processes.ts';
import { createSourceReader } from '../src/limited/source-reader.ts';
import { createTestWorker, waitFor } from './create-test-worker.ts';

const CALENDAR = [
  'BEGIN:VCALENDAR',
  ...['BEGIN:VEVENT', 'UID:1', 'DTSTART:20990301T190000', 'SUMMARY:Duo', 'END:VEVENT'],
  'END:VCALENDAR',
].join('\r\n');

const ETAG = '"1"';

/** Serves a page with a link to a calendar, both of which robots.txt forbids. */
async function startSite() {
  const server = createServer(({ url, headers }, response) => {
    if (url === '/robots.txt') response.end('User-agent: *\nDisallow: /');
    else if (url === '/page') response.end('<a href="/cal.ics">Subscribe</a>');
    else if (headers['if-none-match'] === ETAG) response.writeHead(304).end();
    else response.setHeader('ETag', ETAG).end(CALENDAR);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${String(address.port)}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}

const LIMITS = { maxBytes: 1_000_000, idleTimeoutMs: 5_000 };
const ACCESS = { ...LIMITS, allowPrivate: false, contact: null, keys: {} };
const PRIVATE = { INGEST_ALLOW_PRIVATE: '1', WEBHOOKS_ALLOW_PRIVATE: '1' };

type Worker = Awaited<ReturnType<typeof createTestWorker>>;

async function storeIn(worker: Worker, address: string | null, content?: string) {
  const calendars = createCalendarRepository(worker.database);
  const settings = { city: 'Ghent', country: 'BE' };
  const id = await calendars.insert(
    { address, content, title: 'Town Hall', settings, reporterHash: 'someone' },
    20,
  );
  if (id === null) throw new Error('The calendar was refused.');
  return { calendars, id };
}

async function previewIn(worker: Worker, address: string | null, content?: string) {
  const { calendars, id } = await storeIn(worker, address, content);
  await worker.rows(`SELECT graphile_worker.add_job('preview_calendar', '{"id":"${id}"}')`);
  await worker.jobsFinished('preview_calendar');
  return { calendars, id, calendar: await calendars.find(id) };
}

it('reads what an owner names, and what a page links only if robots.txt allows', async () => {
  await using site = await startSite();
  await using worker = await createTestWorker(PRIVATE);
  worker.start();
  const named = await previewIn(worker, `${site.origin}/cal.ics`);
  expect(named.calendar).toMatchObject({
    state: 'found',
    found: { format: 'ics', upcoming: 1, preview: [{ title: 'Duo', uncertain: [] }] },
  });
  const linked = await previewIn(worker, `${site.origin}/page`);
  expect(linked.calendar).toMatchObject({ state: 'nothing', found: null });
});

it('refuses a private address, also if the operator reads own feeds there', async () => {
  await using site = await startSite();
  await using worker = await createTestWorker({ INGEST_ALLOW_PRIVATE: '1' });
  worker.start();
  const { calendar } = await previewIn(worker, `${site.origin}/cal.ics`);
  expect(calendar).toMatchObject({ state: 'nothing' });
  expect(calendar?.problem).toBe('cannot be read'); // not which host or port there is
});

it('does not read again what ended its worker', async () => {
  await using site = await startSite();
  await using worker = await createTestWorker(PRIVATE);
  const reading = previewIn(worker, `${site.origin}/cal.ics`);
  const ended = 'UPDATE graphile_worker._private_jobs SET attempts = 1 RETURNING id';
  await waitFor(async () => (await worker.rows(ended)).length === 1);
  worker.start();
  const { calendar } = await reading;
  expect(calendar).toMatchObject({ state: 'nothing', problem: SERVER_FAULT });
});

it('blames the server and not the calendar if no process can start', async () => {
  await using worker = await createTestWorker();
  const { database } = worker;
  const logger = createLogger('worker', 'silent');
  const processes = createLimitedProcesses({ logger, memoryMb: 20 });
  const deps = {
    ...{ calendars: createCalendarRepository(database), calendarAccess: ACCESS, logger },
    sourceReader: createSourceReader({ database, databaseUrl: database.url, processes }),
    now: () => new Date(),
  };
  const { calendars, id } = await storeIn(worker, null, CALENDAR);
  const { signal } = new AbortController();
  await previewCalendar(deps).run({ id }, { isFirst: true, isLast: false, signal });
  expect(await calendars.find(id)).toMatchObject({ state: 'nothing', problem: SERVER_FAULT });
});

/** Reads the calendar at an address, and accepts it. */
async function acceptIn(worker: Worker, address: string) {
  const { calendars, id, calendar } = await previewIn(worker, address);
  const source = calendar?.source ?? '';
  const job = { task: 'read_feed', payload: { name: source }, key: `feed:${source}` };
  await calendars.move({ id, from: ['found'], to: 'accepted', job });
  return { calendars, id, source, job };
}

it('lists the events of an accepted calendar until its owner disconnects it', async () => {
  await using site = await startSite();
  await using worker = await createTestWorker(PRIVATE);
  worker.start();
  const { calendars, id, source } = await acceptIn(worker, `${site.origin}/cal.ics`);
  await waitFor(async () => (await worker.rows('SELECT 1 FROM event')).length === 1);
  expect(await worker.rows('SELECT name, title, licence, url FROM source')).toEqual([
    { name: source, title: 'Town Hall', licence: 'CC0-1.0', url: site.origin },
  ]);
  await worker.jobsFinished('read_feed');
  const removal = { task: 'remove_calendar', payload: { source } };
  await calendars.move({ id, from: ['accepted'], to: 'ended', job: removal });
  await worker.jobsFinished('remove_calendar');
  expect(await worker.rows('SELECT 1 FROM source')).toEqual([]);
  expect(await worker.rows('SELECT 1 FROM claim')).toEqual([]);
});

it('takes the last correction back although the calendar did not change', async () => {
  await using site = await startSite();
  await using worker = await createTestWorker(PRIVATE);
  worker.start();
  const { calendars, id, job } = await acceptIn(worker, `${site.origin}/cal.ics`);
  await worker.jobsFinished('read_feed');
  const titles = () => worker.rows('SELECT title FROM event');
  const [{ source_event_id: listing } = { source_event_id: '' }] = await worker.rows<{
    source_event_id: string;
  }>('SELECT source_event_id FROM claim');
  const correct = async (correction: ListingCorrection | null) => {
    await calendars.correct({ id, listings: [listing], correction, max: 1, job });
    await worker.jobsFinished('read_feed');
  };
  await correct({ title: 'Brass Duo' });
  expect(await titles()).toEqual([{ title: 'Brass Duo' }]);
  await correct(null);
  expect(await titles()).toEqual([{ title: 'Duo' }]);
});

it('has a state that the nightly check finds', async () => {
  await using site = await startSite();
  await using worker = await createTestWorker(PRIVATE);
  worker.start();
  const { calendars, id, calendar } = await previewIn(worker, `${site.origin}/cal.ics`);
  const account = `INSERT INTO account (id, email) VALUES ('${id}', 'ann@example.com')`;
  await worker.rows(account);
  expect(await calendars.connect(id, id)).toBe(true);
  await calendars.move({ id, from: ['open'], to: 'accepted' });
  await worker.rows(`SELECT graphile_worker.add_job('check_feeds')`);
  const states = () => worker.rows('SELECT name, state, upcoming FROM feed_state');
  await waitFor(async () => (await states()).length === 1);
  expect(await states()).toEqual([{ name: calendar?.source, state: 'working', upcoming: 1 }]);
});

it('lists the events of a pasted table once it is accepted, while it is not paused', async () => {
  await using worker = await createTestWorker();
  worker.start();
  const table = 'Title\tDate\tTime\nQuiz\t2099-01-15\t20:00\nBall\t2099-01-16\t21:00';
  const { calendars, id, calendar } = await previewIn(worker, null, table);
  expect(calendar).toMatchObject({
    state: 'found',
    found: { upcoming: 2, preview: [{ title: 'Quiz', uncertain: [] }, { title: 'Ball' }] },
  });
  const job = { task: 'read_table', payload: { id } };
  await calendars.move({ id, from: ['found'], to: 'accepted', job });
  await worker.jobsFinished('read_table');
  expect(await worker.rows('SELECT title FROM event ORDER BY title')).toEqual([
    { title: 'Ball' },
    { title: 'Quiz' },
  ]);
  const sources = createSourceRepository(worker.database);
  const readings = async () => {
    await worker.rows(`SELECT graphile_worker.add_job('read_table', '{"id":"${id}"}')`);
    await worker.jobsFinished('read_table');
    return (await worker.rows('SELECT 1 FROM ingest_run')).length;
  };
  await sources.setPaused(calendar?.source ?? '', true);
  expect(await readings()).toBe(1);
  await sources.setPaused(calendar?.source ?? '', false);
  expect(await readings()).toBe(2);
});

it('lists the events of a workbook, and states that another is damaged', async () => {
  await using worker = await createTestWorker();
  worker.start();
  const rows = [
    ['Title', 'Date', 'Time'],
    ['Quiz', '2099-01-15', '20:00'],
  ];
  const book = Buffer.from(await writeXlsx({ sheets: [{ name: 'Programme', rows }] }));
  const toUrl = (bytes: Buffer) =>
    `data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,${bytes.toString('base64')}`;
  const { calendars, id, calendar } = await previewIn(worker, null, toUrl(book));
  expect(calendar).toMatchObject({ state: 'found', found: { preview: [{ title: 'Quiz' }] } });
  const job = { task: 'read_table', payload: { id } };
  await calendars.move({ id, from: ['found'], to: 'accepted', job });
  await worker.jobsFinished('read_table');
  expect(await worker.rows('SELECT title FROM event')).toEqual([{ title: 'Quiz' }]);
  const cut = await previewIn(worker, null, toUrl(book.subarray(0, book.length / 2)));
  expect(cut.calendar).toMatchObject({ state: 'nothing', problem: expect.any(String) });
});

it('states why a pasted text has no events', async () => {
  await using worker = await createTestWorker();
  worker.start();
  const { calendar } = await previewIn(worker, null, 'Name,Colour\nOwl,grey');
  expect(calendar).toMatchObject({ state: 'nothing', problem: expect.any(String) });
});
