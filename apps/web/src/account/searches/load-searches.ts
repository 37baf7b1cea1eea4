import type { SavedSearch } from '@marquee/database';
import { listEvents, listFacets } from '@marquee/operations';
import { localCityName } from '../../components/country-name.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { PageContext } from '../../page-context.ts';
import { runner } from '../../pages/page.ts';
import { nameList } from '../follow/name-list.ts';
import type { FollowedProps } from './search-pages.tsx';

const MAX_SUGGESTED = 6;
const MAX_EVENTS = '60';
const find = runner(listEvents);
const count = runner(listFacets);

/** Loads what an account follows, in words; without any, what it can follow. */
export async function loadFollowed(
  deps: Dependencies,
  accountId: string,
  context: PageContext,
): Promise<FollowedProps> {
  const searches = await deps.savedSearches.list(accountId);
  const toShown = async (search: SavedSearch) => ({
    ...search,
    words: await nameList(deps, search.filter, context),
  });
  return {
    searches: await Promise.all(searches.map(toShown)),
    suggested: searches.length === 0 ? await suggest(deps, context) : { cities: [], artists: [] },
  };
}

/** The cities with the most events, and artists of popular ones. */
async function suggest(
  deps: Dependencies,
  context: PageContext,
): Promise<FollowedProps['suggested']> {
  const { t } = context.translator;
  const nameCity = await deps.places.findCityNaming();
  const [{ cities }, { events }] = await Promise.all([
    count(deps, { limit: String(MAX_SUGGESTED) }),
    find(deps, { category: 'music', sort: 'popular', group: 'series', limit: MAX_EVENTS }),
  ]);
  const artists = events.flatMap(({ artists: [artist], city }) =>
    artist ? [{ ...artist, city }] : [],
  );
  const named = [...new Map(artists.map((artist) => [artist.slug, artist])).values()];
  return {
    cities: cities.map((each) => ({
      name: localCityName(each, context),
      filter: toFilter('city', nameCity({ ...each, name: each.city }).join(', ')),
      note: t('eventCount', { count: each.count }),
    })),
    artists: named.slice(0, MAX_SUGGESTED).map(({ name, slug, city }) => ({
      ...{ name, filter: toFilter('artist', slug) },
      note: city,
    })),
  };
}

const toFilter = (name: string, value: string) => new URLSearchParams({ [name]: value }).toString();
