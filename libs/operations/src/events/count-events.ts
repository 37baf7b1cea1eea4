import {
  MAX_HITS,
  type CountRepository,
  type EventRepository,
  type SearchRepository,
} from '@marquee/database';
import { defineOperation } from '@marquee/domain';
import { z } from 'zod';
import { grouping } from '../list-parameters.ts';
import { floorToMinute } from '../paging.ts';
import { text } from '../parameters.ts';
import { findHits } from '../search/find-hits.ts';
import { groupHits } from '../search/group-hits.ts';
import { createEventFilter, type FilterDeps } from './filters/event-filter.ts';
import { eventFilters } from './filters/event-parameters.ts';

export interface CountEventsDeps extends FilterDeps {
  counts: Pick<CountRepository, 'total' | 'countBy'>;
  events: Pick<EventRepository, 'findSeriesOf'>;
  search: SearchRepository;
  now: () => Date;
}

export const countEvents = defineOperation({
  name: 'count_events',
  summary: 'Number of events',
  description: `Number of events in the list or search with the same filters. A search has at most ${String(MAX_HITS)} hits.`,
  input: z.object({
    q: text()
      .optional()
      .meta({ description: 'Search query, as in GET /search.', examples: ['jazz'] }),
    ...eventFilters,
    ...grouping,
  }),
  output: z.object({
    total: z.int().meta({ examples: [310] }),
    dates_total: z.int().meta({
      description: 'Number of dates. With `group=series`, `total` counts a series once.',
      examples: [412],
    }),
  }),
  async run(deps: CountEventsDeps, { q, group, ...filters }) {
    const { filter } = await createEventFilter(deps, filters, floorToMinute(deps.now()));
    const bySeries = group === 'series';
    if (!filter) return { total: 0, dates_total: 0 };
    if (q === undefined) {
      const dates_total = await deps.counts.total(filter);
      const total = bySeries ? await deps.counts.total({ ...filter, bySeries }) : dates_total;
      return { total, dates_total };
    }
    const { ids } = await findHits(deps, q, { filter, maxHits: MAX_HITS });
    const series = bySeries ? await deps.events.findSeriesOf(ids) : null;
    const total = series ? groupHits(ids, series).ids.length : ids.length;
    return { total, dates_total: ids.length };
  },
});
