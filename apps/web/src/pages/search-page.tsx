import { CATEGORIES, type EventSummary } from '@marquee/domain';
import { categoryName, splitLongRuns } from '@marquee/formats/display';
import {
  listEvents,
  listFacets,
  searchEvents,
  type FindEventsDeps,
  type ListArtistsDeps,
  type ListFacetsDeps,
  type ListVenuesDeps,
  type SearchEventsDeps,
} from '@marquee/operations';
import { type ComponentChild } from '@marquee/pages';
import { Chips } from '../components/chips.tsx';
import type { Understood } from '../components/conditions.ts';
import { FeedLinks, FollowList } from '../components/feed-links.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import type { Query } from '../components/filter-conditions.ts';
import { linkTo, type Facets } from '../components/filter-menu.tsx';
import { findFollowedList } from '../components/followed-list.ts';
import { askAddress } from '../components/links.ts';
import { Masthead } from '../components/masthead.tsx';
import { NextPage } from '../components/next-page.tsx';
import { findPopular, Popular } from '../components/popular.tsx';
import { ListedRows } from '../components/samples.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { findNames } from '../components/search-names.ts';
import {
  SearchNotes,
  searchOrders,
  understoodQuery,
  withoutOrder,
} from '../components/search-notes.tsx';
import { Section } from '../components/section.tsx';
import { findSimilarCities, NoEvents } from '../components/similar-cities.tsx';
import { MapPlace, RESULTS_ID } from '../map/map-place.tsx';
import type { PageContext } from '../page-context.ts';
import { runner, type Page, type Values } from './page.ts';

const PAGE_SIZE = '24';
/** Of a list that a map shows. */
const MAP_PAGE_SIZE = '50';
/** The filters that links of the website set. */
const FILTERS = [
  'q',
  'category',
  'city',
  'country',
  'region',
  'on',
  'part_of_day',
  'venue',
  'bbox',
  'free',
  'price_min',
  'price_max',
  'genre',
  'online',
  'kind',
  'audience',
  'accessibility',
  'language',
  'outdoor',
  'dogs_allowed',
  'sort',
] as const;

const search = runner(searchEvents);
const list = runner(listEvents);
const countEvents = runner(listFacets);

/** Results of a search; without `q`, upcoming events with these filters. */
export const searchPage: Page<
  FindEventsDeps & SearchEventsDeps & ListArtistsDeps & ListVenuesDeps & ListFacetsDeps
> = {
  path: '/search',
  query: [...FILTERS, 'cursor'],
  load: async (deps, values, context) => {
    const { t } = context.translator;
    const query = chosenFilters(values);
    const page = {
      cursor: values.get('cursor'),
      limit: query.bbox ? MAP_PAGE_SIZE : PAGE_SIZE,
      group: 'series',
    };
    const request = { ...query, ...page, lang: context.translator.language };
    const found =
      query.q === undefined ? null : await search(deps, { ...request, include: 'total' });
    const listed = found ?? { ...(await list(deps, request)), fuzzy: false };
    const { events, next_cursor } = listed;
    const isFirst = !values.has('cursor');
    const names = found && isFirst ? await findNames(deps, namedIn(found), context) : [];
    const facets = found ? undefined : await countChoices(deps, query);
    const total = facets?.total ?? found?.total ?? 0;
    const title = titleFor(query, context);
    const followed = findFollowedList(listed, query, context);
    const [similar, popular] =
      events.length === 0
        ? await Promise.all([
            findSimilarCities(deps, query.city),
            findPopular(deps, query.city, context),
          ])
        : [[], []];
    return {
      title,
      description: t('siteText'),
      canonical: '/search',
      isUnlisted: found !== null || !isFirst,
      body: [
        <Head title={title} query={query} facets={facets} />,
        <SearchBox context={context} query={typedWords(query)} />,
        <FilterBar
          {...understoodQuery(listed, query, context)}
          {...{ facets, context }}
          orders={found && searchOrders(found, query, context)}
        />,
        facets?.genres && <Genres genres={facets.genres} query={query} context={context} />,
        <MapPlace found={listed} query={query} context={context} />,
        <div id={RESULTS_ID}>
          {[
            <SearchNotes found={listed} query={query} context={context} />,
            found && isWithoutName(found) && <AskFor found={found} context={context} />,
            names.length > 0 && <Chips chips={names} />,
            <Heading found={found} total={total} query={query} context={context} />,
            events.length === 0 ? (
              <NoEvents
                city={query.city}
                similar={similar}
                path="/search"
                query={query}
                text={t('noResults')}
                context={context}
              />
            ) : (
              <Results
                events={events}
                isByTime={found === null && (query.sort ?? 'start') === 'start'}
                context={context}
              />
            ),
            <Popular events={popular} context={context} />,
            <NextPage path="/search" query={query} cursor={next_cursor} context={context} />,
            followed && [
              <FollowList {...followed} isOpen />,
              <FeedLinks query={followed.query} context={context} />,
            ],
          ]}
        </div>,
      ],
    };
  },
};

