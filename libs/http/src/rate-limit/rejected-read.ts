import type { Admission } from '@marquee/quota';
import type { Response } from 'express';

const KEY = 'rejectedRead';

/** Stores that the quota rejected the read, so that it is not consulted again for this request. */
export const noteRejectedRead = (res: Response, admission: Admission): void => {
  res.locals[KEY] = admission;
};

/** Returns why the read was rejected earlier, or null. */
export const getRejectedRead = ({ locals }: Response): Admission | null =>
  (locals[KEY] as Admission | undefined) ?? null; // set above
