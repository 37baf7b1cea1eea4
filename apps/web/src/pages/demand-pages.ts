import { demandedCityKey, type DemandHistoryRepository } from '@marquee/database';
import {
  demandLeaders,
  demandOpportunities,
  demandReport,
  type DemandLeadersDeps,
  type OpportunitiesDeps,
} from '@marquee/operations';
import { Empty, h, Isolated, type ComponentChild } from '@marquee/ui';
import { Board, type BoardRow } from '../components/board.ts';
import { CityForm } from '../components/city-form.ts';
import { localCityName } from '../components/country-name.ts';
import { EventCards } from '../components/event-cards.ts';
import { artistPath, askAddress, cityPath, demandPath, pageAddress } from '../components/links.ts';
import { Section } from '../components/section.ts';
import { ShareLink } from '../components/share-link.ts';
import { SocialImage } from '../components/social-image.ts';
import { Sparkline } from '../components/sparkline.ts';
import { WorldMap } from '../components/world-map.ts';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';

const MAX_ON_MAP = '100';
const WEEKS = 12;
const opportunities = runner(demandOpportunities);
const leaders = runner(demandLeaders);
const report = runner(demandReport);

interface HistoryDeps {
  demandHistory: DemandHistoryRepository;
}

/** The artists and cities with the most demands. */
export const demandPage: Page<DemandLeadersDeps & OpportunitiesDeps & HistoryDeps> = {
  path: '/demand',
  query: ['city'],
  load: async (deps, values, context) => {
    const city = values.get('city');
    const [{ top_artists, top_cities, fastest_growing }, inCity] = await Promise.all([
      leaders(deps, { limit: MAX_ON_MAP }),
      city === undefined ? null : opportunities(deps, { city }),
    ]);
    const { t } = context.translator;
    const subjects = { artists: [...top_artists, ...fastest_growing], cities: top_cities };
    const { toArtist, toCity } = rowsWith(await findHistory(deps, subjects, context), context);
    return {
      title: t('mostWanted'),
      description: t('askForShow'),
      canonical: '/demand',
      body: [
        h('h1', null, t('mostWanted')),
        h(
          'p',
          { class: 'actions' },
          h('a', { class: 'button', href: askAddress('', context) }, t('askForShow')),
        ),
        top_artists.length === 0 && h(Empty, null, t('noDemands')),
        h(WorldMap, { points: top_cities.map((each) => ({ ...each, ...toPoint(toCity(each)) })) }),
        h(CityForm, {
          action: '/demand',
          city,
          suggestions: top_cities.map((each) =>
            context.nameCity({ name: each.city, ...each }).join(', '),
          ),
          context,
        }),
        inCity && h(Opportunities, { inCity, context }),
        h(
          'div',
          { class: 'halves' },
          h(Board, { title: t('topArtists'), rows: top_artists.map(toArtist), context }),
          h(Board, { title: t('cities'), rows: top_cities.map(toCity), context }),
          h(Board, { title: t('growing'), rows: fastest_growing.map(toArtist), context }),
        ),
      ],
    };
  },
};

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
        h(SocialImage, {
          url: `${context.addresses.api}/og/demand/${encodeURIComponent(artist.slug)}.png`,
        }),
      ],
      body: [
        h('h1', null, h(Isolated, { text: title })),
        h('p', { class: 'lead' }, t('demands', { count: total_demands })),
        h(Weeks, { counts: history.artists.get(artist.slug), context }),
        h(
          'p',
          { class: 'actions' },
          h('a', { class: 'button', href: askAddress(artist.name, context) }, t('askForShow')),
          h(
            'a',
            { class: 'button quiet', href: pageAddress(artistPath(artist.slug), context) },
            t('upcoming'),
          ),
          h('a', { class: 'button quiet', href: `${context.addresses.api}/demand-history?format=csv&artist=${encodeURIComponent(artist.slug)}` }, 'CSV'), // prettier-ignore
          h(ShareLink, { title, path: demandPath(artist.slug), context }),
        ),
        h(WorldMap, {
          points: rows
            .slice(0, Number(MAX_ON_MAP))
            .map((row, at) => ({ lat: null, lng: null, ...cities[at], ...toPoint(row) })),
        }),
        h(Board, {
          title: t('cities'),
          rows,
          context,
        }),
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
  counts &&
  h(
    'p',
    { class: 'weeks' },
    context.translator.t('perWeek'),
    h(Sparkline, { counts, label: context.translator.t('perWeek') }),
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

/** The artists that people request in a city and that have no event there, with the nearest event of their tour. */
function Opportunities({
  inCity: { city, opportunities: found },
  context,
}: OpportunitiesProps): ComponentChild {
  const { t } = context.translator;
  const nearest = found.flatMap(({ nearest_event }) => nearest_event ?? []);
  const rows = found.map(({ artist, demands }) => toArtistRow({ ...artist, demands }, context));
  return [
    rows.length === 0 && h(Empty, null, t('noRequests')),
    h(Board, { title: t('wantedIn', { city }), rows, context }),
    nearest.length > 0 &&
      h(Section, { title: t('nearest') }, h(EventCards, { events: nearest, context })),
  ];
}

interface City {
  city: string;
  region: string | null;
  country_code: string | null;
}
