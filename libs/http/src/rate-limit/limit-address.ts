import { addressPolicy, type Access, type AddressLimit, type Caller } from '@marquee/access';
import { quotaExceeded, type Admission, type Decision } from '@marquee/quota';
import type { Request, RequestHandler, Response } from 'express';
import { rateLimit, type RateLimitInfo } from 'express-rate-limit';
import { getCaller } from './identify.ts';
import { setLimitFields } from './limit-fields.ts';
import { createAddressStore, toAddressKey } from './limit-store.ts';

interface AddressLimitOptions {
  limit: AddressLimit;
  /** Returns whether the limit does not apply to a caller. */
  isExempt?: (caller: Caller) => boolean;
  /** Whether admitted requests report what remains. Default: true. */
  reportsUsage?: boolean;
  /** Responds to a request over the limit. Default: throws `quota_exceeded`. */
  refuse?: (res: Response, admission: Admission) => void;
}

/** Limits the requests of one address, whatever their key. */
export function limitAddress(
  { counters }: Pick<Access, 'counters'>,
  { limit, isExempt, reportsUsage = true, refuse = throwQuotaExceeded }: AddressLimitOptions,
): RequestHandler {
  const toDecision = (req: Request, res: Response): Decision => {
    const { used, limit: max, resetTime } = getInfo(req);
    const policy = addressPolicy(limit, getCaller(res));
    const admitted = used <= max;
    const resetsInS = Math.ceil((Number(resetTime) - Date.now()) / 1000);
    const usage = { ...policy, used: Math.min(used, max), hasRoom: admitted, resetsInS };
    return { admitted, usages: [usage] };
  };
  const limiter = rateLimit({
    store: createAddressStore(limit, counters),
    keyGenerator: (_req, res) => toAddressKey(getCaller(res)),
    limit: (_req, res) => addressPolicy(limit, getCaller(res)).limit,
    ...(isExempt && { skip: (_req: Request, res: Response) => isExempt(getCaller(res)) }),
    handler: (req, res) => {
      const decision = toDecision(req, res);
      const retryAfterS = decision.usages[0]?.resetsInS ?? 1;
      setLimitFields(res, decision);
      refuse(res, { decision, tier: getCaller(res).tier, retryAfterS, advice: null });
    },
    ...LIMITER_OPTIONS,
  });
  if (!reportsUsage) return limiter;
  return (req, res, next) =>
    limiter(req, res, (error?: unknown) => {
      if (error === undefined) setLimitFields(res, toDecision(req, res));
      next(error);
    });
}

/** Options of every limiter. */
export const LIMITER_OPTIONS = {
  // `setLimitFields` writes them for all windows of a request.
  legacyHeaders: false,
  standardHeaders: false,
  // This check retains every store until the process ends, and with it the caches and connections
  // of a closed server. Each limiter creates its own store.
  validate: { unsharedStore: false },
} as const;

function getInfo(req: Request): RateLimitInfo {
  const { rateLimit: info } = req as Request & { rateLimit?: RateLimitInfo };
  if (!info) throw new Error('express-rate-limit has not counted this request.');
  return info;
}

function throwQuotaExceeded(_res: Response, admission: Admission): never {
  throw quotaExceeded(admission);
}
