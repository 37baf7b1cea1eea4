import { CATEGORIES, type EventSummary } from '@marquee/domain';
import { categoryName, isLongRun } from '@marquee/formats/display';
import { cityGuide } from '@marquee/operations';
import { Empty, h, Isolated, type ComponentChild, type ComponentChildren } from '@marquee/ui';
import { EventList } from '../components/event-row.ts';
import { cityAddress, OutLink, pageAddress, venueAddress } from '../components/links.ts';
import { Panel } from '../components/panel.ts';
import type { PageContext } from '../page-context.ts';
import { definePage } from './define-page.ts';
import { isThisWeekend, isTonight } from './guide-days.ts';

const MAX_VENUES = 12;

/** GET /embed/city/{city}: tonight, the weekend, the month by category, venues and requested artists. */
export const cityPage = definePage({
  path: '/embed/city/:city',
  name: 'city',
  operation: cityGuide,
  render: ({ city, requested_artists: artists, next, ongoing, ...listed }, context) => {
    const { t } = context.translator;
    const isShort = (event: EventSummary) =>
      !isLongRun(event, { now: context.now, zone: context.tz });
    const tonight = listed.tonight.filter((event) => isShort(event) && isTonight(event, context));
    const weekend = excluding(listed.weekend.filter(isShort), tonight).filter((event) =>
      isThisWeekend(event, context),
    );
    const month = excluding(listed.month, [...tonight, ...weekend]).filter(isShort);
    const running = ongoing.filter((event) => !isShort(event));
    const shown = [...tonight, ...weekend, ...month];
    const children =
      shown.length === 0
        ? h(NothingSoon, { next, context })
        : [
            h(
              Section,
              { title: t('tonight') },
              tonight.length > 0
                ? h(EventList, { events: tonight, context })
                : h(Empty, null, t('nothingTonight')),
            ),
            weekend.length > 0 &&
              h(Section, { title: t('weekend') }, h(EventList, { events: weekend, context })),
            month.length > 0 && h(Month, { events: month, context }),
            h(Venues, { events: shown, context }),
          ];
    const all = [
      children,
      running.length > 0 &&
        h(Section, { title: t('alsoRunning') }, h(EventList, { events: running, context })),
      artists.length > 0 && h(RequestedArtists, { artists, city, context }),
      h(
        'p',
        { class: 'actions' },
        h(
          OutLink,
          { class: 'button quiet', href: cityAddress(city.qualified_name, context) },
          t('eventsIn', { city: city.name }),
        ),
      ),
    ];
    return { title: city.name, body: h(Panel, { title: city.name, context, children: all }) };
  },
});

/** The next events after the month, if there are any. */
function NothingSoon({
  next,
  context,
}: {
  next: EventSummary[];
  context: PageContext;
}): ComponentChild[] {
  const { t } = context.translator;
  if (next.length === 0) return [h(Empty, null, t('noEvents'))];
  return [
    h(Empty, null, t('nothingMonth')),
    h(Section, { title: t('next') }, h(EventList, { events: next, context })),
  ];
}

/** Removes events that are already shown. */
const excluding = (events: EventSummary[], shown: EventSummary[]) => {
  const ids = new Set(shown.map(({ id }) => id));
  return events.filter(({ id }) => !ids.has(id));
};

const Section = ({
  title,
  children,
}: {
  title: string;
  children?: ComponentChildren;
}): ComponentChild => h('section', null, h('h2', null, title), children);

/** One `details` element per category, the largest one open. Works by keyboard and without script. */
function Month({
  events,
  context,
}: {
  events: EventSummary[];
  context: PageContext;
}): ComponentChild {
  const { t, locale } = context.translator;
  const groups = CATEGORIES.map((category) => ({
    category,
    listed: events.filter((event) => event.category === category),
  }))
    .filter(({ listed }) => listed.length > 0)
    .sort((a, b) => b.listed.length - a.listed.length);
  return h(
    Section,
    { title: t('month') },
    groups.map(({ category, listed }, index) =>
      h(
        'details',
        { key: category, open: index === 0 },
        h(
          'summary',
          null,
          categoryName(category, locale),
          h('span', { class: 'count' }, listed.length),
        ),
        h(EventList, { events: listed, context }),
      ),
    ),
  );
}

/** The venues of the events, with links to their pages. */
function Venues({
  events,
  context,
}: {
  events: EventSummary[];
  context: PageContext;
}): ComponentChild | null {
  const names = new Map(
    events.flatMap(({ venue_slug, venue_name }) =>
      venue_slug === null ? [] : [[venue_slug, venue_name]],
    ),
  );
  if (names.size === 0) return null;
  const places = [...names]
    .slice(0, MAX_VENUES)
    .map(([slug, name]) =>
      h(
        'li',
        { key: slug },
        h(OutLink, { href: venueAddress(slug, context) }, h(Isolated, { text: name })),
      ),
    );
  return h(Section, { title: context.translator.t('venues') }, h('ul', { class: 'chips' }, places));
}

interface RequestedArtistsProps {
  artists: { name: string; slug: string; demands: number }[];
  city: { name: string; qualified_name: string };
  context: PageContext;
}

function RequestedArtists({ artists, city, context }: RequestedArtistsProps): ComponentChild {
  const demandPage = (slug: string) =>
    pageAddress(
      `/embed/demand-it?${new URLSearchParams({ artist: slug, city: city.qualified_name }).toString()}`,
      context,
    );
  const items = artists.map(({ name, slug, demands }) =>
    h(
      'li',
      { key: slug },
      h('a', { href: demandPage(slug) }, h(Isolated, { text: name })),
      h('span', { class: 'count' }, context.translator.t('demands', { count: demands })),
    ),
  );
  return h(
    Section,
    { title: context.translator.t('wantedIn', { city: city.name }) },
    h('ul', { class: 'wanted' }, items),
  );
}
