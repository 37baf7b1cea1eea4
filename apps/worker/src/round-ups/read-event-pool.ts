import type { EventFilter, EventRepository } from '@marquee/database';
import { eventPageUrl, EVENT_STATUSES } from '@marquee/domain';
import { presentSummary, type Addresses } from '@marquee/operations';
import type { EventPool, RoundUpEvent, RoundUpPlan } from '../editorial/index.ts';

// The most popular events of a period. A larger number takes more memory and changes little in what
// articles name.
const MAX_EVENTS = 3_000;
const MAX_UTC_OFFSET_MS = 14 * 3_600_000;
const DAY_MS = 86_400_000;
const STATUSES = EVENT_STATUSES.filter(
  (status) => status !== 'cancelled' && status !== 'postponed',
);

export interface EventPoolDeps {
  events: Pick<EventRepository, 'list'>;
  addresses: Addresses;
}

export interface EventPoolRequest {
  plan: RoundUpPlan;
  /** Events that ended before are left out. Null: all events of the period. */
  since: Date | null;
  now: Date;
}

/** Reads the real events of a period: generated samples are no subject of an article. */
export async function readEventPool(
  { events, addresses }: EventPoolDeps,
  { plan, since, now }: EventPoolRequest,
): Promise<EventPool> {
  const filter: EventFilter = { ...toFilter(plan, since), demo: false, now };
  const found = await events.list(filter, {
    sort: 'popular',
    limit: MAX_EVENTS,
    offset: 0,
    after: null,
  });
  const isInPeriod = ({ local_dates: { from, to } }: RoundUpEvent) =>
    from <= plan.period.to && to >= plan.period.from;
  return {
    events: found.events
      .map((event) => ({
        ...presentSummary(event, { addresses, now }),
        page: eventPageUrl(event.slug, addresses),
      }))
      .filter(isInPeriod),
    isComplete: found.next === null,
  };
}

/** Covers the local days of the period in every time zone. */
function toFilter(
  { period, filter: { category, free } }: RoundUpPlan,
  since: Date | null,
): Omit<EventFilter, 'now'> {
  const from = new Date(Date.parse(period.from) - MAX_UTC_OFFSET_MS);
  return {
    from: since && since > from ? since : from,
    to: new Date(Date.parse(period.to) + DAY_MS + MAX_UTC_OFFSET_MS),
    statuses: STATUSES,
    ...(category && { categories: [category] }),
    ...(free && { free }),
  };
}
