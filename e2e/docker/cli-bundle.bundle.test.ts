import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import manifest from '../../package.json' with { type: 'json' };
import { createEmptyDatabase, temporaryFolder, type Settings } from './bundle-fixtures.ts';
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

describe('the bundle of cli', () => {
  const cli = (args: string[], settings: Settings = {}) =>
    outcome('cli', { DATABASE_URL: database.url, ...settings }, args);

  it('grants a key and shows the account', async () => {
    const granted = await cli([
      'admin',
      'key',
      'grant',
      '--email',
      'ada@example.com',
      '--tier',
      'developer',
      '--json',
    ]);
    expect(granted).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(granted.stdout)).toMatchObject({
      tier: 'developer',
      api_key: expect.stringMatching(/^mq_live_/),
    });
    const shown = await cli(['admin', 'key', 'show', '--email', 'ada@example.com', '--json']);
    expect(JSON.parse(shown.stdout)).toMatchObject({ tier: 'developer' });
  });

  it('ingests standard input', async () => {
    await using emptyCatalogue = await createTestDatabase();
    await using program = await run('cli', { DATABASE_URL: emptyCatalogue.url }, [
      'ingest',
      'csv',
      '-',
      '--source',
      'x',
      '--json',
    ]);
    program.write('title,start_local,city\nRooftop Jazz,2030-05-04T20:00,Ghent\n');
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
    const { rows } = await emptyCatalogue.pool.query<{ title: string }>('SELECT title FROM event');
    expect(rows).toEqual([{ title: 'Rooftop Jazz' }]);
  });

  it('reads the address of the database from a file', async () => {
    await using data = await temporaryFolder();
    const path = join(data.path, 'database_url');
    await writeFile(path, `${database.url}\n`);
    expect(
      await cli(['admin', 'stats'], { DATABASE_URL: '', DATABASE_URL_FILE: path }),
    ).toMatchObject({ code: 0 });
  });

  it('warns on stderr of a name that is not a setting', async () => {
    const { code, stderr } = await cli(['admin', 'stats', '--json'], { DATABASE_HOST: 'x' });
    expect([code, stderr]).toEqual([0, 'Warning: DATABASE_HOST is not a setting of Marquee.\n']);
  });

  it('never migrates a database', async () => {
    await using empty = await createEmptyDatabase();
    const { code, stderr } = await cli(['admin', 'stats'], { DATABASE_URL: empty.url });
    expect([code, stderr]).toEqual([
      1,
      'The database at DATABASE_URL has an older schema than this version of Marquee. Run `migrate` of this version first.\n',
    ]);
  });

  it('requires DATABASE_URL', async () => {
    const { code, stderr } = await cli(['admin', 'stats'], { DATABASE_URL: '' });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^DATABASE_URL is not set\. .+\n$/)]);
  });

  it.each([
    [
      [],
      2,
      /^Name a command\.\n\nCommands:\n {2}admin --help\n {2}feeds --help\n {2}ingest --help\n$/,
    ],
    [['repair'], 2, /^There is no command "repair"\./],
    [['admin', 'key'], 2, /\n\nadmin key grant/],
    [['ingest', 'csv'], 2, /\ningest <format>/],
  ])('rejects the arguments %j and prints the usage', async (args, exitCode, message) => {
    const { code, stderr } = await cli(args);
    expect([code, stderr]).toEqual([exitCode, expect.stringMatching(message)]);
  });

  it('prints the usage for --help', async () => {
    for (const args of [['--help'], ['admin', '--help'], ['ingest', '--help']]) {
      const { code, stdout } = await cli(args, { DATABASE_URL: '' });
      expect([code, stdout]).toEqual([
        0,
        expect.stringContaining(args[0] === '--help' ? 'Commands:' : 'Exit code'),
      ]);
    }
  });

  it('prints the version for --version', async () => {
    for (const args of [['--version'], ['admin', '--version']]) {
      const { code, stdout } = await cli(args, { DATABASE_URL: '' });
      expect([code, stdout]).toEqual([0, `${manifest.version}\n`]);
    }
  });
});
