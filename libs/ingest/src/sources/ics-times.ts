import { addDays, toInstant, isTimeZone, toLocalTime, parseDate, parseLocal, formatInstant } from '@marquee/domain';
import ICAL from 'ical.js';
import type { RawEvent } from '../raw-event.ts';
import { componentOf } from './ics-components.ts';
import { listOf } from './record.ts';

/** What clock a time was read from: a zone of the tz database, rules that came with the file, or nobody's. */
export type Clock = { zone: string } | { rules: ICAL.Timezone } | null;

export interface IcsTime {
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm:ss` without an offset. */
  local: string;
  clock: Clock;
}

export type FindClock = (tzid: string) => Clock;

/** Finds what TZIDs mean: by their name if it is one, also at the end of a longer one, else by the file's own rules. */
export function clocksOf(zones: string[]): FindClock {
  const components = zones.flatMap((text) => componentOf(text) ?? []);
  const rules = new Map(components.flatMap((component) => rulesOf(component)));
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

function rulesOf(component: ICAL.Component): [string, Clock][] {
  const tzid = component.getFirstPropertyValue('tzid');
  const location = component.getFirstPropertyValue('x-lic-location');
  if (typeof tzid !== 'string') return [];
  if (typeof location === 'string' && isTimeZone(location)) return [[tzid, { zone: location }]];
  // Clocks change by the year; a rule that repeats by the second would be walked through one by one.
  const repeats = component
    .getAllSubcomponents()
    .flatMap((part) => part.getAllProperties('rrule').map((rule) => String(rule.getFirstValue())));
  return repeats.every((rule) => rule.includes('FREQ=YEARLY')) ? [[tzid, { rules: new ICAL.Timezone(component) }]] : [];
}

/** The times that a property holds; those that no calendar has are left out. */
export function timesOf(property: ICAL.Property | null, findClock: FindClock): IcsTime[] {
  const tzid = property?.getParameter('tzid');
  const clock = typeof tzid === 'string' ? findClock(tzid) : null;
  return writtenTimes(property).flatMap((text) => {
    const local = text.replace(/Z$/, '');
    if (parseDate(local) === null && parseLocal(local) === null) return [];
    return [{ local, clock: text.endsWith('Z') ? { zone: 'UTC' } : clock }];
  });
}

/** Before ical.js reads them: it takes the 99th for a day, far into another month. A period is told by its start. */
function writtenTimes(property: ICAL.Property | null): string[] {
  const values = listOf(property?.jCal).slice(3).flat();
  return values.filter((value) => typeof value === 'string').filter((value) => /^\d{4}-/.test(value));
}

export const isDate = ({ local }: IcsTime): boolean => local.length === 10;

/** The instant of a time; null of a date, and where nobody says whose clock it is. */
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

/** What two spellings of one time have in common. */
export const keyOf = (time: IcsTime): string => instantAt(time)?.toISOString().replace('.000Z', 'Z') ?? time.local;

/** The same time on another clock; itself where either is nobody's. */
export function onClockOf(time: IcsTime, other: IcsTime): IcsTime {
  const instant = instantAt(time);
  if (instant === null || other.clock === null || !('zone' in other.clock)) return time;
  return { local: toLocalTime(instant, other.clock.zone), clock: other.clock };
}

/** Start and end in our fields. `fallbackZone` is where floating times and dates are meant. */
export function rawTimes(start: IcsTime, end: IcsTime | null, fallbackZone: string | null): Partial<RawEvent> {
  const timezone = start.clock && 'zone' in start.clock && start.clock.zone !== 'UTC' ? start.clock.zone : fallbackZone;
  if (isDate(start)) {
    const last = end && addDays(end.local.slice(0, 10), -1); // DTEND is the day after
    return { start_local: start.local, end_local: last && last > start.local ? last : null, all_day: true, timezone };
  }
  const ending = end && (isDate(end) ? { ...end, local: `${end.local}T00:00:00` } : end);
  return { ...momentOf('start', start), ...(ending && momentOf('end', ending)), timezone };
}

function momentOf(which: 'start' | 'end', time: IcsTime): Partial<RawEvent> {
  const isOnZone = time.clock === null || ('zone' in time.clock && time.clock.zone !== 'UTC');
  const instant = isOnZone ? null : instantAt(time);
  return instant ? { [`${which}_utc`]: formatInstant(instant) } : { [`${which}_local`]: time.local };
}
