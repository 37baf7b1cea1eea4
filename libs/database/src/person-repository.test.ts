import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@marquee/domain';
import { createPersonRepository } from './person-repository.ts';
import { createTestDatabase } from './testing.ts';

const ADDRESS = 'Ada_L%1@example.com';
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
      await database.prisma.keyConfirmation.create({ data: { tokenHash: hash, email, keyId: key.id, expiresAt } });
    }
  });
  afterEach(() => database[Symbol.asyncDispose]());

  const emails = async () => (await database.prisma.account.findMany()).map(({ email }) => email).sort();

  it('is found and erased in any case, without similar addresses', async () => {
    const persons = createPersonRepository(database);
    const person = { email: ADDRESS.toUpperCase(), recipientHash: Buffer.from('hash') };
    expect(await persons.show(person)).toMatchObject({ account: 1, key_confirmation: 1 });
    const { rows } = await persons.erase(person);
    expect(rows).toMatchObject({ account: 1, key_confirmation: 1 });
    expect(await emails()).toEqual([...SIMILAR].sort());
  });
});
