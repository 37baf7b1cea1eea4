import { addDays, toLocalTime, type EventSummary, type VenueSummary } from '@marquee/domain';
import { splitLongRuns } from '@marquee/formats/display';
import {
  cityGuide,
  getEventCalendar,
  listFacets,
  listVenues,
  type CityGuideDeps,
  type FindEventsDeps,
  type GetEventCalendarDeps,
  type ListFacetsDeps,
  type ListVenuesDeps,
} from '@marquee/operations';
import { Empty, type ComponentChild } from '@marquee/pages';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { Chips } from '../components/chips.tsx';
import { DayStrip, type DayCount } from '../components/day-strip.tsx';
import { EventRows } from '../components/event-rows.tsx';
import { FeedLinks, feedTag, FollowList } from '../components/feed-links.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import type { Facets } from '../components/filter-menu.tsx';
import { nameDayAhead } from '../components/format-day.ts';
import { askAddress, cityPath, pageAddress, venuePath } from '../components/links.ts';
import { Masthead } from '../components/masthead.tsx';
import { MonthCalendar } from '../components/month-calendar.tsx';
import { findPopular, Popular } from '../components/popular.tsx';
import { SampleNote, Samples, separateSamples } from '../components/samples.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { Section } from '../components/section.tsx';
import { arrangeSoon, type SoonSection } from '../components/soon.ts';
import { MAP_FRAGMENT } from '../map/map-place.tsx';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';

const MAX_VENUES = 10;
const guide = runner(cityGuide);
const calendar = runner(getEventCalendar);
const findVenues = runner(listVenues);
const count = runner(listFacets);

export type CityPageDeps = CityGuideDeps &
  FindEventsDeps &
  GetEventCalendarDeps &
  ListVenuesDeps &
  ListFacetsDeps;

/** A city: tonight, the weekend, a month, categories and venues. */
export const cityPage: Page<CityPageDeps> = {
  path: '/city/:city',
  query: ['month'],
  load: async (deps, values, context) => {
    const { city, requested_artists, ...lists } = await guide(deps, { city: values.get('city') });
    const { t } = context.translator;
    const place = city.qualified_name;
    const { sections, samples } = separateSamples(arrange(lists, context));
    const shown = [...sections.flatMap(({ events }) => events), ...samples];
    const today = toLocalTime(context.now, shown[0]?.timezone ?? 'UTC').slice(0, 10);
    const [month, { venues: named }, facets] = await Promise.all([
      findDays(deps, { city: place, month: values.get('month'), today }),
      findVenues(deps, { city: place, limit: String(MAX_VENUES) }),
      count(deps, { city: place, limit: '1' }),
    ]);
    const isSampleOnly = sections.some(({ events }) => events.some(({ demo }) => demo));
    const venues = chooseVenues(shown, named);
    const isEmpty = shown.length === 0;
    const popular = isEmpty ? await findPopular(deps, undefined, context) : [];
    const path = cityPath({ ...city, city: city.name }, context);
    const title = t('eventsIn', { city: shownName(city, context) });
    return {
      title,
      description: `${title}: ${t('tonight')}, ${t('weekend')}`,
      canonical: path,
      isUnlisted: values.has('month'),
      head: [feedTag({ title, query: { city: place } }, context)],
      body: [
        <Head city={city} facets={facets} days={month.days} today={today} context={context} />,
        isSampleOnly && <SampleNote context={context} />,
        sections.map(
          ({ name, title: heading, events }) =>
            events.length > 0 && (
              <Section key={name} title={heading}>
                <EventRows
                  events={events}
                  context={context}
                  areSamples={isSampleOnly}
                  isDayNamed={name === 'today'}
                  areRunsLast={name === 'weekend'}
                  isByTime
                />
              </Section>
            ),
        ),
        isEmpty && <Empty>{t('noEvents')}</Empty>,
        <Popular events={popular} context={context} />,
        <Samples events={samples} context={context} />,
        facets.total > 0 && (
          <p class="actions">
            <a class="button quiet" href={pageAddress('/search', context, { city: place })}>
              {t('allOfCity', { count: facets.total })}
            </a>
          </p>
        ),
        <FollowList query={{ city: place }} name={shownName(city, context)} isOpen />,
        <div class="halves">
          <Section title={t('allDates')}>
            <MonthCalendar {...month} today={today} path={path} city={place} context={context} />
          </Section>
          {venues.length > 0 && <Venues venues={venues} context={context} />}
        </div>,
        requested_artists.length > 0 && (
          <Requested artists={requested_artists} city={city} context={context} />
        ),
        <FeedLinks query={{ city: place }} context={context} />,
      ],
    };
  },
};

