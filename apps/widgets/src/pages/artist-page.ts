import { distanceKm, type EventSummary, type Position } from '@marquee/domain';
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
  draw: ({ artist, events }, frame, values) => {
    const { say } = frame.words;
    const shows = withDistances(events, positionOf(values.get('near') ?? ''));
    const wish = h(DemandForm, { wish: { artist: artist.name, city: '' }, frame });
    const children =
      shows.length > 0
        ? [h('h2', null, say('upcoming')), h(EventList, { events: shows, frame })]
        : [h(Empty, null, say('noShows')), h('h2', null, say('wantHere', { artist: artist.name })), wish];
    const lead = artist.genres !== null && h('p', { class: 'lead' }, artist.genres);
    return { title: artist.name, body: h(Panel, { title: artist.name, frame, lead, children }) };
  },
});

/** `near=lat,lng`; anything else is as if it were not given. */
function positionOf(text: string): Position | null {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text)?.map(Number) ?? [];
  return lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** The same order, by date, and how far each is. */
const withDistances = (events: EventSummary[], near: Position | null): EventSummary[] =>
  events.map((event) =>
    near === null || event.lat === null || event.lng === null
      ? event
      : { ...event, distance_km: distanceKm(near, { lat: event.lat, lng: event.lng }) },
  );
