// The API at three times its capacity: admitted and shed requests are fast, and health stays
// reachable.
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { createFilledDatabase } from '@marquee/database/testing';
import { startAppProcess, type AppProcess } from '@marquee/testing/app-process';
import {
  measureCapacity,
  quantile,
  sendOpenLoop,
  sendRequest,
  type Answer,
} from './helpers/open-loop.ts';

const FEW_CLIENTS = { clients: 10, durationMs: 4_000 };
const RECOVERY_MS = 5_000;

it('sheds load at three times its capacity, recovers and drains', async () => {
  await using database = await createFilledDatabase(20_000);
  await using app = await startAppProcess('api', {
    settings: { DATABASE_URL: database.url, TRUST_PROXY: '1', ANSWER_CACHE_MB: '0' },
  });
  const page = () =>
    `${app.address}/events?limit=20&offset=${String(Math.floor(Math.random() * 5_000))}`;
  await measureCapacity(page, FEW_CLIENTS); // compiles
  const before = await measureCapacity(page, FEW_CLIENTS);

  const health = probe(`${app.address}/health/live`);
  const flood = await sendOpenLoop(page, { perSecond: 3 * before.perSecond, durationMs: 8_000 });
  const probes = await health.stop();
  const admitted = flood.filter(({ status }) => status === 200);
  const shed = flood.filter(({ status }) => status === 503);
  const handled = { admitted: handlingTimes(app, 200), shed: handlingTimes(app, 503) };
  await setTimeout(RECOVERY_MS);
  const after = await measureCapacity(page, FEW_CLIENTS);

  console.log(
    [
      `capacity ${before.perSecond.toFixed(0)}/s before, ${after.perSecond.toFixed(0)}/s after; ${flood.length} sent`,
      `at the client: admitted ${describeTimes(admitted)}; shed ${describeTimes(shed)}; health ${describeTimes(probes)}`,
      `in the server: admitted ${describeTimes(handled.admitted)}; shed ${describeTimes(handled.shed)}`,
    ].join('\n'),
  );
  expect(admitted.length + shed.length).toBe(flood.length);
  expect(new Set(shed.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['1']));
  expect(admitted.length).toBeGreaterThan(flood.length / 8);
  // With an unbounded queue of eight seconds, times are more than a hundred times as long.
  expect(quantile(handled.admitted, 0.99)).toBeLessThan(50 * quantile(before.answers, 0.5));
  expect(quantile(handled.shed, 0.5)).toBeLessThan(quantile(before.answers, 0.5));
  expect(probes.every(({ status }) => status === 200)).toBe(true);
  expect(after.perSecond).toBeGreaterThan(before.perSecond / 3);

  const lastFlood = sendOpenLoop(page, { perSecond: 3 * before.perSecond, durationMs: 3_000 });
  await setTimeout(1_500);
  app.signal('SIGTERM');
  expect(await app.ended).toEqual({ code: 0, stderr: '' });
  await lastFlood;
});

/** Sends ten requests per second, each on a new connection. */
function probe(url: string) {
  const agent = new Agent({ keepAlive: false });
  const answers: Answer[] = [];
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      answers.push(await sendRequest(url, agent));
      await setTimeout(100);
    }
    return answers;
  })();
  const stop = () => {
    stopping.abort();
    return running;
  };
  return { stop };
}

/** Returns the times measured by the server, without the delays of a busy test process. */
const handlingTimes = (app: AppProcess, status: number): Pick<Answer, 'ms'>[] =>
  app
    .log()
    .filter((line) => line['msg'] === 'request' && line['status'] === status)
    .map(({ ms }) => ({ ms: Number(ms) }));

const describeTimes = (answers: Pick<Answer, 'ms'>[]) =>
  `${answers.length}: ${[0.5, 0.99, 1].map((share) => quantile(answers, share).toFixed(1)).join(' / ')} ms`;
