import { demandedCityKey, type DemandHistoryRepository } from '@marquee/database';
import type { EventSummary } from '@marquee/domain';
import {
  demandLeaders,
  demandOpportunities,
  demandReport,
  listEvents,
  type DemandLeadersDeps,
  type FindEventsDeps,
  type OpportunitiesDeps,
} from '@marquee/operations';
import { Empty, Isolated, type ComponentChild } from '@marquee/pages';
import { Board, type BoardRow } from '../components/board.tsx';
import { CityForm } from '../components/city-form.tsx';
import { localCityName } from '../components/country-name.ts';
import { EventRows } from '../components/event-rows.tsx';
import { artistPath, askAddress, cityPath, demandPath, pageAddress } from '../components/links.ts';
import { Masthead } from '../components/masthead.tsx';
import { Section } from '../components/section.tsx';
import { ShareLink } from '../components/share-link.tsx';
import { SocialImage } from '../components/social-image.tsx';
import { Sparkline } from '../components/sparkline.tsx';
import { WorldMap } from '../components/world-map.tsx';
import type { PageContext } from '../page-context.ts';
import { RequestForm } from '../requests/request-pages.tsx';
import { runner, type Page } from './page.ts';

const MAX_ON_MAP = '100';
const WEEKS = 12;
const opportunities = runner(demandOpportunities);
const leaders = runner(demandLeaders);
const report = runner(demandReport);
const findEvents = runner(listEvents);
const SHOWS = { category: 'music', sort: 'popular', group: 'series', limit: '40' };

interface HistoryDeps {
  demandHistory: DemandHistoryRepository;
}

/** The artists and cities with the most demands. */
export const demandPage: Page<
  DemandLeadersDeps & OpportunitiesDeps & HistoryDeps & FindEventsDeps
> = {
  path: '/demand',
  query: ['city'],
  load: async (deps, values, context) => {
    const city = values.get('city');
    const [{ top_artists, top_cities, fastest_growing }, inCity] = await Promise.all([
      leaders(deps, { limit: MAX_ON_MAP }),
      city === undefined ? null : opportunities(deps, { city }),
    ]);
    const { t } = context.translator;
    const isQuiet = sumDemands(top_cities) < MIN_ON_MAP;
    const comingSoon = isQuiet ? await findShows(deps) : [];
    const subjects = { artists: [...top_artists, ...fastest_growing], cities: top_cities };
    const { toArtist, toCity } = rowsWith(await findHistory(deps, subjects, context), context);
    const title = t(top_artists.length === 0 ? 'bringArtist' : 'mostWanted');
    return {
      title,
      description: t('askForShow'),
      canonical: '/demand',
      body: [
        <Masthead title={title}>
          <p class="lead">{t('wantWhom')}</p>
        </Masthead>,
        !isQuiet && [
          <Ask context={context} />,
          <WorldMap points={top_cities.map((each) => ({ ...each, ...toPoint(toCity(each)) }))} />,
        ],
        top_artists.length > 0 && (
          <CityForm
            action="/demand"
            city={city}
            suggestions={top_cities.map((each) =>
              context.nameCity({ name: each.city, ...each }).join(', '),
            )}
            context={context}
          />
        ),
        inCity && <Opportunities inCity={inCity} context={context} />,
        <div class="halves">
          {isQuiet && (
            <Section title={t('askForShow')}>
              <RequestForm artist="" city="" countryCode="" context={context} />
            </Section>
          )}
          {top_artists.length === 0 && <Known events={comingSoon} context={context} />}
          <Board title={t('topArtists')} rows={top_artists.map(toArtist)} context={context} />
          <Board title={t('cities')} rows={top_cities.map(toCity)} context={context} />
          <Board title={t('growing')} rows={fastest_growing.map(toArtist)} context={context} />
        </div>,
      ],
    };
  },
};

/** With fewer requests, a map would show next to nothing. */
const MIN_ON_MAP = 10;

const sumDemands = (rows: { demands: number }[]): number =>
  rows.reduce((sum, { demands }) => sum + demands, 0);

/** Shows of artists, of whom a visitor may want another one. */
const findShows = async (deps: FindEventsDeps): Promise<EventSummary[]> =>
  (await findEvents(deps, SHOWS)).events;

const MAX_KNOWN = 8;

