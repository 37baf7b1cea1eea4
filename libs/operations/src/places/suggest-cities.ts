import type { EventFilter } from '@marquee/database';
import {
  readPlace,
  type CitySuggester,
  type Place,
  type RegionIndex,
  type SuggestedCity,
} from '@marquee/search';

const MAX_SUGGESTIONS = 3;
const MAX_CANDIDATES = 6;

interface Suggestions {
  suggester: CitySuggester;
  regionIndex: RegionIndex;
  /** The place that the text means, if it exists. */
  place: Place | null;
  filter: EventFilter;
  hasEvents: (filter: EventFilter) => Promise<boolean>;
}

/**
 * Returns texts for `city` that find events with the filter: cities of the name elsewhere, cities
 * with a similar name, or the nearest city of a place without events.
 */
export async function suggestCities(text: string, suggestions: Suggestions): Promise<string[]> {
  const { suggester, filter, hasEvents } = suggestions;
  const found: string[] = [];
  for (const city of findCandidates(text, suggestions)) {
    if (found.length === MAX_SUGGESTIONS) break;
    if (await hasEvents({ ...filter, cityIds: [city.id] })) found.push(suggester.nameOf(city));
  }
  return found;
}

function findCandidates(
  text: string,
  { suggester, regionIndex, place }: Suggestions,
): SuggestedCity[] {
  const names = readPlace(text, regionIndex).flatMap(({ name, areas }) =>
    name === null ? [] : [{ name, areas }],
  );
  const position = place && 'city' in place ? place.city : null;
  const nearest =
    position?.lat != null && position.lng !== null
      ? suggester.findNearest({ lat: position.lat, lng: position.lng })
      : null;
  const candidates = [
    ...names.flatMap(({ name, areas }) => (areas.length > 0 ? suggester.findNamed(name) : [])),
    ...(nearest ? [nearest] : []),
    ...names.flatMap(({ name, areas }) =>
      suggester.suggest(name, { areas, limit: MAX_CANDIDATES }),
    ),
    ...names.flatMap(({ name }) => suggester.suggest(name, { limit: MAX_CANDIDATES })),
  ];
  return [...new Set(candidates)].slice(0, MAX_CANDIDATES);
}
