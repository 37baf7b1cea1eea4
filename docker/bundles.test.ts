import { randomBytes } from 'node:crypto';
import { globSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import pg from 'pg';
import { packagesAtStart, packagesOf } from './bundle-packages.ts';
import { buildBundles, runAlone } from './run-alone.ts';

const HEALTH = ['/health', '/health/live', '/health/ready'];
const DOCS = [
  '/docs',
  '/docs/swagger-ui.css',
  '/docs/swagger-ui-bundle.js',
  '/docs/favicon-32x32.png',
  '/docs/start.js',
];
interface Server {
  name: string;
  portSetting: string;
  paths: string[];
  /** Settings that it needs beside the database, and what it says where one is missing. */
  needs?: Record<string, { value: string; complaint: RegExp }>;
}

const SECRET = {
  value: 'a-secret-of-the-tests-of-32-characters',
  complaint: /^ {2}HASH_SECRET must be set in production/,
};
const address = (name: string) => ({
  [`PUBLIC_${name}_URL`]: {
    value: `https://${name.toLowerCase()}.example.com`,
    complaint: new RegExp(`^ {2}PUBLIC_${name}_URL must be set in production`),
  },
});
const SERVERS: Server[] = [
  {
    name: 'api',
    portSetting: 'API_PORT',
    paths: [...HEALTH, '/events', '/openapi.json', '/metrics', ...DOCS],
    needs: { HASH_SECRET: SECRET, ...address('API'), ...address('WIDGETS') },
  },
  {
    name: 'widgets',
    portSetting: 'WIDGETS_PORT',
    paths: [...HEALTH, '/', '/embed/events', '/events.v1.js'],
    needs: { HASH_SECRET: SECRET, ...address('WIDGETS'), ...address('API') },
  },
  {
    name: 'mcp-server',
    portSetting: 'MCP_PORT',
    paths: HEALTH,
    needs: { HASH_SECRET: SECRET, ...address('API'), ...address('MCP') },
  },
  { name: 'worker', portSetting: 'WORKER_PORT', paths: HEALTH, needs: { HASH_SECRET: SECRET, ...address('API') } },
];
const UNREACHABLE = 'postgresql://marquee:secret@127.0.0.1:1/marquee';

let bundles: Awaited<ReturnType<typeof buildBundles>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  [bundles, database] = await Promise.all([buildBundles(), createTestDatabase()]);
});

afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await bundles[Symbol.asyncDispose]();
});

it('makes what the images take', async () => {
  const dockerfile = await readFile(join(import.meta.dirname, 'Dockerfile'), 'utf8');
  const taken = [...dockerfile.matchAll(/^COPY --from=build \/src\/dist\/(\S+)/gm)].map(([, folder = '']) => folder);
  const made = globSync('**/main.js', { cwd: bundles.dist }).map((file) => dirname(file));
  expect(taken.sort()).toEqual(made.sort());
});

// Large, and needed at certain moments only: stored rows of one repository, a payment, a plan in words.
const AT_SOME_MOMENTS = ['@prisma/client', '@prisma/adapter-pg', 'the generated Prisma client', 'openai', 'stripe'];

it.each([...SERVERS.map(({ name }) => `apps/${name}`), 'migrate', 'cli'])(
  '%s starts without Prisma, OpenAI and Stripe',
  (folder) => {
    const packages = packagesAtStart(join(bundles.dist, folder));
    expect([...packages]).toEqual(expect.arrayContaining(['pg', 'zod']));
    expect(AT_SOME_MOMENTS.filter((name) => packages.has(name))).toEqual([]);
  },
);

it.each([
  ['Stripe', 'stripe', ['api']],
  ['OpenAI', 'openai', ['api', 'mcp-server']],
])('%s is only in bundles that use it', (_, name, users) => {
  const folders = SERVERS.filter((server) => packagesOf(join(bundles.dist, 'apps', server.name)).has(name));
  expect(folders.map((server) => server.name)).toEqual(users);
});

it.each(SERVERS)('maps positions in $name to its sources, without those of packages', async ({ name }) => {
  const folder = join(bundles.dist, 'apps', name);
  const code = await readFile(join(folder, 'main.js'), 'utf8');
  const map = new SourceMap(JSON.parse(await readFile(join(folder, 'main.js.map'), 'utf8')) as SourceMapPayload);
  const lines = code.split('\n');
  const line = lines.findIndex((text) => text.startsWith('async function listenForAdmin('));
  expect(map.findEntry(line, 0)).toMatchObject({
    originalSource: expect.stringMatching(/libs\/http\/src\/admin\.ts$/),
  });
  expect(code).toMatch(/\n\/\/# sourceMappingURL=main\.js\.map\n$/);
  expect(Buffer.byteLength(JSON.stringify(map.payload.mappings))).toBeLessThan(code.length / 3);
});

type Settings = Record<string, string>;

function neededBy(name: string): Settings {
  const { needs = {} } = SERVERS.find((server) => server.name === name) ?? {};
  return Object.fromEntries(Object.entries(needs).map(([setting, { value }]) => [setting, value]));
}
const run = (folder: string, settings: Settings) => runAlone(join(bundles.dist, folder), settings);

async function outcome(folder: string, settings: Settings) {
  await using program = await run(folder, settings);
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

async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'marquee-data-'));
  await chmod(path, 0o777);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

async function takePort() {
  const server = createServer();
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const { port } = server.address() as AddressInfo;
  return { port, [Symbol.asyncDispose]: () => promisify(server.close.bind(server))() };
}

async function createEmptyDatabase() {
  const server = process.env['MARQUEE_TEST_POSTGRES'] ?? '';
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const url = server.replace(/\/[^/]+$/, `/${name}`);
  const ask = async (address: string, statement: string) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    return client.query<{ count: number }>(statement).finally(() => client.end());
  };
  await ask(server, `CREATE DATABASE ${name}`);
  return {
    url,
    countEvents: async () => (await ask(url, 'SELECT count(*)::int FROM event')).rows[0]?.count,
    [Symbol.asyncDispose]: () => ask(server, `DROP DATABASE ${name} WITH (FORCE)`).then(() => undefined),
  };
}
