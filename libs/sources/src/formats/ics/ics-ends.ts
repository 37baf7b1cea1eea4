import type ICAL from 'ical.js';
import { toList, toText } from '../../reading/record.ts';
import { addSeconds, parseDuration } from './ics-durations.ts';
import type { Occurrence } from './ics-occurrences.ts';
import {
  convertToClock,
  instantAt,
  isSameClock,
  parseTimes,
  type FindClock,
  type IcsTime,
} from './ics-times.ts';

/** Returns the end of the occurrence, or null if there is none or it is not after the start. */
export function occurrenceEnd(
  component: ICAL.Component,
  start: Occurrence,
  findClock: FindClock,
): IcsTime | null {
  const [first] = parseTimes(component.getFirstProperty('dtstart'), findClock);
  const [end] = parseTimes(component.getFirstProperty('dtend'), findClock);
  const duration = parseDuration(
    toText(toList(component.getFirstProperty('duration')?.jCal)[3]) ?? '',
  );
  if (start.end)
    return secondsBetween(start, start.end) > 0 ? convertToClock(start.end, start) : null;
  const seconds = duration ?? (first && end ? secondsBetween(first, end) : 0);
  return seconds > 0 ? { ...start, local: addSeconds(start.local, seconds) } : null;
}

/**
 * Uses wall-clock time if both are on one clock, so a recurring event ends at the same hour in
 * summer.
 */
function secondsBetween(start: IcsTime, end: IcsTime): number {
  const [from, to] = [instantAt(start), instantAt(convertToClock(end, start))];
  const wallClockMs =
    Date.parse(`${convertToClock(end, start).local.padEnd(19, 'T00:00:00')}Z`) -
    Date.parse(`${start.local.padEnd(19, 'T00:00:00')}Z`);
  const isOneClock = isSameClock(start, convertToClock(end, start));
  return (isOneClock || !from || !to ? wallClockMs : to.getTime() - from.getTime()) / 1000;
}
