import { describe, expect, it } from '@jest/globals';
import { createChangeRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { type RawEvent } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

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
  (await api.get(`/events/changes?limit=${String(limit)}${since && `&since=${since}`}`).expect(200))
    .body as Feed;

/** Reads to the end. Returns every change and the cursor to continue from. */
async function readAll(api: Pick<Api, 'get'>, since = '', limit = 100) {
  const changes: Change[] = [];
  for (let cursor = since; ;) {
    const page = await read(api, cursor, limit);
    changes.push(...page.changes);
    cursor = page.next_cursor;
    if (!page.has_more) return { changes, cursor };
  }
}

const summarise = ({ kind, event }: Change) => [kind, event?.title ?? null];

describe('GET /events/changes', () => {
  it('starts with the whole catalogue, including past and cancelled events', async () => {
    const events = [
      buildEvent({ title: 'Coming' }),
      buildEvent({ title: 'Past', start_local: '2020-01-01T20:00' }),
      buildEvent({ title: 'Off', status: 'cancelled' }),
    ];
    await using api = await createTestApi({ events });
    for (const limit of [1, 2, 3, 100]) {
      const { changes } = await readAll(api, '', limit);
      expect(changes.map(summarise).sort()).toEqual([
        ['created', 'Coming'],
        ['created', 'Off'],
        ['created', 'Past'],
      ]);
    }
    const { event } = (await api.get(`/events/${must((await read(api)).changes[0]).event_id}`))
      .body as Change;
    expect((await read(api)).changes[0]?.event).toEqual(event);
  });

  it('then lists changes in order with the current records', async () => {
    const records = [
      buildEvent({ title: 'Mover' }),
      buildEvent({ title: 'Doomed' }),
      buildEvent({ title: 'Gone' }),
    ];
    const [mover, doomed] = records as [RawEvent, RawEvent];
    await using api = await createTestApi({ events: records });
    const { cursor } = await readAll(api);
    expect(await read(api, cursor)).toMatchObject({
      count: 0,
      has_more: false,
      next_cursor: cursor,
    });
    const again = (records: RawEvent[], full = false) =>
      ingest(api.database, { source: { name: 'test' }, records, full });
    await again([{ ...mover, start_local: '2026-12-05T20:00:00' }]);
    await again([{ ...doomed, status: 'cancelled' }]);
    const moved = { ...mover, start_local: '2026-12-05T20:00:00', description: 'With more words.' };
    await again(
      [moved, { ...doomed, status: 'cancelled' }, buildEvent({ title: 'Newcomer' })],
      true,
    );
    const { changes } = await readAll(api, cursor, 2);
    expect(changes.map(summarise)).toEqual([
      ['rescheduled', 'Mover'],
      ['cancelled', 'Doomed'],
      ['created', 'Newcomer'],
      ['updated', 'Mover'],
      ['removed', null],
    ]);
    expect(changes[4]?.reason).toBe('no source lists it any more');
    expect(changes[0]?.event).toMatchObject({
      description: 'With more words.',
      status: 'rescheduled',
    });
  });

  it('contains the target of a merged event', async () => {
    await using api = await createTestApi({ events: [buildEvent(), buildEvent()] });
    const { changes, cursor } = await readAll(api);
    const [gone = '', survivor = ''] = changes.map(({ event_id }) => event_id);
    await api.database.query({
      text: `UPDATE event SET withdrawn_at = now() WHERE id = $1`,
      values: [gone],
    });
    await api.database.query({
      text: `INSERT INTO change (event_id, kind, detail) VALUES ($1, 'merged', $2)`,
      values: [gone, { into: survivor }],
    });
    expect((await read(api, cursor)).changes).toEqual([
      {
        kind: 'merged',
        event_id: gone,
        changed_at: expect.any(String),
        event: null,
        into: survivor,
      },
    ]);
  });

  it('does not return a change before an earlier one that is not committed yet', async () => {
    await using api = await createTestApi({
      events: [buildEvent({ title: 'First' }), buildEvent({ title: 'Second' })],
    });
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
    expect((await read(api, cursor)).changes.map(({ event_id }) => event_id)).toEqual([
      first,
      second,
    ]);
  });

  it('responds with 410 only to a cursor older than the retention time', async () => {
    const record = buildEvent({ title: 'Kept' });
    await using api = await createTestApi({ events: [record] });
    const { next_cursor: old } = await read(api);
    await ingest(api.database, {
      source: { name: 'test' },
      records: [{ ...record, title: 'Kept on' }],
    });
    const { cursor: current } = await readAll(api, old);
    const feed = createChangeRepository(api.database);
    expect(await feed.prune(new Date(Date.now() - 60_000))).toBe(0);
    await readAll(api, old);
    expect(await feed.prune(new Date(Date.now() + 60_000))).toBe(2);
    const { body } = await api.get(`/events/changes?since=${old}`).expect(410);
    expect(body).toMatchObject({ ok: false, code: 'cursor_expired', status: 410 });
    expect((await read(api, current)).count).toBe(0);
    expect((await readAll(api)).changes.map(summarise)).toEqual([['created', 'Kept on']]);
    await ingest(api.database, {
      source: { name: 'test' },
      records: [{ ...record, title: 'Kept further' }],
    });
    expect((await readAll(api, current)).changes.map(summarise)).toEqual([
      ['updated', 'Kept further'],
    ]);
  });

  it('deletes more old changes than one statement does, and none after the first that remains', async () => {
    await using database = await createTestDatabase();
    const add = (count: number, age: string) =>
      database.pool.query(
        `INSERT INTO change (event_id, kind, changed_at) SELECT gen_random_uuid(), 'updated', now() - $2::interval FROM generate_series(1, $1)`,
        [count, age],
      );
    await add(12_345, '100 days');
    await add(1, '1 day');
    await add(1, '100 days');
    const feed = createChangeRepository(database);
    const before = new Date(Date.now() - 90 * 86_400_000);
    expect([await feed.prune(before), await feed.prune(before)]).toEqual([12_345, 0]);
    expect(await feed.listAfter(12_344, 10)).toBeNull();
    expect((await feed.listAfter(12_345, 10))?.map(({ number }) => number)).toEqual([
      12_346, 12_347,
    ]);
  });

  it('rejects a cursor of another query', async () => {
    await using api = await createTestApi({ events: [buildEvent(), buildEvent()] });
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
});
