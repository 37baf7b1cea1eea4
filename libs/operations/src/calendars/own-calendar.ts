import type { Calendar, CalendarRepository, JobRepository } from '@marquee/database';
import { notFound } from '@marquee/domain';
import { accepted, impossible } from './connect-calendar.ts';

export interface Owned {
  id: string;
  accountId: string;
}

/** Throws `not_found` if the account does not own the calendar. */
export async function requireOwned(
  calendars: Pick<CalendarRepository, 'find'>,
  { id, accountId }: Owned,
): Promise<Calendar> {
  const calendar = await calendars.find(id);
  if (calendar?.owner?.accountId !== accountId) throw notFound('calendar', id);
  return calendar;
}

/** Lets the worker read an accepted calendar next. */
export async function readCalendar(
  deps: { calendars: Pick<CalendarRepository, 'find'>; jobQueue: Pick<JobRepository, 'add'> },
  owned: Owned,
): Promise<void> {
  const calendar = await requireOwned(deps.calendars, owned);
  if (calendar.state !== 'accepted') throw impossible('This calendar is not read.');
  await deps.jobQueue.add(accepted(calendar).job);
}

/** Disconnects a calendar. The worker removes its source with the listings. */
export async function endCalendar(
  { calendars }: { calendars: Pick<CalendarRepository, 'find' | 'move'> },
  owned: Owned,
): Promise<void> {
  const { id, source } = await requireOwned(calendars, owned);
  const job = { task: 'remove_calendar', payload: { source }, key: `remove:${source}` };
  if (!(await calendars.move({ id, from: ['open', 'accepted'], to: 'ended', job })))
    throw impossible('This calendar is not connected.');
}
