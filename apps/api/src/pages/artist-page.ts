import type { getArtist } from '@marquee/operations';
import { h } from '@marquee/ui';
import { EventRows } from './event-rows.ts';
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
      artist.genres !== null && h('p', { class: 'lead' }, artist.genres),
      h('h2', null, 'Upcoming events'),
      h(EventRows, { events, reader }),
      h(
        'p',
        { class: 'actions' },
        h(
          'a',
          { class: 'button', href: `${reader.site.widgets}/embed/demand-it?${request}` },
          'Request a show',
        ),
        h(
          'a',
          { class: 'button quiet', href: `${reader.site.api}/demand-report?artist=${artist.slug}` },
          'Where people request it',
        ),
      ),
    ],
  };
});
