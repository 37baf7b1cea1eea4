// Runs the commands of docs/backup-and-upgrade.md as documented.
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAppProcess } from '@marquee/testing/app-process';
import { waitFor } from '@marquee/testing/wait-for';
import {
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../tools/postgres/embedded-postgres.ts';
import { startDebianPostgres } from '../tools/testing/start-debian-postgres.ts';
import { clickWhileLocked } from './helpers/click-while-locked.ts';
import { countRows, hasStatistics } from './helpers/count-rows.ts';
import { buildEvent } from './helpers/demand-fixture.ts';
import { post, writePersonData } from './helpers/person-data.ts';
import { runDocumented } from './helpers/run-documented.ts';
import { runTool } from './helpers/run-tool.ts';
import { startMarquee } from './helpers/start-marquee.ts';

const VERSION = '15';
const PROGRAMS = `/usr/lib/postgresql/${VERSION}/bin`;
const SLUG = 'lantern-night-berlin-2099-06-06';
const HASH_SECRET = 'the-secret-of-this-installation-0123456789';
const OTHER_SECRET = 'another-secret-that-was-not-backed-up-0123';
const EVENTS = '/events?from=2099-01-01&limit=100';
/** `["log",0]`: all changes. */
const FIRST_CURSOR = Buffer.from('["log",0]').toString('base64url');
const FILLED = ['event', 'change', 'account', 'api_key', 'subscriber', 'demand', 'click', 'mail'];

/** Process ids repeat on another machine. A live process owns its journal. */
async function nameAfterLiveProcess(journals: string): Promise<void> {
  for (const name of await readdir(journals)) {
    await rename(join(journals, name), join(journals, name.replace(/^\d+/, String(process.pid))));
  }
}

const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await fetch(url, { headers })).status;
const read = async (url: string) => (await (await fetch(url)).json()) as Record<string, unknown>;
const runCommands = (heading: string, environment: NodeJS.ProcessEnv) =>
  runDocumented({ file: 'backup-and-upgrade.md', heading, environment });

describe(`backup and restore of PostgreSQL ${VERSION}`, () => {
  type Settings = Record<'DATABASE_URL' | 'MARQUEE_DATA' | 'HASH_SECRET', string>;
  let folder: string;
  let postgres: Awaited<ReturnType<typeof startDebianPostgres>>;
  let settings: Settings;
  let restored: Settings;
  let environment: NodeJS.ProcessEnv;
  let person: Awaited<ReturnType<typeof writePersonData>>;
  const before = { events: undefined as unknown, cursor: '', counts: {} as Record<string, number> };
  const after = { counts: {} as Record<string, number> };

  async function fill(): Promise<void> {
    const file = join(folder, 'events.ndjson');
    const listed = { title: 'Lantern night', ticket_url: 'https://tickets.example.com/1' };
    const records = [buildEvent(listed), ...Array.from({ length: 500 }, () => buildEvent())];
    await writeFile(file, records.map((record) => JSON.stringify(record)).join('\n'));
    expect(await runTool('migrate.ts', settings)).toMatchObject({ code: 0 });
    const args = ['ndjson', file, '--source', 'test'];
    expect(await runTool('ingest.ts', settings, { args })).toMatchObject({ code: 0 });
  }

  async function writePeople(api: string) {
    await using worker = await startAppProcess('worker', { settings });
    const written = await writePersonData({ api, outbox: join(folder, 'outbox'), slug: SLUG });
    worker.signal('SIGTERM');
    await worker.ended;
    // its mail stays in the outbox
    await post(`${api}/signup`, { email: 'dan@example.com', city: 'Berlin' });
    return written;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-backup-'));
    postgres = await startDebianPostgres(VERSION);
    settings = { DATABASE_URL: postgres.url, MARQUEE_DATA: folder, HASH_SECRET };
    restored = { ...settings, DATABASE_URL: `${postgres.url}_restored` };
    await fill();
    await using api = await startAppProcess('api', { settings });
    person = await writePeople(api.address);
    before.events = (await read(api.address + EVENTS))['events'];
    const changes = await read(`${api.address}/events/changes?since=${FIRST_CURSOR}&limit=100`);
    before.cursor = String(changes['next_cursor']);
    const otherApi = { ...settings, MARQUEE_DATA: join(folder, 'other-api') };
    await clickWhileLocked({ settings: otherApi, slug: SLUG });
    environment = {
      DATABASE_URL: settings.DATABASE_URL,
      MARQUEE_DATA: otherApi.MARQUEE_DATA,
      RESTORED_URL: restored.DATABASE_URL,
      ADMIN_URL: postgres.url.replace('marquee@', 'postgres@').replace(/marquee$/, 'postgres'),
      BACKUP: join(folder, 'backup'),
      PATH: [PROGRAMS, process.env['PATH']].join(delimiter),
    };
    await runCommands('Back up', environment); // while the API runs
    before.counts = await countRows(postgres.url);
    await runCommands('Restore', environment);
    after.counts = await countRows(restored.DATABASE_URL);
  });

  afterAll(async () => {
    await postgres[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  it('copies every row, with statistics, into a database that needs no migration', async () => {
    // The backup is recorded after the dump.
    expect(before.counts).toMatchObject({ 'public.backup': 1 });
    expect(after.counts).toEqual({ ...before.counts, 'public.backup': 0 });
    expect(await hasStatistics(restored.DATABASE_URL, 'event')).toBe(true);
    expect(FILLED.filter((table) => !after.counts[`public.${table}`])).toEqual([]);
    const { code, output } = await runTool('migrate.ts', restored);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('Nothing to apply'),
    });
  });

  it('restores the responses of the API, and expires cursors of changes', async () => {
    await using api = await startAppProcess('api', { settings: restored });
    expect(await statusOf(`${api.address}/health/ready`)).toBe(200);
    expect((await read(api.address + EVENTS))['events']).toEqual(before.events);
    const changes = await read(`${api.address}/events/changes?since=${before.cursor}`);
    expect(changes).toMatchObject({ status: 410, code: 'cursor_expired' });
  });

  it('accepts keys and the links in mails with the same secret', async () => {
    await using api = await startAppProcess('api', { settings: restored });
    expect(await statusOf(`${api.address}/usage`, { 'x-api-key': person.key })).toBe(200);
    expect(
      await statusOf(`${api.address}/usage`, { 'x-api-key': `${person.key.slice(0, -1)}x` }),
    ).toBe(401);
    expect(await statusOf(`${api.address}/signup/${person.preferences}`)).toBe(200);
  });

  it('does not start with another secret, and states the reason', async () => {
    const other = { ...restored, HASH_SECRET: OTHER_SECRET };
    await expect(startAppProcess('api', { settings: other })).rejects.toThrow(
      'HASH_SECRETS lacks a secret that the data in this database need',
    );
  });

  it('restores clicks that only the journal contains', async () => {
    await nameAfterLiveProcess(join(folder, 'backup/clicks'));
    const restoredApi = { ...restored, MARQUEE_DATA: join(folder, 'restored-api') };
    await runCommands('Restore the click journals', {
      ...environment,
      MARQUEE_DATA: restoredApi.MARQUEE_DATA,
    });
    await using api = await startAppProcess('api', { settings: restoredApi });
    await waitFor(() => api.log().some(({ msg }) => msg === 'clicks.replayed'));
    const { 'public.click': clicks } = await countRows(restored.DATABASE_URL);
    expect(clicks).toBe((after.counts['public.click'] ?? 0) + 1);
  });
});

