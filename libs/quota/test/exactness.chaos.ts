// Several processes on one Redis: the number of admitted requests is exactly the limit.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { startRedis } from '@marquee/testing/start-redis';

const CALLER = fileURLToPath(new URL('load-client.ts', import.meta.url));

interface Answers {
  admitted: number;
  refused: number;
  failed: number;
}

/** Sends `requests` requests concurrently, distributed over the processes. */
async function ask(
  url: string,
  { processes, requests, limit }: { processes: number; requests: number; limit: number },
) {
  const share = Math.floor(requests / processes);
  const all = Array.from({ length: processes }, (_, index) => {
    const extra = index === 0 ? requests - share * processes : 0;
    const child = fork(CALLER, [url, String(share + extra), String(limit)], { execArgv: [] });
    return new Promise<Answers>((resolve, reject) => {
      child.once('message', (message) => {
        resolve(message as Answers);
      });
      child.once('error', reject);
    });
  });
  const answers = await Promise.all(all);
  const sum = (name: keyof Answers) => answers.reduce((total, answer) => total + answer[name], 0);
  return { admitted: sum('admitted'), refused: sum('refused'), failed: sum('failed') };
}

describe('several processes on one Redis', () => {
  it('admit exactly 500 of 6,000 concurrent requests', async () => {
    await using redis = await startRedis();
    expect(await ask(redis.url, { processes: 3, requests: 6_000, limit: 500 })).toEqual({
      admitted: 500,
      refused: 5_500,
      failed: 0,
    });
  });

  const cases = [1, 5].flatMap((processes) =>
    [10, 100].flatMap((limit) => [0.9, 1, 2].map((load) => ({ processes, limit, load }))),
  );
  it.each(cases)(
    '$processes processes, limit $limit, $load times as many requests',
    async ({ processes, limit, load }) => {
      await using redis = await startRedis();
      const requests = Math.round(limit * load);
      const admitted = Math.min(limit, requests);
      expect(await ask(redis.url, { processes, requests, limit })).toEqual({
        admitted,
        refused: requests - admitted,
        failed: 0,
      });
    },
  );
});
