import type { EventFilter } from '@marquee/database';
import type { PlaceFinder } from './place-finder.ts';

/**
 * Returns the warning of an empty list whose `city` is at fault: no city of that name has upcoming events. It names cities that have
 * events with the other filters.
 */
export async function cityHint(places: PlaceFinder, city: string, filter: EventFilter): Promise<string[]> {
  const { cityIds, countryCode, areas, ...others } = filter;
  const { statuses, from, now } = filter;
  const inCity = { ...(cityIds && { cityIds }), ...(countryCode && { countryCode }), ...(areas && { areas }) };
  const isKnown = cityIds === undefined || cityIds.length > 0;
  if (isKnown && (await places.hasEvents({ ...inCity, ...(statuses && { statuses }), from: from ?? now, now })))
    return [];
  const suggestions = await places.suggest(city, others);
  const question = suggestions.map((name) => `city="${name}"`).join(' or ');
  return [`no upcoming events in '${city}'${question && `; did you mean ${question}?`}`];
}
