import ICAL from 'ical.js';
import { isDate, timeKey, convertToClock, parseTimes, type FindClock, type IcsTime } from './ics-times.ts';

const MAX_OCCURRENCES = 500;
// Fifty years of daily occurrences. Rules that started earlier are not followed to the end.
const MAX_STEPS = 20_000;
const MAX_INTERVAL = 400;

/** The requested range of occurrences, as wall-clock times. */
export interface Span {
  from: string;
  to: string;
}

/** Returns the start of each occurrence within the span. Returns null if a recurrence rule is not supported. */
export function expandOccurrences(
  event: ICAL.Component,
  { start, span, findClock }: { start: IcsTime; span: Span; findClock: FindClock },
): IcsTime[] | null {
  const rules = event.getAllProperties('rrule').map((property) => property.getFirstValue());
  const added = allTimes(event, 'rdate', findClock).map((time) => convertToClock(time, start));
  if (rules.length === 0 && added.length === 0) return [start];
  const locals = new Set([start.local, ...added.map(({ local }) => local)]);
  for (const rule of rules) {
    if (!(rule instanceof ICAL.Recur) || !isSupported(rule)) return null;
    for (const local of expandRule(rule, start, span)) locals.add(local);
  }
  const excluded = new Set(allTimes(event, 'exdate', findClock).map((time) => timeKey(convertToClock(time, start))));
  return [...locals]
    .filter((local) => local >= span.from && local <= span.to)
    .sort()
    .map((local) => ({ ...start, local }))
    .filter((time) => !excluded.has(timeKey(time)) && !excluded.has(time.local.slice(0, 10)))
    .slice(0, MAX_OCCURRENCES);
}

const allTimes = (event: ICAL.Component, name: string, findClock: FindClock) =>
  event.getAllProperties(name).flatMap((property) => readable(() => parseTimes(property, findClock)));

/** Ignores an empty or invalid EXDATE or RDATE, which is common. */
function readable(read: () => IcsTime[]): IcsTime[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/**
 * Returns whether events can repeat by the rule, daily to yearly. ical.js steps through other rules one by one,
 * and never ends if a filter matches nothing.
 */
function isSupported(rule: ICAL.Recur): boolean {
  const has = (part: string) => rule.getComponent(part).length > 0;
  if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(rule.freq)) return false;
  if (rule.interval < 1 || rule.interval > MAX_INTERVAL) return false;
  if (['BYHOUR', 'BYMINUTE', 'BYSECOND'].some(has)) return false;
  const isFilter = rule.freq === 'DAILY' || rule.freq === 'WEEKLY';
  if (!isFilter) return rule.interval === 1 || !has('BYMONTH');
  if (has('BYMONTHDAY') || has('BYSETPOS') || has('BYYEARDAY') || has('BYWEEKNO')) return false;
  return rule.interval === 1 || !(has('BYMONTH') || (rule.freq === 'DAILY' && has('BYDAY')));
}

function* expandRule(rule: ICAL.Recur, start: IcsTime, { to }: Span): Generator<string> {
  const last = lastLocal(rule, start);
  if (last !== null) rule.until = null;
  const first = isDate(start) ? ICAL.Time.fromDateString(start.local) : ICAL.Time.fromDateTimeString(start.local);
  const dates = rule.iterator(first);
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = dates.next();
    if (dates.completed) return;
    const local = next.toString();
    if (local > to || (last !== null && local.slice(0, last.length) > last)) return;
    yield local;
  }
}

/** Returns UNTIL in the zone of the rule. It is stated in UTC, and a comparison there can lose a day. */
function lastLocal(rule: ICAL.Recur, start: IcsTime): string | null {
  const text = rule.until?.toString();
  if (!text?.endsWith('Z')) return text ?? null;
  return convertToClock({ local: text.slice(0, -1), clock: { zone: 'UTC' } }, start).local;
}
