import type { City } from '@marquee/database';
import type { Position } from '@marquee/domain';
import { zoneOfCountry } from './country-zones.ts';
import { createHouseTowns, type TownInFront } from './house-towns.ts';
import { createTownCounts } from './town-counts.ts';

/** Where most events of a list are. */
export interface HomeOfList {
  country_code: string;
  /** IANA zone. Null if they are in several zones. */
  timezone: string | null;
  /** Null if they are in several towns. */
  town: City | null;
  /** All known events are in the town itself: so are those without any place. */
  isOneTown: boolean;
  /** The middle of the towns that are known. */
  centre: Position | null;
  /** Whether a town is near many of them, or in the region of most. */
  isAmong: (city: City) => boolean;
}

/** Where else a bare name can be. */
export interface Namesakes {
  /** A namesake is known almost as well. */
  isDoubtful: boolean;
  /** Countries with a town of that name. */
  named: readonly string[];
  /** Countries that can have a small one. */
  related: readonly string[];
}

/** What a record shows of where its list is at home. */
export interface Vote {
  city: City | null | undefined;
  /** Where else the bare name can be. */
  namesakes?: Namesakes | undefined;
  /** The name of the venue, if only it states the town: one house shows nothing of others. */
  house?: string | null;
  /** The country of the address of its page: "ES" of "https://town.example.es". */
  web_country?: string | null;
}

const MIN_EVENTS = 5;
/** In a short list, a third of the events is enough if all of them are in one town. */
const SHORT = { events: 3, share: 1 / 3 };
const MOST = 0.9;
/** A few events in one town do not say where the others are. */
const MIN_SHARE = 0.1;
const HALF = 0.5;
const SURE_SHARE = 0.5;
const POSSIBLE = 0.8;
const LEAD = 0.25;
const MANY = 0.25;

/** Counts the known towns of a list. Those with namesakes elsewhere count if there are no others. */
export function createHomeOfList() {
  const [sure, all] = [createCounts(), createCounts()];
  const sites = new Map<string, number>();
  /** Towns that can be in a country. */
  const possible = new Map<string, number>();
  /** Names that a town of a country has. */
  const named = new Map<string, number>();
  const houses = createHouseTowns();
  const known = new Set<string>();
  let seen = 0;

  function count({ city, namesakes, house, web_country }: Vote): void {
    seen++;
    add(sites, web_country ?? null);
    if (city?.lat == null) return; // the gazetteer does not list it
    if (house != null && known.has(house)) return;
    if (house != null) known.add(house);
    all.count(city);
    const { named: others = [], related = [] } = namesakes ?? {};
    for (const country of [city.country_code, ...others]) add(named, country);
    for (const country of new Set([city.country_code, ...others, ...related]))
      add(possible, country);
    if (!namesakes?.isDoubtful) sure.count(city);
  }

  /**
   * Counts further towns, and those in front of the names of houses. Returns the country, the zone
   * and the town of all if most agree.
   */
  const find = (
    votes: readonly Vote[],
    inFront: readonly TownInFront[] = [],
  ): HomeOfList | null => {
    votes.forEach(count);
    inFront.forEach(houses.add);
    const isShort = all.size() >= Math.max(SHORT.events, SHORT.share * seen);
    if (all.size() < MIN_EVENTS)
      return isShort && all.towns.isOneTown() ? all.find(seen) : findHouses();
    const ofSure = sure.size() < MIN_EVENTS ? findOfSites() : findOfSure();
    return ofSure ?? all.find(seen) ?? findOfNames();
  };

  /** The country that has towns of almost all names, and by far more than any other. */
  function findOfNames(): HomeOfList | null {
    const [most, second] = [...named].sort(([, one], [, other]) => other - one);
    if (most === undefined || most[1] < POSSIBLE * all.size()) return null;
    const isClear = most[1] - (second?.[1] ?? 0) >= LEAD * all.size();
    return isClear && all.share(most[0]) >= LEAD ? all.homeIn(most[0], null) : null;
  }

  /** The country of most sure towns, if almost all others can be in it. */
  function findOfSure(): HomeOfList | null {
    const country = sure.findMain(SURE_SHARE);
    const isPossible = country !== null && (possible.get(country) ?? 0) >= POSSIBLE * all.size();
    return isPossible ? (sure.find(seen) ?? sure.homeIn(country, null)) : null;
  }

  /** The country of the pages, if the towns are all doubtful. */
  function findOfSites(): HomeOfList | null {
    const stated = [...sites.values()].reduce((sum, each) => sum + each, 0);
    const country_code = stated >= Math.max(MIN_EVENTS, HALF * seen) ? common(sites, stated) : null;
    if (country_code === null) return null;
    return all.homeIn(country_code, zoneOfCountry(country_code));
  }

  function findHouses(): HomeOfList | null {
    const town = houses.find(seen);
    if (town?.country_code == null || !all.towns.isOnly(town)) return null;
    const { country_code, timezone } = town;
    return { country_code, timezone, town, isOneTown: true, centre: null, isAmong: isNowhere };
  }

  /** Whether the known towns of the list do not contradict the town that its name states. */
  const agreesWith = (city: City): boolean => all.towns.shareNear(city) >= HALF;

  return { find, agreesWith };
}

