import { listEvents, searchEvents, type FindEventsDeps, type SearchEventsDeps } from '@marquee/operations';
import { Empty, h } from '@marquee/ui';
import { categoryChips, Chips } from '../components/chips.ts';
import { EventCards } from '../components/event-cards.ts';
import { NextPage } from '../components/next-page.ts';
import { SearchBox } from '../components/search-box.ts';
import { runner, type Page, type Values } from './page.ts';

const PAGE_SIZE = '24';
/** The filters that links of the website set. */
const FILTERS = ['q', 'category', 'city', 'on', 'venue', 'free', 'genre'] as const;

const search = runner(searchEvents);
const list = runner(listEvents);

/** Results of a search; without `q`, upcoming events with these filters. */
export const searchPage: Page<FindEventsDeps & SearchEventsDeps> = {
  path: '/search',
  query: [...FILTERS, 'cursor'],
  load: async (deps, values, context) => {
    const { t } = context.translator;
    const query = chosenFilters(values);
    const request = { ...query, cursor: values.get('cursor'), limit: PAGE_SIZE, group: 'series' };
    const { events, next_cursor } = query.q === undefined ? await list(deps, request) : await search(deps, request);
    const title = query.q === undefined ? t('events') : t('searchFor', { query: query.q });
    return {
      title,
      canonical: '/search',
      isUnlisted: query.q !== undefined || values.has('cursor'),
      body: [
        h('h1', null, title),
        h(SearchBox, { context, query: query.q }),
        h(Chips, { chips: categoryChips({ context, query, current: query.category }) }),
        h('h2', null, t('events')),
        events.length === 0 ? h(Empty, null, t('noResults')) : h(EventCards, { events, context }),
        h(NextPage, { path: '/search', query, cursor: next_cursor, context }),
      ],
    };
  },
};

const chosenFilters = (values: Values): Partial<Record<(typeof FILTERS)[number], string>> =>
  Object.fromEntries(FILTERS.flatMap((name) => (values.has(name) ? [[name, values.get(name)]] : [])));
