import { distanceKm, type EventSummary, type Position } from '@marquee/domain';
import { groupBySeries } from '@marquee/formats/display';
import { createInputReader } from '@marquee/http';
import { getArtist, type GetArtistDeps } from '@marquee/operations';
import { Empty, h, type ComponentChild } from '@marquee/ui';
import { DemandForm } from '../components/demand-form.ts';
import { EventList } from '../components/event-row.ts';
import { artistAddress, OutLink } from '../components/links.ts';
import { Panel } from '../components/panel.ts';
import { Banner, showsPictures } from '../components/picture.ts';
import type { PageContext } from '../page-context.ts';
import type { Page } from './define-page.ts';
import { findList, type FoundList, type ListDeps } from './find-list.ts';

const MAX_PAST = '10';
const reader = createInputReader(getArtist.input);

/** GET /embed/artist/{slug}: the upcoming shows of an artist, or the demand form if there are none; with `past=1` also past shows. */
export const artistPage: Page<GetArtistDeps & ListDeps> = {
  path: '/embed/artist/:slug',
  name: 'artist',
  load: async (deps, values, context) => {
    const { artist, events } = await getArtist.run(deps, reader.parse(values));
    const shows = withDistances(groupBySeries(events), parsePosition(values.get('near') ?? ''));
    const ofArtist = new Map([['artist', artist.slug], ['limit', MAX_PAST]]); // prettier-ignore
    const children = [
      artist.picture &&
        showsPictures(context) &&
        h(Banner, { picture: artist.picture, alt: artist.name }),
      h(Upcoming, { artist, shows, context }),
      context.display.past &&
        h(Past, { slug: artist.slug, list: await findList(deps, ofArtist, context), context }),
    ];
    const lead = artist.genres !== null && h('p', { class: 'lead' }, artist.genres);
    return { title: artist.name, body: h(Panel, { title: artist.name, context, lead, children }) };
  },
};

interface UpcomingProps {
  artist: { name: string };
  shows: EventSummary[];
  context: PageContext;
}

function Upcoming({ artist: { name }, shows, context }: UpcomingProps): ComponentChild {
  const { t } = context.translator;
  const form = h(DemandForm, { target: { artist: name, city: '' }, context });
  if (shows.length === 0)
    return [h(Empty, null, t('noShows')), h('h2', null, t('wantHere', { artist: name })), form];
  return [
    h('h2', null, t('upcoming')),
    h(EventList, { events: shows, context, lead: 'place' }),
    h('details', { class: 'follow' }, h('summary', null, t('follow', { artist: name })), form),
  ];
}

interface PastProps {
  slug: string;
  list: FoundList;
  context: PageContext;
}

/** Past shows with their years, the latest first. The page of the artist has the others. */
function Past({ slug, list: { events, next_cursor }, context }: PastProps): ComponentChild {
  const { t } = context.translator;
  if (events.length === 0) return null;
  const link = { class: 'button quiet', href: artistAddress(slug, context) };
  return [
    h('h2', null, t('pastEvents')),
    h(EventList, { events, context, lead: 'place' }),
    next_cursor !== null && h('p', { class: 'more' }, h(OutLink, link, t('allDates'))),
  ];
}

/** Parses `near=lat,lng`. Returns null for any other text. */
function parsePosition(text: string): Position | null {
  const [, lat, lng] =
    /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text)?.map(Number) ?? [];
  return lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
    ? { lat, lng }
    : null;
}

/** Adds the distance to each event without changing the order. */
const withDistances = (events: EventSummary[], near: Position | null): EventSummary[] =>
  events.map((event) =>
    near === null || event.lat === null || event.lng === null
      ? event
      : { ...event, distance_km: distanceKm(near, { lat: event.lat, lng: event.lng }) },
  );
