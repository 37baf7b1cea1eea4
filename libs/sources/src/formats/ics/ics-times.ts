import { addDays, toInstant, isTimeZone, toLocalTime, parseDate, parseLocal, formatInstant } from '@marquee/domain';
import ICAL from 'ical.js';
import type { RawEvent } from '../../raw-event.ts';
import { toList } from '../../reading/record.ts';
import { parseComponent } from './ics-components.ts';

/** How a time is interpreted: in a tz database zone, by rules from the file, or floating (null). */
export type Clock = { zone: string } | { rules: ICAL.Timezone } | null;

export interface IcsTime {
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm:ss` without an offset. */
  local: string;
  clock: Clock;
}

export type FindClock = (tzid: string) => Clock;

/** Resolves a TZID by its name, also at the end of a longer one, else by the VTIMEZONE rules of the file. */
export function createClockFinder(zones: string[]): FindClock {
  const components = zones.flatMap((text) => parseComponent(text) ?? []);
  const rules = new Map(components.flatMap((component) => toClock(component)));
  return (tzid) => {
    const parts = tzid
      .trim()
      .replace(/^["/]+|["/]+$/g, '')
      .split('/');
    const names = [parts, parts.slice(-3), parts.slice(-2)].map((part) => part.join('/'));
    const zone = names.find((name) => name !== '' && isTimeZone(name));
    return zone === undefined ? (rules.get(tzid) ?? null) : { zone };
  };
}

function toClock(component: ICAL.Component): [string, Clock][] {
  const tzid = component.getFirstPropertyValue('tzid');
  const location = component.getFirstPropertyValue('x-lic-location');
  if (typeof tzid !== 'string') return [];
  if (typeof location === 'string' && isTimeZone(location)) return [[tzid, { zone: location }]];
  // Only yearly rules are accepted: ical.js would step through a secondly rule one by one.
  const repeats = component
    .getAllSubcomponents()
    .flatMap((part) => part.getAllProperties('rrule').map((rule) => String(rule.getFirstValue())));
  return repeats.every((rule) => rule.includes('FREQ=YEARLY')) ? [[tzid, { rules: new ICAL.Timezone(component) }]] : [];
}

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

/** Reads the raw values, because ical.js turns day 99 into a later month. A period counts by its start. */
function timeTexts(property: ICAL.Property | null): string[] {
  const values = toList(property?.jCal).slice(3).flat();
  return values.filter((value) => typeof value === 'string').filter((value) => /^\d{4}-/.test(value));
}

export const isDate = ({ local }: IcsTime): boolean => local.length === 10;

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
export const timeKey = (time: IcsTime): string => instantAt(time)?.toISOString().replace('.000Z', 'Z') ?? time.local;

/** Converts a time to the clock of another one. Returns it unchanged if either is floating. */
export function convertToClock(time: IcsTime, other: IcsTime): IcsTime {
  const instant = instantAt(time);
  if (instant === null || other.clock === null || !('zone' in other.clock)) return time;
  return { local: toLocalTime(instant, other.clock.zone), clock: other.clock };
}

/** Converts start and end to our fields. `fallbackZone` applies to floating times and dates. */
export function rawTimes(start: IcsTime, end: IcsTime | null, fallbackZone: string | null): Partial<RawEvent> {
  const timezone = start.clock && 'zone' in start.clock && start.clock.zone !== 'UTC' ? start.clock.zone : fallbackZone;
  if (isDate(start)) {
    const last = end && addDays(end.local.slice(0, 10), -1); // DTEND is exclusive
    return { start_local: start.local, end_local: last && last > start.local ? last : null, all_day: true, timezone };
  }
  const ending = end && (isDate(end) ? { ...end, local: `${end.local}T00:00:00` } : end);
  return { ...toTimeField('start', start), ...(ending && toTimeField('end', ending)), timezone };
}

function toTimeField(which: 'start' | 'end', time: IcsTime): Partial<RawEvent> {
  const isOnZone = time.clock === null || ('zone' in time.clock && time.clock.zone !== 'UTC');
  const instant = isOnZone ? null : instantAt(time);
  return instant ? { [`${which}_utc`]: formatInstant(instant) } : { [`${which}_local`]: time.local };
}
