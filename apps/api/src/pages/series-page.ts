import type { getSeries } from '@marquee/operations';
import { h } from '@marquee/ui';
import { EventRows } from './event-rows.ts';
import { htmlFormat } from './html-page.ts';

/** GET /series/{slug} for people. */
export const seriesPage = htmlFormat<typeof getSeries.output>(
  ({ series, events, next_cursor }, reader) => ({
    title: series.title,
    description: `All dates of ${series.title}`,
    children: [
      h('h2', null, 'Dates'),
      h(EventRows, { events, reader }),
      next_cursor !== null &&
        h(
          'p',
          null,
          h('a', { href: toNextPage(reader.site.api, series.slug, next_cursor) }, 'Later dates'),
        ),
    ],
  }),
);

const toNextPage = (api: string, slug: string, cursor: string): string =>
  `${api}/series/${slug}?${new URLSearchParams({ cursor }).toString()}`;
