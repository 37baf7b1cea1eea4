import type { RequestHandler } from 'express';
import { OVERLOADED } from './overloaded.ts';

interface ConcurrencyLimit {
  /** The maximum number of requests in progress. */
  max: number;
  /** Whether to reject one more, given the number in progress. */
  isOverloaded?: (inProgress: number) => boolean;
  onRefused?: () => void;
}

/** Limits the number of requests in progress and rejects others with 503 before they cause work. */
export function limitConcurrency({
  max,
  isOverloaded,
  onRefused,
}: ConcurrencyLimit): RequestHandler {
  let inProgress = 0;
  return (_req, res, next) => {
    if (inProgress >= max || isOverloaded?.(inProgress)) {
      onRefused?.();
      throw OVERLOADED;
    }
    inProgress++;
    res.once('close', () => {
      inProgress--;
    });
    next();
  };
}
