import type { Admission } from '@marquee/quota';

const KEY = 'rejectedRead';

type Locals = Record<string, unknown>;

/** Stores that the quota rejected the read, so that it is not consulted again for this request. */
export const noteRejectedRead = (locals: Locals, admission: Admission): void => {
  locals[KEY] = admission;
};

/** Returns why the read was rejected earlier, or null. */
export const getRejectedRead = (locals: Locals): Admission | null =>
  (locals[KEY] as Admission | undefined) ?? null; // set above
