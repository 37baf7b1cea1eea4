import type { getArtist } from '@marquee/operations';

import { EventRows } from './event-rows.tsx';
import { htmlFormat } from './html-page.ts';

/** GET /artists/{slug} for people. */
export const artistPage = htmlFormat<typeof getArtist.output>(({ artist, events }, reader) => {
  const widget = `${reader.site.widgets}/embed/artist/${artist.slug}`;
  const request = new URLSearchParams({ artist: artist.name }).toString();
  return {
    title: artist.name,
    description: `Upcoming events of ${artist.name}`,
    canonical: widget,
    children: [
      artist.genres !== null && <p class="lead">{artist.genres}</p>,
      <h2>Upcoming events</h2>,
      <EventRows events={events} reader={reader} />,
      <p class="actions">
        <a class="button" href={`${reader.site.widgets}/embed/demand-it?${request}`}>
          Request a show
        </a>
        <a class="button quiet" href={`${reader.site.api}/demand-report?artist=${artist.slug}`}>
          Where people request it
        </a>
      </p>,
    ],
  };
});
