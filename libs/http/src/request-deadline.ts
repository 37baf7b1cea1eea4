import { extendDeadline, runWithDeadline } from '@marquee/database';
import type { RequestHandler } from 'express';

/** How long a request may take. */
export const REQUEST_DEADLINE_MS = 2_500;

/** Gives all database work of a request one deadline. */
export const requestDeadline =
  (ms = REQUEST_DEADLINE_MS): RequestHandler =>
  (_req, _res, next) => {
    runWithDeadline(ms, next);
  };

/** A body parser whose waiting time does not count: a slow upload is not our slowness. */
export const untimed =
  (parser: RequestHandler): RequestHandler =>
  (req, res, next) => {
    const startedAt = performance.now();
    void parser(req, res, (error?: unknown) => {
      extendDeadline(performance.now() - startedAt);
      next(error);
    });
  };
