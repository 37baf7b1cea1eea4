import type { EventFilter, EventPage, EventRepository } from '@marquee/database';
import { defineOperation, EventSummary, invalidParameters } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from './cursor.ts';
import { createEventFilter, type FilterDeps } from './event-filter.ts';
import { eventFilters } from './event-parameters.ts';
import { openPage, pageEnvelope, paging } from './paging.ts';
import { presentSummary, type Addresses } from './present-event.ts';

const MOST = 100;
const SORTS = ['start', '-start', 'popular', 'distance', 'added'] as const;
const SORT_ERROR = `must be one of ${SORTS.join(', ')}`;

const Input = z.object({
  ...eventFilters,
  sort: z.enum(SORTS, { error: SORT_ERROR }).default('start').meta({
    description:
      'By start (soonest first), -start (latest first), popular, distance (needs `near`) or added (newest first).',
  }),
  ...paging(MOST),
});

export interface ListEventsDeps extends FilterDeps {
  events: Pick<EventRepository, 'list'>;
  addresses: Addresses;
  now: () => Date;
}

export const listEvents = defineOperation({
  name: 'list_events',
  summary: 'Upcoming events',
  description:
    'Events that pass every filter given, soonest first unless sorted otherwise. Without `from` the list begins now; cancelled events are left out unless `status` asks for them.',
  input: Input,
  output: z.object({ ...pageEnvelope, events: z.array(EventSummary) }),
  async run(deps: ListEventsDeps, input) {
    if (input.sort === 'distance' && !input.near) throw distanceFromNowhere();
    const list = { name: 'list_events', most: MOST, key: keyOf(input.sort), now: deps.now };
    const { now, page, warnings, envelope } = openPage(input, list);
    const { filter, warnings: unknownNames } = await createEventFilter(deps, input, now);
    const { events, next } = await findPage(deps, filter, { ...page, sort: input.sort });
    return {
      ...envelope(events.length, next),
      events: events.map((event) => presentSummary(event, deps.addresses)),
      warnings: [...unknownNames, ...warnings],
    };
  },
});

const keyOf = (sort: EventPage['sort']) =>
  sort === 'popular' || sort === 'distance' ? sortKeys.number : sortKeys.instant;

// Null: a filter names something that we do not have, so that nothing can pass it.
const findPage = async ({ events }: ListEventsDeps, filter: EventFilter | null, page: EventPage) =>
  filter ? events.list(filter, page) : { events: [], next: null };

const distanceFromNowhere = () =>
  invalidParameters([{ name: 'sort', code: 'contradiction', detail: 'by distance needs near=lat,lng' }]);
