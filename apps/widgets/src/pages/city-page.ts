import { CATEGORIES, type EventSummary } from '@marquee/domain';
import { cityGuide } from '@marquee/operations';
import { h, type ComponentChildren, type ComponentChild } from 'preact';
import { EventList } from '../components/event-row.ts';
import { mapAddress, OutLink, pageAddress } from '../components/links.ts';
import { Empty, Panel } from '../components/panel.ts';
import { Isolated } from '../components/strip-marks.ts';
import type { PageContext } from '../page-context.ts';
import { definePage } from './define-page.ts';

const MAX_VENUES = 12;

/** GET /embed/city/{city}: tonight, the weekend, the month by category, where, and who is missed. */
export const cityPage = definePage({
  path: '/embed/city/:city',
  name: 'city',
  operation: cityGuide,
  draw: ({ city, tonight, requested_artists: artists, ...later }, frame) => {
    const { say } = frame.words;
    const weekend = without(later.weekend, tonight);
    const month = without(later.month, [...tonight, ...weekend]);
    const shown = [...tonight, ...weekend, ...month];
    const children =
      shown.length === 0
        ? h(Empty, null, say('noEvents'))
        : [
            h(
              Section,
              { title: say('tonight') },
              tonight.length > 0 ? h(EventList, { events: tonight, frame }) : h(Empty, null, say('nothingTonight')),
            ),
            weekend.length > 0 && h(Section, { title: say('weekend') }, h(EventList, { events: weekend, frame })),
            month.length > 0 && h(Month, { events: month, frame }),
            h(Venues, { events: shown, frame }),
          ];
    const all = [children, artists.length > 0 && h(RequestedArtists, { artists, city, frame })];
    return { title: city.name, body: h(Panel, { title: city.name, frame, children: all }) };
  },
});

/** What was shown above is not shown again. */
const without = (events: EventSummary[], shown: EventSummary[]) => {
  const ids = new Set(shown.map(({ id }) => id));
  return events.filter(({ id }) => !ids.has(id));
};

const Section = ({ title, children }: { title: string; children?: ComponentChildren }): ComponentChild =>
  h('section', null, h('h2', null, title), children);

/** A fold for each category, the fullest open: reachable by keyboard without any script. */
function Month({ events, frame }: { events: EventSummary[]; frame: PageContext }): ComponentChild {
  const { say } = frame.words;
  const groups = CATEGORIES.map((category) => ({
    category,
    listed: events.filter((event) => event.category === category),
  }))
    .filter(({ listed }) => listed.length > 0)
    .sort((a, b) => b.listed.length - a.listed.length);
  return h(
    Section,
    { title: say('month') },
    groups.map(({ category, listed }, index) =>
      h(
        'details',
        { key: category, open: index === 0 },
        h('summary', null, say(`cat_${category}`), h('span', { class: 'count' }, listed.length)),
        h(EventList, { events: listed, frame }),
      ),
    ),
  );
}

/** Where all this takes place, each on a map. */
function Venues({ events, frame }: { events: EventSummary[]; frame: PageContext }): ComponentChild | null {
  const bySlug = new Map(events.flatMap((event) => (event.venue_slug === null ? [] : [[event.venue_slug, event]])));
  const venues = [...bySlug.values()].flatMap(({ venue_name, lat, lng }) =>
    lat === null || lng === null ? [] : [{ venue_name, address: mapAddress(lat, lng) }],
  );
  if (venues.length === 0) return null;
  const places = venues
    .slice(0, MAX_VENUES)
    .map(({ venue_name, address }) =>
      h('li', { key: venue_name }, h(OutLink, { href: address }, h(Isolated, { text: venue_name }))),
    );
  return h(Section, { title: frame.words.say('venues') }, h('ul', { class: 'chips' }, places));
}

interface RequestedArtistsProps {
  artists: { name: string; slug: string; demands: number }[];
  city: { name: string; country_code: string | null };
  frame: PageContext;
}

function RequestedArtists({ artists, city, frame }: RequestedArtistsProps): ComponentChild {
  const demandPage = (slug: string) =>
    pageAddress(`/embed/demand-it?${new URLSearchParams({ artist: slug, city: city.name }).toString()}`, frame);
  const items = artists.map(({ name, slug, demands }) =>
    h(
      'li',
      { key: slug },
      h('a', { href: demandPage(slug) }, h(Isolated, { text: name })),
      h('span', { class: 'count' }, frame.words.say('demands', { count: demands })),
    ),
  );
  return h(Section, { title: frame.words.say('wantedIn', { city: city.name }) }, h('ul', { class: 'wanted' }, items));
}
