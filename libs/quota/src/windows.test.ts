import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startRedis } from '@marquee/testing/start-redis';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { createMemoryCounter } from './memory-counter.ts';
import { retryAfterS, WINDOWS, type Decision, type Policy } from './policy.ts';
import { CONSUME } from './redis/count-scripts.ts';

const START_S = 1_790_000_017;
const DAY_S = WINDOWS.day;

/**
 * The definition: a request is admitted if fewer than `limit` were admitted in the seconds of the
 * window that ends with it.
 */
function createModel() {
  const admitted: { second: number; member: string | undefined }[] = [];
  const usedAt = (
    nowS: number,
    { window, limit, member }: Policy,
  ): { used: number; hasRoom: boolean } => {
    const inWindow = admitted.filter(({ second }) => second > nowS - WINDOWS[window]);
    if (member === undefined) return { used: inWindow.length, hasRoom: inWindow.length < limit };
    const members = new Set(inWindow.map((request) => request.member));
    return { used: members.size, hasRoom: members.size < limit || members.has(member) };
  };
  const isAdmitted = (nowS: number, policies: Policy[]) =>
    policies.every((policy) => usedAt(nowS, policy).hasRoom);
  return {
    isAdmitted,
    usedAt,
    consume(nowS: number, policies: Policy[]): boolean {
      const is = isAdmitted(nowS, policies);
      if (is)
        admitted.push({
          second: nowS,
          member: policies.find(({ member }) => member !== undefined)?.member,
        });
      return is;
    },
  };
}

/** The script of Redis with a clock of ours. */
function scriptedRedis(redis: Redis) {
  const script = CONSUME.replace(
    "tonumber(redis.call('TIME')[1])",
    "tonumber(redis.call('GET', 'now'))",
  );
  return async (nowS: number, policies: Policy[]): Promise<Decision> => {
    await redis.set('now', nowS);
    const keys = policies.map(({ name }) => `{test}:${name}`);
    const args = policies.flatMap(({ limit, window, member = '' }) => [
      limit,
      WINDOWS[window],
      member,
    ]);
    const [admitted, ...figures] = (await redis.eval(
      script,
      keys.length,
      ...keys,
      ...args,
    )) as number[];
    return {
      admitted: admitted === 1,
      usages: policies.map((policy, index) => ({
        ...policy,
        used: figures[3 * index] ?? 0,
        resetsInS: figures[3 * index + 1] ?? 0,
        hasRoom: figures[3 * index + 2] === 1,
      })),
    };
  };
}

const requests = fc.array(
  fc.record({
    wait: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 30 }),
      fc.constant(60),
      fc.integer({ min: 55, max: 4_000 }),
    ),
    times: fc.integer({ min: 1, max: 4 }),
    member: fc.constantFrom('a', 'b', 'c', 'd'),
    isLowered: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);

const getPolicies = (member: string, isLowered: boolean): Policy[] => [
  { name: 'short', limit: isLowered ? 2 : 5, window: 'minute' },
  { name: 'long', limit: 12, window: 'hour' },
  { name: 'members', limit: 2, window: 'hour', member },
];

describe('a rolling window', () => {
  let redis: Redis;
  let server: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    server = await startRedis();
    redis = new Redis(server.url);
  });
  afterAll(async () => {
    redis.disconnect();
    await server.kill();
  });

  it('admits and predicts exactly as defined, in Redis and in memory', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (steps) => {
        await redis.flushall();
        let nowS = START_S;
        const inRedis = scriptedRedis(redis);
        const inMemory = createMemoryCounter({ now: () => nowS });
        const model = createModel();
        for (const { wait, times, member, isLowered } of steps) {
          nowS += wait;
          const policies = getPolicies(member, isLowered);
          for (let n = 0; n < times; n++) {
            const remote = await inRedis(nowS, policies);
            const local = inMemory.consume('test', policies);
            expect(remote).toEqual({
              ...local,
              usages: remote.usages.map((usage, i) => ({
                ...usage,
                hasRoom: local.admitted || local.usages[i]?.hasRoom,
              })),
            });
            expect(local.admitted).toBe(model.consume(nowS, policies));
            for (const usage of local.usages) {
              expect(usage.used).toBe(model.usedAt(nowS, usage).used);
              expect(usage.resetsInS).toBeLessThanOrEqual(WINDOWS[usage.window]);
            }
            if (local.admitted) continue;
            const waitS = retryAfterS(local);
            expect(model.isAdmitted(nowS + waitS, policies)).toBe(true);
            expect(model.isAdmitted(nowS + waitS - 1, policies)).toBe(false);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['one request every second', 500, (n: number) => n],
    ['a burst of ten every minute', 500, (n: number) => Math.floor(n / 10) * 60],
    ['all at once', 500, () => 0],
    ['ten every second', 10_000, (n: number) => Math.floor(n / 10)],
  ])('admits the whole quota at the same time of each day: %s', (_pattern, limit, secondOf) => {
    let nowS = START_S;
    const counter = createMemoryCounter({ now: () => nowS });
    const policy: Policy = { name: 'free', limit, window: 'day' };
    for (let day = 0; day < 3; day++)
      for (let n = 0; n < limit; n++) {
        nowS = START_S + day * DAY_S + secondOf(n);
        expect(counter.consume('a', [policy]).admitted).toBe(true);
      }
    expect(counter.consume('a', [policy]).admitted).toBe(false);
  });

  it.each(['minute', 'hour', 'day'] as const)(
    'never admits more than the limit in any %s',
    (window) => {
      const seconds = WINDOWS[window];
      const stepS = Math.max(1, Math.floor(seconds / 500));
      let nowS = START_S;
      const counter = createMemoryCounter({ now: () => nowS });
      const admittedAt: number[] = [];
      for (const end = nowS + 3 * seconds; nowS < end; nowS += stepS)
        for (let n = 0; n < 3; n++)
          if (counter.consume('a', [{ name: 'a', limit: 100, window }]).admitted)
            admittedAt.push(nowS);
      const counts = admittedAt.map(
        (from) => admittedAt.filter((at) => at >= from && at < from + seconds).length,
      );
      expect(Math.max(...counts)).toBe(100);
    },
  );
});
