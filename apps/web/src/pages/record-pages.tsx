import type { EventSummary, Venue } from '@marquee/domain';
import { categoryName } from '@marquee/formats/display';
import {
  getArtist,
  getVenue,
  listEvents,
  type GetArtistDeps,
  type GetVenueDeps,
} from '@marquee/operations';
import { Isolated, mapAddress } from '@marquee/pages';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { findInCity } from '../components/city-events.tsx';
import { localCountryName } from '../components/country-name.ts';
import { findEarlierDates } from '../components/earlier-dates.ts';
import { EventList } from '../components/event-list.tsx';
import { FeedLinks, feedTag, FollowList } from '../components/feed-links.tsx';
import { artistPath, askAddress, demandPath, pageAddress, venuePath } from '../components/links.ts';
import { Masthead } from '../components/masthead.tsx';
import { HeaderPicture } from '../components/picture.tsx';
import { ShareLink } from '../components/share-link.tsx';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';

const PAGE_SIZE = '24';
/** With fewer, a venue also leads to what is on in its city. */
const FEW_EVENTS = 4;
const findArtist = runner(getArtist);
const findVenue = runner(getVenue);
const findEvents = runner(listEvents);

/** An artist and their upcoming shows. */
export const artistPage: Page<GetArtistDeps> = {
  path: '/artist/:slug',
  query: ['cursor'],
  load: async (deps, values, context) => {
    const { artist, ...list } = await findArtist(deps, new Map([['limit', PAGE_SIZE], ...values]));
    const filter = { artist: artist.slug };
    const earlier = await findEarlierDates(deps, filter, { list, context });
    const inCity = await findInCity(deps, earlier[0], { context });
    const { t } = context.translator;
    const path = artistPath(artist.slug);
    const isTeam = playsOnly([...list.events, ...earlier]);
    return {
      title: artist.name,
      description: `${artist.name}: ${t('upcoming')}`,
      canonical: path,
      isUnlisted: values.has('cursor'),
      head: [feedTag({ title: artist.name, query: filter }, context)],
      body: [
        <Breadcrumbs crumbs={[crumbTo(isTeam, context)]} context={context} />,
        <HeaderPicture picture={artist.picture} name={artist.name} />,
        <Masthead title={artist.name} category={mainCategory([...list.events, ...earlier])}>
          {artist.genres !== null && <p class="lead">{artist.genres}</p>}
        </Masthead>,
        <FollowList query={filter} name={artist.name}>
          {artist.url !== null && (
            <a class="button quiet" href={artist.url} rel="nofollow">
              {t('website')}
            </a>
          )}
          <ShareLink title={artist.name} path={path} context={context} />
        </FollowList>,
        <EventList
          title={t('upcoming')}
          empty={t('noShows')}
          list={list}
          earlier={earlier}
          inCity={inCity}
          path={path}
          context={context}
        />,
        !isTeam && (
          <p class="actions">
            <a class="button quiet" href={askAddress(artist.name, context)}>
              {t('askForShow')}
            </a>
            <a class="button quiet" href={pageAddress(demandPath(artist.slug), context)}>
              {t('whereWanted', { artist: artist.name })}
            </a>
          </p>
        ),
        <FeedLinks query={filter} context={context} />,
      ],
    };
  },
};

/** The category of the first event. */
const mainCategory = ([first]: readonly EventSummary[]) => first?.category;

/** A team plays where its league decides, so it has no form to request a show. */
const playsOnly = (events: EventSummary[]): boolean =>
  events.length > 0 && events.every(({ category }) => category === 'sports');

const crumbTo = (isTeam: boolean, { translator: { t, locale } }: PageContext) =>
  isTeam
    ? { path: '/search', query: { category: 'sports' }, text: categoryName('sports', locale) }
    : { path: '/artists', text: t('artists') };

/** A venue and its upcoming events. */
export const venuePage: Page<GetVenueDeps> = {
  path: '/venue/:slug',
  query: ['cursor'],
  load: async (deps, values, context) => {
    const { venue } = await findVenue(deps, { slug: values.get('slug'), limit: '1' });
    const filter = { venue: venue.slug };
    const cursor = values.get('cursor');
    const page = { cursor, limit: PAGE_SIZE, group: 'series' };
    const list = await findEvents(deps, { ...filter, ...page });
    const earlier = await findEarlierDates(deps, filter, { list, context });
    const { city, region, country_code } = venue;
    const place = { city: city ?? '', region, country_code };
    const { events } = list;
    const inCity =
      events.length < FEW_EVENTS
        ? await findInCity(deps, place, { without: events, context })
        : null;
    const { t } = context.translator;
    const path = venuePath(venue.slug);
    const { lat, lng, url } = venue;
    return {
      title: venue.name,
      description: `${venue.name}, ${describePlace(venue, context)}`,
      canonical: path,
      isUnlisted: values.has('cursor'),
      head: [feedTag({ title: venue.name, query: filter }, context)],
      body: [
        <Breadcrumbs crumbs={[{ path: '/venues', text: t('venues') }]} context={context} />,
        <HeaderPicture picture={venue.picture} name={venue.name} />,
        <Masthead title={venue.name} position={venue}>
          <p class="lead">
            <Isolated text={describePlace(venue, context)} />
          </p>
        </Masthead>,
        <FollowList query={filter} name={venue.name}>
          {lat !== null && lng !== null && (
            <a class="button quiet" href={mapAddress(lat, lng)}>
              {t('map')}
            </a>
          )}
          {url !== null && (
            <a class="button quiet" href={url} rel="nofollow">
              {t('website')}
            </a>
          )}
        </FollowList>,
        <EventList
          title={t('upcoming')}
          empty={t('noDates')}
          list={list}
          earlier={earlier}
          inCity={inCity}
          path={path}
          context={context}
        />,
        <FeedLinks query={filter} context={context} />,
      ],
    };
  },
};

const describePlace = (
  { address, city, region, country_code }: Venue,
  context: PageContext,
): string =>
  [address, city, region, country_code === null ? null : localCountryName(country_code, context)]
    .filter((part, at, parts) => part !== null && parts.indexOf(part) === at) // Madrid, Madrid
    .join(', ');
