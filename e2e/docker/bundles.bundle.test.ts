import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { waitFor } from '@marquee/testing/wait-for';
import {
  createEmptyDatabase,
  requiredSettings,
  SECRET,
  SERVERS,
  takePort,
  temporaryFolder,
  UNREACHABLE,
  type Settings,
} from './bundle-fixtures.ts';
import { buildBundles, runAlone } from './run-alone.ts';

let bundles: Awaited<ReturnType<typeof buildBundles>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  [bundles, database] = await Promise.all([buildBundles(), createTestDatabase()]);
});

afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await bundles[Symbol.asyncDispose]();
});

const run = (folder: string, settings: Settings, args: string[] = []) =>
  runAlone(join(bundles.dist, folder), settings, args);

async function outcome(folder: string, settings: Settings, args: string[] = []) {
  await using program = await run(folder, settings, args);
  return await program.ended;
}

/** What the job queue prints if a statement takes too long on a busy machine. It repeats it. */
const STATEMENT_TIMEOUT = /^Trace: Error: Query read timeout\n(?: {4}at .*\n)+/gm;

/** Returns the status of the first response that does not ask to repeat the request later. */
async function readStatus(address: string): Promise<number> {
  let status = 503;
  await waitFor(async () => {
    ({ status } = await fetch(address));
    return status !== 503;
  });
  return status;
}

describe.each(SERVERS)('the bundle of $name', ({ name, portSetting, paths, needs = {} }) => {
  const folder = `apps/${name}`;
  const needed = requiredSettings(name);

  it('serves requests without the workspace and exits cleanly on SIGTERM', async () => {
    await using program = await run(folder, {
      ...needed,
      DATABASE_URL: database.url,
      [portSetting]: '0',
    });
    const address = await program.listening();
    for (const path of paths) expect([path, await readStatus(address + path)]).toEqual([path, 200]);
    program.stop();
    const { code, stderr } = await program.ended;
    expect({ code, stderr: stderr.replaceAll(STATEMENT_TIMEOUT, '') }).toEqual({
      code: 0,
      stderr: '',
    });
  });

  it('does not start with invalid settings and names each', async () => {
    const { code, stderr } = await outcome(folder, { [portSetting]: '70000' });
    expect(code).toBe(1);
    expect(stderr.split('\n')).toEqual([
      'These settings cannot be used:',
      expect.stringMatching(SECRET.complaint),
      expect.stringMatching(/^ {2}DATABASE_URL must be set, /),
      `  ${portSetting} must be a port from 0 to 65535`,
      ...Object.values(needs)
        .filter((need) => need !== SECRET)
        .map(({ complaint }) => expect.stringMatching(complaint)),
      '',
    ]);
  });

  it('names a port that is in use and the setting to change it', async () => {
    await using taken = await takePort();
    const { code, stderr } = await outcome(folder, {
      ...needed,
      DATABASE_URL: UNREACHABLE,
      [portSetting]: String(taken.port),
    });
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${taken.port} is in use by another program. Stop it, or set ${portSetting} to another port.\n`,
    );
  });
});

it('renders social cards with the bundled fonts and library', async () => {
  await using cardDatabase = await createTestDatabase();
  await cardDatabase.pool
    .query(`INSERT INTO event (id, slug, title, category, starts_at, runs_until, start_local, until_local, timezone)
    VALUES (gen_random_uuid(), 'a-card', '東京 Concert حفلة 𞤀', 'music', now(), now(), now(), now(), 'UTC')`);
  await using data = await temporaryFolder();
  await using program = await run('apps/api', {
    ...requiredSettings('api'),
    DATABASE_URL: cardDatabase.url,
    API_PORT: '0',
    MARQUEE_DATA: data.path,
  });
  const address = await program.listening();
  for (const path of ['/og/a-card', '/og/a-card.png']) {
    const response = await fetch(address + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(8_000);
  }
  program.stop();
  const { stdout } = await program.ended;
  expect(
    stdout.match(/"characters":\["U\+1E900"\],.*"msg":"card.characters_dropped"/g),
  ).toHaveLength(1);
});

it('stays alive but not ready while the database is unavailable', async () => {
  await using program = await run('apps/worker', {
    DATABASE_URL: UNREACHABLE,
    WORKER_PORT: '0',
    ...requiredSettings('worker'),
  });
  const address = await program.listening();
  expect((await fetch(`${address}/health`)).status).toBe(503);
  expect((await fetch(`${address}/health/ready`)).status).toBe(503);
  expect((await fetch(`${address}/health/live`)).status).toBe(200);
});

describe('the bundle of migrate', () => {
  it('migrates an empty database once', async () => {
    await using empty = await createEmptyDatabase();
    const first = await outcome('migrate', { DATABASE_URL: empty.url });
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^Applied \d{14}_\w+(, \d{14}_\w+)*\.\n$/);
    expect(await empty.countEvents()).toBe(0);
    const stdout = 'Nothing to apply: the database is up to date.\n';
    expect(await outcome('migrate', { DATABASE_URL: empty.url })).toEqual({
      code: 0,
      stdout,
      stderr: '',
    });
  });

  it('explains in one line why it failed', async () => {
    const unset = await outcome('migrate', {});
    expect(unset.code).toBe(1);
    expect(unset.stderr).toMatch(/^DATABASE_URL is not set\. .+\n$/);
    const unreachable = await outcome('migrate', { DATABASE_URL: UNREACHABLE });
    expect(unreachable.code).toBe(1);
    expect(unreachable.stderr).toMatch(
      /^The database at DATABASE_URL cannot be migrated: connect ECONNREFUSED \S+\n$/,
    );
  });
});

it('loads each source of the sample once', async () => {
  await retainOneSource(join(bundles.dist, 'sample/sources.json'), 'openfootball-euro');
  const stdout =
    'open data about artists and venues: loaded\nopenfootball-euro: 102 events, 0 records rejected\n';
  expect(await outcome('sample', { DATABASE_URL: database.url })).toEqual({
    code: 0,
    stdout,
    stderr: '',
  });
  expect(await outcome('sample', { DATABASE_URL: database.url })).toEqual({
    code: 0,
    stdout: '',
    stderr: '',
  });
});

async function retainOneSource(file: string, name: string): Promise<void> {
  const sources = JSON.parse(await readFile(file, 'utf8')) as { name: string }[];
  await writeFile(file, JSON.stringify(sources.filter((source) => source.name === name)));
}
