import { COUNT_KEYS, MAX_HITS } from '@marquee/database';
import { defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { floorToMinute } from '../paging.ts';
import { findHits } from '../search/find-hits.ts';
import { countEvents, type CountEventsDeps } from './count-events.ts';
import { createEventFilter } from './filters/event-filter.ts';

export { COUNT_KEYS };

/** Counts what a list or a search finds by a key: for "how many a month", without the rows. */
export const countBy = defineOperation({
  name: 'count_by',
  summary: 'Number of events by month, city, genre, category, kind or price',
  description:
    'Number of dates of the list or search with the same filters by a key: months in order, others by their number. At most 20 keys.',
  input: countEvents.input.extend({ by: z.enum(COUNT_KEYS) }),
  output: z.object({
    total: z.int(),
    counts: z.array(z.object({ key: z.string(), count: z.int() })),
  }),
  async run(deps: CountEventsDeps, { q, by, group: _, ...filters }) {
    const { filter } = await createEventFilter(deps, filters, floorToMinute(deps.now()));
    if (!filter) return { total: 0, counts: [] };
    if (q === undefined) {
      const [total, counts] = await Promise.all([
        deps.counts.total(filter),
        deps.counts.countBy(filter, by),
      ]);
      return { total, counts };
    }
    const { ids } = await findHits(deps, q, { filter, maxHits: MAX_HITS });
    const counts = await deps.counts.countBy({ now: filter.now }, by, ids);
    return { total: ids.length, counts };
  },
});
