import ICAL from 'ical.js';
import { isDate, keyOf, onClockOf, timesOf, type FindClock, type IcsTime } from './ics-times.ts';

const MAX_OCCURRENCES = 500;
// Daily for fifty years; a rule that began earlier is not followed so far.
const MAX_STEPS = 20_000;
const MAX_INTERVAL = 400;

/** The span in which occurrences are wanted, as wall-clock times. */
export interface Span {
  from: string;
  to: string;
}

/** When an event takes place: once, or at each date of its rules within the span. Null where a rule is not one that we read. */
export function occurrencesOf(
  event: ICAL.Component,
  { start, span, findClock }: { start: IcsTime; span: Span; findClock: FindClock },
): IcsTime[] | null {
  const rules = event.getAllProperties('rrule').map((property) => property.getFirstValue());
  const added = allTimes(event, 'rdate', findClock).map((time) => onClockOf(time, start));
  if (rules.length === 0 && added.length === 0) return [start];
  const locals = new Set([start.local, ...added.map(({ local }) => local)]);
  for (const rule of rules) {
    if (!(rule instanceof ICAL.Recur) || !isFollowed(rule)) return null;
    for (const local of followed(rule, start, span)) locals.add(local);
  }
  const excluded = new Set(allTimes(event, 'exdate', findClock).map((time) => keyOf(onClockOf(time, start))));
  return [...locals]
    .filter((local) => local >= span.from && local <= span.to)
    .sort()
    .map((local) => ({ ...start, local }))
    .filter((time) => !excluded.has(keyOf(time)) && !excluded.has(time.local.slice(0, 10)))
    .slice(0, MAX_OCCURRENCES);
}

const allTimes = (event: ICAL.Component, name: string, findClock: FindClock) =>
  event.getAllProperties(name).flatMap((property) => readable(() => timesOf(property, findClock)));

/** An empty or odd EXDATE, of which there are many, is no reason to lose the event. */
function readable(read: () => IcsTime[]): IcsTime[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/**
 * Whether a rule is one by which events repeat, daily to yearly. ical.js walks through the others step by step, some for
 * ever: a filter that nothing passes has no end.
 */
function isFollowed(rule: ICAL.Recur): boolean {
  const has = (part: string) => rule.getComponent(part).length > 0;
  if (!['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'].includes(rule.freq)) return false;
  if (rule.interval < 1 || rule.interval > MAX_INTERVAL) return false;
  if (['BYHOUR', 'BYMINUTE', 'BYSECOND'].some(has)) return false;
  const isFilter = rule.freq === 'DAILY' || rule.freq === 'WEEKLY';
  if (!isFilter) return rule.interval === 1 || !has('BYMONTH');
  if (has('BYMONTHDAY') || has('BYSETPOS') || has('BYYEARDAY') || has('BYWEEKNO')) return false;
  return rule.interval === 1 || !(has('BYMONTH') || (rule.freq === 'DAILY' && has('BYDAY')));
}

function* followed(rule: ICAL.Recur, start: IcsTime, { to }: Span): Generator<string> {
  const last = lastOf(rule, start);
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

/** The UNTIL of a rule on the clock on which the rule runs: it is told in UTC, and compared there it would lose a day. */
function lastOf(rule: ICAL.Recur, start: IcsTime): string | null {
  const text = rule.until?.toString();
  if (!text?.endsWith('Z')) return text ?? null;
  return onClockOf({ local: text.slice(0, -1), clock: { zone: 'UTC' } }, start).local;
}