export const isNowhere = (): boolean => false;

function createCounts() {
  const countries = new Map<string, number>();
  const zones = new Map<string, number>();
  const sums = new Map<string, { lat: number; lng: number; count: number }>();
  const towns = createTownCounts();
  const regions = new Map<string, number>();
  let events = 0;

  function count(city: City): void {
    const country = city.country_code ?? '';
    const { lat, lng } = city;
    if (lat === null || lng === null) return;
    events++;
    add(regions, toRegion(city));
    add(countries, city.country_code);
    add(zones, city.timezone);
    towns.add(city);
    const sum = sums.get(country) ?? { lat: 0, lng: 0, count: 0 };
    sums.set(country, { lat: sum.lat + lat, lng: sum.lng + lng, count: sum.count + 1 });
  }

  function centreIn(country: string): Position | null {
    const sum = sums.get(country);
    return sum ? { lat: sum.lat / sum.count, lng: sum.lng / sum.count } : null;
  }

  function find(seen: number): HomeOfList | null {
    const country_code = common(countries, events);
    if (country_code === null) return null;
    const isTown = events >= MIN_SHARE * seen;
    return {
      ...{ country_code, timezone: common(zones, events) },
      ...{ town: isTown ? towns.findCommon() : null, isOneTown: isTown && towns.isOneTown() },
      ...{ centre: centreIn(country_code), isAmong },
    };
  }

  /** A country whose towns are not all known. */
  const homeIn = (country_code: string, timezone: string | null): HomeOfList => ({
    ...{ country_code, timezone, town: null, isOneTown: false },
    ...{ centre: centreIn(country_code), isAmong },
  });

  const isAmong = (city: City): boolean =>
    towns.shareNear(city) >= MANY || (regions.get(toRegion(city) ?? '') ?? 0) >= HALF * events;

  function findMain(share: number): string | null {
    const main = [...countries].find(([, count]) => count >= share * events);
    return main !== undefined && main[1] >= MIN_EVENTS ? main[0] : null;
  }

  const share = (country: string): number => (countries.get(country) ?? 0) / events;

  return { count, find, findMain, homeIn, share, towns, size: () => events };
}

const toRegion = ({ country_code, region_code }: City): string | null =>
  country_code === null || region_code === null ? null : `${country_code}-${region_code}`;

const add = (counts: Map<string, number>, key: string | null) =>
  key === null ? undefined : counts.set(key, (counts.get(key) ?? 0) + 1);

const common = (counts: ReadonlyMap<string, number>, total: number): string | null =>
  [...counts].find(([, count]) => count >= MOST * total)?.[0] ?? null;
