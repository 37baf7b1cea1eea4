import { formatInstant, type EventSummary } from '@marquee/domain';
import { categoryName, splitLongRuns } from '@marquee/formats/display';
import type { LoadProgress, Readiness } from '@marquee/http';
import {
  listEvents,
  listFacets,
  type FindEventsDeps,
  type ListFacetsDeps,
} from '@marquee/operations';
import { type ComponentChild } from '@marquee/pages';
import { Chips, cityChips, cityPoints, type CityCount } from '../components/chips.tsx';
import { CityTiles } from '../components/city-tiles.tsx';
import { EventRows } from '../components/event-rows.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import type { Facets } from '../components/filter-menu.tsx';
import { pageAddress } from '../components/links.ts';
import { choosePopular, Posters } from '../components/posters.tsx';
import { SampleNote, separateSamples } from '../components/samples.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { Section } from '../components/section.tsx';
import { findSimilarCities, NoEvents } from '../components/similar-cities.tsx';
import { arrangeSoon, type SoonSection } from '../components/soon.ts';
import { WorldBackdrop, WorldMap } from '../components/world-map.tsx';
import type { PageContext } from '../page-context.ts';
import { cityPage, type CityPageDeps } from './city-page.tsx';
import { runner, type Page } from './page.ts';

const MAX_CITIES = 24;
const MAX_TILES = 8;
const MAX_ON_MAP = '100';
const MAX_EVENTS = '9';
const MAX_POPULAR = '40';
const MAX_LONG_RUNS = '6';
// What began earlier and is on tonight is a long run.
const LONG_RUN_MS = 9 * 86_400_000;
const HIGHLIGHTS_MS = 56 * 86_400_000;

const find = runner(listEvents);
const count = runner(listFacets);

type HomeDeps = CityPageDeps &
  FindEventsDeps &
  ListFacetsDeps & { readiness: Pick<Readiness, 'progress'> };

const Highlights = (props: { events: EventSummary[]; context: PageContext }): ComponentChild => (
  <Section title={props.context.translator.t('highlights')}>
    <Posters {...props} />
  </Section>
);

/** The city that a text names; null for several cities, all but one, and an unknown name. */
async function findChosenCity(
  deps: FindEventsDeps,
  city: string,
  { nameCity }: PageContext,
): Promise<string | null> {
  const { interpretation: place } = await find(deps, { city, limit: '1' });
  const { city: name = null, also } = place ?? {};
  if (!place || name === null || also !== undefined || city.includes('!')) return null;
  return nameCity({ name, ...place }).join(', ');
}

