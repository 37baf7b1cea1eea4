import { foldText, invalidInputs, type VenueSummary } from '@marquee/domain';
import {
  listArtists,
  listEvents,
  listVenues,
  type AdviseCityDeps,
  type FindEventsDeps,
  type ListArtistsDeps,
  type ListFacetsDeps,
  type ListVenuesDeps,
} from '@marquee/operations';
import { Button, Empty, type ComponentChild } from '@marquee/pages';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { Chips, Names, type Chip } from '../components/chips.tsx';
import { CityTiles } from '../components/city-tiles.tsx';
import { localCityName, localCountryName, shortName } from '../components/country-name.ts';
import { EventRows } from '../components/event-rows.tsx';
import { formatDay } from '../components/format-day.ts';
import { archivePath, artistPath, cityPath, pageAddress, venuePath } from '../components/links.ts';
import { NextPage } from '../components/next-page.tsx';
import { Section } from '../components/section.tsx';
import { findSimilarCities, NoEvents } from '../components/similar-cities.tsx';
import type { PageContext } from '../page-context.ts';
import { runner, type Page, type Values } from './page.ts';

const PAGE_SIZE = '100';
const EVENTS = '50';
const YEARS = 3;
const findArtists = runner(listArtists);
const findVenues = runner(listVenues);
const findEvents = runner(listEvents);

type CitiesDeps = AdviseCityDeps & Pick<ListFacetsDeps, 'counts'>;
const MAX_CITIES = 10_000;
const MAX_TILES = 8;

/** "Arena 4" is before "Arena 36". */
const nameOrder = (locale: string) => new Intl.Collator(locale, { numeric: true });

/** All cities with upcoming events and their numbers, by country, and a form that finds one. */
export const citiesPage: Page<CitiesDeps> = {
  path: '/cities',
  query: ['q'],
  load: async (deps, values, context) => {
    const { t, locale } = context.translator;
    const q = values.get('q');
    const { now } = context;
    const { cities } = await deps.counts.facets({ from: now, now }, MAX_CITIES);
    const found = cities.filter((city) => isNamed(city, q ?? '', context));
    const similar = found.length === 0 ? await findSimilarCities(deps, q) : [];
    const byCountry = Map.groupBy(found, ({ country_code }) => country_code ?? '');
    const { compare } = nameOrder(locale);
    const countries = [...byCountry]
      .filter(([code]) => code !== '')
      .map(([code, each]) => ({ name: localCountryName(code, context), cities: each }))
      .toSorted((one, other) => compare(one.name, other.name));
    return {
      title: t('cities'),
      canonical: '/cities',
      isUnlisted: q !== undefined,
      body: [
        <Breadcrumbs crumbs={[]} context={context} />,
        <h1>{t('cities')}</h1>,
        <NameForm path="/cities" q={q} label={t('otherCity')} context={context} />,
        found.length === 0 && (
          <NoEvents {...{ city: q, similar, context }} path="/search" text={t('noEvents')} />
        ),
        q === undefined && <CityTiles cities={cities.slice(0, MAX_TILES)} context={context} />,
        <div class="index">
          {countries.map(({ name, cities: each }) => (
            <Section key={name} title={name}>
              <Names
                names={each
                  .map((city) => ({
                    href: pageAddress(cityPath(city, context), context),
                    text: shortName(city, context),
                    note: city.count.toLocaleString(locale),
                  }))
                  .toSorted((one, other) => compare(one.text, other.text))}
              />
            </Section>
          ))}
        </div>,
      ],
    };
  },
};

/** Whether a city or its country has the text in its name. */
function isNamed(
  city: Parameters<typeof localCityName>[0],
  text: string,
  context: PageContext,
): boolean {
  const country = city.country_code === null ? '' : localCountryName(city.country_code, context);
  return [city.city, localCityName(city, context), country].some((name) =>
    foldText(name).includes(foldText(text)),
  );
}

/** Artists by name. */
export const artistsPage: Page<ListArtistsDeps> = {
  path: '/artists',
  query: ['q', 'cursor'],
  load: async (deps, values, context) => {
    const { artists, next_cursor } = await findArtists(deps, page(values));
    const names = artists.map(({ name, slug }) => ({
      href: pageAddress(artistPath(slug), context),
      text: name,
    }));
    return namesPage('artists', { values, names, next: next_cursor, context });
  },
};

/** The venues of popular events, then all by name. */
export const venuesPage: Page<ListVenuesDeps & FindEventsDeps> = {
  path: '/venues',
  query: ['q', 'cursor'],
  load: async (deps, values, context) => {
    const [{ venues, next_cursor }, { events }] = await Promise.all([
      findVenues(deps, page(values)),
      values.size === 0 ? findEvents(deps, { limit: EVENTS, sort: 'popular' }) : { events: [] },
    ]);
    const toName = ({ name, slug, city }: Pick<VenueSummary, 'name' | 'slug' | 'city'>) => ({
      href: pageAddress(venuePath(slug), context),
      text: name,
      note: city ?? undefined,
    });
    const busy = events.flatMap(({ venue_slug, venue_name, city }) =>
      venue_slug === null ? [] : [toName({ slug: venue_slug, name: venue_name, city })],
    );
    const first = [...new Map(busy.map((each) => [each.href, each])).values()];
    const names = venues.map(toName);
    return namesPage('venues', { values, first, names, next: next_cursor, context });
  },
};

