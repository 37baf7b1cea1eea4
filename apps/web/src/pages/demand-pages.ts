import { countryName } from '@marquee/domain';
import { demandLeaders, demandReport, type DemandLeadersDeps } from '@marquee/operations';
import { h, Isolated, type ComponentChild } from '@marquee/ui';
import { artistPath, askAddress, cityPath, demandPath, pageAddress } from '../components/links.ts';
import { Section } from '../components/section.ts';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';

const MAX_CITIES = 50;
const leaders = runner(demandLeaders);
const report = runner(demandReport);

/** The artists and cities with the most demands. */
export const demandPage: Page<DemandLeadersDeps> = {
  path: '/demand',
  load: async (deps, _values, context) => {
    const { top_artists, top_cities, fastest_growing } = await leaders(deps, { limit: '20' });
    const { t } = context.translator;
    const artistRow = ({ name, slug, demands }: { name: string; slug: string; demands: number }): Row => ({
      name,
      href: pageAddress(demandPath(slug), context),
      demands,
    });
    const cityRow = (city: (typeof top_cities)[number]): Row => ({
      name: cityName(city, context),
      href: pageAddress(cityPath(city, context), context),
      demands: city.demands,
    });
    return {
      title: t('mostWanted'),
      canonical: '/demand',
      body: [
        h('h1', null, t('mostWanted')),
        h('p', { class: 'actions' }, h('a', { class: 'button', href: askAddress('', context) }, t('askForShow'))),
        h(
          'div',
          { class: 'halves' },
          h(Board, { title: t('topArtists'), rows: top_artists.map(artistRow) }),
          h(Board, { title: t('cities'), rows: top_cities.map(cityRow) }),
          h(Board, { title: t('growing'), rows: fastest_growing.map(artistRow) }),
        ),
      ],
    };
  },
};

/** The cities that request an artist. */
export const artistDemandPage: Page<Pick<DemandLeadersDeps, 'demandReports'>> = {
  path: '/demand/:artist',
  load: async (deps, values, context) => {
    const { artist, cities, total_demands } = await report(deps, { artist: values.get('artist') });
    const { t } = context.translator;
    const title = t('whereWanted', { artist: artist.name });
    return {
      title,
      description: t('demands', { count: total_demands }),
      canonical: demandPath(artist.slug),
      body: [
        h('h1', null, h(Isolated, { text: title })),
        h('p', { class: 'lead' }, t('demands', { count: total_demands })),
        h(
          'p',
          { class: 'actions' },
          h('a', { class: 'button', href: askAddress(artist.name, context) }, t('askForShow')),
          h('a', { class: 'button quiet', href: pageAddress(artistPath(artist.slug), context) }, t('upcoming')),
        ),
        h(Board, {
          title: t('cities'),
          rows: cities.slice(0, MAX_CITIES).map((city) => ({
            name: cityName(city, context),
            href: askAddress(artist.name, context, context.nameCity({ name: city.city, ...city }).join(', ')),
            demands: city.demands,
          })),
        }),
      ],
    };
  },
};

interface City {
  city: string;
  region: string | null;
  country_code: string | null;
}

/** "Berlin, Germany", "Portland, Maine, United States". */
function cityName({ city, ...place }: City, { nameCity }: PageContext): string {
  const { country_code } = place;
  const parts = nameCity({ name: city, ...place });
  return country_code === null ? parts.join(', ') : [...parts.slice(0, -1), countryName(country_code)].join(', ');
}

interface Row {
  name: string;
  href: string;
  demands: number;
}

const Board = ({ title, rows }: { title: string; rows: Row[] }): ComponentChild =>
  rows.length > 0 &&
  h(
    Section,
    { title },
    h(
      'table',
      { class: 'board' },
      h(
        'tbody',
        null,
        rows.map(({ name, href, demands }) =>
          h(
            'tr',
            { key: href },
            h('th', { scope: 'row' }, h('a', { href }, h(Isolated, { text: name }))),
            h('td', null, demands),
          ),
        ),
      ),
    ),
  );
