import type { CountRepository, EventRepository, SeriesRepository } from '@marquee/database';
import { defineOperation, EventSeries, EventSummary, notFound } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from '../cursor.ts';
import { eventListOutput, MAX_EVENTS } from '../events/find-events.ts';
import { selection, wantsTotal } from '../events/list-selection.ts';
import { presentSummary, type Addresses } from '../events/present-event.ts';
import { openPage, paging } from '../paging.ts';
import { text } from '../parameters.ts';

export interface GetSeriesDeps {
  counts: Pick<CountRepository, 'total'>;
  events: Pick<EventRepository, 'list'>;
  series: Pick<SeriesRepository, 'find'>;
  addresses: Addresses;
  now: () => Date;
}

export const getSeries = defineOperation({
  name: 'get_series',
  summary: 'One series and its events',
  description:
    'A series by slug or id, with a page of its events, earliest first. Past and cancelled events are included. The slug of a series that became part of another one leads to that one.',
  input: z.object({
    slug: text(96).meta({
      description: 'Slug or id (UUID) of the series.',
      examples: ['carmen-berlin'],
    }),
    ...paging(MAX_EVENTS),
    ...selection(EventSummary),
  }),
  output: z.object({ series: EventSeries, ...eventListOutput }),
  items: 'events',
  async run(deps: GetSeriesDeps, { slug, ...paged }) {
    const series = await deps.series.find(slug.toLowerCase());
    if (!series) throw notFound('series', slug);
    const list = { name: 'get_series', maxLimit: MAX_EVENTS, key: sortKeys.instant, now: deps.now };
    const request = { ...paged, series: series.slug };
    const { now, page, warnings, envelope } = openPage(request, list);
    const filter = { seriesId: series.id, now };
    const { events, next } = await deps.events.list(filter, { ...page, sort: 'start' });
    return {
      series,
      ...envelope(events.length, next),
      ...(wantsTotal(paged) && { total: await deps.counts.total(filter) }),
      events: events.map((event) =>
        presentSummary(event, { addresses: deps.addresses, now, fields: paged.fields }),
      ),
      warnings,
    };
  },
});
