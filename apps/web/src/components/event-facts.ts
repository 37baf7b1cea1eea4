import { categoryName, type Event } from '@marquee/domain';
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
  const facts: [string, ComponentChild][] = [
    [t('when'), texts.long.text],
    [t('doors'), doors_local?.slice(11, 16)],
    [t('where'), venue_slug === null ? h(Isolated, { text: texts.place }) : link(venuePath(venue_slug), texts.place)],
    [t('address'), h(Address, { event, context })],
    [t('city'), isInCity(event) && link(cityPath(event, context), event.city)],
    [t('price'), texts.price],
    [t('age'), age_restriction],
    [
      t('lineup'),
      artists.length > 0 && artists.map(({ name, slug }) => h('div', { key: slug }, link(artistPath(slug), name))),
    ],
    [t('organizer'), organizer && h(Isolated, { text: organizer.name })],
    [t('categories'), link(`/search`, categoryName(event.category, locale), { category: event.category })],
    [t('allDates'), series && link(seriesPath(series.slug), `${series.title} (${String(series.count)})`)],
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

const isInCity = ({ city, country_code, online }: Event) => !online && country_code !== null && city !== '';

function Address({ event: { address, lat, lng }, context }: Omit<Props, 'texts'>): ComponentChild {
  const map = lat !== null && lng !== null && h('a', { href: mapAddress(lat, lng) }, context.translator.t('map'));
  if (address === null) return map;
  return [h(Isolated, { text: address }), map && [' · ', map]];
}
