import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@marquee/domain';
import { must } from '@marquee/testing/must';
import { createTestDatabase } from '../testing.ts';
import { connectDatabase } from './connect.ts';
import { isUniqueViolation } from './prisma.ts';
import { runWithDeadline } from './request-deadline.ts';
import { isOverload, isUnavailable } from './unavailable.ts';

let server: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  server = await createTestDatabase();
});
afterAll(async () => server[Symbol.asyncDispose]());

const catchError = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

function connect(
  settings: { poolSize?: number; url?: string; maxPoolWaitMs?: number; directUrl?: string } = {},
) {
  const database = connectDatabase({
    url: server.url,
    name: 'prisma',
    connectTimeoutMs: 20_000,
    onStateChange: () => undefined,
    ...settings,
  });
  return { ...database, [Symbol.asyncDispose]: database.close };
}

describe('the Prisma client', () => {
  it('stores and reads an instant unchanged in a database with another time zone', async () => {
    const name = new URL(server.url).pathname.slice(1);
    await server.pool.query(`ALTER DATABASE ${name} SET TimeZone = 'America/New_York'`);
    await using direct = connect();
    await using pooled = connect({ directUrl: server.url });
    const expiresAt = new Date('2027-01-31T23:30:00.123Z');
    for (const { prisma, query } of [direct, pooled]) {
      const tokenHash = Buffer.from(newId());
      await prisma.keyConfirmation.create({
        data: { tokenHash, email: '', keyId: newId(), expiresAt },
      });
      expect(await prisma.keyConfirmation.findUnique({ where: { tokenHash } })).toMatchObject({
        expiresAt,
      });
      const text = 'SELECT expires_at FROM key_confirmation WHERE token_hash = $1';
      expect(await query({ text, values: [tokenHash] })).toEqual([{ expires_at: expiresAt }]);
    }
  });

  it('rejects a statement at the deadline of the request', async () => {
    await using database = connect({ poolSize: 1 });
    const sleep = () => database.prisma.$queryRaw`SELECT pg_sleep(20)::text`;
    expect(isUnavailable(await catchError(runWithDeadline(200, sleep)))).toBe(true);
    // on a new connection
    expect(await database.prisma.country.count({ where: { code: 'DE' } })).toBe(1);
  });

  it('rolls back a transaction at the deadline of the request', async () => {
    await using database = connect({ poolSize: 1 });
    const id = newId();
    const work = () =>
      database.prismaTransaction(async (client) => {
        await client.account.create({ data: { id, email: `${id}@example.com` } });
        await client.$queryRaw`SELECT pg_sleep(20)::text`;
      });
    expect(isUnavailable(await catchError(runWithDeadline(300, work)))).toBe(true);
    expect(await database.prisma.account.findUnique({ where: { id } })).toBeNull();
  });

  it('reports an unreachable database as unavailable', async () => {
    await using database = connect({ url: 'postgresql://nobody@127.0.0.1:1/none' });
    expect(isUnavailable(await catchError(database.prisma.country.count()))).toBe(true);
    expect(
      isUnavailable(await catchError(database.prismaTransaction(() => Promise.resolve()))),
    ).toBe(true);
  });

  it('reports a lost connection within a transaction as unavailable', async () => {
    await using database = connect({ poolSize: 1 });
    const work = database.prismaTransaction(async (client) => {
      const [row] = await client.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
      await server.pool.query('SELECT pg_terminate_backend($1)', [must(row).pid]);
      await client.country.count();
    });
    expect(isUnavailable(await catchError(work))).toBe(true);
    expect(await database.prisma.country.count({ where: { code: 'DE' } })).toBe(1);
  });

  it('is rejected at once while too many callers wait for a connection', async () => {
    await using database = connect({ poolSize: 1, maxPoolWaitMs: 0 });
    const release = await database.pool.connect();
    const waiting = [catchError(database.prisma.country.count())];
    const start = performance.now();
    let last: unknown = null;
    while (!isOverload(last) && performance.now() - start < 60_000) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const call = catchError(database.prisma.country.count());
      waiting.push(call);
      last = await Promise.race([call, new Promise((resolve) => setTimeout(resolve, 20))]);
    }
    release.release();
    await Promise.all(waiting);
    expect(isOverload(last)).toBe(true);
  });

  it('reports a row that exists as a unique violation', async () => {
    const data = { code: 'DE', alpha3: 'DEU', name: 'Germany' };
    expect(isUniqueViolation(await catchError(server.prisma.country.create({ data })))).toBe(true);
  });
});
