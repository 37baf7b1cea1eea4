import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from '@jest/globals';
import type { RawEvent } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import { buildEvent } from './helpers/demand-fixture.ts';
import { createSnapshotFixture, serve, type SnapshotFixture } from './helpers/snapshot-fixture.ts';

interface Event {
  id: string;
  title: string;
  updated_at: string;
}

const MIRROR = join(import.meta.dirname, '../docs/examples/mirror.ts');

const parseLines = (gzipped: Buffer): Event[] =>
  gunzipSync(gzipped)
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Event);

async function query(sql: string): Promise<unknown[]> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const reader = await connection.runAndReadAll(sql);
  return reader.getRowObjectsJson();
}

/** Returns the queries of the guide, with the URLs replaced by files of a folder. */
async function readDocumentedQueries(folder: string): Promise<string[]> {
  const guide = await readFile(join(import.meta.dirname, '../docs/snapshots.md'), 'utf8');
  const queries = [...guide.matchAll(/```sql\n([^`]+)```/g)].flatMap(([, sql]) => sql ?? []);
  return queries.map((sql) => sql.replace(/http:[\w:/.]+\/snapshots\/latest/, folder));
}

describe('a snapshot', () => {
  it('contains every event as the API returns it, in both formats', async () => {
    await using marquee = await createSnapshotFixture();
    await marquee.ingest([
      buildEvent({ title: 'Open', price_min: 12.5, currency: 'EUR', artists: ['Air', 'Can'] }),
      buildEvent({ title: 'Cancelled', status: 'cancelled' }),
      buildEvent({ title: 'Past', start_local: '2020-01-01T20:00:00' }),
    ]);
    marquee.start();
    const snapshot = await marquee.write();
    const events = parseLines(await marquee.read(snapshot.id, 'events.ndjson.gz'));
    expect(snapshot).toMatchObject({ events: 3, sources: [{ name: 'test', licence: 'CC0-1.0' }] });
    expect(events.map(({ title }) => title).sort()).toEqual(['Cancelled', 'Open', 'Past']);
    for (const event of events) {
      const { body } = await marquee.get(`/events/${event.id}`).expect(200);
      expect(event).toEqual((body as { event: Event }).event);
    }
    const folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
    try {
      const file = join(folder, 'events.parquet');
      await writeFile(file, await marquee.read(snapshot.id, 'events.parquet'));
      const rows = await query(`SELECT * FROM read_parquet('${file}') ORDER BY id`);
      const flat = events
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map((event) => expect.objectContaining({ id: event.id, title: event.title }));
      expect(rows).toEqual(flat);
      await writeFile(
        join(folder, 'events.ndjson.gz'),
        await marquee.read(snapshot.id, 'events.ndjson.gz'),
      );
      const [byCity, headliners] = await readDocumentedQueries(folder);
      expect(await query(must(byCity))).toEqual([{ city: 'Berlin', concerts: '3' }]);
      expect(await query(must(headliners))).toMatchObject([
        { title: 'Past' },
        { title: 'Open', headliner: 'Air' },
      ]);
      const [open] = await query(
        `SELECT category, start_utc > TIMESTAMP '2099-01-01' AS is_future, price_min, featured, artists->0->>'name' AS headliner
         FROM read_parquet('${file}') WHERE title = 'Open'`,
      );
      expect(open).toEqual({
        category: 'music',
        is_future: true,
        price_min: 12.5,
        featured: false,
        headliner: 'Air',
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('has files with the stated size and checksum, which support ranges and conditions', async () => {
    await using marquee = await createSnapshotFixture();
    await marquee.ingest([buildEvent()]);
    marquee.start();
    const { id, files } = await marquee.write();
    expect(files.map(({ name }) => name)).toEqual([
      'events.ndjson.gz',
      'events.parquet',
      'schema.json',
    ]);
    for (const { name, bytes, sha256, url } of files) {
      expect(url).toBe(`https://api.test/snapshots/${id}/${name}`);
      const content = await marquee.read(id, name);
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
        bytes,
        sha256,
      ]);
      const path = `/snapshots/${id}/${name}`;
      const part = await marquee
        .get(path)
        .set('Range', 'bytes=2-9')
        .responseType('blob')
        .expect(206);
      expect(part.headers).toMatchObject({
        'content-range': `bytes 2-9/${String(bytes)}`,
        etag: `"${sha256}"`,
      });
      expect((part.body as Buffer).equals(content.subarray(2, 10))).toBe(true);
      await marquee.get(path).set('If-None-Match', `"${sha256}"`).expect(304);
      await marquee
        .get(path)
        .set('Range', `bytes=${String(bytes)}-`)
        .expect(416);
      const changed = await marquee
        .get(path)
        .set('Range', 'bytes=2-9')
        .set('If-Range', '"other"')
        .expect(200);
      expect(changed.headers['content-length']).toBe(String(bytes));
    }
    const latest = await marquee.get('/snapshots/latest/events.parquet').expect(302);
    expect(latest.headers['location']).toBe(`https://api.test/snapshots/${id}/events.parquet`);
  });

  it.each([
    'snapshot.json',
    '..%2f..%2fhash-secret',
    '%2e%2e%2fsnapshot.json',
    'events.parquet%00',
    'nothing',
  ])('does not serve %s', async (name) => {
    await using marquee = await createSnapshotFixture();
    await marquee.ingest([buildEvent()]);
    marquee.start();
    const { id } = await marquee.write();
    expect((await marquee.get(`/snapshots/${id}/${name}`)).status).toBeGreaterThanOrEqual(400);
    expect((await marquee.get(`/snapshots/..%2f${id}/events.parquet`)).status).toBe(404);
  });

  it('is the start of the example that mirrors the catalogue', async () => {
    await using marquee = await createSnapshotFixture();
    const [renamed, ...others] = Array.from({ length: 30 }, () => buildEvent());
    await marquee.ingest([must(renamed), ...others]);
    marquee.start();
    await marquee.write();
    await marquee.ingest([{ ...must(renamed), title: 'Renamed' }, ...others.slice(1)]);
    const folder = join(marquee.dataFolder, 'mirror');
    await using api = await serve(marquee.app);
    await promisify(execFile)(process.execPath, [MIRROR, api.url, folder]);
    const files = await readdir(join(folder, 'events'));
    const copies = await Promise.all(
      files.map((file) => readFile(join(folder, 'events', file), 'utf8')),
    );
    const titles = copies.map((text) => (JSON.parse(text) as Event).title);
    const published = await marquee.rows<Event>(
      'SELECT title FROM event WHERE withdrawn_at IS NULL',
    );
    expect(titles.sort()).toEqual(published.map(({ title }) => title).sort());
    expect(api.requested).toEqual([
      '/snapshots',
      expect.stringContaining('.ndjson.gz'),
      expect.stringContaining('since='),
    ]);
  });

  it('equals the catalogue together with the changes after its cursor, although ingests run meanwhile', async () => {
    await using marquee = await createSnapshotFixture();
    const records = Array.from({ length: 600 }, () => buildEvent());
    await marquee.ingest(records);
    marquee.start();
    const state = { isWriting: true };
    const writing = changeEvents(marquee, records, () => state.isWriting);
    const { id, cursor } = await marquee.write();
    state.isWriting = false;
    await writing;

    const copy = new Map(
      parseLines(await marquee.read(id, 'events.ndjson.gz')).map((event) => [
        event.id,
        event.title,
      ]),
    );
    let since = cursor;
    for (let hasMore = true; hasMore;) {
      const { body } = await marquee.get(`/events/changes?limit=100&since=${since}`).expect(200);
      const page = body as {
        has_more: boolean;
        next_cursor: string;
        changes: { event_id: string; event: Event | null }[];
      };
      for (const { event_id, event } of page.changes) {
        if (event) copy.set(event_id, event.title);
        else copy.delete(event_id);
      }
      [since, hasMore] = [page.next_cursor, page.has_more];
    }
    const published = await marquee.rows<Event>(
      'SELECT id, title FROM event WHERE withdrawn_at IS NULL',
    );
    expect(copy).toEqual(new Map(published.map((event) => [event.id, event.title])));
  });
});

/** Renames, withdraws and adds events until the snapshot is written, at least twice. */
async function changeEvents(
  { ingest }: SnapshotFixture,
  records: RawEvent[],
  isNeeded: () => boolean,
): Promise<void> {
  for (let round = 0; round < 2 || isNeeded(); round++) {
    const renamed = records
      .slice(round * 10)
      .map((record, index) =>
        index % 7 === 0 ? { ...record, title: `${record.title} (${String(round)})` } : record,
      );
    await ingest([...renamed, buildEvent({ title: `Added in round ${String(round)}` })]);
  }
}
