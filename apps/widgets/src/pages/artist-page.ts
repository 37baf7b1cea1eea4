import { getArtist } from '@marquee/operations';
import { h } from 'preact';
import { DemandForm } from '../components/demand-form.ts';
import { EventList } from '../components/event-row.ts';
import { Empty, Panel } from '../components/panel.ts';
import { definePage } from './define-page.ts';

/** GET /embed/artist/{slug}: when and where they are on next; where they are not, how to ask for it. */
export const artistPage = definePage({
  path: '/embed/artist/:slug',
  name: 'artist',
  operation: getArtist,
  draw: ({ artist, events }, frame) => {
    const { say } = frame.words;
    const children =
      events.length > 0
        ? [h('h2', null, say('upcoming')), h(EventList, { events, frame })]
        : [
            h(Empty, null, say('noShows')),
            h('h2', null, say('wantHere', { artist: artist.name })),
            h(DemandForm, { wish: { artist: artist.name, city: '' }, frame }),
          ];
    const lead = artist.genres !== null && h('p', { class: 'lead' }, artist.genres);
    return { title: artist.name, body: h(Panel, { title: artist.name, frame, lead, children }) };
  },
});
