import type ICAL from 'ical.js';
import type { IcsTime } from './ics-times.ts';

const ALL_DAY_FLAGS = [
  'x-microsoft-cdo-alldayevent',
  'x-microsoft-msncalendar-alldayevent',
  'x-funambol-allday',
];

/**
 * Returns whether an event that states times lasts whole days. Outlook writes midnight to midnight
 * and a flag.
 */
export const isWholeDay = (event: ICAL.Component): boolean =>
  ALL_DAY_FLAGS.some((name) =>
    /^(?:TRUE|1)$/i.test(String(event.getFirstPropertyValue(name) ?? '').trim()),
  );

/** Returns the date of a time at midnight. Another time is left as it is. */
export const toDays = (time: IcsTime): IcsTime =>
  time.local.endsWith('T00:00:00') ? { clock: time.clock, local: time.local.slice(0, 10) } : time;
