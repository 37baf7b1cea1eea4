import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import type { Session } from '../connection/connect.ts';
import { createTestDatabase } from '../testing.ts';
import { withTransaction, allSettled } from './run-session-sql.ts';

describe('withTransaction', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let session: Session;
  beforeEach(async () => {
    database = await createTestDatabase();
    session = await database.openSession();
    // Only COMMIT reports a duplicate name.
    await session.query(
      sql`CREATE TEMP TABLE name (name text UNIQUE DEFERRABLE INITIALLY DEFERRED)`,
    );
  });
  afterEach(async () => {
    await session.close();
    await database[Symbol.asyncDispose]();
  });

  const add = (name: string) => session.query(sql`INSERT INTO name VALUES (${name})`);
  const names = async () =>
    (await session.query<{ name: string }>(sql`SELECT name FROM name ORDER BY name`)).map(
      ({ name }) => name,
    );
  const fail = () => session.query(sql`SELECT 1 / 0`);

  it('throws the error that aborted the transaction, not the later ones', async () => {
    const sequentialInserts = () => add('a').then(() => add('b'));
    await expect(
      withTransaction(session, () => allSettled([sequentialInserts(), fail()])),
    ).rejects.toThrow('division by zero');
    expect(await names()).toEqual([]);
  });

  it('retries the transaction after a unique violation in any of its parts', async () => {
    await session.query(sql`CREATE UNIQUE INDEX ON name (name)`);
    await add('taken');
    let attempts = 0;
    const insertTakenName = () => add(attempts++ === 0 ? 'taken' : 'free');
    await withTransaction(session, () =>
      allSettled([add('a').then(() => add('b')), insertTakenName()]),
    );
    expect(attempts).toBe(2);
    expect(await names()).toEqual(['a', 'b', 'free', 'taken']);
  });

  it('does not roll back statements sent after a COMMIT that fails', async () => {
    await add('taken');
    const later: Promise<unknown>[] = [];
    const work = () => allSettled([add('lost'), add('taken')]);
    await expect(withTransaction(session, work, () => later.push(add('stored')))).rejects.toThrow(
      'duplicate key',
    );
    await Promise.all(later);
    expect(await names()).toEqual(['stored', 'taken']);
  });

  it('uses READ COMMITTED even if the server defaults to another isolation level', async () => {
    await session.query(sql`SET default_transaction_isolation = 'serializable'`);
    const level = () => session.query(sql`SHOW transaction_isolation`);
    expect(await withTransaction(session, level)).toEqual([
      { transaction_isolation: 'read committed' },
    ]);
  });
});
