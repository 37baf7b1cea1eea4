import { toLocalTime, type EventSummary } from '@marquee/domain';
import { isCityName } from '@marquee/formats/display';
import { listEvents, type FindEventsDeps } from '@marquee/operations';
import type { ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { runner } from '../pages/page.ts';
import { formatDay } from './format-day.ts';
import { cityPath, pageAddress } from './links.ts';
import { ListedRows } from './samples.tsx';
import { Section } from './section.tsx';

const MAX_EVENTS = '12';
/** Whole rows of two or three columns. */
const MAX_SHOWN = 6;
const list = runner(listEvents);

type Place = Pick<EventSummary, 'city' | 'region' | 'country_code'>;

/** What is on in a city: on a day, or soon. */
export interface InCity {
  title: string;
  href: string;
  events: EventSummary[];
}

/** Names the list of a city, on the day of an event if that is ahead. Null without a city. */
export function nameCityList(
  { city, region, country_code }: Place,
  day: string | null,
  context: PageContext,
): Omit<InCity, 'events'> | null {
  if (country_code === null || !isCityName(city)) return null;
  const { t, locale } = context.translator;
  const title = t('eventsIn', { city });
  if (day === null)
    return { title, href: pageAddress(cityPath({ city, region, country_code }, context), context) };
  const name = context.nameCity({ name: city, region, country_code }).join(', ');
  return {
    title: `${title}, ${formatDay(day, locale, { day: 'numeric', month: 'short' })}`,
    href: pageAddress('/search', context, { city: name, on: day }),
  };
}

/** Returns the day of an event if it is today or later, and known. */
export function dayAhead(event: EventSummary, { now }: PageContext): string | null {
  const day = event.local_dates.from;
  const isAhead = day >= toLocalTime(now, event.timezone).slice(0, 10);
  return isAhead && !event.date_tbd ? day : null;
}

interface InCityOptions {
  day?: string | null;
  /** Events that the page has elsewhere. */
  without?: EventSummary[];
  context: PageContext;
}

/**
 * Returns other events of the city: on this day if one is given and has any, else soon. Null if
 * there are none.
 */
export async function findInCity(
  deps: FindEventsDeps,
  place: (Place & { id?: string }) | undefined,
  { day = null, without = [], context }: InCityOptions,
): Promise<InCity | null> {
  const named = place ? nameCityList(place, day, context) : null;
  if (!place || named === null) return null;
  const { city: name, ...rest } = place;
  const city = context.nameCity({ ...rest, name }).join(', ');
  const found = await list(deps, {
    city,
    limit: MAX_EVENTS,
    group: 'series',
    ...(day !== null && { on: day }),
  });
  const shown = new Set([place.id, ...without.map(({ id }) => id)]);
  const events = found.events.filter(({ id }) => !shown.has(id)).slice(0, MAX_SHOWN);
  if (events.length > 0) return { ...named, events };
  return day === null ? null : findInCity(deps, place, { without, context });
}

/** What else is on in a city, where the page itself has nothing ahead. */
export const CityEvents = ({
  found,
  ...list
}: {
  found: InCity | null;
  /** As in `ListedRows`. */
  areExplained?: boolean;
  context: PageContext;
}): ComponentChild =>
  found && (
    <Section title={found.title}>
      <ListedRows events={found.events} {...list} />
      <p class="actions">
        <a class="button quiet" href={found.href}>
          {list.context.translator.t('more')}
        </a>
      </p>
    </Section>
  );
