import { findMissingTime, MISSING_TIMES } from './explain-missing-time.ts';
import { formatDay, formatDays } from './format-time.ts';
import { OBSTACLES, type Obstacle } from './obstacles.ts';
import type { PlanNotice } from './plan.ts';
import type { PlannedEvent } from './planned-event.ts';
import type { Visit } from './visit.ts';

const SENTENCES = {
  ...MISSING_TIMES,
  sample: 'This is a generated sample event: it does not take place.',
  sold_out: 'It is sold out: go only if you have a ticket.',
  sales_ended: 'Ticket sales have ended.',
  not_on_sale: 'Tickets are not on sale yet.',
  rescheduled: 'This event was moved: these are its new times.',
  has_begun: 'It has begun already.',
} as const;

/** Returns what to know before booking. */
export function listNotices(visit: Visit): PlanNotice[] {
  const { event, obstacle, isOff } = visit;
  const first: PlanNotice[] = [...codes(obstacle), ...codes(event.demo && 'sample')];
  return isOff ? first : [...first, ...codes(SALE[event.availability]), ...noticesOfTime(visit)];
}

/** Returns a notice as a sentence. */
export function writeNotice({ code, date }: PlanNotice, visit: Visit): string {
  if (code === 'runs_days')
    return `It runs ${formatDays(visit)}. This plan is for ${formatDay(date ?? '', visit)}.`;
  return isObstacle(code) ? `${OBSTACLES[code]}.` : SENTENCES[code];
}

const SALE: Partial<
  Record<PlannedEvent['availability'], 'sold_out' | 'sales_ended' | 'not_on_sale'>
> = {
  sold_out: 'sold_out',
  off_sale: 'sales_ended',
  not_yet: 'not_on_sale',
};

function noticesOfTime(visit: Visit): PlanNotice[] {
  const { event, hours, hasBegun, isOfDays, day, firstDay, lastDay } = visit;
  if (day === null) return codes(findMissingTime(visit));
  return [
    ...codes(event.status === 'rescheduled' && 'rescheduled'),
    ...(isOfDays ? [{ code: 'runs_days' as const, from: firstDay, to: lastDay, date: day }] : []),
    ...codes(hours && hasBegun && 'has_begun'),
    ...codes(!hours && findMissingTime(visit)),
  ];
}

const isObstacle = (code: PlanNotice['code']): code is Obstacle => code in OBSTACLES;

/** Returns a notice without parameters, or none. */
const codes = (code: PlanNotice['code'] | false | null | undefined): PlanNotice[] =>
  code ? [{ code, from: null, to: null, date: null }] : [];
