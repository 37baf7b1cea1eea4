import { describe, expect, it } from '@jest/globals';
import { createChangeRepository } from '@marquee/database';
import { ingest, type RawEvent } from '@marquee/ingest';
import supertest from 'supertest';
import { connectDependencies, createApp } from '../src/index.ts';
import { apiWith, buildEvent, type Api } from './api-with.ts';

interface Change {
  kind: string;
  event_id: string;
  event: { id: string; title: string; updated_at: string } | null;
  into?: string;
  reason?: string;
}
interface Feed {
  count: number;
  has_more: boolean;
  next_cursor: string;
  changes: Change[];
}

const read = async (api: Pick<Api, 'get'>, since = '', limit = 100) =>
  (await api.get(`/events/changes?limit=${String(limit)}${since && `&since=${since}`}`).expect(200)).body as Feed;

/** Reads to the end; answers every change and the cursor to go on with. */
async function readAll(api: Pick<Api, 'get'>, since = '', limit = 100) {
  const changes: Change[] = [];
  for (let cursor = since; ;) {
    const page = await read(api, cursor, limit);
    changes.push(...page.changes);
    cursor = page.next_cursor;
    if (!page.has_more) return { changes, cursor };
  }
}

const told = ({ kind, event }: Change) => [kind, event?.title ?? null];

