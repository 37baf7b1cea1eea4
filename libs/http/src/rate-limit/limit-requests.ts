import type { Access, CountedAdmission, LimitClass, QuotaClass } from '@marquee/access';
import { quotaExceeded } from '@marquee/quota';
import type { RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { getCaller } from './identify.ts';
import { limitAddress, LIMITER_OPTIONS } from './limit-address.ts';
import { setLimitFields } from './limit-fields.ts';
import { createQuotaStore, selectBinding } from './quota-store.ts';

export type LimitAccess = Pick<Access, 'consume' | 'counters'>;

/** A handler for each class of requests. */
export type Limits = Readonly<Record<LimitClass | 'flood', RequestHandler>>;

/**
 * Returns a handler for each class of requests. It rejects what is over a limit and sets the fields
 * of the remaining quota.
 */
export const createLimits = (access: LimitAccess): Limits => ({
  read: limitByQuota(access, 'read'),
  write: limitByQuota(access, 'write'),
  signup: limitByQuota(access, 'signup'),
  feed: limitByQuota(access, 'feed'),
  free: (_req, _res, next) => {
    next();
  },
  sign_in: limitAddress(access, { limit: 'sign_in' }),
  burst: limitAddress(access, { limit: 'burst' }),
  // Rejects writes over a rate that no honest client reaches, before their bodies are read. The
  // quota of an account limits its writes.
  flood: limitAddress(access, {
    limit: 'flood',
    reportsUsage: false, // the limit that counts the write follows
    isExempt: ({ holder }) => Boolean(holder?.account_id),
  }),
});

/** Counts each request once against the quota of its caller. */
function limitByQuota(access: LimitAccess, limitClass: QuotaClass): RequestHandler {
  const store = createQuotaStore(access);
  const limiter = rateLimit({
    store,
    keyGenerator: (_req, res) => {
      const filter: unknown = res.locals['feedFilter'];
      return store.open({
        caller: getCaller(res),
        limitClass,
        filter: typeof filter === 'string' ? filter : undefined,
        onDecided: (admission) => {
          noteAdmission(res.locals, { limitClass, admission });
        },
      });
    },
    // The decision is that of the window with the least left.
    limit: (_req, res) => selectBinding(getAdmission(res, limitClass).decision)?.limit ?? Infinity,
    skip: (_req, res) => findAdmission(res, limitClass) !== undefined,
    handler: (_req, res) => {
      throw quotaExceeded(getAdmission(res, limitClass));
    },
    ...LIMITER_OPTIONS,
  });
  return (req, res, next) =>
    limiter(req, res, (error?: unknown) => {
      const admission = findAdmission(res, limitClass);
      if (admission) setLimitFields(res, admission.decision);
      // A request that was rejected before Express is not counted again.
      next(
        error ?? (admission?.decision.admitted === false ? quotaExceeded(admission) : undefined),
      );
    });
}

const ADMISSION = 'admission';

interface Decided {
  limitClass: QuotaClass;
  admission: CountedAdmission;
}

/**
 * Notes the decision on a request, so that its limiter does not count it again. `locals` are those
 * of the response.
 */
export function noteAdmission(locals: Record<string, unknown>, decided: Decided): void {
  locals[ADMISSION] = decided;
}

/** Returns the decision on a request that was counted. */
function findAdmission(
  { locals }: Pick<Response, 'locals'>,
  limitClass: QuotaClass,
): CountedAdmission | undefined {
  const decided = locals[ADMISSION] as Decided | undefined; // set above
  return decided?.limitClass === limitClass ? decided.admission : undefined;
}

function getAdmission(res: Response, limitClass: QuotaClass): CountedAdmission {
  const admission = findAdmission(res, limitClass);
  if (!admission) throw new Error('The quota has not decided on this request.');
  return admission;
}
