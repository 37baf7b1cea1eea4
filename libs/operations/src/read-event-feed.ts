import type { EventRepository, EventSort } from '@marquee/database';
import { FeedEvent } from '@marquee/domain';
import type { Caller } from '@marquee/quota';
import { z } from 'zod';
import { createEventFilter, type FilterDeps, type Filters } from './event-filter.ts';
import { eventFilters } from './event-parameters.ts';
import { feedTitle } from './feed-title.ts';
import { floorToMinute } from './paging.ts';
import { presentFeedEvent, type Addresses } from './present-event.ts';

export interface FeedDeps extends FilterDeps {
  events: Pick<EventRepository, 'feed'>;
  addresses: Addresses;
  now: () => Date;
  caller: Pick<Caller, 'holder'>;
}

const REACH_DAYS = 31;
const DAY_MS = 86_400_000;

export const FeedOutput = z.object({
  title: z.string().meta({ description: 'Says what was asked for.' }),
  events: z.array(FeedEvent),
});

/** The filters of every list of events, and how many at most: a feed has one page. */
export const feedInput = (most: number) =>
  z.object({
    ...eventFilters,
    limit: z
      .int({ error: `must be a whole number from 1 to ${most}` })
      .min(1, { error: `must be a whole number from 1 to ${most}` })
      .transform((limit) => Math.min(limit, most))
      .default(most)
      .meta({
        description: `Events at most, 1 to ${most}; a higher number means ${most}.`,
        examples: [most],
        maximum: most,
      }),
  });

/** The first events of a feed, as `FeedOutput`. Without a key it leaves out what ended more than 31 days ago, and its title says so. */
export async function readEventFeed(deps: FeedDeps, input: Filters & { limit: number }, sort: EventSort) {
  const { limit, ...filters } = input;
  const now = floorToMinute(deps.now());
  const { filter, warnings } = await createEventFilter(deps, filters, now);
  const earliest = new Date(now.getTime() - REACH_DAYS * DAY_MS);
  const isCut = filter !== null && !deps.caller.holder && (filter.from ?? new Date(0)) < earliest;
  const reached = isCut ? { ...filter, from: earliest } : filter;
  const events = reached ? await deps.events.feed(reached, { sort, limit }) : [];
  return {
    title: feedTitle(filters) + (isCut ? ` (from ${String(REACH_DAYS)} days ago; an API key reaches further)` : ''),
    events: events.map((event) => presentFeedEvent(event, deps.addresses)),
    warnings,
  };
}
