import { extendDeadline, runWithDeadline } from '@marquee/database';
import type { RequestHandler } from 'express';

/** The default time limit of a request. */
export const REQUEST_DEADLINE_MS = 2_500;

/** Gives all database work of a request one deadline. */
export const requestDeadline =
  (ms = REQUEST_DEADLINE_MS): RequestHandler =>
  (_req, _res, next) => {
    runWithDeadline(ms, next);
  };

/** Wraps a body parser so that its waiting time does not count towards the deadline. A slow upload is the client's. */
export const untimed =
  (parser: RequestHandler): RequestHandler =>
  (req, res, next) => {
    const startedAt = performance.now();
    void parser(req, res, (error?: unknown) => {
      extendDeadline(performance.now() - startedAt);
      next(error);
    });
  };
