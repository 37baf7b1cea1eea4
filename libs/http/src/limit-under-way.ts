import { DomainError } from '@marquee/domain';
import type { RequestHandler } from 'express';

const RETRY_AFTER_S = 3;

/** Lets so many requests be under way at once; the others are told at once to come again, before they cost anything. */
export function limitUnderWay(most: number): RequestHandler {
  let underWay = 0;
  return (_req, res, next) => {
    if (underWay >= most)
      throw new DomainError('unavailable', 'Too many ask for this at once. Try again in a moment.', {
        retryAfterS: RETRY_AFTER_S,
      });
    underWay++;
    res.once('close', () => {
      underWay--;
    });
    next();
  };
}
