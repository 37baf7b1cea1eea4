import type { RequestHandler } from 'express';

/** The default time limit of a request. */
export const REQUEST_DEADLINE_MS = 2_500;

/** Limits the time of all database work of a request together. */
export interface Deadline {
  /** Starts the time limit and calls `work`. */
  run: (work: () => void) => void;
  /** Extends the time limit of the current request. */
  extend: (ms: number) => void;
}

/** Gives all database work of a request one deadline. */
export const requestDeadline =
  ({ run, extend }: Deadline): RequestHandler =>
  (_req, res, next) => {
    res.locals['extendDeadline'] = extend;
    run(next);
  };

/**
 * Wraps a body parser so that its waiting time does not count towards the deadline. A slow upload
 * is the client's.
 */
export const untimed =
  (parser: RequestHandler): RequestHandler =>
  (req, res, next) => {
    const startedAt = performance.now();
    void parser(req, res, (error?: unknown) => {
      const extend = res.locals['extendDeadline'] as Deadline['extend'] | undefined;
      extend?.(performance.now() - startedAt);
      next(error);
    });
  };
