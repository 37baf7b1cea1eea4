import { describe, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import supertest from 'supertest';
import { connectDependencies, createApp } from '../../src/index.ts';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

interface Feed {
  has_more: boolean;
  next_cursor: string;
  changes: {
    kind: string;
    event_id: string;
    event: { title: string; updated_at: string } | null;
  }[];
}

/** Returns the position in a cursor, which is opaque to callers. */
const positionOf = (cursor: string) =>
  JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [phase: string, number: number];

/** A client that maintains a copy of the catalogue and records the changes that it received. */
function createMirror() {
  const events = new Map<string, [title: string, updatedAt: string]>();
  const log: [kind: string, eventId: string][] = [];
  let cursor = '';
  async function read(api: Pick<Api, 'get'>): Promise<Feed> {
    const isInLog = cursor !== '' && positionOf(cursor)[0] === 'log';
    const path = `/events/changes?limit=20${cursor && `&since=${cursor}`}`;
    const page = (await api.get(path).expect(200)).body as Feed;
    for (const { kind, event_id, event } of page.changes) {
      if (isInLog) log.push([kind, event_id]);
      if (event) events.set(event_id, [event.title, event.updated_at]);
      else events.delete(event_id);
    }
    cursor = page.next_cursor;
    return page;
  }
  return { events, log, read };
}

describe('a mirror of the catalogue', () => {
  it('equals the catalogue after four sources wrote and the API restarted', async () => {
    await using api = await createTestApi();
    const before = Array.from({ length: 150 }, () => buildEvent());
    await ingest(api.database, { source: { name: 'before' }, records: before });
    const mirror = createMirror();
    const { next_cursor } = await mirror.read(api);

    const state = { areWriting: true };
    const writing = Promise.all(
      ['alder', 'birch', 'cedar', 'dogwood'].map((source) => writeRounds(api, source)),
    );
    void writing.finally(() => (state.areWriting = false));
    for (let starts = 0; starts < 3 || state.areWriting; starts++)
      await readSomePages(api.database.url, mirror);
    await writing;
    while ((await mirror.read(api)).has_more);

    expect(mirror.events).toEqual(await publishedIn(api));
    const written = await api.database.query<{ kind: string; event_id: string }>({
      text: 'SELECT kind, event_id FROM change WHERE id > $1 ORDER BY id',
      values: [positionOf(next_cursor)[1]],
    });
    expect(mirror.log).toEqual(written.map(({ kind, event_id }) => [kind, event_id]));
    const kinds = new Set(written.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['created', 'updated', 'cancelled', 'rescheduled', 'removed']));
  });
});

/** Continues to read from a new API process, which stops afterwards. */
async function readSomePages(
  databaseUrl: string,
  mirror: ReturnType<typeof createMirror>,
): Promise<void> {
  const addresses = { api: 'https://api.test', widgets: 'https://widgets.test' };
  await using dependencies = connectDependencies({
    databaseUrl,
    logLevel: 'silent',
    addresses,
    hashSecrets: ['a secret of thirty-two characters'],
    deadlineMs: 20_000, // long enough for a busy machine
  });
  const api = supertest(createApp(dependencies));
  for (let pages = 0; pages < 12; pages++) await mirror.read({ get: (path) => api.get(path) });
}

async function publishedIn({ database }: Api) {
  const rows = await database.query<{ id: string; title: string; updated_at: Date }>({
    text: 'SELECT id, title, updated_at FROM event WHERE withdrawn_at IS NULL',
    values: [],
  });
  return new Map(
    rows.map(({ id, title, updated_at }) => [
      id,
      [title, updated_at.toISOString().replace(/\.\d+/, '')],
    ]),
  );
}

/** A source that adds, renames, moves, cancels and withdraws events in each round. */
async function writeRounds(api: Api, source: string): Promise<void> {
  let records = Array.from({ length: 40 }, (_, index) =>
    buildEvent({ title: `${source} ${String(index)}` }),
  );
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
          return { ...record, title: `${record.title}, round ${String(round)}` };
        case 4:
          return [record, buildEvent({ title: `${source} late ${String(100 * round + index)}` })];
        default:
          return record;
      }
    });
  }
}
