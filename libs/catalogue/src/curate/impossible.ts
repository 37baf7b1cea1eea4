import { DomainError } from '@marquee/domain';

/** Returns the error for a correction that cannot be made. Operators read the message. */
export const impossible = (message: string) => new DomainError('invalid_body', message);
