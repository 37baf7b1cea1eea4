import { DomainError } from '@marquee/domain';
import type { RequestHandler } from 'express';

interface ConcurrencyLimit {
  /** Requests in progress at most. */
  max: number;
  /** Whether to refuse one more now, given the number in progress. */
  isOverloaded?: (inProgress: number) => boolean;
  onRefused?: () => void;
}

/** Lets a bounded number of requests be in progress, and refuses the others before they cost anything. */
export function limitConcurrency({ max, isOverloaded, onRefused }: ConcurrencyLimit): RequestHandler {
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

// One for all: the stack of a new error costs more than the rest of the refusal.
const OVERLOADED = new DomainError('unavailable', 'Too many requests are in progress. Try again in a moment.', {
  retryAfterS: 1,
});
