import type { getSeries } from '@marquee/operations';
import { h } from '@marquee/ui';
import { EventRows } from './event-rows.ts';
import { htmlFormat } from './html-page.ts';

/** GET /series/{slug} for people. */
export const seriesPage = htmlFormat<typeof getSeries.output>(({ series, events }, reader) => ({
  title: series.title,
  description: `All dates of ${series.title}`,
  children: [h('h2', null, 'Dates'), h(EventRows, { events, reader })],
}));
