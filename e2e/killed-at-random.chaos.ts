// Kills one of the five processes at random, again and again, under load; a supervisor starts it
// again. KILLS sets how often.
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { startAppProcess, type AppName } from '@marquee/testing/app-process';
import { freePort } from '@marquee/testing/free-port';
import { waitFor } from '@marquee/testing/wait-for';
import { fillReplicaWorld, runOn, SLUG } from './helpers/replica-world.ts';

const KILLS = Number(process.env['KILLS'] ?? 20);
const TIMEOUT_MS = 300_000 + KILLS * 60_000;
const DEMAND = { artist_name: 'Lantern Choir', city: 'Berlin' };
const PORTS = {
  api: 'API_PORT',
  widgets: 'WIDGETS_PORT',
  web: 'WEB_PORT',
  'mcp-server': 'MCP_PORT',
  worker: 'WORKER_PORT',
} satisfies Record<AppName, string>;
/** Clicks of programs are not counted. */
const BROWSER = 'Mozilla/5.0 Firefox/130.0';
const NAMES = Object.keys(PORTS) as AppName[];

/** Starts a process on a port that stays the same, and starts it again after each kill. */
async function supervise(name: AppName, settings: Record<string, string>) {
  const port = await freePort();
  const start = () =>
    startAppProcess(name, { settings: { ...settings, [PORTS[name]]: String(port) } });
  let app = await start();
  const faults: unknown[] = [];
  const collect = () => faults.push(...app.log().filter(({ msg }) => msg === 'request.failed'));
  return {
    name,
    url: `http://127.0.0.1:${String(port)}`,
    faults,
    kill: async () => {
      app.signal('SIGKILL');
      await app.ended;
      collect();
      app = await start();
    },
    [Symbol.asyncDispose]: async () => {
      collect();
      await app[Symbol.asyncDispose]();
    },
  };
}
type Supervised = Awaited<ReturnType<typeof supervise>>;

interface Reply {
  status: number;
  location: string | null;
  text: string;
}

/** Returns null if the process ended before it responded. */
const send = (
  url: string,
  { from, body }: { from: string; body?: object },
): Promise<Reply | null> =>
  fetch(url, {
    headers: { 'X-Forwarded-For': from, 'Content-Type': 'application/json', 'User-Agent': BROWSER },
    redirect: 'manual',
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }).then(
    async (response) => ({
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    }),
    () => null,
  );

/** Sends demands and clicks to the API and reads to all, one after the other, until `stop`. */
function startLoad(apps: Supervised[], apiUrl: string) {
  const wrong: string[] = [];
  const counted: string[] = [];
  let clicks = 0;
  let replies = 0;
  let isStopped = false;
  async function once(number: number): Promise<void> {
    const from = `10.9.${String(Math.floor(number / 250))}.${String(number % 250)}`;
    for (const { name, url } of apps)
      check(name, await send(`${url}${name === 'web' ? '/' : '/health/ready'}`, { from }));
    check('click', await send(`${apiUrl}/click/${SLUG}`, { from }), () => clicks++);
    check('demand', await send(`${apiUrl}/demand-it`, { from, body: DEMAND }), () =>
      counted.push(from),
    );
  }
  function check(
    what: string,
    reply: Reply | null,
    onSuccess: () => unknown = () => undefined,
  ): void {
    if (reply === null) return;
    replies++;
    if (reply.status < 400) onSuccess();
    else if (reply.status !== 503)
      wrong.push(`${what} ${String(reply.status)} ${reply.text.slice(0, 200)}`);
  }
  const run = async () => {
    for (let number = 0; !isStopped; number++) {
      await once(number);
      await setTimeout(20);
    }
  };
  const ended = run();
  const stop = () => {
    isStopped = true;
    return ended;
  };
  return { wrong, counted, clicks: () => clicks, replies: () => replies, stop };
}

it(
  `loses no acknowledged click and demand in ${String(KILLS)} kills`,
  async () => {
    await using database = await createTestDatabase();
    await fillReplicaWorld(database.url);
    const folder = await mkdtemp(join(tmpdir(), 'marquee-killed-'));
    const settings = {
      DATABASE_URL: database.url,
      MARQUEE_DATA: folder,
      SOURCES_FILE: '/dev/null',
      TRUST_PROXY: '1',
    };
    const apps = await Promise.all(NAMES.map((name) => supervise(name, settings)));
    const apiUrl = apps[0]?.url ?? '';
    const load = startLoad(apps, apiUrl);
    const killed: string[] = [];
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        const app = apps[randomInt(apps.length)];
        const before = load.replies();
        await app?.kill();
        killed.push(app?.name ?? '');
        await waitFor(() => load.replies() > before + NAMES.length);
      }
      await load.stop();
      for (const { url } of apps)
        await waitFor(async () => (await fetch(`${url}/health/ready`)).status === 200);
      const stored = async () =>
        (await runOn<{ n: number }>(database.url, 'SELECT count(*)::int AS n FROM click'))[0]?.n ??
        0;
      await waitFor(async () => (await stored()) >= load.clicks());
      for (const from of load.counted)
        expect((await send(`${apiUrl}/demand-it`, { from, body: DEMAND }))?.text).toContain(
          '"deduplicated":true',
        );
      expect(load.wrong).toEqual([]);
    } finally {
      await load.stop();
      for (const app of apps) await app[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    }
    expect(apps.flatMap(({ faults }) => faults)).toEqual([]);
    const { counted, clicks, replies } = load;
    console.log(
      `${String(replies())} replies, ${String(counted.length)} demands, ${String(clicks())} clicks, killed: ${killed.join(', ')}`,
    );
  },
  TIMEOUT_MS,
);
