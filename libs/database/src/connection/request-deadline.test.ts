import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import { createBatcher } from '../demand/batcher.ts';
import { createTestDatabase } from '../testing.ts';
import { connectDatabase } from './connect.ts';
import {
  extendDeadline,
  remainingMs,
  runWithDeadline,
  runWithoutDeadline,
  untilDeadline,
} from './request-deadline.ts';
import { isUnavailable } from './unavailable.ts';

let server: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(async () => server[Symbol.asyncDispose]());

const sleep = (seconds: number) => ({ text: 'SELECT pg_sleep($1)', values: [seconds] });
const catchError = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** Opens a separate pool on the same database. */
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

describe('runWithDeadline', () => {
  it('limits the total time of all statements', async () => {
    await using database = connect();
    const shortStatements = async () => {
      for (let n = 0; n < 200; n++) await database.query(sleep(0.05));
    };
    expect(isUnavailable(await catchError(runWithDeadline(500, shortStatements)))).toBe(true);
    await database.query(sleep(0.6)); // without a deadline, a statement has its own limit
  });

  it('rolls back a transaction and closes its connection at the deadline', async () => {
    await using database = connect({ poolSize: 1 });
    const work = () =>
      database.transaction(async (query) => {
        await query({ text: 'CREATE TABLE half_done (id int)', values: [] });
        await query(sleep(20));
      });
    expect(isUnavailable(await catchError(runWithDeadline(300, work)))).toBe(true);
    // The pool has a new connection; the cancelled statement still uses the old one.
    expect(await database.query({ text: 'SELECT 1 AS one', values: [] })).toEqual([{ one: 1 }]);
    expect(
      await database.query({ text: `SELECT to_regclass('half_done') AS found`, values: [] }),
    ).toEqual([{ found: null }]);
  });

  it('leaves no statement running on the server beyond the statement timeout', async () => {
    await using database = connect({ statementTimeoutMs: 1_000 });
    await catchError(runWithDeadline(200, () => database.query(sleep(60))));
    await waitFor(async () => {
      const active = `SELECT FROM pg_stat_activity WHERE application_name = 'deadlines' AND query LIKE '%pg_sleep%' AND state = 'active'`;
      return (await server.query({ text: active, values: [] })).length === 0;
    });
  });

  it('limits the wait for a pool connection and leaves the connection to the next caller', async () => {
    await using database = connect({ poolSize: 1 });
    const running = database.query(sleep(1.5));
    const waiting = runWithDeadline(200, () => database.query({ text: 'SELECT 1', values: [] }));
    expect(isUnavailable(await catchError(waiting))).toBe(true);
    await running;
    expect(await database.query({ text: 'SELECT 2 AS two', values: [] })).toEqual([{ two: 2 }]);
    expect(database.pool.totalCount).toBe(1);
  });

  it('reuses the connection after a statement fails', async () => {
    await using database = connect({ poolSize: 1 });
    const pid = async () => database.query({ text: 'SELECT pg_backend_pid() AS pid', values: [] });
    const before = await pid();
    const divide = () => database.transaction((query) => query({ text: 'SELECT 1/0', values: [] }));
    await expect(divide()).rejects.toThrow('division by zero');
    await expect(database.query({ text: 'SELECT 1/0', values: [] })).rejects.toThrow(
      'division by zero',
    );
    expect(await pid()).toEqual(before);
  });

  it('leaves the circuit closed when one table is locked', async () => {
    await using database = connect();
    await server.transaction(async (query) => {
      await query({ text: 'LOCK TABLE event IN ACCESS EXCLUSIVE MODE', values: [] });
      const reads = Array.from(
        { length: 8 },
        () => () => database.query({ text: 'SELECT FROM event', values: [] }),
      );
      const failures = await Promise.all(
        reads.map((read) => catchError(runWithDeadline(300, read))),
      );
      expect(failures.every(isUnavailable)).toBe(true);
    });
    expect(database.states).toEqual([]);
  });

  it('opens the circuit when no connection can be opened', async () => {
    await using database = connect({ url: 'postgresql://nobody@127.0.0.1:1/none' });
    await catchError(database.query({ text: 'SELECT 1', values: [] }));
    await waitFor(() => database.state() === 'down');
    await expect(database.query({ text: 'SELECT 1', values: [] })).rejects.toThrow(
      'circuit breaker',
    );
    await expect(
      database.transaction((query) => query({ text: 'SELECT 1', values: [] })),
    ).rejects.toThrow('circuit breaker');
    await expect(database.ping()).rejects.toThrow('circuit breaker');
  });
});

describe('nested deadlines', () => {
  it('never extend the outer deadline', () => {
    runWithDeadline(1_000, () => {
      expect(runWithDeadline(60_000, remainingMs)).toBeLessThanOrEqual(1_000);
      expect(runWithDeadline(10, remainingMs)).toBeLessThanOrEqual(10);
      expect(runWithoutDeadline(remainingMs)).toBe(Infinity);
      extendDeadline(60_000);
      expect(remainingMs()).toBeGreaterThan(50_000);
    });
    expect(remainingMs()).toBe(Infinity);
  });

  it('reject a promise that is still pending', async () => {
    const never = new Promise<never>(() => undefined);
    expect(isUnavailable(await catchError(runWithDeadline(20, () => untilDeadline(never))))).toBe(
      true,
    );
    expect(await runWithDeadline(20_000, () => untilDeadline(Promise.resolve(1)))).toBe(1);
  });
});

describe('a batch of several requests', () => {
  it('has the latest deadline of its items, while each caller waits until its own', async () => {
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
    const early = catchError(runWithDeadline(50, () => work('early')));
    const late = runWithDeadline(20_000, () => work('late'));
    expect(isUnavailable(await early)).toBe(true);
    finish();
    expect(await late).toBe('late');
    expect(remaining).toHaveLength(1);
    expect(remaining[0]).toBeGreaterThan(1_000);
  });

  it('drops items that wait in the queue beyond their deadline', async () => {
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
    expect(isUnavailable(await catchError(runWithDeadline(50, () => work('late'))))).toBe(true);
    finish();
    await first;
    expect(await work('next')).toBe('next');
    expect(worked).toEqual(['first', 'next']);
  });
});
