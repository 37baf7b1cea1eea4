import type { City } from '@marquee/database';
import { foldText } from '@marquee/domain';
import { isTownName } from '../places/town-name.ts';
import { isNowhere, type HomeOfList } from './home-of-list.ts';
import type { PlaceText } from './place-text.ts';

interface Count {
  texts: number;
  towns: number;
}

const MIN_TOWNS = 5;
const HOME_SHARE = 0.9;
/** With an address next to it, a bare place is more likely the town. */
const MOST = { withAddress: 0.5, alone: 0.8, last: 0.8 };
type Kind = keyof typeof MOST;

/** A text that can be a town, and which part of the place it is. */
export interface BareTown {
  text: string;
  at: number;
}

/**
 * Learns whether the bare texts in the place of the venue, or those behind its name, are towns: in
 * a list with "Tutzing", "Starnberg" and "Herrsching", "Andechs" is one, though the gazetteer lacks
 * it.
 */
export function createTownColumn() {
  const counts: Record<Kind, Count> = {
    withAddress: { texts: 0, towns: 0 },
    alone: { texts: 0, towns: 0 },
    last: { texts: 0, towns: 0 },
  };
  const countries = new Map<string, { towns: number; zones: Set<string | null> }>();
  let known = 0;

  function count(place: PlaceText, candidates: ReadonlyMap<string, readonly City[]>): void {
    const bare = findBare(place);
    if (bare === null) return;
    const key = foldText(bare.text);
    const own = counts[bare.kind];
    own.texts++;
    const towns = (candidates.get(key) ?? []).filter(
      (city) => bare.kind === 'last' || city.name_key === key,
    );
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
          isAmong: isNowhere,
        };
    }
    return null;
  }

  /** Returns the bare text of a place if most of those of the list are towns. */
  function townIn(place: PlaceText): BareTown | null {
    const bare = findBare(place);
    if (bare === null) return null;
    const { texts, towns } = counts[bare.kind];
    return towns >= MIN_TOWNS && towns >= MOST[bare.kind] * texts ? bare : null;
  }

  return { count, townIn, findHome };
}

/** A venue in one part, or the second one of two, that can be the name of a town. */
function findBare(place: PlaceText): (BareTown & { kind: Kind }) | null {
  const { address, city, online, position, lines } = place;
  const { parts = [] } = lines.find(({ field }) => field === 'venue_name')?.line ?? {};
  const at = parts.length - 1;
  const { text = '', postcode = null } = parts[at] ?? {};
  const isBare = at < 2 && postcode === null && city === null && !online && position === null;
  if (!isBare || !isTownName(text)) return null;
  if (at === 0) return { text, at, kind: address === null ? 'alone' : 'withAddress' };
  return address === null ? { text, at, kind: 'last' } : null;
}
