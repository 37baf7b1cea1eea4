import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { buildEvent } from '@marquee/sources/testing';
import { startAppProcess } from '@marquee/testing/app-process';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import pg from 'pg';

const PASSWORD = 'readerspassword';
// A role belongs to the cluster: a run that was killed leaves it.
const ROLE = `marquee_reader_${randomUUID().slice(0, 8)}`;

/** The embedded PostgreSQL has no psql, which the documented command calls. */
async function documentedSql(): Promise<string> {
  const guide = await readFile(join(import.meta.dirname, '../docs/operations/storage.md'), 'utf8');
  const sql = must(/^### A role that only reads$.*?<<'SQL'\n(.*?)^SQL$/ms.exec(guide)?.[1]);
  return sql.replaceAll('marquee_reader', ROLE).replace(":'password'", `'${PASSWORD}'`);
}

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let reader: pg.Pool;
let readerUrl: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-reader-'));
  database = await createTestDatabase();
  await ingest(database, {
    source: { name: 'hall' },
    records: [buildEvent({ title: 'Lantern night', start_local: '2099-06-06T20:00:00' })],
  });
  await database.pool.query(await documentedSql());
  readerUrl = Object.assign(new URL(database.url), {
    username: ROLE,
    password: PASSWORD,
  }).href;
  reader = new pg.Pool({ connectionString: readerUrl });
});
afterAll(async () => {
  await reader.end();
  await database.pool.query(`DROP OWNED BY ${ROLE}; DROP ROLE ${ROLE}`);
  await database[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const code = (statement: string): Promise<string> =>
  reader.query(statement).then(
    () => 'done',
    (error: unknown) => (error instanceof pg.DatabaseError ? (error.code ?? '') : String(error)),
  );

it('can neither write nor read what is secret, whatever it sets', async () => {
  expect(await code('SELECT title FROM event')).toBe('done');
  expect(await code('DELETE FROM event')).toBe('25006');
  expect(await code('SET transaction_read_only = off; DELETE FROM event')).toBe('42501');
  const secret = ['mail', 'session', 'sign_in_link', 'subscriber', 'webhook', 'correction'];
  for (const table of [...secret, 'connected_assistant', 'oauth_record'])
    expect([table, await code(`SELECT * FROM ${table}`)]).toEqual([table, '42501']);
  expect(await code('SELECT email FROM account')).toBe('42501');
});

it('may not read the address or the secret of anyone in any table', async () => {
  const { rows } = await database.pool.query<{ name: string }>(`
    SELECT c.table_name || '.' || c.column_name AS name FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE'
      AND (c.column_name ~ '(email|address|secret|token|recipient|person|network)' )
      AND has_column_privilege('${ROLE}', quote_ident(c.table_name), c.column_name, 'SELECT')
    ORDER BY 1`);
  // Of places, not of people.
  const places = ['event.address', 'merged_venue.address', 'venue.address'];
  expect(rows.map(({ name }) => name)).toEqual(places);
});

it('sees tables of later migrations', async () => {
  await database.pool.query('CREATE TABLE later (id int)');
  expect(await code('SELECT * FROM later')).toBe('done');
});

it.each<['widgets' | 'web' | 'mcp-server', string]>([
  ['widgets', '/embed/events?category=music'],
  ['web', '/'],
  ['mcp-server', '/health'],
])('%s reads with it, and stores nothing', async (name, path) => {
  await using app = await startAppProcess(name, {
    settings: { DATABASE_URL: readerUrl, LOG_LEVEL: 'info', MARQUEE_DATA: join(folder, name) },
  });
  await waitFor(async () => (await fetch(`${app.address}/health/ready`)).status === 200);
  expect((await fetch(app.address + path)).status).toBe(200);
  if (name === 'widgets') {
    const body = new URLSearchParams({ artist: 'Air', city: 'Berlin' });
    const answer = await fetch(`${app.address}/embed/demand-it`, { method: 'POST', body });
    expect(answer.status).toBe(503);
    expect((await fetch(app.address + path)).status).toBe(200);
  }
  const levels = app.log().flatMap(({ level, msg }) => (Number(level) >= 50 ? [msg] : []));
  expect(levels).toEqual([]);
});
