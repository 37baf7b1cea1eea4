import { hashOfKey, newApiKey } from '@marquee/access';
import {
  createAdminKeyRepository,
  createOperatorRepository,
  createPasskeyRepository,
  createPersonRepository,
} from '@marquee/database';
import { DomainError, EmailAddress } from '@marquee/domain';
import { TIERS } from '@marquee/quota';
import { z } from 'zod';
import { defineAction } from './operator-action.ts';

/** The tiers that an operator can grant. */
export const GRANTED_TIERS = TIERS.filter((tier) => tier !== 'anonymous');

const Person = z.object({ email: EmailAddress });
const byEmail = ({ email }: { email: string }) => ({ target: email });

const noOperator = (email: string) =>
  new DomainError('not_found', `No operator has the address "${email}". Look at "operator list".`);

/** Sets the tier of an account and creates a key. */
export const grantKey = defineAction({
  name: 'grant key',
  input: Person.extend({
    tier: z.enum(GRANTED_TIERS),
    custom_limit: z.number().int().positive().nullable(),
  }),
  describe: ({ email, tier }) => ({ target: email, note: tier }),
  run: async ({ database, within }, { email, tier, custom_limit }) => {
    const key = newApiKey();
    const stored = { hash: hashOfKey(key), hint: key.slice(-4) };
    const grant = { email, tier, customLimit: custom_limit, key: stored };
    return { ...(await createAdminKeyRepository(database).grant(grant, within)), api_key: key };
  },
});

export const revokeKeys = defineAction({
  name: 'revoke keys',
  input: Person,
  describe: byEmail,
  run: async ({ database, within }, { email }) => {
    const keys = createAdminKeyRepository(database);
    const revoked = await keys.revokeAll(email, within);
    if (revoked === 0 && !(await keys.show(email)))
      throw new DomainError('not_found', `No account has the address "${email}".`);
    return { revoked };
  },
});

export const addOperator = defineAction({
  name: 'add operator',
  input: Person,
  describe: byEmail,
  run: async ({ database, within }, { email }) => {
    await createOperatorRepository(database).add(email, within);
    return { added: email };
  },
});

export const removeOperator = defineAction({
  name: 'remove operator',
  input: Person,
  describe: byEmail,
  run: async ({ database, within }, { email }) => {
    if (!(await createOperatorRepository(database).remove(email, within))) throw noOperator(email);
    return { removed: true };
  },
});

/** For an operator who lost all passkeys: a mailed link opens the console again. */
export const removePasskeys = defineAction({
  name: 'remove passkeys',
  input: Person,
  describe: byEmail,
  run: async ({ database, within }, { email }) => {
    if (!(await createOperatorRepository(database).isOperator(email))) throw noOperator(email);
    return { removed: await createPasskeyRepository(database).removeAll(email, within) };
  },
});

/** Erases all data about the owner of an address. The log does not name the person. */
export const erasePerson = defineAction({
  name: 'erase person',
  input: Person.extend({ recipientHashes: z.array(z.instanceof(Buffer)), force: z.boolean() }),
  describe: () => ({ target: 'a person' }),
  run: async ({ database, within }, { force, ...person }) => {
    const persons = createPersonRepository(database);
    const paid = force ? null : await persons.paidPlan(person.email);
    if (paid)
      throw new DomainError(
        'invalid_body',
        `The plan ${paid.plan} is paid until ${paid.paid_until.toISOString()}. Cancel it at Stripe first, or use --force.`,
      );
    return persons.erase(person, within);
  },
});
