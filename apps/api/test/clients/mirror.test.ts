import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runCommand } from '@marquee/client/mirror';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { followRevisions } from '@marquee/operations';
import pg from 'pg';
import { date, GIG, TALK } from '../catalogue-writes.ts';
import { buildEvent, createTestApi, NOW, type Api } from '../create-test-api.ts';

const EVENTS = [
  { ...GIG, ticket_url: null, url: null }, // its tickets are our own page
  ...[TALK, date(5), date(12)],
  buildEvent({ title: 'Over', start_local: '2026-11-01T20:00:00', venue_name: null }),
  buildEvent({ title: 'Stream', online: true, city: null, country: null }),
  buildEvent({ title: 'Soirée “été” 祭\u2028', city: 'Lyon', country: 'FR', price_min: 12.5 }),
];

let api: Api;
let folder: string;
const paths: string[] = [];

beforeAll(async () => {
  api = await createTestApi({ events: EVENTS });
  folder = await mkdtemp(join(tmpdir(), 'mirror-'));
  await compute();
});
afterAll(async () => {
  await api[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Computes the root hashes as the worker does. */
const compute = () =>
  followRevisions({ ...api.dependencies, now: () => NOW }, new AbortController().signal);

/** Runs the command and returns its output and the paths that it requested. */
async function mirror(database: string, ...flags: string[]) {
  paths.length = 0;
  let output = '';
  const code = await runCommand({
    args: ['mirror', api.url, database, ...flags],
    apiKey: undefined,
    write: (text) => (output += text),
    fetch: (request) => {
      paths.push(new URL(request.url).pathname);
      return fetch(request);
    },
  });
  return { code, output, requests: [...paths] };
}

interface Copy {
  name: string;
  database: () => string;
  /** Runs a statement in the copy, and returns the first value of its first row. */
  run: (sql: string) => Promise<unknown>;
}

const sqlite: Copy = {
  name: 'SQLite',
  database: () => join(folder, 'events.sqlite'),
  run: (sql) => {
    const database = new DatabaseSync(sqlite.database());
    const [row] = database.prepare(sql).all();
    database.close();
    return Promise.resolve(Object.values(row ?? {})[0]);
  },
};

let postgresUrl: string;
const postgres: Copy = {
  name: 'PostgreSQL',
  database: () => postgresUrl,
  run: async (sql) => {
    const client = new pg.Client({ connectionString: postgresUrl });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return Object.values(rows[0] ?? {})[0];
  },
};

describe.each([sqlite, postgres])('a copy in $name', ({ name, database, run }) => {
  const isPostgres = name === 'PostgreSQL';
  beforeAll(async () => {
    if (isPostgres) {
      const host = await createTestDatabase();
      hosts.push(host);
      await host.pool.query('CREATE SCHEMA copy');
      postgresUrl = `${host.url}${host.url.includes('?') ? '&' : '?'}options=-csearch_path%3Dcopy`;
    }
    expect(await mirror(database())).toMatchObject({ code: 0 });
  });
  const hosts: AsyncDisposable[] = [];
  afterAll(async () => {
    for (const host of hosts) await host[Symbol.asyncDispose]();
  });

  it('has every event, and proves it with the requests of an update', async () => {
    const { code, output, requests } = await mirror(database(), '--verify');
    expect(output).toMatch(/^The copy is exact: 7 events, root [0-9a-f]{32}\.\n$/);
    expect({ code, requests }).toEqual({ code: 0, requests: ['/events/changes'] });
    expect(await run(`SELECT title FROM event WHERE country_code = 'FR'`)).toMatch('Soirée');
  });

  it('finds a changed row in four requests, and repairs it', async () => {
    const id = String(await run(`SELECT id FROM event WHERE title = 'Over'`));
    const changed = isPostgres
      ? `jsonb_set(record, '{title}', '"Changed"')`
      : `json_set(record, '$.title', 'Changed')`;
    await run(`UPDATE event SET record = ${changed} WHERE id = '${id}'`);
    const found = await mirror(database(), '--verify');
    expect(found).toMatchObject({ code: 1, output: expect.stringContaining(`stale ${id}\n`) });
    expect(found.output).toContain('1 of 7 events differ');
    expect(found.requests.length).toBeLessThanOrEqual(4);
    const { code, output } = await mirror(database(), '--repair');
    expect({ code, end: output.split('\n').at(-2) }).toEqual({
      code: 0,
      end: expect.stringContaining('exact'),
    });
    expect(await run(`SELECT title FROM event WHERE id = '${id}'`)).toBe('Over');
  });

  it('finds rows that are missing or too much', async () => {
    const id = String(await run(`SELECT id FROM event WHERE title = 'Stream'`));
    const other = `01890000-0000-7000-8000-0000000000${id.slice(-2)}`;
    await run(`DELETE FROM event WHERE id = '${id}'`);
    await run(`INSERT INTO event (id, record) VALUES ('${other}', '{"id":"${other}"}')`);
    const { code, output } = await mirror(database(), '--verify');
    expect({ code, lines: output.split('\n').slice(1, -1).sort() }).toEqual({
      code: 1,
      lines: [`extra ${other}`, `missing ${id}`],
    });
    expect(await mirror(database(), '--repair')).toMatchObject({ code: 0 });
    expect(await run('SELECT count(*) FROM event')).toEqual(isPostgres ? '7' : 7);
  });
});

it('follows changes, and begins again when its cursor has expired', async () => {
  const records = [{ ...TALK, title: 'On other tides' }];
  await ingest(api.database, { source: { name: 'test' }, records });
  await compute();
  expect(await mirror(sqlite.database(), '--verify')).toMatchObject({ code: 0 });
  expect(await sqlite.run(`SELECT count(*) FROM event WHERE title = 'On other tides'`)).toBe(1);
  await api.database.pool.query(
    'UPDATE change_horizon SET pruned_through = (SELECT max(id) FROM change)',
  );
  await sqlite.run(`UPDATE mirror SET cursor = '${encode(1)}'`);
  expect(await mirror(sqlite.database(), '--verify')).toMatchObject({ code: 0 });
});

const encode = (number: number) =>
  Buffer.from(JSON.stringify(['log', number])).toString('base64url');

it('explains its use and why it failed', async () => {
  const run = async (...args: string[]) => {
    let output = '';
    const write = (text: string) => (output += text);
    return { code: await runCommand({ args, apiKey: undefined, write }), output };
  };
  const file = sqlite.database();
  const usage = /Usage: marquee mirror/;
  expect(await run('mirror')).toMatchObject({ code: 2, output: expect.stringMatching(usage) });
  const wrong = await run('mirror', api.url, file, '--verifi');
  expect(wrong).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^Unknown option.*Usage/s),
  });
  expect(await run('mirror', 'api.test', file)).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^api\.test is not a URL\./),
  });
  expect(await run('mirror', 'http://127.0.0.1:1', join(folder, 'none.sqlite'))).toMatchObject({
    code: 1,
    output: expect.stringMatching(/cannot be brought up to date: .*(?:refused|bad port)/i),
  });
  expect(await run('mirror', api.url, join(folder, 'missing/x.sqlite'))).toMatchObject({ code: 1 });
});
