import { formatInstant, type EventSummary } from '@marquee/domain';
import { categoryName, splitLongRuns } from '@marquee/formats/display';
import type { LoadProgress, Readiness } from '@marquee/http';
import {
  listEvents,
  listFacets,
  type FindEventsDeps,
  type ListFacetsDeps,
} from '@marquee/operations';
import { Isolated, type ComponentChild } from '@marquee/pages';
import { Chips, cityChips, cityPoints, type CityCount } from '../components/chips.tsx';
import { EventRows } from '../components/event-rows.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import type { Facets } from '../components/filter-menu.tsx';
import { cityPath, pageAddress } from '../components/links.ts';
import { choosePopular, Posters } from '../components/posters.tsx';
import { SampleNote, Samples, separateSamples } from '../components/samples.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { Section } from '../components/section.tsx';
import { findSimilarCities, NoEvents } from '../components/similar-cities.tsx';
import { arrangeSoon, type SoonSection } from '../components/soon.ts';
import { WorldMap } from '../components/world-map.tsx';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';

const MAX_CITIES = 24;
const MAX_ON_MAP = '100';
const MAX_EVENTS = '9';
const MAX_POPULAR = '40';
const MAX_LONG_RUNS = '6';
// What began earlier and is on tonight is a long run.
const LONG_RUN_MS = 9 * 86_400_000;

const find = runner(listEvents);
const count = runner(listFacets);

type HomeDeps = FindEventsDeps & ListFacetsDeps & { readiness: Pick<Readiness, 'progress'> };

/** The front page. With `city`, tonight and the weekend are those of that city. */
export const homePage: Page<HomeDeps> = {
  path: '/',
  query: ['city'],
  load: async (deps, values, context) => {
    const { t } = context.translator;
    const list = { city: values.get('city'), limit: MAX_EVENTS, group: 'series', sort: 'popular' };
    const starts_after = formatInstant(new Date(context.now.getTime() - LONG_RUN_MS));
    const [tonight, weekend, popular, ongoing, { cities, categories, kinds }] = await Promise.all([
      find(deps, { ...list, on: 'tonight', starts_after }),
      find(deps, { ...list, on: 'weekend', starts_after }),
      find(deps, { ...list, limit: MAX_POPULAR }),
      find(deps, { ...list, ongoing: 'only', limit: MAX_LONG_RUNS }),
      count(deps, { limit: MAX_ON_MAP }),
    ]);
    const soon = arrangeSoon({ tonight: tonight.events, weekend: weekend.events }, context);
    const city = values.get('city');
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
    const isSampleOnly =
      samples.length === 0 && sections.some(({ events }) => events.some(({ demo }) => demo));
    const isEmpty =
      city !== undefined &&
      posters.length === 0 &&
      sections.every(({ events }) => events.length === 0);
    const similar = isEmpty ? await findSimilarCities(deps, city) : [];
    return {
      title: t('tagline'),
      description: t('siteText'),
      canonical: '/',
      body: [
        <Choices city={city} facets={{ cities, categories, kinds }} context={context} />,
        loading && <Loading {...loading} context={context} />,
        popular.interpretation && <ChosenCity place={popular.interpretation} context={context} />,
        isEmpty && (
          <NoEvents city={city} similar={similar} path="/" text={t('noEvents')} context={context} />
        ),
        isSampleOnly && <SampleNote context={context} />,
        posters.length > 0 && <Posters events={posters} context={context} />,
        sections.map((section) => <Events key={section.title} {...section} context={context} />),
        // The world has enough real events.
        city !== undefined && <Samples events={samples} context={context} />,
        <Categories categories={categories} context={context} />,
        cities.length > 0 && <Cities cities={cities} context={context} />,
      ],
    };
  },
};

/** Where to go on for who looks for nothing in particular. */
const Categories = ({
  categories,
  context,
}: Pick<Facets, 'categories'> & { context: PageContext }): ComponentChild =>
  categories.length > 0 && (
    <Section title={context.translator.t('categories')}>
      <ul class="kinds">
        {categories.map(({ category }) => (
          <li key={category}>
            <a class={`c-${category}`} href={pageAddress('/search', context, { category })}>
              {categoryName(category, context.translator.locale)}
            </a>
          </li>
        ))}
      </ul>
    </Section>
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

/** What to look for, and where. */
const Choices = ({
  city,
  facets,
  context,
}: {
  city: string | undefined;
  facets: Facets;
  context: PageContext;
}): ComponentChild => [
  <h1>{context.translator.t('tagline')}</h1>,
  <SearchBox context={context} />,
  <FilterBar query={{ city }} facets={{ ...facets, cities: [] }} context={context} />,
];

const Cities = ({ cities, context }: CitiesProps): ComponentChild => (
  <Section title={context.translator.t('cities')}>
    <WorldMap points={cityPoints(cities, context)} />
    <Chips chips={cityChips(cities.slice(0, MAX_CITIES), context)} />
  </Section>
);

interface ChosenCityProps {
  place: { city: string | null; region: string | null; country_code: string | null };
  context: PageContext;
}

/** Leads to the page of the chosen city. */
const ChosenCity = ({ place: { city, ...place }, context }: ChosenCityProps): ComponentChild =>
  city !== null && (
    <p class="hint">
      <a href={pageAddress(cityPath({ city, ...place }, context), context)}>
        <Isolated text={context.translator.t('eventsIn', { city })} />
      </a>
    </p>
  );

interface ListedSection {
  title: string;
  events: EventSummary[];
  name?: SoonSection['name'];
  isByTime?: boolean;
}

const Events = ({
  title,
  events,
  name,
  isByTime = false,
  context,
}: ListedSection & { context: PageContext }): ComponentChild =>
  events.length > 0 && (
    <Section title={title}>
      <EventRows
        events={events}
        context={context}
        isDayNamed={name === 'tonight' || name === 'today'}
        isByTime={isByTime}
      />
    </Section>
  );
