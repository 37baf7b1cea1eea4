import { extendDeadline, runWithDeadline } from '@marquee/database';
import { REQUEST_DEADLINE_MS, type Deadline } from '../index.ts';

/** Limits the time that the statements of one request take together. */
export const createDeadline = (ms = REQUEST_DEADLINE_MS): Deadline => ({
  run: (work) => {
    runWithDeadline(ms, work);
  },
  extend: extendDeadline,
});