describe('stop-and-copy of the embedded PostgreSQL', () => {
  let folder: string;
  let data: string;
  beforeAll(async () => {
    // as root: PostgreSQL's user cannot enter it
    folder = await mkdtemp(join(tmpdir(), 'marquee-copy-'));
    data = join(folder, 'data');
    await writeFile(join(folder, 'sources.json'), '[]'); // tests read no external feeds
  });
  afterAll(async () => {
    // no file: in the folder
    const location = await readFile(join(data, 'postgres/location'), 'utf8').catch(() => '');
    await removeEmbeddedPostgres(join(data, 'postgres'));
    if (location !== '') await rm(`${location.trim()}.before`, { recursive: true });
    await rm(folder, { recursive: true });
  });

  /** Only PostgreSQL runs on the data folder, so that no job changes the numbers. */
  async function countRowsAtRest(): Promise<Record<string, number>> {
    const embedded = await startEmbeddedPostgres({ folder: join(data, 'postgres') });
    return countRows(embedded.url()).finally(embedded.stop);
  }

  it('restores every row, keys and the links in mails', async () => {
    const environment = { MARQUEE_DATA: data, BACKUP: join(folder, 'backup') };
    const settings = { MARQUEE_DATA: data, SOURCES_FILE: join(folder, 'sources.json') };
    const original = await startMarquee(settings);
    const { events } = (await read(`${original.api}/events?limit=1`)) as {
      events: { slug: string }[];
    };
    const person = await writePersonData({
      api: original.api,
      outbox: join(data, 'outbox'),
      slug: events[0]?.slug ?? '',
    });
    expect(await runCommands('Stop and copy', environment)).toContain('The copy is complete.');
    expect(await original.exitCode).toBe(0);
    const counts = await countRowsAtRest();
    await runCommands('Copy back', environment);
    expect(await countRowsAtRest()).toEqual(counts);
    expect(FILLED.filter((table) => !counts[`public.${table}`])).toEqual([]);

    const copy = await startMarquee(settings);
    expect(await statusOf(`${copy.api}/usage`, { 'x-api-key': person.key })).toBe(200);
    expect(await statusOf(`${copy.api}/signup/${person.preferences}`)).toBe(200);
    copy.stop();
    expect(await copy.exitCode).toBe(0);
  });
});
