import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sql from 'sql-template-tag';
import type { Session } from '../connect.ts';
import { createTestDatabase } from '../testing.ts';
import { withTransaction, allSettled } from './write-session.ts';

describe('a transaction of a run', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let session: Session;
  beforeEach(async () => {
    database = await createTestDatabase();
    session = await database.openSession();
    // A name that is taken is told by the COMMIT alone.
    await session.query(sql`CREATE TEMP TABLE name (name text UNIQUE DEFERRABLE INITIALLY DEFERRED)`);
  });
  afterEach(async () => {
    await session.close();
    await database[Symbol.asyncDispose]();
  });

  const add = (name: string) => session.query(sql`INSERT INTO name VALUES (${name})`);
  const names = async () =>
    (await session.query<{ name: string }>(sql`SELECT name FROM name ORDER BY name`)).map(({ name }) => name);
  const fail = () => session.query(sql`SELECT 1 / 0`);

  it('fails by what lost it, not by what failed since', async () => {
    const twoAfterEachOther = () => add('a').then(() => add('b'));
    await expect(withTransaction(session, () => allSettled([twoAfterEachOther(), fail()]))).rejects.toThrow(
      'division by zero',
    );
    expect(await names()).toEqual([]);
  });

  it('is tried again where a name was taken meanwhile, whichever part of it was told so', async () => {
    await session.query(sql`CREATE UNIQUE INDEX ON name (name)`);
    await add('taken');
    let attempts = 0;
    const takesAName = () => add(attempts++ === 0 ? 'taken' : 'free');
    await withTransaction(session, () => allSettled([add('a').then(() => add('b')), takesAName()]));
    expect(attempts).toBe(2);
    expect(await names()).toEqual(['a', 'b', 'free', 'taken']);
  });

  it('holds nothing that is sent once all of it is sent, also where its COMMIT fails', async () => {
    await add('taken');
    const behind: Promise<unknown>[] = [];
    const work = () => allSettled([add('lost'), add('taken')]);
    await expect(withTransaction(session, work, () => behind.push(add('kept')))).rejects.toThrow('duplicate key');
    await Promise.all(behind);
    expect(await names()).toEqual(['kept', 'taken']);
  });

  it('sees what others committed meanwhile, whatever the server does by default', async () => {
    await session.query(sql`SET default_transaction_isolation = 'serializable'`);
    const level = () => session.query(sql`SHOW transaction_isolation`);
    expect(await withTransaction(session, level)).toEqual([{ transaction_isolation: 'read committed' }]);
  });
});
