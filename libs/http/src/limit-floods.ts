import { quotaExceeded, type Access } from '@marquee/quota';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { PROBLEMS, toDomainError } from './problems.ts';
import { getCaller } from './rate-limit.ts';

const REFUSED_BODY: ReadonlySet<number> = new Set([400, 413, 415]);

/**
 * Refuses writes of one address beyond a rate that no honest client reaches, before their bodies are read. An account's writes are
 * bounded by its own quota.
 */
export const limitFloods =
  ({ admit }: Pick<Access, 'admit'>): RequestHandler =>
  async (_req, res, next) => {
    const caller = getCaller(res);
    if (!caller.holder?.account_id) {
      const admission = await admit(caller, 'flood');
      if (!admission.decision.admitted) throw quotaExceeded(admission);
    }
    next();
  };

/** Counts a write whose body was refused as a read: `read` is the limit that counts reads. */
export const countRefused =
  (read: RequestHandler): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (REFUSED_BODY.has(PROBLEMS[toDomainError(error).code].status))
      read(req, res, (failure?: unknown) => {
        next(failure ?? error);
      });
    else next(error);
  };
