import type { Caller } from '@marquee/access';
import type { EventFilter, EventRepository, EventSort } from '@marquee/database';
import { FeedEvent } from '@marquee/domain';
import { z } from 'zod';
import {
  createEventFilter,
  type FilterDeps,
  type Filters,
} from '../events/filters/event-filter.ts';
import { eventFilters } from '../events/filters/event-parameters.ts';
import { presentFeedEvent, type Addresses } from '../events/present-event.ts';
import { floorToMinute } from '../paging.ts';
import { feedTitle } from './feed-title.ts';

export interface FeedDeps extends FilterDeps {
  events: Pick<EventRepository, 'feed'>;
  addresses: Addresses;
  now: () => Date;
  caller: Pick<Caller, 'holder'>;
}

const ANONYMOUS_DAYS = 31;
const DAY_MS = 86_400_000;

export const FeedOutput = z.object({
  title: z.string().meta({ description: 'Title that states the filters.' }),
  events: z.array(FeedEvent),
});

/** The input of a feed: the filters of lists and a limit, because a feed has one page. */
export const feedInput = (maxEvents: number) =>
  z.object({
    ...eventFilters,
    limit: z
      .int({ error: `must be a whole number from 1 to ${maxEvents}` })
      .min(1, { error: `must be a whole number from 1 to ${maxEvents}` })
      .transform((limit) => Math.min(limit, maxEvents))
      .default(maxEvents)
      .meta({
        description: `Maximum number of events, 1 to ${maxEvents}. A higher limit is reduced to ${maxEvents}.`,
        examples: [maxEvents],
        maximum: maxEvents,
      }),
  });

/**
 * Returns the events of a feed. Without an API key, it omits events that ended more than 31 days
 * ago and states so in the title.
 */
export async function readEventFeed(
  deps: FeedDeps,
  input: Filters & { limit: number },
  sort: EventSort,
) {
  const { limit, ...filters } = input;
  const now = floorToMinute(deps.now());
  const { filter, warnings } = await createEventFilter(deps, filters, now);
  const earliest = new Date(now.getTime() - ANONYMOUS_DAYS * DAY_MS);
  const begin = filter?.from ?? filter?.startsFrom;
  const isCut = filter !== null && !deps.caller.holder && (begin ?? new Date(0)) < earliest;
  const visible = isCut ? cutFrom(filter, earliest) : filter;
  const events = visible ? await deps.events.feed(visible, { sort, limit }) : [];
  return {
    title:
      feedTitle(filters) +
      (isCut ? ` (from ${String(ANONYMOUS_DAYS)} days ago; an API key reaches further)` : ''),
    events: events.map((event) => presentFeedEvent(event, { addresses: deps.addresses, now })),
    warnings,
  };
}

/** Omits events that ended before `earliest`, but no event only because it is ongoing then. */
const cutFrom = (filter: EventFilter, earliest: Date): EventFilter => ({
  ...filter,
  from: earliest,
  ...(!filter.from && { ongoing: 'include' }),
});
