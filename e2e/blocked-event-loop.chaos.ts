// Stops the whole process of the API for 2 s during requests, as a blocked event loop or a busy
// host does.
import { setTimeout } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { startAppProcess } from '@marquee/testing/app-process';

const BLOCKED_MS = 2_000;
const EVERY_MS = 50;
const REQUESTS = 120;
/** Of the probes in docker/chart: a restart needs three of them in a row. */
const PROBE_TIMEOUT_MS = 3_000;

it('answers every request, works again at once and is not restarted', async () => {
  await using database = await createTestDatabase();
  await using api = await startAppProcess('api', {
    settings: { DATABASE_URL: database.url, TRUST_PROXY: '1' },
  });
  const get = (path: string, caller = '192.0.2.1', timeoutMs = 10_000) =>
    fetch(`${api.address}${path}`, {
      headers: { 'x-forwarded-for': caller },
      signal: AbortSignal.timeout(timeoutMs),
    }).then(async (response) => {
      await response.text();
      return { status: response.status, retryAfter: response.headers.get('retry-after') };
    });
  const requests: ReturnType<typeof get>[] = [];
  let probe: ReturnType<typeof get> | undefined;
  for (let number = 0; number < REQUESTS; number += 1) {
    requests.push(get(`/events?limit=${String((number % 20) + 1)}`, `192.0.2.${String(number)}`));
    if (number === REQUESTS / 3) {
      api.signal('SIGSTOP');
      void setTimeout(BLOCKED_MS).then(() => api.signal('SIGCONT'));
      probe = get('/health/live', undefined, PROBE_TIMEOUT_MS);
    }
    await setTimeout(EVERY_MS);
  }
  const answers = await Promise.all(requests);
  const shed = answers.filter(({ status }) => status !== 200);
  expect(shed.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual(
    [],
  );
  expect(shed.length).toBeLessThanOrEqual(BLOCKED_MS / EVERY_MS);
  expect(answers.slice(-10).map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
  expect((await probe)?.status).toBe(200);
  expect(api.log().filter(({ msg }) => msg === 'request.failed')).toEqual([]);
});
