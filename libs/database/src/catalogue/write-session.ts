import { setImmediate } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Database, Session } from '../connect.ts';

const RUN_LOCK = 7_276_503;
const ATTEMPTS = 3;
// A slug or a name that another source's run took a moment ago; a deadlock with it.
const RETRYABLE_CODES = new Set(['23505', '40P01', '40001']);

/** A connection that holds a source for one run, and a temporary table `seen` of the ids that stood in it so far. */
export async function openRunSession(
  { openSession }: Pick<Database, 'openSession'>,
  source: { id: number; name: string },
): Promise<Session> {
  const session = await openSession();
  const { query, close } = session;
  try {
    // A batch that a power cut takes back is written again by the next run: no need to wait for the disk each time.
    await query(sql`SET synchronous_commit = off`);
    const [lock] = await query<{ held: boolean }>(sql`SELECT pg_try_advisory_lock(${RUN_LOCK}, ${source.id}) AS held`);
    if (!lock?.held) throw new Error(`Another run over the source "${source.name}" is going on. Wait for it to end.`);
    await query(sql`CREATE TEMP TABLE seen (source_event_id text PRIMARY KEY)`);
    return session;
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * All of `work` is committed, or nothing; it is tried again where another run was in its way. `onSent` is called once nothing of it remains to be sent: what is
 * sent from then on stands outside of it. So a COMMIT is not tried again; READ COMMITTED, which it may not be by default, leaves it no other run to fail by.
 */
export async function withTransaction<Result>(
  { query }: Pick<Session, 'query'>,
  work: () => Promise<Result>,
  onCommitSent: () => void = () => undefined,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const begun = query(sql`BEGIN ISOLATION LEVEL READ COMMITTED`);
    begun.catch(() => undefined); // what follows it fails, too
    let result: Result;
    try {
      result = await work();
      await begun;
    } catch (error) {
      await query(sql`ROLLBACK`).catch(() => undefined);
      if (attempt >= ATTEMPTS || !RETRYABLE_CODES.has(codeOf(error))) throw error;
      continue;
    }
    const committed = query(sql`COMMIT`);
    onCommitSent();
    await committed;
    return result;
  }
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const TRANSACTION_LOST = '25P02';

/**
 * Work that goes on at the same time on one connection: waits for all of it and answers what it did, or throws the first failure in its order that is not
 * only because another one lost the transaction.
 */
export async function allSettled<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  const failures = (await Promise.allSettled(work)).filter((outcome) => outcome.status === 'rejected');
  const failure = failures.find(({ reason }) => codeOf(reason) !== TRANSACTION_LOST) ?? failures[0];
  if (failure) throw failure.reason;
  return Promise.all(work);
}

/**
 * Statements that may follow each other without waiting, each made and sent in its turn: PostgreSQL is at work on the first one while the next
 * ones are made. Waits for all; fails as `together` does.
 */
export async function sendPipelined(makers: readonly (() => Promise<unknown>)[]): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const make of makers) {
    const statement = make();
    statement.catch(() => undefined); // told below
    sent.push(statement);
    await setImmediate();
  }
  await allSettled(sent);
}
