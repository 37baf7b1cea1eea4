import type { Caller } from '@marquee/access';
import type { CorrectionRepository } from '@marquee/database';
import { DomainError } from '@marquee/domain';
import { z } from 'zod';
import { mailLocale, type LocaleDeps } from '../mail-locale.ts';

const MAX_PER_DAY = 20;
/** Open reports of people without an account. */
const MAX_OPEN_PER_NETWORK = 60;
const HOUR_S = 3_600;

export const StoredReport = z.object({
  id: z.string().meta({
    description: 'Id of the report, for questions to the operator.',
    examples: ['01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7'],
  }),
  state: z.literal('open').meta({ description: 'An operator decides it.', examples: ['open'] }),
});

export interface StoreReportDeps extends LocaleDeps {
  corrections: Pick<CorrectionRepository, 'insert'>;
  caller: Pick<Caller, 'address' | 'holder' | 'network'>;
}

interface Report extends Omit<
  Parameters<CorrectionRepository['insert']>[0],
  'hasAccount' | 'locale' | 'network' | 'reporterHash'
> {
  /** As named in the request. */
  locale: string | undefined;
}

/** Stores a report of the caller. Throws `quota_exceeded` if the caller sent too many in a day. */
export async function storeReport(deps: StoreReportDeps, report: Report) {
  const { corrections, caller } = deps;
  const locale = report.email === null ? null : mailLocale(deps, report.locale);
  const accountId = caller.holder?.account_id;
  const stored = await corrections.insert(
    {
      ...report,
      locale,
      reporterHash: accountId ?? caller.address,
      network: caller.network ?? caller.address,
      hasAccount: accountId !== undefined && accountId !== null,
    },
    { maxPerDay: MAX_PER_DAY, maxOpenPerNetwork: MAX_OPEN_PER_NETWORK },
  );
  if (stored === 'too_many')
    throw new DomainError(
      'quota_exceeded',
      `You have sent ${String(MAX_PER_DAY)} reports in 24 hours, or your network has too many open ones. Try again later, or with the key of an account.`,
      {
        retryAfterS: HOUR_S,
      },
    );
  return { id: stored.id, state: 'open' as const };
}
