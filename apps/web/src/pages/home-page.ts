import { formatInstant, splitLongRuns, type EventSummary } from '@marquee/domain';
import { listEvents, listFacets, type FindEventsDeps, type ListFacetsDeps } from '@marquee/operations';
import { h, type ComponentChild } from '@marquee/ui';
import { categoryChips, Chips, cityChips } from '../components/chips.ts';
import { EventCards } from '../components/event-cards.ts';
import { SearchBox } from '../components/search-box.ts';
import { Section } from '../components/section.ts';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';

const MAX_CITIES = 24;
const MAX_EVENTS = '9';
const MAX_LONG_RUNS = '6';
// What began earlier and is on tonight is a long run.
const LONG_RUN_MS = 9 * 86_400_000;

const find = runner(listEvents);
const count = runner(listFacets);

/** The front page. With `city`, tonight and the weekend are those of that city. */
export const homePage: Page<FindEventsDeps & ListFacetsDeps> = {
  path: '/',
  query: ['city'],
  load: async (deps, values, context) => {
    const { t } = context.translator;
    const list = { city: values.get('city'), limit: MAX_EVENTS, group: 'series', sort: 'popular' };
    const starts_after = formatInstant(new Date(context.now.getTime() - LONG_RUN_MS));
    const [tonight, weekend, popular, ongoing, { cities }] = await Promise.all([
      find(deps, { ...list, on: 'tonight', starts_after }),
      find(deps, { ...list, on: 'weekend', starts_after }),
      find(deps, list),
      find(deps, { ...list, ongoing: 'only', limit: MAX_LONG_RUNS }),
      count(deps, { limit: String(MAX_CITIES) }),
    ]);
    const shown = new Set<string>();
    const unseen = ({ events }: { events: EventSummary[] }) =>
      splitLongRuns(events, context).events.filter(({ id }) => !shown.has(id) && Boolean(shown.add(id)));
    const sections = [
      { title: t('tonight'), events: unseen(tonight) },
      { title: t('weekend'), events: unseen(weekend) },
      { title: t('popular'), events: unseen(popular) },
      { title: t('alsoRunning'), events: splitLongRuns(ongoing.events, context).longRuns },
    ];
    return {
      title: t('tagline'),
      description: t('tagline'),
      canonical: '/',
      body: [
        h('h1', null, t('tagline')),
        h(SearchBox, { context }),
        h(Chips, { chips: categoryChips({ context }) }),
        sections.map((section) => h(Events, { key: section.title, ...section, context })),
        cities.length > 0 && h(Section, { title: t('cities') }, h(Chips, { chips: cityChips(cities, context) })),
      ],
    };
  },
};

interface EventsProps {
  title: string;
  events: EventSummary[];
  context: PageContext;
}

const Events = ({ title, events, context }: EventsProps): ComponentChild =>
  events.length > 0 && h(Section, { title }, h(EventCards, { events, context }));
