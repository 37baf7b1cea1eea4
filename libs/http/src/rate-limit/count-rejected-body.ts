import type { ErrorRequestHandler, RequestHandler } from 'express';
import { PROBLEMS, toDomainError } from '../problems/problems.ts';

const BODY_ERRORS: ReadonlySet<number> = new Set([400, 413, 415]);

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
