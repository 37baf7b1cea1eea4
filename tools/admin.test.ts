import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { createCorrectionRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';
import { runCli } from './cli/run-cli.ts';

const ADMIN = join(import.meta.dirname, 'admin.ts');

const SECRET = 'a-secret-of-the-tests-of-32-characters';

/** Runs the command in this process: each process of its own takes seconds to start. */
async function admin(url: string, ...args: string[]) {
  const [lines, errorLines]: [string[], string[]] = [[], []];
  const { log, error } = console;
  const write = (list: string[]) => (line: string) => void list.push(`${line}\n`);
  Object.assign(console, { log: write(lines), error: write(errorLines) });
  const openDatabase = () => Promise.resolve({ url, release: () => Promise.resolve() });
  const environment = { DATABASE_URL: url, HASH_SECRET: SECRET };
  const { exitCode } = process;
  process.exitCode = 0;
  try {
    const cli = { program: () => 'npm run admin --', openDatabase, environment };
    await runCli(cli, ['admin', ...args]);
    return { code: process.exitCode, output: lines.join(''), errors: errorLines.join('') };
  } finally {
    process.exitCode = exitCode;
    Object.assign(console, { log, error });
  }
}

describe('npm run admin', () => {
  it('lists sources and removes one', async () => {
    await using database = await createTestDatabase();
    await ingest(database, {
      source: { name: 'agenda' },
      records: [{ title: 'Night', start_local: '2027-01-01' }],
    });
    const listed = await admin(database.url, 'source', 'list', '--json');
    expect(JSON.parse(listed.output)).toMatchObject({ sources: [{ name: 'agenda', listings: 1 }] });
    const removed = await admin(database.url, 'source', 'remove', 'agenda', '--dry-run');
    expect(removed.output).toMatch(/^events +1$/m);
  });

  it('shows and erases the data of a person', async () => {
    await using database = await createTestDatabase();
    const email = ['--email', 'ada@example.com', '--json'];
    await admin(database.url, 'key', 'grant', '--tier', 'developer', ...email);
    await database.pool.query(
      `INSERT INTO subscription (id, account_id, plan, paid_until, event_created_at, event_rank, event_id)
       SELECT 'sub_1', id, 'developer', '2099-01-01', now(), 1, 'evt_1' FROM account`,
    );
    const shown = await admin(database.url, 'person', 'show', ...email);
    expect(JSON.parse(shown.output)).toMatchObject({
      account: 1,
      api_key: 1,
      subscription: 1,
      subscriber: 0,
    });
    expect((await admin(database.url, 'person', 'erase', ...email)).errors).toContain(
      'paid until 2099-01-01',
    );
    const erased = await admin(database.url, 'person', 'erase', '--force', ...email);
    expect(JSON.parse(erased.output)).toMatchObject({ account: 1, api_key: 1 });
    const after = await admin(database.url, 'person', 'show', ...email);
    expect(JSON.parse(after.output)).toMatchObject({ account: 0, api_key: 0, subscription: 0 });
  });

  it('lists a report and decides it, with an answer by mail', async () => {
    await using database = await createTestDatabase();
    await ingest(database, {
      source: { name: 'agenda' },
      records: [{ title: 'Night', start_local: '2027-01-01' }],
    });
    const eventId = must(
      (await database.pool.query<{ id: string }>('SELECT id FROM event')).rows[0],
    ).id;
    const report = {
      kind: 'removal',
      eventId,
      otherEventId: null,
      detail: null,
      submission: null,
      locale: null,
    } as const;
    await createCorrectionRepository(database).insert(
      { ...report, email: 'ada@example.com', reporterHash: 'x', network: 'x', hasAccount: false },
      { maxPerDay: 20, maxOpenPerNetwork: 20 },
    );
    const listed = await admin(database.url, 'correction', 'list', '--json');
    const { corrections } = JSON.parse(listed.output) as { corrections: { id: string }[] };
    expect(corrections).toMatchObject([{ kind: 'removal', event: { title: 'Night' } }]);
    const decided = await admin(
      database.url,
      'correction',
      'accept',
      must(corrections[0]).id,
      '--note',
      'Done.',
    );
    expect(decided.output).toMatch(/^state +accepted$/m);
    expect(
      (await database.pool.query('SELECT FROM event WHERE removed_at IS NOT NULL')).rowCount,
    ).toBe(1);
    expect((await database.pool.query(`SELECT FROM mail WHERE kind = 'correction'`)).rowCount).toBe(
      1,
    );
    expect(
      (await database.pool.query('SELECT FROM correction WHERE email IS NOT NULL')).rowCount,
    ).toBe(0);
    const again = await admin(database.url, 'correction', 'reject', must(corrections[0]).id);
    expect([again.code, again.errors]).toEqual([
      1,
      expect.stringContaining('was accepted already'),
    ]);
  });

  it('grants, shows and revokes a key', async () => {
    await using database = await createTestDatabase();
    const granted = await admin(
      database.url,
      'key',
      'grant',
      '--email',
      'ada@example.com',
      '--tier',
      'custom',
      '--limit',
      '9000',
      '--json',
    );
    expect(granted.code).toBe(0);
    const { api_key, tier } = JSON.parse(granted.output) as { api_key: string; tier: string };
    expect([api_key, tier]).toEqual([expect.stringMatching(/^mq_live_/), 'custom']);
    const shown = await admin(database.url, 'key', 'show', '--email', 'ada@example.com', '--json');
    expect(JSON.parse(shown.output)).toMatchObject({
      tier: 'custom',
      custom_limit: 9000,
      keys: [{ ends_in: api_key.slice(-4) }],
    });
    expect(shown.output).not.toContain(api_key);
    expect(
      JSON.parse(
        (await admin(database.url, 'key', 'revoke', '--email', 'ada@example.com', '--json')).output,
      ),
    ).toEqual({ revoked: 1 });
  });

  it('lists possible duplicates, and merges, splits, cancels and features events', async () => {
    await using database = await createTestDatabase();
    const gala = {
      title: 'Winter Gala of the Lakeside Choir',
      start_local: '2027-02-05T19:00',
      city: 'Berlin',
      country: 'DE',
    };
    await ingest(database, {
      source: { name: 'one' },
      records: [{ ...gala, source_id: 'a', venue_name: 'Old Hall' }],
    });
    await ingest(database, {
      source: { name: 'two' },
      records: [{ ...gala, source_id: 'b', venue_name: 'Concert House' }],
    });
    const { output } = await admin(database.url, 'duplicates');
    expect(output).toMatch(
      /other venues.*\n.*Old Hall, Berlin.*one a\n.*Concert House, Berlin.*two b/,
    );
    const { duplicates } = JSON.parse(
      (await admin(database.url, 'duplicates', '--json')).output,
    ) as {
      duplicates: { a: { slug: string }; b: { slug: string } }[];
    };
    const { a, b } = must(duplicates[0]);
    expect((await admin(database.url, 'event', 'merge', a.slug, b.slug)).code).toBe(0);
    expect((await admin(database.url, 'duplicates')).output).toContain(
      'There are no possible duplicates.',
    );
    expect(
      (await admin(database.url, 'event', 'split', a.slug, 'two', 'b', '--json')).output,
    ).toContain('"slug"');
    expect((await admin(database.url, 'event', 'cancel', a.slug)).output).toContain('cancelled');
    expect((await admin(database.url, 'event', 'feature', a.slug)).code).toBe(0);
    expect(await admin(database.url, 'event', 'cancel', 'nonsense')).toMatchObject({
      code: 1,
      errors: 'No event has the id or slug "nonsense".\n',
    });
  });

  it('decides on all possible duplicates of two sources, in one city or everywhere', async () => {
    await using database = await createTestDatabase();
    const start_local = '2027-02-05T19:00';
    const gala = (city: string, country: string, id: string) => ({
      title: `Gala ${id}`,
      start_local,
      city,
      country,
    });
    const places = [
      gala('Berlin', 'DE', 'Lakeside'),
      gala('Paris', 'FR', 'Riverside'),
      gala('Paris', 'FR', 'Hillside'),
    ];
    const list = (venue_name: string) =>
      places.map((place, at) => ({ ...place, venue_name, source_id: String(at) }));
    await ingest(database, { source: { name: 'one' }, records: list('Old Hall') });
    await ingest(database, { source: { name: 'two' }, records: list('Concert House') });
    const byCity = await admin(database.url, 'duplicates', '--by-city');
    expect([...byCity.output.matchAll(/Old Hall, (\w+)/g)].map(([, city]) => city)).toEqual([
      'Berlin',
      'Paris',
      'Paris',
    ]);
    const berlin = ['duplicates', 'separate', 'two', 'one', '--city', 'berlin'];
    expect((await admin(database.url, ...berlin)).output).toMatch(/decided +1/);
    expect((await admin(database.url, ...berlin)).output).toMatch(/decided +0/);
    expect(
      (await admin(database.url, 'duplicates', 'merge', 'one', 'two', '--json')).output,
    ).toContain('"decided":2');
    expect((await admin(database.url, 'duplicates')).output).toContain(
      'There are no possible duplicates.',
    );
    const { rows } = await database.pool.query<{ events: string }>(
      'SELECT count(DISTINCT event_id) AS events FROM claim',
    );
    expect(rows[0]?.events).toBe('4');
  });

  it('runs as a program', async () => {
    await using database = await createTestDatabase();
    const env = { ...process.env, DATABASE_URL: database.url, HASH_SECRET: SECRET };
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, [...TSX_LOADER, ADMIN, 'stats'], { env });
    expect(stdout).toMatch(/^total +0$/m);
    await expect(run(process.execPath, [...TSX_LOADER, ADMIN, 'event'], { env })).rejects.toThrow(
      expect.objectContaining({ code: 2 }),
    );
  });

  it('exits with 2 and prints its usage for invalid arguments', async () => {
    await using database = await createTestDatabase();
    for (const args of [
      [],
      ['key'],
      ['key', 'grant'],
      ['event', 'merge', 'one'],
      ['duplicates', '--limit', 'many'],
      ['key', 'grant', '--email', 'a@example.com', '--tier', 'gold'],
      ['--nonsense'],
    ]) {
      const { code, errors } = await admin(database.url, ...args);
      expect([args, code]).toEqual([args, 2]);
      expect(errors).toContain('npm run admin');
    }
    expect((await admin(database.url, 'key', 'show', '--email', 'nobody@example.com')).code).toBe(
      1,
    );
  });
});
