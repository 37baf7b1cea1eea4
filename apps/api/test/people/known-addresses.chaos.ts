// Measures whether response times distinguish known from unknown addresses. `npm run test:chaos`
// runs it.
import { expect, it } from '@jest/globals';
import { createTestApi, type Api } from '../create-test-api.ts';

const PAIRS = 300;

/**
 * Returns the probability that a response of the first list took longer than one of the second
 * (Mann-Whitney); 0.5 is no difference.
 */
function superiority(first: number[], second: number[]): number {
  let wins = 0;
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (first.length * second.length);
}

async function msOf(work: () => PromiseLike<{ status: number }>): Promise<number> {
  const startedAt = process.hrtime.bigint();
  const { status } = await work();
  expect(status).toBeLessThan(300);
  return Number(process.hrtime.bigint() - startedAt) / 1e6;
}

const ROUTES: Record<
  string,
  (api: Api, email: string, n: number) => PromiseLike<{ status: number }>
> = {
  '/signup': (api, email) => api.request.post('/signup').send({ email, city: 'Berlin' }),
  '/register-api-key': (api, email) => api.request.post('/register-api-key').send({ email }),
  '/demand-it': (api, email, n) =>
    api.request.post('/demand-it').send({
      artist_name: `Band ${String(n)}`,
      city: 'Berlin',
      user_email: email,
      notify_me: true,
    }),
};

it.each(Object.entries(ROUTES))(
  '%s takes the same time for a known and an unknown address',
  async (route, send) => {
    await using api = await createTestApi();
    for (let n = 0; n < 50; n++) await send(api, 'known@example.com', -n - 1);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < PAIRS; n++) {
      const measure = [
        async () => known.push(await msOf(() => send(api, 'known@example.com', 2 * n))),
        async () =>
          unknown.push(await msOf(() => send(api, `new${String(n)}@example.com`, 2 * n + 1))),
      ];
      for (const request of n % 2 ? measure : measure.reverse()) await request();
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[PAIRS / 2] ?? 0;
    const chance = superiority(unknown, known);
    console.log(
      `${route}: known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms, P(unknown slower) ${chance.toFixed(3)}`,
    );
    expect(Math.abs(chance - 0.5)).toBeLessThan(0.15);
  },
  300_000,
);
