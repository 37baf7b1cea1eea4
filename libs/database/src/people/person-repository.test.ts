import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@marquee/domain';
import { createTestDatabase } from '../testing.ts';
import { createPersonRepository } from './person-repository.ts';

const ADDRESS = 'Ada_L%1@example.com';
const ONE_EACH = { account: 1, key_confirmation: 1, sign_in_link: 1, correction: 1 };
const SIMILAR = ['adaxl%1@example.com', 'ada_lxx1@example.com'];

describe('a person whose address contains wildcards of LIKE', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeEach(async () => {
    database = await createTestDatabase();
    for (const email of [ADDRESS, ...SIMILAR]) {
      const hash = Buffer.from(email);
      const key = { id: newId(), hash, hint: 'abcd' };
      await database.prisma.account.create({ data: { id: newId(), email } });
      await database.prisma.apiKey.create({ data: key });
      const expiresAt = new Date(Date.now() + 60_000);
      await database.prisma.keyConfirmation.create({
        data: { tokenHash: hash, email, keyId: key.id, expiresAt },
      });
      await database.prisma.signInLink.create({ data: { tokenHash: hash, email, expiresAt } });
      await database.prisma.correction.create({
        data: { id: newId(), kind: 'removal', email, reporterHash: 'x' },
      });
    }
  });
  afterEach(() => database[Symbol.asyncDispose]());

  const emails = async () =>
    (await database.prisma.account.findMany()).map(({ email }) => email).sort();

  it('is found and erased in any case, without similar addresses', async () => {
    const persons = createPersonRepository(database);
    const person = { email: ADDRESS.toUpperCase(), recipientHashes: [Buffer.from('hash')] };
    expect(await persons.show(person)).toMatchObject(ONE_EACH);
    const { rows } = await persons.erase(person);
    expect(rows).toMatchObject(ONE_EACH);
    expect(await emails()).toEqual([...SIMILAR].sort());
  });

  it('is found by the indexes', async () => {
    const client = await database.pool.connect();
    await client.query('SET enable_seqscan = off');
    for (const table of ['account', 'sign_in_link', 'key_confirmation', 'correction']) {
      const plan = await client.query<Record<'QUERY PLAN', string>>(
        `EXPLAIN SELECT FROM ${table} WHERE lower(email) = 'x'`,
      );
      expect(JSON.stringify(plan.rows)).toContain(`${table}_lower_email_idx`);
    }
    client.release();
  });
});
