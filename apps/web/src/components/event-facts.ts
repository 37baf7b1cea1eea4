import { type Event } from '@marquee/domain';
import { categoryName, formatTimeOfDay, isCityName, splitVenue } from '@marquee/formats/display';
import { h, Isolated, mapAddress, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';
import type { Described } from './event-cards.ts';
import { artistPath, cityPath, pageAddress, seriesPath, venuePath } from './links.ts';

interface Props {
  event: Event;
  context: PageContext;
  texts: Described;
}

/** What is known about an event, with links to its venue, city, artists and other dates. */
export function EventFacts({ event, context, texts }: Props): ComponentChild {
  const { t, locale } = context.translator;
  const { venue_slug, age_restriction, artists, series, doors_local, organizer } = event;
  const venue = splitVenue(event);
  const linkVenue = (text: string) =>
    venue_slug === null ? h(Isolated, { text }) : link(venuePath(venue_slug), text);
  const facts: [string, ComponentChild][] = [
    [t('when'), texts.long.text],
    [t('doors'), doors_local !== null && formatTimeOfDay(doors_local, locale)],
    [t('where'), venue.name !== null && linkVenue(texts.place)],
    [t('address'), formatAddress(event, { text: addressText(venue, linkVenue), map: t('map') })],
    [t('city'), isInCity(event) && link(cityPath(event, context), event.city)],
    [t('price'), texts.price],
    [t('age'), age_restriction],
    [
      t('lineup'),
      artists.length > 0 &&
        artists.map(({ name, slug }) => h('div', { key: slug }, link(artistPath(slug), name))),
    ],
    [t('organizer'), organizer && h(Isolated, { text: organizer.name })],
    [
      t('categories'),
      link(`/search`, categoryName(event.category, locale), { category: event.category }),
    ],
    [
      t('allDates'),
      series && link(seriesPath(series.slug), `${series.title} (${String(series.count)})`),
    ],
  ];
  return h(
    'dl',
    { class: 'facts' },
    facts.map(([name, value]) => Boolean(value) && [h('dt', null, name), h('dd', null, value)]),
  );

  function link(path: string, text: string, query = {}) {
    return h('a', { href: pageAddress(path, context, query) }, h(Isolated, { text }));
  }
}

const isInCity = ({ city, country_code, online }: Event) =>
  !online && country_code !== null && isCityName(city);

/** The address leads to the venue if the venue has no other name. */
const addressText = (
  { name, address }: ReturnType<typeof splitVenue>,
  linkVenue: (text: string) => ComponentChild,
) => address !== null && (name === null ? linkVenue(address) : h(Isolated, { text: address }));

/** Returns the address with a link to the map, or false if neither is known. */
function formatAddress(
  { lat, lng }: Event,
  { text, map }: { text: ComponentChild; map: string },
): ComponentChild {
  const link = lat !== null && lng !== null && h('a', { href: mapAddress(lat, lng) }, map);
  return text ? [text, link && [' · ', link]] : link;
}