/** The days of a month. After the present month, those of the next one too. */
async function findDays(
  deps: GetEventCalendarDeps,
  { city, month, today }: { city: string; month: string | undefined; today: string },
) {
  const present = today.slice(0, 7);
  const next = addDays(`${present}-01`, 31).slice(0, 7);
  const isPresent = (month ?? present) === present;
  const [{ days }, later] = await Promise.all([
    calendar(deps, { city, month: month ?? present }),
    isPresent ? calendar(deps, { city, month: next }) : null,
  ]);
  return { month: month ?? present, days: [...days, ...(later?.days ?? [])] };
}

type NamedVenue = Pick<VenueSummary, 'slug' | 'name'>;

/** The venues of the events, in their order, then others. */
function chooseVenues(events: EventSummary[], others: NamedVenue[]): NamedVenue[] {
  const named = events.flatMap(({ venue_slug, venue_name }) =>
    venue_slug === null ? [] : [{ slug: venue_slug, name: venue_name }],
  );
  const all = [...named, ...others];
  return [...new Map(all.map((venue) => [venue.slug, venue])).values()].slice(0, MAX_VENUES);
}

interface HeadProps {
  city: City & { qualified_name: string };
  facets: Facets & { total: number };
  days: readonly DayCount[];
  today: string;
  context: PageContext;
}

function Head({ city, facets, days, today, context }: HeadProps): ComponentChild {
  const { t } = context.translator;
  const place = city.qualified_name;
  return [
    <Breadcrumbs crumbs={[{ path: '/cities', text: t('cities') }]} context={context} />,
    <Masthead title={shownName(city, context)} position={facets.cities[0]}>
      <p class="lead">
        {t('eventCount', { count: facets.total })}{' '}
        <button
          class="button quiet"
          type="button"
          hidden
          data-city={shownName(city, context)}
          data-set={t('setOwnCity')}
          data-unset={t('unsetOwnCity')}
        >
          {t('setOwnCity')}
        </button>
      </p>
    </Masthead>,
    <SearchBox context={context} city={place} />,
    <FilterBar query={{ city: place }} facets={facets} context={context} />,
    // Another month of the calendar has other days.
    days.some(({ date }) => date === today) && (
      <DayStrip days={days} today={today} city={place} context={context} />
    ),
    <p class="map-link">
      <a
        class="button quiet"
        href={`${pageAddress('/search', context, { city: place })}${MAP_FRAGMENT}`}
      >
        {t('showMap')}
      </a>
    </p>,
  ];
}

type Lists = Readonly<Record<'tonight' | 'weekend' | 'month' | 'next' | 'ongoing', EventSummary[]>>;

/** Shows each event once, and long runs apart from what is on soon. */
function arrange({ tonight, weekend, month, next, ongoing }: Lists, context: PageContext) {
  const { t } = context.translator;
  const soon = mergeToday(arrangeSoon({ tonight, weekend }, context), context);
  const shown = new Set(soon.flatMap(({ events }) => events.map(({ id }) => id)));
  const later = splitLongRuns(month, context).events.filter(({ id }) => !shown.has(id));
  return [
    ...soon,
    { name: 'month', title: t('month'), events: later },
    { name: 'next', title: t('next'), events: next },
    {
      name: 'alsoRunning',
      title: t('alsoRunning'),
      events: splitLongRuns(ongoing, context).longRuns,
    },
  ];
}

/** What is on today is one section, in the evening or earlier. */
function mergeToday(sections: SoonSection[], { translator }: PageContext): SoonSection[] {
  const [today = [], others = []] = [true, false].map((isToday) =>
    sections.filter(({ name }) => (name !== 'weekend') === isToday),
  );
  const events = today.flatMap((section) => section.events);
  return [{ name: 'today', title: nameDayAhead(0, translator.locale), events }, ...others];
}

interface City {
  name: string;
  region: string | null;
  country_code: string | null;
}

/** The name, with the region if another city of the country has the name. */
const shownName = (city: City, { nameCity }: PageContext): string =>
  nameCity(city).slice(0, -1).join(', ') || city.name;

const Venues = ({
  venues,
  context,
}: {
  venues: NamedVenue[];
  context: PageContext;
}): ComponentChild => (
  <Section title={context.translator.t('venues')}>
    <Chips
      chips={venues.map(({ slug, name }) => ({
        href: pageAddress(venuePath(slug), context),
        text: name,
      }))}
    />
  </Section>
);

interface RequestedProps {
  artists: { name: string; slug: string; demands: number }[];
  city: { name: string; qualified_name: string };
  context: PageContext;
}

const Requested = ({ artists, city, context }: RequestedProps): ComponentChild => (
  <Section title={context.translator.t('wantedIn', { city: city.name })}>
    <Chips
      chips={artists.map(({ name, demands }) => ({
        href: askAddress(name, context, city.qualified_name),
        text: name,
        note: String(demands),
      }))}
    />
  </Section>
);
