import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectDatabase } from '@marquee/database';
import { freePort } from '@marquee/testing/free-port';
import { must } from '@marquee/testing/must';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';
import { waitFor } from '@marquee/testing/wait-for';
import {
  findEmbeddedPostgres,
  removeEmbeddedPostgres,
} from '../tools/postgres/embedded-postgres.ts';
import { measureSearchQuality } from '../tools/search-quality/search-quality.ts';

const ANY_PORTS = {
  API_PORT: '0',
  WIDGETS_PORT: '0',
  MCP_PORT: '0',
  WORKER_PORT: '0',
  WEB_PORT: '0',
};

/** Runs npm start without the settings of the tests; `output` grows while it runs. */
function start(environment: NodeJS.ProcessEnv, ...args: string[]) {
  const { DATABASE_URL: _own, ...inherited } = process.env;
  const child = spawn(
    process.execPath,
    [...TSX_LOADER, join(import.meta.dirname, '../tools/start.ts'), ...args],
    {
      env: { ...inherited, ...environment },
    },
  );
  const run = { child, output: '' };
  const append = (chunk: Buffer) => (run.output += chunk.toString());
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  return run;
}

async function waitForOutput(
  run: { child: ChildProcess; output: string },
  text: string,
): Promise<void> {
  while (!run.output.includes(text)) {
    if (run.child.exitCode !== null)
      throw new Error(`It ended before it printed "${text}":\n${run.output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function damage(folder: string, file: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, file), '');
}

const waitForExit = async ({ child }: { child: ChildProcess }) =>
  (child.exitCode ?? (await once(child, 'exit'))[0]) as number | null;

/** Waits until the database has stopped, too. */
async function killDuringLoad(run: { child: ChildProcess }, folder: string): Promise<void> {
  run.child.kill('SIGKILL');
  await waitForExit(run);
  await waitFor(async () => (await findEmbeddedPostgres(join(folder, 'postgres'))) === null);
}

const countListed = async (list: string): Promise<number> =>
  ((await (await fetch(list)).json()) as { count: number }).count;

async function readiness(api: string): Promise<[number, { ok: boolean; reason?: string }]> {
  const response = await fetch(`${api}/health/ready`);
  return [response.status, (await response.json()) as { ok: boolean; reason?: string }];
}

/** Expects the search quality of docs/decisions/0009-search.md on the whole sample catalogue. */
async function expectGoodSearch(api: string, folder: string): Promise<void> {
  const postgres = await findEmbeddedPostgres(join(folder, 'postgres'));
  const database = connectDatabase({ url: must(postgres).url(), name: 'test' });
  const quality = await measureSearchQuality(api, database).finally(database.close);
  expect(quality.queries).toBeGreaterThanOrEqual(120);
  expect(quality.unanswerable).toEqual([]);
  const { meanReciprocalRank, notFirst, meanRecall, notComplete } = quality;
  expect({ notFirst, isGood: meanReciprocalRank >= 0.97 }).toMatchObject({ isGood: true });
  expect({ notComplete, isGood: meanRecall >= 0.95 }).toMatchObject({ isGood: true });
}

describe('npm start', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee start é-'));
  });
  afterAll(async () => {
    for (const data of [folder, join(folder, 'port')])
      await removeEmbeddedPostgres(join(data, 'postgres'));
    await rm(folder, { recursive: true, force: true });
  });

  it('continues a killed load, serves the catalogue, and stops cleanly', async () => {
    const environment = { MARQUEE_DATA: folder, ...ANY_PORTS };
    const port = String(await freePort());
    const settings = { ...environment, API_PORT: port };
    const first = start(settings, '--no-demo');
    await waitForOutput(first, 'reading the upcoming events of 15 sources');
    expect(first.output).toContain(`The data are in ${folder}.`);
    expect(await readiness(`http://127.0.0.1:${port}`)).toEqual([
      503,
      { ok: false, reason: 'loading' },
    ]);
    // requests are served during the load
    expect((await fetch(`http://127.0.0.1:${port}/events`)).status).toBe(200);
    const secret = await readFile(join(folder, 'hash-secret'), 'utf8');
    await killDuringLoad(first, folder);

    const interrupted = start(settings, '--no-demo');
    await waitForOutput(interrupted, 'Marquee is running.');
    expect(interrupted.output).toContain('reading the upcoming events of 15 sources');
    // upcoming events are listed before the rest is loaded
    expect(await countListed(`http://127.0.0.1:${port}/events?limit=3`)).toBe(3);
    expect(interrupted.output).not.toContain('the catalogue contains');
    await waitForOutput(interrupted, 'android: 513 events');
    await killDuringLoad(interrupted, folder);

    const second = start({ ...settings, TRUST_PROXY: '1' }, '--no-demo');
    await waitForOutput(second, 'the catalogue contains');
    expect(second.output).toContain('Marquee is running.');
    await waitFor(async () => (await readiness(`http://127.0.0.1:${port}`))[0] === 200);
    expect(await readFile(join(folder, 'hash-secret'), 'utf8')).toBe(secret);
    expect(second.output).not.toContain('android:'); // it continued the load
    expect(second.output).toMatch(/the catalogue contains 4\d,\d{3} events/);
    expect(second.output).not.toContain('demo');
    expect(second.output).toContain(`mails       go to ${join(folder, 'outbox')}`);
    const [, api = ''] = /\sapi +(http:\/\/localhost:\d+)/.exec(second.output) ?? [];
    const pastConferences = `${api}/events?category=conference&from=2020-01-01&limit=3`;
    expect(await countListed(pastConferences)).toBe(3);
    await expectGoodSearch(api, folder).catch((error: unknown) => {
      throw new Error(`The last output of npm start:\n${second.output.slice(-4_000)}`, {
        cause: error,
      });
    });

    const twin = start(environment, '--no-demo');
    expect(await waitForExit(twin)).toBe(1);
    expect(twin.output).toContain('Marquee already runs on');

    second.child.kill('SIGINT');
    expect(await waitForExit(second)).toBe(0);
    expect(await findEmbeddedPostgres(join(folder, 'postgres'))).toBeNull();
    await expect(readFile(join(folder, 'marquee.pid'))).rejects.toThrow('ENOENT');

    const third = start(environment);
    await waitForOutput(third, 'source "demo"; not real');
    expect(third.output).toMatch(/\d,\d{3} generated events/);
    third.child.kill('SIGTERM');
    // signals at the same time would be merged
    await new Promise((resolve) => setTimeout(resolve, 20));
    third.child.kill('SIGINT'); // a second signal ends it at once
    expect([0, 1]).toContain(await waitForExit(third)); // 0 if it stopped before the second signal
    await waitFor(async () => (await findEmbeddedPostgres(join(folder, 'postgres'))) === null);
  }, 1_800_000);

  it.each([
    [{ API_PORT: 'many' }, 'API_PORT must be a port from 0 to 65535'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [
      { DATABASE_URL: 'postgresql://nobody:x@127.0.0.1:1/none', ...ANY_PORTS },
      'The database at DATABASE_URL cannot be used',
    ],
  ])('explains the invalid settings %j without a stack trace', async (environment, message) => {
    const run = start({ MARQUEE_DATA: join(folder, 'other'), ...environment });
    expect(await waitForExit(run)).toBe(1);
    expect(run.output).toContain(message);
    expect(run.output).not.toMatch(/\n\s+at /);
  });

  it.each([
    ['is a file', async (data: string) => writeFile(data, ''), 'cannot be created'],
    [
      'has a damaged secret',
      async (data: string) => damage(data, 'hash-secret'),
      'hash-secret is damaged',
    ],
    [
      'has a database without its password',
      async (data: string) => damage(join(data, 'postgres/cluster'), 'PG_VERSION'),
      'access.json, which contains the password',
    ],
  ])('explains in one line that the data folder %s', async (_what, prepare, message) => {
    const data = join(folder, `unusable ${String(Math.random())}`);
    await prepare(data);
    const run = start({ MARQUEE_DATA: data, ...ANY_PORTS });
    expect(await waitForExit(run)).toBe(1);
    expect(run.output).toContain(message);
    expect(run.output.trim().split('\n')).toHaveLength(1);
  });

  it('names a port that is in use and stops its database', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const own = join(folder, 'port');
    const run = start({ MARQUEE_DATA: own, ...ANY_PORTS, API_PORT: String(port) });
    expect(await waitForExit(run)).toBe(1);
    taken.close();
    expect(run.output).toContain(`Port ${String(port)} is in use by another program.`);
    expect(await findEmbeddedPostgres(join(own, 'postgres'))).toBeNull();
  });
});