describe('GET /events/changes', () => {
  it('begins with the whole catalogue, past and cancelled events too', async () => {
    const events = [
      buildEvent({ title: 'Coming' }),
      buildEvent({ title: 'Past', start_local: '2020-01-01T20:00' }),
      buildEvent({ title: 'Off', status: 'cancelled' }),
    ];
    await using api = await apiWith({ events });
    for (const limit of [1, 2, 3, 100]) {
      const { changes } = await readAll(api, '', limit);
      expect(changes.map(told).sort()).toEqual([
        ['created', 'Coming'],
        ['created', 'Off'],
        ['created', 'Past'],
      ]);
    }
    const { event } = (await api.get(`/events/${(await read(api)).changes[0]?.event_id ?? ''}`)).body as Change;
    expect((await read(api)).changes[0]?.event).toEqual(event);
  });

  it('then tells what happens, in order, with the records as they are now', async () => {
    const records = [buildEvent({ title: 'Mover' }), buildEvent({ title: 'Doomed' }), buildEvent({ title: 'Gone' })];
    const [mover, doomed] = records as [RawEvent, RawEvent];
    await using api = await apiWith({ events: records });
    const { cursor } = await readAll(api);
    expect(await read(api, cursor)).toMatchObject({ count: 0, has_more: false, next_cursor: cursor });
    const again = (records: RawEvent[], full = false) =>
      ingest(api.database, { source: { name: 'test' }, records, full });
    await again([{ ...mover, start_local: '2026-12-05T20:00:00' }]);
    await again([{ ...doomed, status: 'cancelled' }]);
    const moved = { ...mover, start_local: '2026-12-05T20:00:00', description: 'With more words.' };
    await again([moved, { ...doomed, status: 'cancelled' }, buildEvent({ title: 'Newcomer' })], true);
    const { changes } = await readAll(api, cursor, 2);
    expect(changes.map(told)).toEqual([
      ['rescheduled', 'Mover'],
      ['cancelled', 'Doomed'],
      ['created', 'Newcomer'],
      ['updated', 'Mover'],
      ['removed', null],
    ]);
    expect(changes[4]?.reason).toBe('no source lists it any more');
    expect(changes[0]?.event).toMatchObject({ description: 'With more words.', status: 'rescheduled' });
  });

  it('tells into which event one was merged', async () => {
    await using api = await apiWith({ events: [buildEvent(), buildEvent()] });
    const { changes, cursor } = await readAll(api);
    const [gone = '', survivor = ''] = changes.map(({ event_id }) => event_id);
    await api.database.query({ text: `UPDATE event SET withdrawn_at = now() WHERE id = $1`, values: [gone] });
    await api.database.query({
      text: `INSERT INTO change (event_id, kind, detail) VALUES ($1, 'merged', $2)`,
      values: [gone, { into: survivor }],
    });
    expect((await read(api, cursor)).changes).toEqual([
      { kind: 'merged', event_id: gone, changed_at: expect.any(String), event: null, into: survivor },
    ]);
  });

  it('never shows a later change before an earlier one that is not yet committed', async () => {
    await using api = await apiWith({ events: [buildEvent({ title: 'First' }), buildEvent({ title: 'Second' })] });
    const { changes, cursor } = await readAll(api);
    const [first = '', second = ''] = changes.map(({ event_id }) => event_id);
    const note = (event_id: string) => ({
      text: `INSERT INTO change (event_id, kind) VALUES ($1, 'updated')`,
      values: [event_id],
    });
    const lock = { text: 'SELECT pg_advisory_xact_lock(7276502)', values: [] };
    const held = Promise.withResolvers<undefined>();
    const holding = Promise.withResolvers<undefined>();
    const slow = api.database.transaction(async (query) => {
      await query(lock);
      await query(note(first));
      holding.resolve(undefined);
      await held.promise;
    });
    await holding.promise;
    const quick = api.database.transaction(async (query) => {
      await query(lock);
      await query(note(second));
    });
    expect((await read(api, cursor)).count).toBe(0);
    held.resolve(undefined);
    await Promise.all([slow, quick]);
    expect((await read(api, cursor)).changes.map(({ event_id }) => event_id)).toEqual([first, second]);
  });

  it('answers 410 to a cursor older than what is kept, and only to such', async () => {
    const record = buildEvent({ title: 'Kept' });
    await using api = await apiWith({ events: [record] });
    const { next_cursor: old } = await read(api);
    await ingest(api.database, { source: { name: 'test' }, records: [{ ...record, title: 'Kept on' }] });
    const { cursor: current } = await readAll(api, old);
    const feed = createChangeRepository(api.database);
    expect(await feed.prune(new Date(Date.now() - 60_000))).toBe(0);
    await readAll(api, old);
    expect(await feed.prune(new Date(Date.now() + 60_000))).toBe(2);
    const { body } = await api.get(`/events/changes?since=${old}`).expect(410);
    expect(body).toMatchObject({ ok: false, code: 'cursor_expired', status: 410 });
    expect((await read(api, current)).count).toBe(0);
    expect((await readAll(api)).changes.map(told)).toEqual([['created', 'Kept on']]);
    await ingest(api.database, { source: { name: 'test' }, records: [{ ...record, title: 'Kept further' }] });
    expect((await readAll(api, current)).changes.map(told)).toEqual([['updated', 'Kept further']]);
  });

  it('refuses a cursor that is not its own', async () => {
    await using api = await apiWith({ events: [buildEvent(), buildEvent()] });
    const { next_cursor } = (await api.get('/events?limit=1').expect(200)).body as Feed;
    const forged = [
      ['log', -1],
      ['log', 1.5],
      ['log', 1e300],
      ['log', '1'],
      ['walk', 0, 'x'],
      ['walk', 0],
      ['log', 0, 1],
      {},
    ];
    const pack = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    for (const since of [next_cursor, 'abc', '2026-11-01', ...forged.map(pack)]) {
      const { body } = await api.get(`/events/changes?since=${since}`).expect(400);
      expect(body).toMatchObject({ code: 'invalid_parameter', errors: [{ name: 'since' }] });
    }
    await api.get('/events/changes?limit=0').expect(400);
    expect((await api.get('/events/changes?limit=500').expect(200)).body).toMatchObject({
      limit: 100,
      warnings: ['limit is at most 100; 100 was used'],
    });
  });

  it('lets a reader mirror the catalogue while four sources write, over a restart of the API', async () => {
    await using api = await apiWith();
    const before = Array.from({ length: 150 }, () => buildEvent());
    await ingest(api.database, { source: { name: 'before' }, records: before });
    const mirror = new Map<string, Change['event']>();
    const log: [string, string][] = [];
    let isWalking = true;
    const take = (page: Feed) => {
      for (const { kind, event_id, event } of page.changes) {
        if (!isWalking) log.push([kind, event_id]);
        if (event) mirror.set(event_id, event);
        else mirror.delete(event_id);
      }
      const [phase] = JSON.parse(Buffer.from(page.next_cursor, 'base64url').toString()) as [string];
      isWalking = phase === 'walk';
      return page;
    };
    const first = take(await read(api, '', 20));
    const [, start] = JSON.parse(Buffer.from(first.next_cursor, 'base64url').toString()) as [string, number];

    let areWriting = true;
    const writing = Promise.all(['a', 'b', 'c', 'd'].map((source) => writeRounds(api, source))).finally(
      () => (areWriting = false),
    );
    let cursor = first.next_cursor;
    for (let restarts = 0; ; restarts++) {
      const dependencies = connectDependencies({
        databaseUrl: api.database.url,
        logLevel: 'silent',
        addresses: { api: 'https://api.test' },
      });
      const restarted = supertest(createApp(dependencies));
      let isUpToDate = false;
      for (let pages = 0; pages < 15 && !isUpToDate; pages++) {
        const wereWriting = areWriting;
        const page = take(await read({ get: (path) => restarted.get(path) }, cursor, 20));
        cursor = page.next_cursor;
        isUpToDate = !wereWriting && !page.has_more;
      }
      await dependencies[Symbol.asyncDispose]();
      if (isUpToDate && restarts >= 2) break;
    }
    await writing;

    const published = await api.database.query<{ id: string; title: string; updated_at: Date; revision: number }>({
      text: 'SELECT id, title, updated_at FROM event WHERE withdrawn_at IS NULL',
      values: [],
    });
    const stamp = (updated: Date) => updated.toISOString().replace(/\.\d+/, '');
    expect(new Map([...mirror].map(([id, event]) => [id, [event?.title, event?.updated_at]]))).toEqual(
      new Map(published.map(({ id, title, updated_at }) => [id, [title, stamp(updated_at)]])),
    );
    const written = await api.database.query<{ kind: string; event_id: string }>({
      text: 'SELECT kind, event_id FROM change WHERE id > $1 ORDER BY id',
      values: [start],
    });
    expect(log).toEqual(written.map(({ kind, event_id }) => [kind, event_id]));
    expect(new Set(written.map(({ kind }) => kind))).toEqual(
      new Set(['created', 'updated', 'cancelled', 'rescheduled', 'removed']),
    );
  }, 60_000);
});

/** A source that adds, renames, moves, cancels and withdraws, round after round. */
async function writeRounds(api: Api, source: string): Promise<void> {
  let records = Array.from({ length: 40 }, (_, index) => buildEvent({ title: `${source} ${String(index)}` }));
  for (let round = 0; round < 8; round++) {
    await ingest(api.database, { source: { name: source }, records, full: true });
    records = records.flatMap((record, index) => {
      switch ((index + round) % 8) {
        case 0:
          return []; // withdrawn
        case 1:
          return { ...record, start_local: `2026-12-0${String(1 + round)}T20:00:00` };
        case 2:
          return { ...record, status: 'cancelled' };
        case 3:
          return { ...record, title: `${record.title ?? ''}, round ${String(round)}` };
        case 4:
          return [record, buildEvent({ title: `${source} late ${String(round)}` })];
        default:
          return record;
      }
    });
  }
}
