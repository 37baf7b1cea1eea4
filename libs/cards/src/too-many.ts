import { DomainError } from '@marquee/domain';

const RETRY_AFTER_S = 3;

export const tooMany = (): DomainError =>
  new DomainError('unavailable', 'Too many new pictures are asked for at once. Try again in a moment.', {
    retryAfterS: RETRY_AFTER_S,
  });
