import {
  addDays,
  toInstant,
  toLocalTime,
  parseDate,
  parseLocal,
  formatInstant,
} from '@marquee/domain';
import ICAL from 'ical.js';
import type { RawEvent } from '../../raw-event.ts';
import { toList } from '../../reading/record.ts';

/** How a time is interpreted: in a tz database zone, by rules from the file, or floating (null). */
export type Clock = { zone: string } | { rules: ICAL.Timezone } | null;

export interface IcsTime {
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm:ss` without an offset. */
  local: string;
  clock: Clock;
}

export type FindClock = (tzid: string) => Clock;

/** Returns the times of a property. Impossible dates are left out. */
export function parseTimes(property: ICAL.Property | null, findClock: FindClock): IcsTime[] {
  const tzid = property?.getParameter('tzid');
  const clock = typeof tzid === 'string' ? findClock(tzid) : null;
  return timeTexts(property).flatMap((text) => {
    const local = text.replace(/Z$/, '');
    if (parseDate(local) === null && parseLocal(local) === null) return [];
    return [{ local, clock: text.endsWith('Z') ? { zone: 'UTC' } : clock }];
  });
}

/**
 * Reads the raw values, because ical.js turns day 99 into a later month. A period counts by its
 * start.
 */
function timeTexts(property: ICAL.Property | null): string[] {
  const values = toList(property?.jCal)
    .slice(3)
    .map((value) => (Array.isArray(value) ? toList(value)[0] : value));
  return values
    .filter((value) => typeof value === 'string')
    .filter((value) => /^\d{4}-/.test(value));
}

const isDate = ({ local }: IcsTime): boolean => local.length === 10;

/** Returns the instant of a time, or null for a date or a floating time. */
export function instantAt({ local, clock }: IcsTime): Date | null {
  if (clock === null || local.length === 10) return null;
  if ('zone' in clock) return toInstant(local, clock.zone);
  const time = ICAL.Time.fromDateTimeString(local);
  time.zone = clock.rules;
  return new Date(time.toUnixTime() * 1000);
}

export function isSameClock({ clock: one }: IcsTime, { clock: other }: IcsTime): boolean {
  if (one && other && 'zone' in one && 'zone' in other) return one.zone === other.zone;
  return one === other;
}

/** Returns a key that is equal for all spellings of one time. */
export const timeKey = (time: IcsTime): string =>
  instantAt(time)?.toISOString().replace('.000Z', 'Z') ?? time.local;

/** Converts a time to the clock of another one. Returns it unchanged if either is floating. */
export function convertToClock(time: IcsTime, other: IcsTime): IcsTime {
  const instant = instantAt(time);
  const { clock } = other;
  if (instant === null || clock === null) return time;
  return {
    local: 'zone' in clock ? toLocalTime(instant, clock.zone) : toRulesTime(instant, clock.rules),
    clock,
  };
}

function toRulesTime(instant: Date, rules: ICAL.Timezone): string {
  const time = ICAL.Time.fromJSDate(instant, true).convertToZone(rules);
  return new Date(
    Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second),
  )
    .toISOString()
    .slice(0, 19);
}

/** Converts start and end to our fields. `fallbackZone` applies to floating times and dates. */
export function rawTimes(
  start: IcsTime,
  end: IcsTime | null,
  fallbackZone: string | null,
): Partial<RawEvent> {
  const timezone =
    start.clock && 'zone' in start.clock && start.clock.zone !== 'UTC'
      ? start.clock.zone
      : fallbackZone;
  if (isDate(start)) {
    const last = end && addDays(end.local.slice(0, 10), -1); // DTEND is exclusive
    return {
      start_local: start.local,
      end_local: last && last > start.local ? last : null,
      all_day: true,
      timezone,
    };
  }
  const ending = end && (isDate(end) ? { ...end, local: `${end.local}T00:00:00` } : end);
  return { ...toTimeField('start', start), ...(ending && toTimeField('end', ending)), timezone };
}

function toTimeField(which: 'start' | 'end', time: IcsTime): Partial<RawEvent> {
  const isOnZone = time.clock === null || ('zone' in time.clock && time.clock.zone !== 'UTC');
  const instant = isOnZone ? null : instantAt(time);
  return instant
    ? { [`${which}_utc`]: formatInstant(instant) }
    : { [`${which}_local`]: time.local };
}