const page = (values: Values) => new Map([['limit', PAGE_SIZE], ...values]);

interface NamesPage {
  values: Values;
  /** Those of popular events. */
  first?: Chip[];
  names: Chip[];
  next: string | null;
  context: PageContext;
}

/** A page of names, and a form that finds one. */
function namesPage(
  kind: 'artists' | 'venues',
  { values, first = [], names, next, context }: NamesPage,
) {
  const { t, locale } = context.translator;
  const path = `/${kind}`;
  const q = values.get('q');
  const { compare } = nameOrder(locale);
  const beginsWithLetter = ({ text }: Chip) => (/^\P{N}*?\p{L}/u.test(text) ? 0 : 1);
  const listed =
    q === undefined
      ? names.toSorted(
          (one, other) =>
            beginsWithLetter(one) - beginsWithLetter(other) || compare(one.text, other.text),
        )
      : names;
  return {
    title: t(kind),
    canonical: path,
    isUnlisted: values.size > 0,
    body: [
      <Breadcrumbs crumbs={[]} context={context} />,
      <h1>{t(kind)}</h1>,
      <NameForm path={path} q={q} label={t('name')} context={context} />,
      values.size === 0 && <Letters path={path} context={context} />,
      first.length > 0 && <Names names={first} />,
      first.length > 0 && <h2>{t('byName')}</h2>,
      listed.length === 0 ? <Empty>{t('noDates')}</Empty> : <Names names={listed} />,
      <NextPage path={path} query={{ q }} cursor={next} text="moreNames" context={context} />,
    ],
  };
}

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Leads to the names in which a word begins with a letter. */
const Letters = ({ path, context }: Pick<NameFormProps, 'path' | 'context'>): ComponentChild => (
  <nav class="letters" aria-label={context.translator.t('byName')}>
    {LETTERS.map((letter) => (
      <a key={letter} href={pageAddress(path, context, { q: letter.toLowerCase() })}>
        {letter}
      </a>
    ))}
  </nav>
);

interface NameFormProps {
  path: string;
  q: string | undefined;
  label: string;
  context: PageContext;
}

/** Narrows a page of names down. */
const NameForm = ({ path, q, label, context }: NameFormProps): ComponentChild => (
  <form class="find" action={path}>
    {context.namedLocale !== null && (
      <input type="hidden" name="locale" value={context.namedLocale} />
    )}
    <input
      type="search"
      name="q"
      value={q}
      maxlength={100}
      aria-label={label}
      placeholder={label}
    />
    <Button>{context.translator.t('search')}</Button>
  </form>
);

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** The months of the last years. */
export const archivePage: Page<object> = {
  path: '/archive',
  load: (_deps, _values, context) => {
    const { t, locale } = context.translator;
    const months = pastMonths(context.now);
    const byYear = Map.groupBy(months, (month) => month.slice(0, 4));
    return Promise.resolve({
      title: t('archive'),
      canonical: '/archive',
      body: [
        <Breadcrumbs crumbs={[]} context={context} />,
        <h1>{t('archive')}</h1>,
        [...byYear].map(([year, each]) => (
          <Section key={year} title={year}>
            <Chips
              chips={each.map((month) => ({
                href: pageAddress(archivePath(month), context),
                text: formatDay(`${month}-01`, locale, { month: 'long' }),
              }))}
            />
          </Section>
        )),
      ],
    });
  },
};

/** This month and those before it, the newest first, as `YYYY-MM`. */
export const pastMonths = (now: Date): string[] =>
  Array.from({ length: YEARS * 12 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index)).toISOString().slice(0, 7),
  );

const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The events of a month. */
export const archiveMonthPage: Page<FindEventsDeps> = {
  path: '/archive/:month',
  query: ['cursor'],
  load: async (deps, values, context) => {
    const { t, locale } = context.translator;
    const month = values.get('month') ?? '';
    if (!MONTH.test(month))
      throw invalidInputs('invalid_parameter', [
        { name: 'month', code: 'invalid', detail: 'must be a month, such as 2026-11' },
      ]);
    const { events, next_cursor } = await findEvents(deps, {
      from: `${month}-01`,
      to: lastDay(month),
      limit: EVENTS,
      cursor: values.get('cursor'),
    });
    const title = formatDay(`${month}-01`, locale, { month: 'long', year: 'numeric' });
    const path = archivePath(month);
    return {
      title,
      canonical: path,
      isUnlisted: values.has('cursor'),
      body: [
        <Breadcrumbs crumbs={[{ path: '/archive', text: t('archive') }]} context={context} />,
        <h1>{title}</h1>,
        events.length === 0 ? (
          <Empty>{t('noDates')}</Empty>
        ) : (
          <EventRows events={events} context={context} isByTime />
        ),
        <NextPage path={path} cursor={next_cursor} context={context} />,
      ] satisfies ComponentChild[],
    };
  },
};
