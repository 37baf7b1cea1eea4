import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import { connectDatabase } from './connect.ts';
import { createBatcher } from './demand/batcher.ts';
import { extendDeadline, remainingMs, runWithDeadline, runWithoutDeadline, untilDeadline } from './request-deadline.ts';
import { createTestDatabase } from './testing.ts';
import { isUnavailable } from './unavailable.ts';

let server: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(async () => server[Symbol.asyncDispose]());

const sleep = (seconds: number) => ({ text: 'SELECT pg_sleep($1)', values: [seconds] });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** A pool of the test's own on the same database. */
function connect(settings: { poolSize?: number; statementTimeoutMs?: number; url?: string } = {}) {
  const states: string[] = [];
  const onStateChange = (state: string) => states.push(state);
  const database = connectDatabase({
    url: server.url,
    name: 'deadlines',
    connectTimeoutMs: 20_000,
    onStateChange,
    ...settings,
  });
  return { ...database, states, [Symbol.asyncDispose]: database.close };
}

describe('the deadline of a request', () => {
  it('bounds all statements together, not each', async () => {
    await using database = connect();
    const eachShort = async () => {
      for (let n = 0; n < 200; n++) await database.query(sleep(0.05));
    };
    expect(isUnavailable(await failureOf(runWithDeadline(500, eachShort)))).toBe(true);
    await database.query(sleep(0.6)); // without a deadline, a statement has its own limit
  });

  it('rolls back a transaction and gives up its connection', async () => {
    await using database = connect({ poolSize: 1 });
    const work = () =>
      database.transaction(async (query) => {
        await query({ text: 'CREATE TABLE half_done (id int)', values: [] });
        await query(sleep(20));
      });
    expect(isUnavailable(await failureOf(runWithDeadline(300, work)))).toBe(true);
    // The pool's only connection is another one; the statement that was given up holds the old one.
    expect(await database.query({ text: 'SELECT 1 AS one', values: [] })).toEqual([{ one: 1 }]);
    expect(await database.query({ text: `SELECT to_regclass('half_done') AS found`, values: [] })).toEqual([
      { found: null },
    ]);
  });

  it('leaves no statement running on the server for longer than the pool allows', async () => {
    await using database = connect({ statementTimeoutMs: 1_000 });
    await failureOf(runWithDeadline(200, () => database.query(sleep(60))));
    await waitFor(async () => {
      const active = `SELECT FROM pg_stat_activity WHERE application_name = 'deadlines' AND query LIKE '%pg_sleep%' AND state = 'active'`;
      return (await server.query({ text: active, values: [] })).length === 0;
    });
  });

  it('bounds the wait for a connection of the pool, which the next caller gets', async () => {
    await using database = connect({ poolSize: 1 });
    const holding = database.query(sleep(1.5));
    const waiting = runWithDeadline(200, () => database.query({ text: 'SELECT 1', values: [] }));
    expect(isUnavailable(await failureOf(waiting))).toBe(true);
    await holding;
    expect(await database.query({ text: 'SELECT 2 AS two', values: [] })).toEqual([{ two: 2 }]);
    expect(database.pool.totalCount).toBe(1);
  });

  it('keeps the connection after an error of a statement', async () => {
    await using database = connect({ poolSize: 1 });
    const pid = async () => database.query({ text: 'SELECT pg_backend_pid() AS pid', values: [] });
    const before = await pid();
    const divide = () => database.transaction((query) => query({ text: 'SELECT 1/0', values: [] }));
    await expect(divide()).rejects.toThrow('division by zero');
    await expect(database.query({ text: 'SELECT 1/0', values: [] })).rejects.toThrow('division by zero');
    expect(await pid()).toEqual(before);
  });

  it('opens no circuit when one table is locked', async () => {
    await using database = connect();
    await server.transaction(async (query) => {
      await query({ text: 'LOCK TABLE event IN ACCESS EXCLUSIVE MODE', values: [] });
      const reads = Array.from({ length: 8 }, () => () => database.query({ text: 'SELECT FROM event', values: [] }));
      const failures = await Promise.all(reads.map((read) => failureOf(runWithDeadline(300, read))));
      expect(failures.every(isUnavailable)).toBe(true);
    });
    expect(database.states).toEqual([]);
  });

  it('opens the circuit when no connection can be made', async () => {
    await using database = connect({ url: 'postgresql://nobody@127.0.0.1:1/none' });
    await failureOf(database.query({ text: 'SELECT 1', values: [] }));
    await waitFor(() => database.state() === 'down');
    await expect(database.query({ text: 'SELECT 1', values: [] })).rejects.toThrow('circuit breaker');
    await expect(database.transaction((query) => query({ text: 'SELECT 1', values: [] }))).rejects.toThrow(
      'circuit breaker',
    );
    await expect(database.ping()).rejects.toThrow('circuit breaker');
  });
});

describe('deadlines within deadlines', () => {
  it('never extend the outer one', () => {
    runWithDeadline(1_000, () => {
      expect(runWithDeadline(60_000, remainingMs)).toBeLessThanOrEqual(1_000);
      expect(runWithDeadline(10, remainingMs)).toBeLessThanOrEqual(10);
      expect(runWithoutDeadline(remainingMs)).toBe(Infinity);
      extendDeadline(60_000);
      expect(remainingMs()).toBeGreaterThan(50_000);
    });
    expect(remainingMs()).toBe(Infinity);
  });

  it('end a wait for something else', async () => {
    const never = new Promise<never>(() => undefined);
    expect(isUnavailable(await failureOf(runWithDeadline(20, () => untilDeadline(never))))).toBe(true);
    expect(await runWithDeadline(20_000, () => untilDeadline(Promise.resolve(1)))).toBe(1);
  });
});

describe('a batch of several requests', () => {
  it('has the latest deadline, while each caller waits until its own', async () => {
    const remaining: number[] = [];
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const work = createBatcher(
      async (items: string[]) => {
        remaining.push(remainingMs());
        await finished;
        return items;
      },
      { maxBatchSize: 10, concurrency: 1 },
    );
    const hasty = failureOf(runWithDeadline(50, () => work('hasty')));
    const patient = runWithDeadline(20_000, () => work('patient'));
    expect(isUnavailable(await hasty)).toBe(true);
    finish();
    expect(await patient).toBe('patient');
    expect(remaining).toHaveLength(1);
    expect(remaining[0]).toBeGreaterThan(1_000);
  });

  it('drops what waited in the queue beyond its deadline', async () => {
    const worked: string[] = [];
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const work = createBatcher(
      async (items: string[]) => {
        worked.push(...items);
        await finished;
        return items;
      },
      { maxBatchSize: 1, concurrency: 1 },
    );
    const first = work('first');
    expect(isUnavailable(await failureOf(runWithDeadline(50, () => work('late'))))).toBe(true);
    finish();
    await first;
    expect(await work('next')).toBe('next');
    expect(worked).toEqual(['first', 'next']);
  });
});