/** Counts the events, and those of each other category and kind that can be chosen instead. */
async function countChoices(deps: ListFacetsDeps, query: ReturnType<typeof chosenFilters>) {
  const countWithout = (name: 'category' | 'kind') =>
    query[name] === undefined ? null : countEvents(deps, { ...query, [name]: undefined });
  const [facets, byCategory, byKind] = await Promise.all([
    countEvents(deps, { ...query, ...(query.category !== undefined && { include: 'genres' }) }),
    countWithout('category'),
    countWithout('kind'),
  ]);
  const { categories } = byCategory ?? facets;
  const { kinds } = byKind ?? facets;
  return { ...facets, categories, kinds };
}

const MAX_GENRES = 10;

interface GenresProps {
  genres: { genre: string; count: number }[];
  query: Query;
  context: PageContext;
}

/** The genres of a category, each as a link that chooses it or shows all again. */
const Genres = ({ genres, query, context }: GenresProps): ComponentChild =>
  genres.length > 0 && (
    <nav aria-label={context.translator.t('kinds')}>
      <Chips
        chips={genres.slice(0, MAX_GENRES).map(({ genre, count }) => {
          const isCurrent = query['genre'] === genre;
          const href = linkTo({ query, context }, { genre: isCurrent ? undefined : genre });
          const note = count.toLocaleString(context.translator.locale);
          return { href, text: genre, note, isCurrent };
        })}
      />
    </nav>
  );

const typedWords = ({ q }: Query): string | undefined => q && withoutOrder(q);

interface HeadProps {
  title: string;
  query: Query;
  facets: Facets | undefined;
}

/** The title. A search by words has them in its field. */
const Head = ({ title, query, facets }: HeadProps): ComponentChild =>
  query['q'] === undefined ? (
    <Masthead title={title} category={query['category']} position={findPosition(query, facets)} />
  ) : (
    <h1 class="heard">{title}</h1>
  );

/** Where the city of a list is. */
const findPosition = ({ city }: Query, facets: Facets | undefined) =>
  city !== undefined && facets?.cities.length === 1 ? facets.cities[0] : undefined;

interface HeadingProps {
  /** Null without words. */
  found: Understood | null;
  total: number;
  query: Query;
  context: PageContext;
}

/** How many events there are, for which words and in which order. */
function Heading({ found, total, query, context }: HeadingProps): ComponentChild {
  const { t } = context.translator;
  if (!found) return <h2>{t('eventCount', { count: total })}</h2>;
  if (total === 0) return <h2>{t('events')}</h2>;
  const order = searchOrders(found, query, context).find(({ isCurrent }) => isCurrent);
  return (
    <h2>
      {t('eventsFor', { count: total, query: typedWords(query) ?? '' })}
      {order && <small>{order.text}</small>}
    </h2>
  );
}

interface ResultsProps {
  events: EventSummary[];
  isByTime: boolean;
  context: PageContext;
}

/** The events, and apart from them those that have run for long. */
function Results({ events, isByTime, context }: ResultsProps): ComponentChild {
  const { events: others, longRuns } = splitLongRuns(events, context);
  return [
    others.length > 0 && <ListedRows events={others} context={context} isByTime={isByTime} />,
    longRuns.length > 0 && (
      <Section title={context.translator.t('alsoRunning')}>
        <ListedRows events={longRuns} context={context} isByTime={false} />
      </Section>
    ),
  ];
}

/** The words of a query that are no condition, also if they were dropped. */
const namedIn = ({ interpretation: { words = '', ignored = [] } = {} }: Understood): string =>
  words === '' ? ignored.join(' ') : words;

/** Nothing was found, or only without the words: they can name who is not on. */
const isWithoutName = ({ events, relaxed = [] }: Understood): boolean =>
  events.length === 0 || relaxed.includes('words');

/** Links to the form that requests an artist who is not on. */
const AskFor = ({
  found,
  context,
}: {
  found: Understood;
  context: PageContext;
}): ComponentChild => {
  const { city } = found.interpretation ?? {};
  const words = namedIn(found);
  const href = askAddress(words, context, city ?? undefined);
  return (
    words !== '' && (
      <p class="actions">
        <a class="button" href={href}>
          {context.translator.t('askForShow')}
        </a>
      </p>
    )
  );
};

/** "Search: jazz", "Music, Berlin", or "Events". */
function titleFor(
  { q, category, city }: ReturnType<typeof chosenFilters>,
  { translator }: PageContext,
): string {
  const { t, locale } = translator;
  if (q !== undefined) return t('searchFor', { query: withoutOrder(q) });
  const known = CATEGORIES.find((each) => each === category);
  if (known !== undefined) return [categoryName(known, locale), city].filter(Boolean).join(', ');
  return city === undefined ? t('events') : t('eventsIn', { city });
}

const chosenFilters = (values: Values): Partial<Record<(typeof FILTERS)[number], string>> =>
  Object.fromEntries(
    FILTERS.flatMap((name) => (values.has(name) ? [[name, values.get(name)]] : [])),
  );
