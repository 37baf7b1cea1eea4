import { addDays, toLocalTime, toWeekday, type EventSummary } from '@marquee/domain';
import { localDates } from '@marquee/formats/display';
import type { PageContext } from '../page-context.ts';

type Reader = Pick<PageContext, 'now' | 'tz'>;
const EARLY_MS = 4 * 3_600_000; // before 4 a.m., "tonight" means the previous evening
const FRIDAY = 5;
const SUNDAY = 7;

/** Whether the shown dates of an event include tonight. */
export function isTonight(event: EventSummary, reader: Reader): boolean {
  const zone = reader.tz ?? event.timezone;
  const today = toLocalTime(new Date(reader.now.getTime() - EARLY_MS), zone).slice(0, 10);
  return isWithin(event, zone, { from: today, to: today });
}

/** Whether the shown dates of an event include a day from Friday to Sunday of this week. */
export function isThisWeekend(event: EventSummary, reader: Reader): boolean {
  const zone = reader.tz ?? event.timezone;
  const today = toLocalTime(reader.now, zone).slice(0, 10);
  const weekday = toWeekday(today);
  return isWithin(event, zone, {
    from: addDays(today, FRIDAY - weekday),
    to: addDays(today, SUNDAY - weekday),
  });
}

function isWithin(event: EventSummary, zone: string, span: { from: string; to: string }): boolean {
  const { from, to } = localDates(event, zone);
  return !event.date_tbd && from <= span.to && to >= span.from;
}
