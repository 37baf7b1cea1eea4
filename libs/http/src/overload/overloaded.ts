import { DomainError } from '@marquee/domain';

/** One instance, because the stack of a new error costs more than the rest of the rejection. */
export const OVERLOADED = new DomainError(
  'unavailable',
  'Too many requests are in progress. Try again in a moment.',
  {
    retryAfterS: 1,
  },
);
