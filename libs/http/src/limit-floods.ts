import type { Access } from '@marquee/access';
import { quotaExceeded } from '@marquee/quota';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { PROBLEMS, toDomainError } from './problems.ts';
import { getCaller } from './rate-limit.ts';

const BODY_ERRORS: ReadonlySet<number> = new Set([400, 413, 415]);

/**
 * Rejects writes of one address over a rate that no honest client reaches, before their bodies are read. The quota of an account
 * limits its writes.
 */
export const limitFloods =
  ({ consume }: Pick<Access, 'consume'>): RequestHandler =>
  async (_req, res, next) => {
    const caller = getCaller(res);
    if (!caller.holder?.account_id) {
      const admission = await consume(caller, 'flood');
      if (!admission.decision.admitted) throw quotaExceeded(admission);
    }
    next();
  };

/** Counts a write whose body was rejected as a read. `read` is the handler that counts reads. */
export const countRejectedBody =
  (read: RequestHandler): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (BODY_ERRORS.has(PROBLEMS[toDomainError(error).code].status))
      read(req, res, (failure?: unknown) => {
        next(failure ?? error);
      });
    else next(error);
  };
