import type { City } from '@marquee/database';
import { foldText } from '@marquee/domain';
import { chooseCity } from './choose-city.ts';
import type { PlaceText } from './place-text.ts';

interface OfSource {
  city: City | null;
  country_code: string | null;
  timezone?: string | null;
}

/**
 * The place with the town that the operator states, which the gazetteer lacks, or null if none is
 * stated.
 */
export function townOfSource(place: PlaceText): PlaceText | null {
  const { city, region = null, country = null } = place.source;
  if (city === undefined || place.online) return null;
  const stated = { city, region, country_code: country, country_or_region: null };
  return { ...place, ...stated, position: null };
}

/** The town of the source. An online event has only its zone. */
export function findOfSource(place: PlaceText, candidates: ReadonlyMap<string, City[]>): OfSource {
  const { city: name, region = null, country = null } = place.source;
  const about = { ...place, region, country_code: country, country_or_region: null };
  const city =
    name === undefined
      ? null
      : chooseCity({ name, isStated: true }, about, candidates.get(foldText(name)) ?? []);
  if (place.online) return { city: null, country_code: null, timezone: city?.timezone ?? null };
  return { city, country_code: city?.country_code ?? country };
}
