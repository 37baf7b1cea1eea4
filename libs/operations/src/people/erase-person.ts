import type { ApiKeyCache } from '@marquee/access';
import type { PersonRepository } from '@marquee/database';
import { formatInstant } from '@marquee/domain';
import type { EmailHasher } from '../demand/person.ts';

export interface ErasePersonDeps {
  persons: Pick<PersonRepository, 'paidPlan' | 'erase'>;
  emailHasher: Pick<EmailHasher, 'hashesFor'>;
  /** Removes a key from the cache of this process; others are notified by the database. */
  invalidateKey: ApiKeyCache['invalidate'];
}

/** Nothing was erased because a plan is still paid for. */
export interface StillPaid {
  plan: string;
  paidUntil: Date;
  explanation: string;
}

/**
 * Erases all data about the owner of an address. Returns null, or the reason if a paid plan
 * prevents it.
 */
export async function erasePerson(
  { persons, emailHasher, invalidateKey }: ErasePersonDeps,
  email: string,
  { giveUpPlan }: { giveUpPlan: boolean },
): Promise<StillPaid | null> {
  const paid = giveUpPlan ? null : await persons.paidPlan(email);
  if (paid) {
    const until = formatInstant(paid.paid_until);
    return {
      plan: paid.plan,
      paidUntil: paid.paid_until,
      explanation: `must be true: the plan ${paid.plan} is paid until ${until}. Erasing does not cancel payments, so cancel the plan at Stripe first`,
    };
  }
  const recipientHashes = emailHasher.hashesFor(email);
  const { keyIds } = await persons.erase({ email, recipientHashes });
  for (const keyId of keyIds) invalidateKey({ keyId });
  return null;
}
