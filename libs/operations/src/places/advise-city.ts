import type { PlaceCity } from '@marquee/search';
import { formatCity } from './interpretation.ts';
import type { PlaceFinder } from './place-finder.ts';

export interface AdviseCityDeps {
  places: Pick<PlaceFinder, 'findKnownCity' | 'suggest'>;
  now: () => Date;
}

interface EnteredCity {
  city: string;
  country_code?: string | undefined;
}

/** What a page states about a city that is not known by the name in a form. */
export interface CityAdvice {
  name: string;
  /** The city that was understood instead, or null. */
  used: string | null;
  /** Known cities with a similar name, if none was understood. */
  suggestions: string[];
}

/** Returns null for the name of a known city. */
export async function adviseCity(
  { places, now }: AdviseCityDeps,
  { city: name, country_code }: EnteredCity,
): Promise<CityAdvice | null> {
  const found = await places.findKnownCity({ name, country_code: country_code ?? null });
  if (found?.corrected) return { name, used: formatCity(found.city), suggestions: [] };
  if (found && isReal(found.city)) return null;
  return { name, used: null, suggestions: await places.suggest(name, { now: now(), from: now() }) };
}

/** A city that was only requested has neither events nor a place in the gazetteer. */
const isReal = ({ population, lat, has_upcoming_events }: PlaceCity): boolean =>
  population > 0 || lat !== null || has_upcoming_events;