/** The front page. With `city`, it is the page of that city. */
export const homePage: Page<HomeDeps> = {
  path: '/',
  query: ['city'],
  load: async (deps, values, context) => {
    const { t } = context.translator;
    const city = values.get('city');
    const chosen = city === undefined ? null : await findChosenCity(deps, city, context);
    if (chosen !== null) return cityPage.load(deps, new Map([['city', chosen]]), context);
    const list = { city, limit: MAX_EVENTS, group: 'series', sort: 'popular' };
    const starts_after = formatInstant(new Date(context.now.getTime() - LONG_RUN_MS));
    const starts_before = formatInstant(new Date(context.now.getTime() + HIGHLIGHTS_MS));
    const [tonight, weekend, popular, ongoing, { cities, categories, kinds }] = await Promise.all([
      find(deps, { ...list, on: 'tonight', starts_after }),
      find(deps, { ...list, on: 'weekend', starts_after }),
      find(deps, { ...list, limit: MAX_POPULAR, starts_before }),
      find(deps, { ...list, ongoing: 'only', limit: MAX_LONG_RUNS }),
      count(deps, { limit: MAX_ON_MAP }),
    ]);
    const soon = arrangeSoon({ tonight: tonight.events, weekend: weekend.events }, context);
    const loading = deps.readiness.progress();
    const { posters, rows } = choosePopular(splitLongRuns(popular.events, context).events, {
      shown: soon.flatMap(({ events }) => events),
    });
    const listed: ListedSection[] = [
      ...soon.map((section) => ({ ...section, isByTime: true })),
      { title: t('popular'), events: rows },
      { title: t('alsoRunning'), events: splitLongRuns(ongoing.events, context).longRuns },
    ];
    const { sections, samples } = separateSamples(listed, posters);
    const [first, second, ...others] = sections.filter(({ events }) => events.length > 0);
    const isSampleOnly =
      samples.length === 0 && sections.some(({ events }) => events.some(({ demo }) => demo));
    const isEmpty = city !== undefined && posters.length === 0 && first === undefined;
    const similar = isEmpty ? await findSimilarCities(deps, city) : [];
    return {
      title: t('tagline'),
      description: t('siteText'),
      canonical: '/',
      body: [
        <Front cities={cities} context={context} />,
        <FilterBar query={{}} facets={{ cities, categories, kinds }} context={context} />,
        <Browse {...{ categories, cities, context }} />,
        loading && <Loading {...loading} context={context} />,
        isEmpty && (
          <NoEvents city={city} similar={similar} path="/" text={t('noEvents')} context={context} />
        ),
        posters.length > 0 && <Highlights events={posters} context={context} />,
        isSampleOnly && <SampleNote context={context} />,
        first && <Events {...first} areSamples={isSampleOnly} context={context} />,
        second && <Events {...second} areSamples={isSampleOnly} context={context} />,
        cities.length > 0 && (
          <Section title={t('chooseCity')}>
            <CityTiles cities={cities.slice(0, MAX_TILES)} context={context} />
          </Section>
        ),
        others.map((section) => (
          <Events key={section.title} {...section} areSamples={isSampleOnly} context={context} />
        )),
        cities.length > 0 && <Cities cities={cities} context={context} />,
      ],
    };
  },
};

/** Categories and the cities with the most events. */
const Browse = ({
  categories,
  cities,
  context,
}: Pick<Facets, 'categories'> & CitiesProps): ComponentChild =>
  categories.length > 0 && (
    <div class="browse">
      <Chips
        chips={categories.map(({ category }) => ({
          href: pageAddress('/search', context, { category }),
          text: categoryName(category, context.translator.locale),
          category,
        }))}
      />
      <Chips chips={cityChips(cities.slice(0, MAX_TILES), context)} />
    </div>
  );

interface CitiesProps {
  cities: CityCount[];
  context: PageContext;
}

const Loading = ({
  step,
  steps,
  context: { translator },
}: LoadProgress & { context: PageContext }): ComponentChild => (
  <p class="hint" role="status">
    {translator.t('stillLoading', { step, steps })}{' '}
    <progress value={step} max={steps} aria-hidden />
  </p>
);

/** What the website is, and its search. */
const Front = ({ cities, context }: CitiesProps): ComponentChild => (
  <header class="masthead front">
    <WorldBackdrop places={cities} />
    <h1>{context.translator.t('tagline')}</h1>
    <SearchBox context={context} />
  </header>
);

const Cities = ({ cities, context }: CitiesProps): ComponentChild => (
  <Section title={context.translator.t('cities')}>
    <WorldMap points={cityPoints(cities, context)} />
    <Chips chips={cityChips(cities.slice(0, MAX_CITIES), context)} />
  </Section>
);

interface ListedSection {
  title: string;
  events: EventSummary[];
  name?: SoonSection['name'];
  isByTime?: boolean;
}

const Events = ({
  title,
  name,
  ...list
}: ListedSection & { areSamples: boolean; context: PageContext }): ComponentChild => (
  <Section title={title}>
    <EventRows
      {...list}
      isDayNamed={name === 'tonight' || name === 'today'}
      areRunsLast={name === 'weekend'}
    />
  </Section>
);
