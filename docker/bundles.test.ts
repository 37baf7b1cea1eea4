import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import {
  createEmptyDatabase,
  neededBy,
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

describe.each(SERVERS)('the bundle of $name', ({ name, portSetting, paths, needs = {} }) => {
  const folder = `apps/${name}`;
  const needed = neededBy(name);

  it('answers alone, and ends in peace when asked to', async () => {
    await using program = await run(folder, { ...needed, DATABASE_URL: database.url, [portSetting]: '0' });
    const address = await program.listening();
    for (const path of paths) expect([path, (await fetch(address + path)).status]).toEqual([path, 200]);
    program.stop();
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  });

  it('refuses to start on settings that cannot be used, and names each', async () => {
    const { code, stderr } = await outcome(folder, { [portSetting]: '70000' });
    expect(code).toBe(1);
    expect(stderr.split('\n')).toEqual([
      'These settings cannot be used:',
      expect.stringMatching(/^ {2}DATABASE_URL must be set, /),
      expect.stringMatching(SECRET.complaint),
      `  ${portSetting} must be a port from 0 to 65535`,
      ...Object.values(needs)
        .filter((need) => need !== SECRET)
        .map(({ complaint }) => expect.stringMatching(complaint)),
      '',
    ]);
  });

  it('says that its port is in use, and by which setting to choose another', async () => {
    await using taken = await takePort();
    const { code, stderr } = await outcome(folder, {
      ...needed,
      DATABASE_URL: UNREACHABLE,
      [portSetting]: String(taken.port),
    });
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${taken.port} is in use by another program. Stop it, or choose another port by ${portSetting}.\n`,
    );
  });
});

it('draws cards with the fonts and the library beside it', async () => {
  await using world = await createTestDatabase();
  await world.pool
    .query(`INSERT INTO event (id, slug, title, category, starts_at, runs_until, start_local, until_local, timezone)
    VALUES (gen_random_uuid(), 'a-card', '東京 Concert حفلة', 'music', now(), now(), now(), now(), 'UTC')`);
  await using data = await temporaryFolder();
  await using program = await run('apps/api', {
    ...neededBy('api'),
    DATABASE_URL: world.url,
    API_PORT: '0',
    MARQUEE_DATA: data.path,
  });
  const address = await program.listening();
  for (const path of ['/og/a-card', '/og/a-card.png']) {
    const answer = await fetch(address + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(8_000);
  }
});

it('lives on while the database is away, and says so', async () => {
  await using program = await run('apps/worker', {
    DATABASE_URL: UNREACHABLE,
    WORKER_PORT: '0',
    ...neededBy('worker'),
  });
  const address = await program.listening();
  expect((await fetch(`${address}/health`)).status).toBe(503);
  expect((await fetch(`${address}/health/ready`)).status).toBe(503);
  expect((await fetch(`${address}/health/live`)).status).toBe(200);
});

describe('the bundle of migrate', () => {
  it('brings an empty database to the schema, once', async () => {
    await using empty = await createEmptyDatabase();
    const first = await outcome('migrate', { DATABASE_URL: empty.url });
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^Applied \d{14}_\w+(, \d{14}_\w+)*\.\n$/);
    expect(await empty.countEvents()).toBe(0);
    const said = 'Nothing to apply: the database is up to date.\n';
    expect(await outcome('migrate', { DATABASE_URL: empty.url })).toEqual({ code: 0, stdout: said, stderr: '' });
  });

  it('tells in a sentence what keeps it from working', async () => {
    const unset = await outcome('migrate', {});
    expect(unset.code).toBe(1);
    expect(unset.stderr).toMatch(/^DATABASE_URL is not set: .+\n$/);
    const away = await outcome('migrate', { DATABASE_URL: UNREACHABLE });
    expect(away.code).toBe(1);
    expect(away.stderr).toMatch(/^The database at DATABASE_URL cannot be migrated: connect ECONNREFUSED \S+\n$/);
  });
});

it('fills a catalogue from the bundle of sample, each source once', async () => {
  await keepOneSource(join(bundles.dist, 'sample/sources.json'), 'openfootball-euro');
  const said = 'openfootball-euro: 102 events, 0 records rejected\n';
  expect(await outcome('sample', { DATABASE_URL: database.url })).toEqual({ code: 0, stdout: said, stderr: '' });
  expect(await outcome('sample', { DATABASE_URL: database.url })).toEqual({ code: 0, stdout: '', stderr: '' });
});

async function keepOneSource(file: string, name: string): Promise<void> {
  const sources = JSON.parse(await readFile(file, 'utf8')) as { name: string }[];
  await writeFile(file, JSON.stringify(sources.filter((source) => source.name === name)));
}
