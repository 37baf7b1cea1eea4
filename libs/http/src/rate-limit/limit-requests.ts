import { AsyncLocalStorage } from 'node:async_hooks';
import type { Access, AnyLimitClass, Caller, LimitClass, Limits } from '@marquee/access';
import { quotaExceeded, type Admission, type Decision } from '@marquee/quota';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { getCaller } from './identify.ts';
import { setLimitFields } from './limit-fields.ts';
import { createQuotaStore, selectBinding, type Attempt } from './quota-store.ts';
import { getRejectedRead } from './rejected-read.ts';

export type LimitAccess = Pick<Access, 'listLimits' | 'count' | 'explainRefusals'>;

export interface LimitOptions {
  limitClass: AnyLimitClass;
  /** Returns whether the limits do not apply to a caller. */
  isExempt?: (caller: Caller) => boolean;
  /** Responds to a request over its limits. Default: throws `quota_exceeded`. */
  refuse?: (res: Response, admission: Admission) => void;
}

interface CountedAttempt extends Attempt {
  caller: Caller;
  /** Further limits that may admit the request. */
  alternatives: Limits[];
  refusals: Decision[];
}

const UNLIMITED: Limits = { subject: '', policies: [] };
const NOT_COUNTED: Decision = { admitted: true, usages: [] };

/**
 * Counts each request, rejects it if it is over a limit, and sets the fields of the remaining quota. If the limits of a free key
 * reject a request, those of its address may admit it.
 */
export function limitRequests(access: LimitAccess, options: LimitOptions): RequestHandler {
  const { limitClass, refuse = throwQuotaExceeded } = options;
  // express-rate-limit passes a store only the key. The context carries the windows to the store and the decision back.
  const context = new AsyncLocalStorage<CountedAttempt>();
  const getAttempt = () => readContext(context);
  const limiter = rateLimit({
    store: createQuotaStore(access.count, getAttempt),
    keyGenerator: () => getAttempt().limits.subject,
    limit: () => selectBinding(getAttempt().decision).limit,
    skip: () => getAttempt().limits.policies.length === 0,
    handler: (req, res, next) => {
      tryAlternative(req, res, next).catch(next);
    },
    legacyHeaders: false,
    standardHeaders: false, // setLimitFields sets them for all windows
    validate: { singleCount: false, limit: false }, // an address may have two limits, and an account the limit 0
  });

  async function tryAlternative(req: Request, res: Response, next: NextFunction): Promise<void> {
    const attempt = getAttempt();
    attempt.refusals.push(attempt.decision);
    const alternative = attempt.alternatives.shift();
    if (alternative) {
      attempt.limits = alternative;
      await limiter(req, res, next);
      return;
    }
    const admission = await access.explainRefusals(attempt.caller, attempt.refusals);
    setLimitFields(res, admission.decision);
    refuse(res, admission);
  }

  return (req, res, next) => {
    const attempt = createAttempt(access, options, res);
    const proceed: NextFunction = (error?: unknown) => {
      // The flood limit precedes the one that counts the request.
      if (error === undefined && limitClass !== 'flood') setLimitFields(res, attempt.decision);
      next(error);
    };
    context.run(attempt, () => void limiter(req, res, proceed));
  };
}

function createAttempt(
  { listLimits }: LimitAccess,
  { limitClass, isExempt }: LimitOptions,
  res: Response,
) {
  const caller = getCaller(res);
  const filter: unknown = res.locals['feedFilter'];
  const [limits = UNLIMITED, ...alternatives] = isExempt?.(caller)
    ? []
    : listLimits({ caller, limitClass, filter: typeof filter === 'string' ? filter : undefined });
  return {
    caller,
    limits,
    alternatives,
    refusals: [],
    decision: NOT_COUNTED,
  } satisfies CountedAttempt;
}

function readContext(context: AsyncLocalStorage<CountedAttempt>): CountedAttempt {
  const attempt = context.getStore();
  if (!attempt) throw new Error('Outside of a request there is nothing to count.');
  return attempt;
}

function throwQuotaExceeded(_res: Response, admission: Admission): never {
  throw quotaExceeded(admission);
}

/** Refuses a read that the quota rejected earlier, and passes others to the handler that counts them. */
const refuseRejected =
  (limit: RequestHandler): RequestHandler =>
  (req, res, next) => {
    const rejected = getRejectedRead(res.locals);
    if (!rejected) return limit(req, res, next);
    setLimitFields(res, rejected.decision);
    return throwQuotaExceeded(res, rejected);
  };

/** Returns a handler for each class of requests. */
export const createLimits = (
  access: LimitAccess,
): Readonly<Record<LimitClass | 'flood', RequestHandler>> => ({
  read: refuseRejected(limitRequests(access, { limitClass: 'read' })),
  write: limitRequests(access, { limitClass: 'write' }),
  signup: limitRequests(access, { limitClass: 'signup' }),
  sign_in: limitRequests(access, { limitClass: 'sign_in' }),
  burst: limitRequests(access, { limitClass: 'burst' }),
  feed: limitRequests(access, { limitClass: 'feed' }),
  free: limitRequests(access, { limitClass: 'free' }),
  flood: limitFloods(access),
});

/**
 * Rejects writes of one address over a rate that no honest client reaches, before their bodies are read. The quota of an account
 * limits its writes.
 */
const limitFloods = (access: LimitAccess): RequestHandler =>
  limitRequests(access, {
    limitClass: 'flood',
    isExempt: ({ holder }) => Boolean(holder?.account_id),
  });
