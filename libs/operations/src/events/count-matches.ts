import { MAX_HITS, type EventRepository } from '@marquee/database';
import { defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { floorToMinute } from '../paging.ts';
import { findHits } from '../search/find-hits.ts';
import { groupHits } from '../search/group-hits.ts';
import { countEvents, type CountEventsDeps } from './count-events.ts';
import { createEventFilter } from './filters/event-filter.ts';

export interface CountMatchesDeps extends CountEventsDeps {
  events: Pick<EventRepository, 'findSeriesOf' | 'list' | 'summaries'>;
}

const SAMPLE_SIZE = 20;

/**
 * Counts what exactly matches, in few queries: no condition is dropped, and no typo is corrected.
 */
export const countMatches = defineOperation({
  name: 'count_matches',
  summary: 'Number of exact matches',
  description:
    'Number of events that meet all conditions of a list or a search, and the first coming local day of them.',
  input: countEvents.input,
  output: z.object({ total: z.int(), next: z.string().optional() }),
  async run(deps: CountMatchesDeps, { q, group, ...filters }) {
    const now = floorToMinute(deps.now());
    const { filter } = await createEventFilter(deps, filters, now);
    if (!filter) return { total: 0 };
    const bySeries = group === 'series';
    if (q === undefined) {
      const first = { sort: 'start' as const, limit: 1, offset: 0, after: null };
      const { events } = await deps.events.list({ ...filter, bySeries }, first);
      return events.length === 0
        ? { total: 0 }
        : { total: await deps.counts.total({ ...filter, bySeries }), ...firstDay(events, now) };
    }
    const { ids } = await findHits(deps, q, { filter, maxHits: MAX_HITS, exactOnly: true });
    if (ids.length === 0) return { total: 0 };
    const sample = await deps.events.summaries(ids.slice(0, SAMPLE_SIZE), filter);
    const total = bySeries
      ? groupHits(ids, await deps.events.findSeriesOf(ids)).ids.length
      : ids.length;
    return { total, ...firstDay(sample, now) };
  },
});

/** Returns the first day of events that have not begun before today. */
function firstDay(events: { start_local: string }[], now: Date): { next?: string } {
  const today = now.toISOString().slice(0, 10);
  const [next] = events
    .map(({ start_local }) => start_local.slice(0, 10))
    .filter((day) => day >= today)
    .toSorted();
  return next === undefined ? {} : { next };
}
