import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { demoSeason } from '@marquee/ingest/demo';

const KILLS = 20;
const EVENTS = 10_000;
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1e6);

/** Returns all events and listings without ids and timestamps. */
const PUBLISHED = `
  WITH changes AS (SELECT event_id, string_agg(kind::text, ',' ORDER BY id) AS kinds FROM change GROUP BY event_id)
  SELECT e.slug, e.title, e.description, e.category, e.status, e.starts_at, e.runs_until, e.venue_id IS NULL AS nowhere, v.slug AS venue, c.name AS city,
    c.region, e.price_min, e.revision, e.withdrawn_at,
    (SELECT string_agg(a.slug, ',' ORDER BY ea.position) FROM event_artist ea JOIN artist a ON a.id = ea.artist_id WHERE ea.event_id = e.id) AS artists,
    (SELECT string_agg(cl.source_event_id || cl.url, ',') FROM claim cl WHERE cl.event_id = e.id) AS claims,
    ch.kinds AS changes
  FROM event e LEFT JOIN changes ch ON ch.event_id = e.id LEFT JOIN venue v ON v.id = e.venue_id LEFT JOIN city c ON c.id = e.city_id ORDER BY e.slug`;

describe(`ingest killed ${String(KILLS)} times (seed ${String(SEED)})`, () => {
  it('ends in the same catalogue as one undisturbed run', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-killed-'));
    const file = join(folder, 'season.ndjson');
    await pipeline(Readable.from(lines()), createWriteStream(file));
    await using undisturbed = await createTestDatabase();
    await using disturbed = await createTestDatabase();

    const startedAt = Date.now();
    await ended(ingest(undisturbed.url, file));
    const wholeRunMs = Date.now() - startedAt;

    let state = SEED;
    for (let kill = 0; kill < KILLS; kill++) {
      state = (state * 48_271) % 2_147_483_647;
      const run = ingest(disturbed.url, file);
      const exited = once(run, 'exit'); // it may exit before it is killed
      await new Promise((resolve) => setTimeout(resolve, (state / 2_147_483_647) * wholeRunMs));
      run.kill('SIGKILL');
      await exited;
    }
    expect(await ended(ingest(disturbed.url, file))).toBe(0);
    const [expected, actual] = await Promise.all(
      [undisturbed, disturbed].map(async ({ pool }) => (await pool.query(PUBLISHED)).rows),
    );
    expect(actual?.length).toBe(EVENTS);
    expect(digestOf(actual)).toBe(digestOf(expected));
    await rm(folder, { recursive: true });
  }, 600_000);
});

function* lines() {
  for (const record of demoSeason({ today: '2027-01-01', count: EVENTS }))
    yield `${JSON.stringify(record)}\n`;
}

const ingest = (url: string, file: string) =>
  spawn(
    process.execPath,
    [join(import.meta.dirname, '../tools/ingest.ts'), 'ndjson', file, '--source', 'season'],
    {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );

const ended = async (run: ReturnType<typeof ingest>) =>
  run.exitCode ?? ((await once(run, 'exit'))[0] as number | null);

const digestOf = (rows: unknown) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');
