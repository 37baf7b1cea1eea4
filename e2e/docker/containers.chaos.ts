import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { freePort } from '@marquee/testing/free-port';
import { createEmptyDatabase, requiredSettings, SERVERS } from './bundle-fixtures.ts';
import { buildImage, runContainer, startContainer } from './containers.ts';

const JOBS = ['migrate', 'sample', 'cli'];
const SHUTDOWN_DELAY = { SHUTDOWN_DELAY_S: '1' };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  for (const app of [...SERVERS.map(({ name }) => name), ...JOBS]) await buildImage(app);
  database = await createTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

async function settingsOf({ name, portSetting }: (typeof SERVERS)[number]) {
  const port = await freePort();
  const settings = {
    ...requiredSettings(name),
    ...SHUTDOWN_DELAY,
    DATABASE_URL: database.url,
    HOST: '127.0.0.1',
  };
  return { port, settings: { ...settings, [portSetting]: String(port) } };
}

describe.each(SERVERS)('the image of $name', (server) => {
  it.each([
    ['the user of the image', undefined],
    ['root', '0'],
    ['a user that the image does not know', '12345'],
  ])(
    'serves on a read-only file system without capabilities, and stops cleanly, as %s',
    async (_, user) => {
      const { port, settings } = await settingsOf(server);
      await using container = await startContainer(server.name, { settings, user });
      for (const path of server.paths) {
        const { status } = await fetch(`http://127.0.0.1:${String(port)}${path}`);
        expect([path, status]).toEqual([path, 200]);
      }
      expect(await container.stop()).toBe(0);
    },
  );
});

describe('the image of api', () => {
  it('answers every request that it accepted before it stops', async () => {
    const [api] = SERVERS.filter(({ name }) => name === 'api');
    if (!api) throw new Error('SERVERS has no api');
    const { port, settings } = await settingsOf(api);
    await using container = await startContainer('api', { settings });
    const requests = requestUntilClosed(`http://127.0.0.1:${String(port)}/events?limit=1`);
    await setTimeout(1_000);
    expect(await container.stop()).toBe(0);
    const statuses = await requests;
    expect(statuses.length).toBeGreaterThan(10);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  });
});

/** Sends requests one after the other until connections are refused, and returns their statuses. */
async function requestUntilClosed(url: string): Promise<number[]> {
  const statuses: number[] = [];
  for (;;) {
    try {
      statuses.push((await fetch(url)).status);
    } catch (error) {
      if (!isRefused(error)) throw error;
      return statuses;
    }
  }
}

const isRefused = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED';

describe('the images of jobs', () => {
  it('migrate an empty database', async () => {
    await using empty = await createEmptyDatabase();
    const settings = { DATABASE_URL: empty.url };
    await runContainer('migrate', { settings });
    expect(
      await runContainer('cli', { settings, args: ['admin', 'source', 'list', '--json'] }),
    ).toMatch(/^[[{]/);
  });

  it('print how the command line is used', async () => {
    expect(await runContainer('cli', { args: ['--help'] })).toContain('ingest --help');
  });
});