/** Artists that a visitor can request with one more step. */
function Known({ events, context }: { events: EventSummary[]; context: PageContext }) {
  const { t } = context.translator;
  const artists = new Map(
    events.flatMap(({ artists: [artist] }) => (artist ? [[artist.slug, artist.name]] : [])),
  );
  return (
    artists.size > 0 && (
      <Section title={t('artists')}>
        <ul class="requests suggested">
          {[...artists].slice(0, MAX_KNOWN).map(([slug, name]) => (
            <li key={slug}>
              <a href={pageAddress(artistPath(slug), context)}>
                <Isolated text={name} />
              </a>
              <a class="button quiet" href={askAddress(name, context)}>
                {t('wantButton')}
                <span class="heard">{`: ${name}`}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    )
  );
}

const Ask = ({ context }: { context: PageContext }): ComponentChild => (
  <p class="actions">
    <a class="button" href={askAddress('', context)}>
      {context.translator.t('askForShow')}
    </a>
  </p>
);

const rowsWith = ({ artists, cities }: History, context: PageContext) => ({
  toArtist: (artist: NamedDemand): BoardRow => ({
    ...toArtistRow(artist, context),
    weeks: artists.get(artist.slug),
  }),
  toCity: (city: City & { demands: number }): BoardRow => ({
    name: localCityName(city, context),
    href: pageAddress(cityPath(city, context), context),
    demands: city.demands,
    weeks: cities.get(demandedCityKey(city)),
  }),
});

/** The cities that request an artist. */
export const artistDemandPage: Page<Pick<DemandLeadersDeps, 'demandReports'> & HistoryDeps> = {
  path: '/demand/:artist',
  load: async (deps, values, context) => {
    const { artist, cities, total_demands } = await report(deps, { artist: values.get('artist') });
    const { t } = context.translator;
    const title = t('whereWanted', { artist: artist.name });
    const history = await findHistory(deps, { artists: [artist], cities: [] }, context);
    const rows = cities.map((city) => ({
      name: localCityName(city, context),
      href: askAddress(
        artist.name,
        context,
        context.nameCity({ name: city.city, ...city }).join(', '),
      ),
      demands: city.demands,
    }));
    return {
      title,
      description: t('demands', { count: total_demands }),
      canonical: demandPath(artist.slug),
      head: [
        <SocialImage
          url={`${context.addresses.api}/og/demand/${encodeURIComponent(artist.slug)}.png`}
        />,
      ],
      body: [
        <h1>
          <Isolated text={title} />
        </h1>,
        <p class="lead">{t('demands', { count: total_demands })}</p>,
        <Weeks counts={history.artists.get(artist.slug)} context={context} />,
        <p class="actions">
          <a class="button" href={askAddress(artist.name, context)}>
            {t('askForShow')}
          </a>
          <a class="button quiet" href={pageAddress(artistPath(artist.slug), context)}>
            {t('upcoming')}
          </a>
          <a
            class="button quiet"
            href={`${context.addresses.api}/demand-history?format=csv&artist=${encodeURIComponent(artist.slug)}`}
          >
            CSV
          </a>
          <ShareLink title={title} path={demandPath(artist.slug)} context={context} />
        </p>,
        sumDemands(cities) >= MIN_ON_MAP && (
          <WorldMap
            points={rows
              .slice(0, Number(MAX_ON_MAP))
              .map((row, at) => ({ lat: null, lng: null, ...cities[at], ...toPoint(row) }))}
          />
        ),
        <Board title={t('cities')} rows={rows} context={context} />,
      ],
    };
  },
};

interface NamedDemand {
  name: string;
  slug: string;
  demands: number;
}

const toArtistRow = ({ name, slug, demands }: NamedDemand, context: PageContext): BoardRow => ({
  name,
  href: pageAddress(demandPath(slug), context),
  demands,
});

interface Subjects {
  artists: { slug: string }[];
  cities: City[];
}

type History = Awaited<ReturnType<typeof findHistory>>;

/** The demands of the last weeks of the rows that are shown. */
async function findHistory(
  { demandHistory }: HistoryDeps,
  { artists, cities }: Subjects,
  { now }: PageContext,
) {
  const period = { now, weeks: WEEKS };
  const [byArtist, byCity] = await Promise.all([
    demandHistory.findForArtists([...new Set(artists.map(({ slug }) => slug))], period),
    demandHistory.findForCities(cities, period),
  ]);
  return { artists: byArtist, cities: byCity };
}

const Weeks = ({
  counts,
  context,
}: {
  counts: number[] | undefined;
  context: PageContext;
}): ComponentChild =>
  counts && (
    <p class="weeks">
      {context.translator.t('perWeek')}
      <Sparkline counts={counts} label={context.translator.t('perWeek')} />
    </p>
  );

const toPoint = ({ name, href, demands }: BoardRow) => ({
  href,
  count: demands,
  text: `${name}: ${String(demands)}`,
});

interface OpportunitiesProps {
  inCity: Awaited<ReturnType<typeof demandOpportunities.run>>;
  context: PageContext;
}

/**
 * The artists that people request in a city and that have no event there, with the nearest event of
 * their tour.
 */
function Opportunities({
  inCity: { city, opportunities: found },
  context,
}: OpportunitiesProps): ComponentChild {
  const { t } = context.translator;
  const nearest = found.flatMap(({ nearest_event }) => nearest_event ?? []);
  const rows = found.map(({ artist, demands }) => toArtistRow({ ...artist, demands }, context));
  return [
    rows.length === 0 && <Empty>{t('noRequests')}</Empty>,
    <Board title={t('wantedIn', { city })} rows={rows} context={context} />,
    nearest.length > 0 && (
      <Section title={t('nearest')}>
        <EventRows events={nearest} context={context} />
      </Section>
    ),
  ];
}

interface City {
  city: string;
  region: string | null;
  country_code: string | null;
}
