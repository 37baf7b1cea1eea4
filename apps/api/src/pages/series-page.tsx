import type { getSeries } from '@marquee/operations';

import { EventRows } from './event-rows.tsx';
import { htmlFormat } from './html-page.ts';

/** GET /series/{slug} for people. */
export const seriesPage = htmlFormat<typeof getSeries.output>(
  ({ series, events, next_cursor }, reader) => ({
    title: series.title,
    description: `All dates of ${series.title}`,
    children: [
      <h2>Dates</h2>,
      <EventRows events={events} reader={reader} />,
      next_cursor !== null && (
        <p>
          <a href={toNextPage(reader.site.api, series.slug, next_cursor)}>Later dates</a>
        </p>
      ),
    ],
  }),
);

const toNextPage = (api: string, slug: string, cursor: string): string =>
  `${api}/series/${slug}?${new URLSearchParams({ cursor }).toString()}`;
