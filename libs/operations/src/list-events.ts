import type { EventFilter, EventPage, EventRepository } from '@marquee/database';
import { defineOperation, EventSummary, invalidParameters, type InputProblem } from '@marquee/domain';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { contradictionsIn, createEventFilter, type FilterDeps } from './event-filter.ts';
import { eventFilters, pageEnvelope, paging } from './event-parameters.ts';
import { presentSummary, type Addresses } from './present-event.ts';
import { wholeMinute } from './whole-minute.ts';

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
    refuseContradictions(input);
    const { limit: asked, offset, cursor, ...filters } = input;
    const limit = Math.min(asked, MOST);
    const resumed = cursor === undefined ? null : decodeCursor(cursor, filters);
    const now = resumed?.now ?? wholeMinute(deps.now());
    const { filter, warnings } = await createEventFilter(deps, filters, now);
    if (asked > MOST) warnings.push(`limit is at most ${String(MOST)}; ${String(MOST)} was used`);
    const page: EventPage = { sort: input.sort, limit, offset, after: resumed?.after ?? null };
    const { events, next } = await findPage(deps, filter, page);
    return {
      count: events.length,
      limit,
      offset,
      has_more: next !== null,
      next_cursor: next && encodeCursor({ now, after: next }, filters),
      events: events.map((event) => presentSummary(event, deps.addresses)),
      warnings,
    };
  },
});

// Null: a filter names something that we do not have, so that nothing can pass it.
const findPage = async ({ events }: ListEventsDeps, filter: EventFilter | null, page: EventPage) =>
  filter ? events.list(filter, page) : { events: [], next: null };

function refuseContradictions(input: z.output<typeof Input>): void {
  const problems: InputProblem[] = contradictionsIn(input);
  const refuse = (name: string, detail: string) => problems.push({ name, code: 'contradiction', detail });
  if (input.sort === 'distance' && !input.near) refuse('sort', 'by distance needs near=lat,lng');
  if (input.cursor !== undefined && input.offset > 0) refuse('offset', 'cannot be combined with cursor');
  if (problems.length > 0) throw invalidParameters(problems);
}
