import { expect, it } from '@jest/globals';
import { connectDatabase, type Database } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { FOREIGN_SECRETS, requireOwnSecrets } from './require-own-secrets.ts';

const [A, B, C] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)];

it('lets a server start that has every secret of the data', async () => {
  await using database = await createTestDatabase();
  for (const secrets of [[A], [A], [A, B], [B, A], [C, B, A]] as const)
    await requireOwnSecrets(database, secrets);
});

it('refuses a server that lacks a secret of the data, and stores nothing of it', async () => {
  await using database = await createTestDatabase();
  await requireOwnSecrets(database, [B, A]); // the data of an earlier release may need both
  for (const secrets of [[A], [B], [C], [C, A]] as const)
    await expect(requireOwnSecrets(database, secrets)).rejects.toThrow(FOREIGN_SECRETS);
  await requireOwnSecrets(database, [A, B]);
});

it('refuses it later if the database did not answer at the start', async () => {
  await using database = await createTestDatabase();
  await requireOwnSecrets(database, [A]);
  const other = connectDatabase({ url: database.url, name: 'other' });
  let isDown = true;
  const query: Database['query'] = (statement) =>
    isDown ? Promise.reject(new Error('down')) : other.query(statement);
  const { refused, stop } = await requireOwnSecrets({ ...other, query }, [B], { retryMs: 20 });
  isDown = false;
  expect((await refused).message).toBe(FOREIGN_SECRETS);
  stop();
  await other.close();
});

it('sends no typed query for known secrets, because the first one takes a third of a start', async () => {
  await using database = await createTestDatabase();
  await requireOwnSecrets(database, [A]);
  const used: string[] = [];
  const prisma = new Proxy(database.prisma, {
    get: (target, name) => (used.push(String(name)), Reflect.get(target, name) as unknown),
  });
  await requireOwnSecrets({ ...database, prisma }, [A]);
  expect(used).toEqual([]);
});
