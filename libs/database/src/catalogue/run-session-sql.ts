// SQL because Prisma cannot express it: statements of a run's session: a lock, a temporary table,
// pipelined transactions, ANALYZE.
import { setImmediate } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Database, Query, Session } from '../connection/connect.ts';
import { flushPendingEntries } from '../search/search-index-sql.ts';

const RUN_LOCK = 7_276_503;
const ATTEMPTS = 3;
// Unique violation, deadlock, serialization failure: caused by another run at the same time.
const RETRYABLE_CODES = new Set(['23505', '40P01', '40001']);

export interface RunSource {
  id: number;
  name: string;
}

/**
 * Opens a connection with an advisory lock on the source and a temporary table `seen` for the ids
 * of the run.
 */
export async function openRunSession(
  { openSession }: Pick<Database, 'openSession'>,
  source: RunSource,
): Promise<Session> {
  const session = await openSession();
  const { query, close } = session;
  try {
    // The next run repeats a batch that a crash lost, so commits need not wait for the disk.
    await query(sql`SET synchronous_commit = off`);
    const [lock] = await query<{ held: boolean }>(
      sql`SELECT pg_try_advisory_lock(${RUN_LOCK}, ${source.id}) AS held`,
    );
    if (!lock?.held)
      throw new Error(
        `Another run over the source "${source.name}" is active. Wait until it ends.`,
      );
    const [stored] = await query(sql`SELECT FROM source WHERE id = ${source.id}`);
    if (!stored)
      throw new Error(
        `The source "${source.name}" was removed during the run. Nothing was written.`,
      );
    await query(sql`CREATE TEMP TABLE seen (source_event_id text PRIMARY KEY)`);
    return session;
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Runs `work` in a transaction and retries it on conflicts with other runs. Calls `onCommitSent`
 * when COMMIT is sent: later statements are outside the transaction, so a failed COMMIT is not
 * retried. READ COMMITTED is explicit because under it COMMIT cannot fail with a serialization
 * error.
 */
export async function withTransaction<Result>(
  { query }: Pick<Session, 'query'>,
  work: () => Promise<Result>,
  onCommitSent: () => void = () => undefined,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const began = query(sql`BEGIN ISOLATION LEVEL READ COMMITTED`);
    began.catch(() => undefined); // rethrown by the await below, or by `work`
    let result: Result;
    try {
      result = await work();
      await began;
    } catch (error) {
      await query(sql`ROLLBACK`).catch(() => undefined);
      if (attempt >= ATTEMPTS || !RETRYABLE_CODES.has(errorCode(error))) throw error;
      continue;
    }
    const commit = query(sql`COMMIT`);
    onCommitSent();
    await commit;
    return result;
  }
}

const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const IN_FAILED_TRANSACTION = '25P02';

/**
 * Waits for all promises. Throws the first failure that is not a consequence of an already failed
 * transaction.
 */
export async function allSettled<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  const failures = (await Promise.allSettled(work)).filter(
    (outcome) => outcome.status === 'rejected',
  );
  const failure =
    failures.find(({ reason }) => errorCode(reason) !== IN_FAILED_TRANSACTION) ?? failures[0];
  if (failure) throw failure.reason;
  return Promise.all(work);
}

/**
 * Creates and sends statements without waiting for the previous ones to complete, and waits for
 * all. Fails like `allSettled`.
 */
export async function sendPipelined(makers: readonly (() => Promise<unknown>)[]): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const make of makers) {
    const statement = make();
    statement.catch(() => undefined); // thrown by `allSettled`
    sent.push(statement);
    await setImmediate();
  }
  await allSettled(sent);
}

const MIN_CHANGES = 2_000;

/**
 * Merges what a run added into the search indexes, and updates planner statistics if `changes` is
 * large enough to matter. Uses two connections, because analysing `event` alone takes as long as
 * everything else.
 */
export async function refreshStatistics(
  { openSession }: Pick<Database, 'openSession'>,
  query: Query,
  changes: number,
): Promise<void> {
  if (changes === 0) return;
  if (changes < MIN_CHANGES) {
    await flushPendingEntries(query);
    return;
  }
  const isOutdated = await areStatisticsOutdated(query, changes);
  const other = await openSession();
  try {
    await allSettled([
      flushPendingEntries(other.query),
      isOutdated
        ? other.query(
            sql`ANALYZE event_search, event_artist, claim, match_key, venue, artist, city`,
          )
        : query(sql`ANALYZE claim (source_id)`), // otherwise the planner assumes few rows for a new source
      ...(isOutdated ? [query(sql`ANALYZE event`)] : []),
    ]);
  } finally {
    await other.close();
  }
}

/**
 * Whether the events changed by half since they were analysed. The planner itself reckons with the
 * size of a table, and autovacuum analyses it after a tenth.
 */
async function areStatisticsOutdated(query: Query, changes: number): Promise<boolean> {
  const [event] = await query<{ is_outdated: boolean }>(sql`
    SELECT greatest(s.n_mod_since_analyze, ${changes}::int) > greatest(c.reltuples, 0) / 2 AS is_outdated
    FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid WHERE c.oid = 'event'::regclass`);
  return event?.is_outdated ?? true;
}
