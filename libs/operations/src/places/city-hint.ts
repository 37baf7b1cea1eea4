import type { EventFilter } from '@marquee/database';
import type { PlaceFinder } from './place-finder.ts';

/** A list without events. */
export interface EmptyList {
  /** The text in `city`. */
  city: string;
  filter: EventFilter;
  /**
   * Returns whether the list has events with another filter. Absent: whether events match the
   * filter.
   */
  hasMatches?: ((filter: EventFilter) => Promise<boolean>) | undefined;
}

/**
 * Returns the warning of an empty list whose `city` is at fault: no city of that name has upcoming
 * events. It names cities that have events with the other filters.
 */
export async function cityHint(
  places: PlaceFinder,
  { city, filter, hasMatches }: EmptyList,
): Promise<string[]> {
  const { cityIds, countryCode, areas, ...others } = filter;
  const { statuses, from, now } = filter;
  const inCity = {
    ...(cityIds && { cityIds }),
    ...(countryCode && { countryCode }),
    ...(areas && { areas }),
  };
  const isKnown = cityIds === undefined || cityIds.length > 0;
  if (
    isKnown &&
    (await places.hasEvents({ ...inCity, ...(statuses && { statuses }), from: from ?? now, now }))
  )
    return [];
  const suggestions = await places.suggest(city, others, hasMatches);
  const question = suggestions.map((name) => `city="${name}"`).join(' or ');
  return [`no upcoming events in '${city}'${question && `; did you mean ${question}?`}`];
}
