import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAppProcess, type AppProcess } from '@marquee/testing/app-process';
import { freePort } from '@marquee/testing/free-port';
import { must } from '@marquee/testing/must';
import { startRedis } from '@marquee/testing/start-redis';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';
import { waitFor } from '@marquee/testing/wait-for';

const MAIN = join(import.meta.dirname, '../apps/api/src/main.ts');
const SETTINGS = {
  DATABASE_URL: 'postgresql://marquee:secret@127.0.0.1:1/marquee',
  WEB_CONCURRENCY: '2',
};
const LIMIT = 100; // requests an hour without a key

let redis: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => redis[Symbol.asyncDispose]());

/** Starts two processes of the API. */
async function start(settings: Record<string, string>): Promise<AppProcess> {
  const app = await startAppProcess('api', {
    settings: { ...SETTINGS, REDIS_URL: redis.url, ...settings },
  });
  await waitFor(() => pidsOf(app, 'api.listening').size === 2);
  return app;
}

const pidsOf = (app: AppProcess, event: string): Set<number> =>
  new Set(app.log().flatMap(({ msg, pid }) => (msg === event ? Number(pid) : [])));

const get = (url: string, agent?: Agent): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, agent ? { agent } : {}, (res) => {
      res.resume().once('end', () => {
        resolve(res.statusCode);
      });
    })
      .once('error', reject)
      .end();
  });

describe('two processes of one server', () => {
  let app: AppProcess;
  let metricsAddress: string;
  beforeAll(async () => {
    const adminPort = String(await freePort());
    metricsAddress = `http://127.0.0.1:${adminPort}/-/metrics`;
    app = await start({ ADMIN_PORT: adminPort });
  });
  afterAll(async () => app[Symbol.asyncDispose]());

  const isLive = () => get(`${app.address}/health/live`);

  it('share the port, and admit exactly the limit together', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const statuses = await Promise.all(
      Array.from({ length: 2 * LIMIT }, () => get(`${app.address}/`, agent)),
    );
    agent.destroy();
    expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
    expect(statuses.filter((status) => status === 429)).toHaveLength(LIMIT);
    await waitFor(() => pidsOf(app, 'request').size >= 2);
  });

  it('have one address for their metrics, by process', async () => {
    const count = async () => {
      const metrics = await (await fetch(metricsAddress)).text();
      const counts = metrics.matchAll(
        /^marquee_http_request_duration_seconds_count\{process="[12]",.*route="\/health\/live".*\} (\d+)$/gm,
      );
      return [...counts].reduce((sum, [, samples]) => sum + Number(samples), 0);
    };
    const before = await count();
    expect(new Set(await Promise.all(Array.from({ length: 20 }, isLive)))).toEqual(new Set([200]));
    expect(await count()).toBe(before + 20);
  });

  it('are measured while one is frozen', async () => {
    const frozen = must([...pidsOf(app, 'api.listening')].at(-1)); // the first one may be replaced
    process.kill(frozen, 'SIGSTOP');
    try {
      const metrics = await (await fetch(metricsAddress)).text();
      expect(metrics).toContain('marquee_processes{of="expected"} 2\n');
      expect(metrics).toContain('marquee_processes{of="answering"} 1\n');
      expect(metrics.match(/^marquee_database_up\{.*/gm)).toHaveLength(1);
    } finally {
      process.kill(frozen, 'SIGCONT');
    }
  });

  it('are replaced when one ends', async () => {
    const [killed = 0] = pidsOf(app, 'api.listening');
    process.kill(killed, 'SIGKILL');
    await waitFor(() => pidsOf(app, 'api.listening').size === 3);
    const ended = app.log().find(({ msg }) => msg === 'server.process_ended');
    expect(ended).toMatchObject({ ended: killed, code: null, signal: 'SIGKILL', restart_ms: 100 });
    expect(await isLive()).toBe(200);
    const up = (await (await fetch(metricsAddress)).text()).match(/^marquee_database_up\{\S+/gm);
    expect(up?.sort()).toEqual([1, 2].map((process) => labelled(process)));
  });
});

// The one that replaces another takes over its number.
const labelled = (process: number) =>
  `marquee_database_up{process="${String(process)}",deployable="api"}`;

it('lets all processes finish their requests at SIGTERM', async () => {
  await using app = await start({ SHUTDOWN_DELAY_S: '1' });
  const agent = new Agent({ keepAlive: true });
  const address = `${app.address}/health/live`;
  await Promise.all(Array.from({ length: 20 }, () => get(address, agent)));
  app.signal('SIGTERM');
  expect(new Set(await Promise.all(Array.from({ length: 40 }, () => get(address, agent))))).toEqual(
    new Set([200]),
  );
  agent.destroy();
  expect((await app.ended).code).toBe(0);
});

it('needs Redis, because each process would count requests by itself', async () => {
  const started = promisify(execFile)(process.execPath, [...TSX_LOADER, MAIN], {
    env: { ...SETTINGS, PATH: process.env['PATH'] },
  });
  await expect(started).rejects.toThrow('WEB_CONCURRENCY above 1 needs REDIS_URL');
});
