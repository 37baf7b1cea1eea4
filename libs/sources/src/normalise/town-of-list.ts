import type { City } from '@marquee/database';
import { hasSameClock } from '../places/same-clock.ts';
import { isCountry } from '../places/territories.ts';
import { asFound, type Found } from './find-listed.ts';
import type { HomeOfList } from './home-of-list.ts';
import type { PlaceText } from './place-text.ts';
import { findTownInTexts } from './town-in-names.ts';

/** What is known about the list of a record. */
export interface ListContext {
  candidates: ReadonlyMap<string, City[]>;
  /** Whether the known towns of the list do not contradict a town. */
  agreesWith: (city: City) => boolean;
}

/**
 * Returns the town of a record that states none: that of most events of the list, else that in the
 * name of the list. Undefined if anything in the record can mean another place.
 */
export function findOfList(
  place: PlaceText,
  { home, candidates, agreesWith }: ListContext & { home: HomeOfList | null },
): Found | undefined {
  const ofEvents = home?.town ?? null;
  const isKnown = home?.isOneTown === true || !isPlaceless(place);
  if (ofEvents && isKnown && canBeIn(place, ofEvents))
    return { ...asFound(ofEvents), isTownOfList: true };
  const named = findTownInTexts(place.list_names, candidates, home?.country_code ?? null);
  const isMeant = named !== null && canBeIn(place, named) && agreesWith(named);
  return isMeant ? { ...asFound(named), isTownOfName: true } : undefined;
}

const isPlaceless = ({ venue_name, address }: PlaceText) => venue_name === null && address === null;

function canBeIn(place: PlaceText, town: City): boolean {
  const { city, others, online, position, source, lines, region, link } = place;
  const isStated =
    city !== null || others.length > 0 || region !== null || source.city !== undefined;
  if (isStated || online || link !== null || position !== null) return false;
  const countries = [place.country_code, place.country_or_region, source.country];
  const clock = place.timezone ?? source.timezone;
  return (
    countries.every((country) => country == null || isCountry(town, country)) &&
    (clock == null || town.timezone === null || hasSameClock(town.timezone, clock)) &&
    lines.every(({ line }) =>
      line.parts.every(
        ({ country_code, postcode }) =>
          (country_code === null || isCountry(town, country_code)) &&
          (postcode === null || postcode.countries.includes(town.country_code ?? '')),
      ),
    )
  );
}
