import type { Caller } from '@marquee/access';
import type { AccountRepository } from '@marquee/database';
import { defineOperation, DomainError, invalidInputs } from '@marquee/domain';
import { z } from 'zod';
import { flag } from '../parameters.ts';
import { erasePerson, type ErasePersonDeps } from '../people/erase-person.ts';

export interface EraseAccountDeps extends ErasePersonDeps {
  accounts: Pick<AccountRepository, 'findEmail'>;
  caller: Caller;
}

export const eraseAccount = defineOperation({
  name: 'erase_account',
  summary: 'Erase an account and all data about its owner',
  description:
    'Deletes the account of the key, its e-mail address, all its keys, and the subscriptions, requests and mails of that address. Nothing brings it back. It does not cancel payments: cancel the plan at Stripe first. While a plan is paid for, the request is refused unless `give_up_plan` is set. Stripe keeps its billing records.',
  input: z.object({
    give_up_plan: flag()
      .default(false)
      .meta({ description: 'Erase although a plan is still paid for.', examples: [true] }),
  }),
  output: z.object({ erased: z.literal(true) }),
  errorCodes: ['invalid_api_key', 'not_found'],
  async run(deps: EraseAccountDeps, { give_up_plan }) {
    const { holder } = deps.caller;
    if (!holder)
      throw new DomainError(
        'invalid_api_key',
        'Send the API key of the account as Authorization: Bearer or X-API-Key.',
      );
    const email =
      holder.account_id === null ? null : await deps.accounts.findEmail(holder.account_id);
    if (email === null)
      throw new DomainError(
        'not_found',
        'This key belongs to no account: its address was never confirmed.',
      );
    const paid = await erasePerson(deps, email, { giveUpPlan: give_up_plan });
    if (paid)
      throw invalidInputs('invalid_body', [
        { name: 'give_up_plan', code: 'required', detail: paid.explanation },
      ]);
    return { erased: true as const };
  },
});
