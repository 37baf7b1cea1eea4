import type { City } from '@marquee/database';
import { foldText } from '@marquee/domain';
import { isTownName } from '../places/town-name.ts';
import type { HomeOfList } from './home-of-list.ts';
import type { PlaceText } from './place-text.ts';

interface Count {
  texts: number;
  towns: number;
}

const MIN_TOWNS = 5;
const HOME_SHARE = 0.9;
/** With an address next to it, a bare place is more likely the town. */
const MOST = { withAddress: 0.5, alone: 0.8 };

/**
 * Learns whether the bare texts in the place of the venue are towns: in a list with "Tutzing",
 * "Starnberg" and "Herrsching", "Andechs" is one, though the gazetteer lacks it.
 */
export function createTownColumn() {
  const counts = { withAddress: { texts: 0, towns: 0 }, alone: { texts: 0, towns: 0 } };
  const countries = new Map<string, { towns: number; zones: Set<string | null> }>();
  let known = 0;

  function count(place: PlaceText, candidates: ReadonlyMap<string, readonly City[]>): void {
    const text = bareVenue(place);
    if (text === null) return;
    const key = foldText(text);
    const own: Count = counts[toKind(place)];
    own.texts++;
    const towns = candidates.get(key)?.filter((city) => city.name_key === key) ?? [];
    if (towns.length === 0) return;
    own.towns++;
    known++;
    const perCountry = new Map(towns.toReversed().map((town) => [town.country_code, town]));
    for (const [code, { timezone }] of perCountry) {
      if (code === null) continue;
      const found = countries.get(code) ?? { towns: 0, zones: new Set() };
      countries.set(code, { towns: found.towns + 1, zones: found.zones.add(timezone) });
    }
  }

  /** Returns the country that has towns of nearly all these names, and their zone. */
  function findHome(): HomeOfList | null {
    if (known < MIN_TOWNS) return null;
    for (const [country_code, { towns, zones }] of countries) {
      const [timezone = null] = zones.size === 1 ? zones : [];
      if (towns >= HOME_SHARE * known)
        return {
          country_code,
          timezone,
          town: null,
          isOneTown: false,
          centre: null,
          isCompact: false,
        };
    }
    return null;
  }

  /** Returns the bare text of a place if most of those of the list are towns. */
  function townIn(place: PlaceText): string | null {
    const text = bareVenue(place);
    const { texts, towns } = counts[toKind(place)];
    return text !== null && towns >= MIN_TOWNS && towns >= MOST[toKind(place)] * texts
      ? text
      : null;
  }

  return { count, townIn, findHome };
}

const toKind = ({ address }: PlaceText) => (address === null ? 'alone' : 'withAddress');

/** A venue in one part that can be the name of a town. */
function bareVenue({ venue_name, city, online, position, lines }: PlaceText): string | null {
  const line = lines.find(({ field }) => field === 'venue_name')?.line;
  const isBare = line?.parts.length === 1 && city === null && !online && position === null;
  return isBare && venue_name !== null && isTownName(venue_name) ? venue_name : null;
}
