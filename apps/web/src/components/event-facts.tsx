import type { Event, EventOrganizer } from '@marquee/domain';
import {
  categoryName,
  fieldValueName,
  formatTimeOfDay,
  splitVenue,
} from '@marquee/formats/display';
import { Isolated, mapAddress, type ComponentChild } from '@marquee/pages';
import { listFieldFacts } from '@marquee/pages/i18n';
import type { PageContext } from '../page-context.ts';
import type { Described } from './event-rows.tsx';
import { artistPath, organizerPath, pageAddress, seriesPath, venuePath } from './links.ts';

interface Props {
  event: Event;
  context: PageContext;
  texts: Described;
}

/** What the top of the page does not state, with links to the venue, artists and other dates. */
export function EventFacts({ event, context, texts }: Props): ComponentChild {
  const { t, locale } = context.translator;
  const { venue_slug, age_restriction, artists, series, doors_local, organizer } = event;
  const venue = splitVenue(event);
  const category = categoryName(event.category, locale);
  const isKind = event.kind !== null && fieldValueName('kind', event.kind, locale) === category;
  const linkVenue = (text: string) =>
    venue_slug === null ? <Isolated text={text} /> : link(venuePath(venue_slug), text);
  const linkOrganizer = ({ name, slug }: EventOrganizer) =>
    slug === null ? <Isolated text={name} /> : link(organizerPath(slug), name);
  const facts: [string, ComponentChild][] = [
    [t('doors'), doors_local !== null && formatTimeOfDay(doors_local, locale)],
    ...listPlace(),
    [t('price'), texts.price],
    ...listFieldFacts(isKind ? { ...event, kind: null } : event, context.translator),
    [t('age'), age_restriction],
    [
      t('lineup'),
      artists.length > 0 &&
        artists.map(({ name, slug }) => <div key={slug}>{link(artistPath(slug), name)}</div>),
    ],
    [t('organizer'), organizer && linkOrganizer(organizer)],
    [t('category'), link(`/search`, category, { category: event.category })],
    [
      t('allDates'),
      series && link(seriesPath(series.slug), `${series.title} (${String(series.count)})`),
    ],
  ];
  return (
    <dl class="facts">
      {facts.map(([name, value]) => Boolean(value) && [<dt>{name}</dt>, <dd>{value}</dd>])}
    </dl>
  );

  /** The map is next to the address, else next to the place. */
  function listPlace(): [string, ComponentChild][] {
    const { lat, lng } = event;
    const { name, address } = venue;
    const map = lat !== null &&
      lng !== null && [' · ', <a href={mapAddress(lat, lng)}>{t('map')}</a>];
    // The address leads to the venue if the venue has no other name.
    if (address !== null)
      return [
        [t('where'), name !== null && linkVenue(texts.place)],
        [t('address'), [name === null ? linkVenue(address) : <Isolated text={address} />, map]],
      ];
    return [[t('where'), (name !== null || map) && [linkVenue(texts.place), map]]];
  }

  function link(path: string, text: string, query = {}) {
    return (
      <a href={pageAddress(path, context, query)}>
        <Isolated text={text} />
      </a>
    );
  }
}
