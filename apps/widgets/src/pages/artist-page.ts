import { distanceKm, groupBySeries, type EventSummary, type Position } from '@marquee/domain';
import { getArtist } from '@marquee/operations';
import { Empty, h } from '@marquee/ui';
import { DemandForm } from '../components/demand-form.ts';
import { EventList } from '../components/event-row.ts';
import { Panel } from '../components/panel.ts';
import { Banner, showsPictures } from '../components/picture.ts';
import { definePage } from './define-page.ts';

/** GET /embed/artist/{slug}: the upcoming shows of an artist, or the demand form if there are none. */
export const artistPage = definePage({
  path: '/embed/artist/:slug',
  name: 'artist',
  operation: getArtist,
  render: ({ artist, events }, context, values) => {
    const { t } = context.translator;
    const shows = withDistances(groupBySeries(events), parsePosition(values.get('near') ?? ''));
    const form = h(DemandForm, { target: { artist: artist.name, city: '' }, context });
    const children =
      shows.length > 0
        ? [
            h('h2', null, t('upcoming')),
            h(EventList, { events: shows, context, lead: 'place' }),
            h('details', { class: 'follow' }, h('summary', null, t('follow', { artist: artist.name })), form),
          ]
        : [h(Empty, null, t('noShows')), h('h2', null, t('wantHere', { artist: artist.name })), form];
    const lead = artist.genres !== null && h('p', { class: 'lead' }, artist.genres);
    const banner = artist.picture && showsPictures(context) && h(Banner, { picture: artist.picture, alt: artist.name });
    return { title: artist.name, body: h(Panel, { title: artist.name, context, lead, children: [banner, children] }) };
  },
});

/** Parses `near=lat,lng`. Returns null for any other text. */
function parsePosition(text: string): Position | null {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text)?.map(Number) ?? [];
  return lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Adds the distance to each event without changing the order. */
const withDistances = (events: EventSummary[], near: Position | null): EventSummary[] =>
  events.map((event) =>
    near === null || event.lat === null || event.lng === null
      ? event
      : { ...event, distance_km: distanceKm(near, { lat: event.lat, lng: event.lng }) },
  );
