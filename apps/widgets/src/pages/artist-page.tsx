import { distanceKm, type EventSummary, type Position } from '@marquee/domain';
import { groupBySeries } from '@marquee/formats/display';
import { createInputReader } from '@marquee/http';
import { getArtist, type GetArtistDeps } from '@marquee/operations';
import { Empty, type ComponentChild } from '@marquee/pages';
import { DemandForm } from '../components/demand-form.tsx';
import { EventList } from '../components/event-row.tsx';
import { artistAddress, OutLink } from '../components/links.tsx';
import { Panel } from '../components/panel.tsx';
import { Banner, showsPictures } from '../components/picture.tsx';
import type { PageContext } from '../page-context.ts';
import type { Page } from './define-page.ts';
import { findList, type FoundList, type ListDeps } from './find-list.ts';

const MAX_PAST = '10';
const reader = createInputReader(getArtist.input);

/**
 * GET /embed/artist/{slug}: the upcoming shows of an artist, or the demand form if there are none;
 * with `past=1` also past shows.
 */
export const artistPage: Page<GetArtistDeps & ListDeps> = {
  path: '/embed/artist/:slug',
  name: 'artist',
  load: async (deps, values, context) => {
    const { artist, events } = await getArtist.run(deps, reader.parse(values));
    const shows = withDistances(groupBySeries(events), parsePosition(values.get('near') ?? ''));
    const ofArtist = new Map([['artist', artist.slug], ['limit', MAX_PAST]]); // prettier-ignore
    const children = [
      artist.picture && showsPictures(context) && (
        <Banner picture={artist.picture} alt={artist.name} />
      ),
      <Upcoming artist={artist} shows={shows} context={context} />,
      context.display.past && (
        <Past slug={artist.slug} list={await findList(deps, ofArtist, context)} context={context} />
      ),
    ];
    const lead = artist.genres !== null && <p class="lead">{artist.genres}</p>;
    return {
      title: artist.name,
      body: <Panel title={artist.name} context={context} lead={lead} children={children} />,
    };
  },
};

interface UpcomingProps {
  artist: { name: string };
  shows: EventSummary[];
  context: PageContext;
}

function Upcoming({ artist: { name }, shows, context }: UpcomingProps): ComponentChild {
  const { t } = context.translator;
  const form = <DemandForm target={{ artist: name, city: '' }} context={context} />;
  if (shows.length === 0)
    return [<Empty>{t('noShows')}</Empty>, <h2>{t('wantHere', { artist: name })}</h2>, form];
  return [
    <h2>{t('upcoming')}</h2>,
    <EventList events={shows} context={context} lead="place" />,
    <details class="follow">
      <summary>{t('follow', { artist: name })}</summary>
      {form}
    </details>,
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
    <h2>{t('pastEvents')}</h2>,
    <EventList events={events} context={context} lead="place" />,
    next_cursor !== null && (
      <p class="more">
        <OutLink {...link}>{t('allDates')}</OutLink>
      </p>
    ),
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
