// Three API processes on one real Redis: they count exactly while it is up, and never fail while it
// is down.
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newApiKey } from '@marquee/access';
import { createTestDatabase, insertKey } from '@marquee/database/testing';
import { connectRedisCounter } from '@marquee/quota';
import { freePort } from '@marquee/testing/free-port';
import { startSlowLine } from '@marquee/testing/latency-proxy';
import { startRedis } from '@marquee/testing/start-redis';
import { TSX_LOADER } from '@marquee/testing/tsx-loader';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const agent = new Agent({ keepAlive: true, maxSockets: 700 });

interface Answer {
  status: number;
  ms: number;
}

const ask = (port: number, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const sent = request({ host: '127.0.0.1', port, path: '/', agent, headers }, (res) => {
      res.resume();
      res.once('end', () => {
        resolve({ status: res.statusCode ?? 0, ms: performance.now() - startedAt });
      });
    });
    sent.once('error', reject);
    sent.end();
  });

/**
 * Repeats a request while it is shed, after the time in Retry-After. A shed request costs no quota.
 */
async function askAgain(port: number, headers: Record<string, string>): Promise<Answer> {
  for (let attempt = 1; attempt < 100; attempt++) {
    const answer = await ask(port, headers);
    if (answer.status !== 503) return answer;
    await setTimeout(1_000);
  }
  throw new Error('The request was shed 100 times.');
}

const countOf = (answers: Answer[]) =>
  answers.reduce<Record<string, number>>(
    (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {},
  );

const p99 = (answers: Answer[]) =>
  answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0;

// A figure for information only, because it depends on the load of the machine.
const printLatency = (answers: (Answer & { atS: number })[]) => {
  const before = p99(answers.filter(({ atS }) => atS < 1));
  const after = p99(answers.filter(({ atS }) => atS > 2));
  console.log(
    `p99 before ${before.toFixed(1)} ms, from a second after the fault ${after.toFixed(1)} ms`,
  );
};

describe('API processes with shared counters', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let line: Awaited<ReturnType<typeof startSlowLine>>;
  let apis: { process: ChildProcess; port: number }[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    redis = await startRedis();
    line = await startSlowLine(redis.port);
    apis = await Promise.all([0, 1, 2].map(async () => startApi(await freePort())));
  }, 60_000);
  afterAll(async () => {
    for (const api of apis) api.process.kill('SIGKILL');
    line.close();
    await redis.kill();
    await database[Symbol.asyncDispose]();
  });

  async function startApi(port: number) {
    const api = spawn(process.execPath, [...TSX_LOADER, MAIN], {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        REDIS_URL: `redis://127.0.0.1:${String(line.port)}`,
        API_PORT: String(port),
        LOG_LEVEL: 'error',
        NODE_ENV: 'test',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const isUp = () =>
      fetch(`http://127.0.0.1:${String(port)}/health/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    for (let attempt = 0; attempt < 200; attempt++) {
      if (await isUp()) return { process: api, port };
      await setTimeout(50);
    }
    throw new Error('the API did not start');
  }

  const portOf = (turn: number) => apis[turn % apis.length]?.port ?? 0;

  /**
   * Creates an account with a daily limit. Also returns how many of its requests Redis has counted.
   */
  async function account(limit: number) {
    const key = newApiKey();
    const id = randomUUID();
    await database.pool.query(
      "INSERT INTO account (id, email, tier, custom_limit) VALUES ($1, $2, 'custom', $3)",
      [id, `${id}@example.com`, limit],
    );
    await insertKey(
      database,
      { hash: createHash('sha256').update(key).digest('hex'), hint: key.slice(-4) },
      id,
    );
    const used = async () => {
      const counter = connectRedisCounter(redis.url);
      try {
        for (let attempt = 0; attempt < 50; attempt++) {
          await setTimeout(50);
          const usages = await counter
            .peek(`account-${id}`, [{ name: 'custom', limit, window: 'day' }])
            .catch(() => null);
          if (usages) return usages[0]?.used ?? 0;
        }
        throw new Error('Redis did not come back');
      } finally {
        counter.close();
      }
    };
    return { headers: { 'X-API-Key': key }, used };
  }

  it('admit the limit exactly: 6,000 requests at once, limit 500', async () => {
    const { headers, used } = await account(500);
    const answers = await Promise.all(
      Array.from({ length: 6_000 }, (_, turn) => askAgain(portOf(turn), headers)),
    );
    expect(countOf(answers)).toEqual({ 200: 500, 429: 5_500 });
    expect(await used()).toBe(500);
  });

  /** Sends 200 requests a second. `at` is called one second after the start. */
  async function steadily(
    seconds: number,
    headers: Record<string, string>,
    at: () => Promise<void> | void,
  ) {
    const answers: Promise<Answer & { atS: number }>[] = [];
    const startedAt = performance.now();
    let isDone = false;
    for (let sent = 0; sent < seconds * 200; sent++) {
      const dueMs = sent * 5 - (performance.now() - startedAt);
      if (dueMs > 0) await setTimeout(dueMs);
      if (!isDone && sent >= 200) {
        isDone = true;
        void at();
      }
      const atS = (performance.now() - startedAt) / 1000;
      answers.push(ask(portOf(sent), headers).then((answer) => ({ ...answer, atS })));
    }
    return Promise.all(answers);
  }

  const pause = (ms: number) => async () => {
    redis.signal('SIGSTOP');
    await setTimeout(ms);
    redis.signal('SIGCONT');
  };

  /** Applies a fault to Redis and ends it after three seconds. */
  const set = (there: [string, ...string[]], back: [string, ...string[]]) => async () => {
    await redis.command(...there);
    await setTimeout(3_000);
    await redis.command(...back);
  };

  const slow = async () => {
    await line.delay(100); // each way
    await setTimeout(3_000);
    await line.delay(0);
  };

  it.each([
    ['200 ms slow', 8, slow],
    ['full', 8, set(['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0'])],
    ['read-only', 8, set(['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE'])],
    ['paused for 0.15 s', 4, pause(150)],
    ['paused for 5 s', 9, pause(5_000)],
    ['paused for 60 s', 65, pause(60_000)],
  ])(
    'serve all requests while Redis is %s, and report them to Redis afterwards',
    async (_what, seconds, fault) => {
      const { headers, used } = await account(1_000_000);
      const answers = await steadily(seconds, headers, fault);
      expect(countOf(answers)).toEqual({ 200: answers.length });
      printLatency(answers);
      await setTimeout(4_000);
      const counted = await used();
      expect(counted).toBeGreaterThanOrEqual(answers.length);
      // A call that timed out may have counted. Each process stops its calls at most 150 ms after
      // the start of a fault.
      expect(counted).toBeLessThanOrEqual(answers.length + 100);
    },
  );

  it('serve all requests while Redis is killed and restarts empty', async () => {
    const { headers } = await account(1_000_000);
    const answers = await steadily(8, headers, async () => {
      await redis.kill();
      await setTimeout(3_000);
      redis = await startRedis({}, redis.port);
    });
    expect(countOf(answers)).toEqual({ 200: answers.length });
    printLatency(answers);
  });
});
