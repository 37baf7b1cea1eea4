import { setImmediate } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Database, Session } from '../connect.ts';

const RUN_LOCK = 7_276_503;
const ATTEMPTS = 3;
// A slug or a name that another source's run took a moment ago; a deadlock with it.
const WORTH_ANOTHER_TRY = new Set(['23505', '40P01', '40001']);

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

/** All of `work` is committed, or nothing; it is tried again where another run was in its way. */
export async function atomically<Result>(session: Session, work: () => Promise<Result>, attempt = 1): Promise<Result> {
  const { query } = session;
  const begun = query(sql`BEGIN`);
  begun.catch(() => undefined); // what follows it fails, too
  try {
    const result = await work();
    await begun;
    await query(sql`COMMIT`);
    return result;
  } catch (error) {
    await query(sql`ROLLBACK`).catch(() => undefined);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (attempt >= ATTEMPTS || !WORTH_ANOTHER_TRY.has(code)) throw error;
    return atomically(session, work, attempt + 1);
  }
}

/**
 * Statements that were sent together: waits for all and answers what they did, or throws the first failure in their order (those behind it fail only
 * because the transaction is lost).
 */
export async function together<const Statements extends readonly Promise<unknown>[]>(
  statements: Statements,
): Promise<{ -readonly [Index in keyof Statements]: Awaited<Statements[Index]> }> {
  for (const outcome of await Promise.allSettled(statements)) if (outcome.status === 'rejected') throw outcome.reason;
  return Promise.all(statements);
}

/**
 * Statements that may follow each other without waiting, each made and sent in its turn: PostgreSQL is at work on the first one while the next
 * ones are made. Waits for all; fails as `together` does.
 */
export async function inSuccession(makers: readonly (() => Promise<unknown>)[]): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const make of makers) {
    const statement = make();
    statement.catch(() => undefined); // told below
    sent.push(statement);
    await setImmediate();
  }
  await together(sent);
}
