import { isTimeZone, toInstant } from '@marquee/domain';
import ICAL from 'ical.js';
import { findZone } from '../../normalise/zone-names.ts';
import { parseComponent } from './ics-components.ts';
import { instantAt, type Clock, type FindClock } from './ics-times.ts';

const DAY_MS = 86_400_000;
// Days of comparison around a definition's use: three years cover the expanded span.
const COMPARED = { from: Date.UTC(2025, 0, 1, 12), days: 1_461 };
const MAX_DEFINITION_LENGTH = 50_000;

/**
 * Resolves a TZID. A definition in the file (VTIMEZONE) wins over the name. A definition that
 * agrees with the zone of its name is that zone, so the event has a zone name.
 */
export function createClockFinder(definitions: string[]): FindClock {
  const byName = new Map(definitions.map((text) => [readTzid(text), text]));
  const clocks = new Map<string, Clock>();
  return (tzid) => {
    const known = clocks.get(tzid);
    if (known !== undefined) return known;
    const clock = resolveClock(tzid, byName.get(normaliseTzid(tzid)));
    clocks.set(tzid, clock);
    return clock;
  };
}

const readTzid = (text: string) =>
  normaliseTzid(/^TZID(?:;[^:\r\n]*)?:([^\r\n]*)/im.exec(text)?.[1] ?? '');

/** A definition escapes commas, a parameter has quotation marks. */
const normaliseTzid = (tzid: string) =>
  tzid.replace(/\\([,;\\])/g, '$1').replace(/^[\s"]+|[\s"]+$/g, '');

function resolveClock(tzid: string, text: string | undefined): Clock {
  const component =
    text === undefined || text.length > MAX_DEFINITION_LENGTH ? null : parseComponent(text);
  const rules = component && toRules(component);
  const location = String(component?.getFirstPropertyValue('x-lic-location') ?? '');
  const zone = findZone(tzid) ?? (isTimeZone(location) ? location : null);
  if (!component || !rules) return zone === null ? null : { zone };
  return zone !== null && agrees(rules, zone, comparedSpan(component)) ? { zone } : { rules };
}

function toRules(component: ICAL.Component): ICAL.Timezone | null {
  const parts = component.getAllSubcomponents();
  // Only yearly rules are accepted: ical.js would step through a secondly rule one by one.
  const repeats = parts.flatMap((part) =>
    part.getAllProperties('rrule').map((rule) => String(rule.getFirstValue())),
  );
  const isSound = parts.length > 0 && repeats.every((rule) => rule.includes('FREQ=YEARLY'));
  return isSound ? new ICAL.Timezone(component) : null;
}

interface ComparedSpan {
  from: number;
  to: number;
}

/**
 * A definition without a rule lists the changes of a few years. It states nothing about the time
 * after the last one.
 */
function comparedSpan(component: ICAL.Component): ComparedSpan {
  const whole = { from: COMPARED.from, to: COMPARED.from + COMPARED.days * DAY_MS };
  const parts = component.getAllSubcomponents();
  if (parts.length === 1 || parts.some((part) => part.hasProperty('rrule'))) return whole;
  const changes = parts
    .flatMap((part) => ['dtstart', 'rdate'].flatMap((name) => part.getAllProperties(name)))
    .flatMap((property) =>
      property.getValues().map((value) => Date.parse(`${String(value).slice(0, 19)}Z`)),
    );
  return {
    from: Math.max(whole.from, Math.min(...changes)),
    to: Math.min(whole.to, Math.max(...changes)),
  };
}

function agrees(rules: ICAL.Timezone, zone: string, { from, to }: ComparedSpan): boolean {
  for (let day = from; day <= to; day += DAY_MS) {
    const local = new Date(day).toISOString().slice(0, 19);
    if (instantAt({ local, clock: { rules } })?.getTime() !== toInstant(local, zone).getTime())
      return false;
  }
  return true;
}
