import type { City } from '@marquee/database';

/** Where most events of a list are. */
export interface HomeOfList {
  country_code: string;
  /** IANA zone. Null if they are in several zones. */
  timezone: string | null;
}

const MIN_EVENTS = 5;
const MOST = 0.9;

/** Counts the known towns of a list. */
export function createHomeOfList() {
  const countries = new Map<string, number>();
  const zones = new Map<string, number>();
  let events = 0;

  const count = (city: City | null | undefined): void => {
    if (city?.lat == null) return; // the gazetteer does not list it
    events++;
    add(countries, city.country_code);
    add(zones, city.timezone);
  };

  /** Counts further towns, and returns the country and the zone of all if most agree. */
  const find = (towns: readonly (City | null | undefined)[]): HomeOfList | null => {
    towns.forEach(count);
    if (events < MIN_EVENTS) return null;
    const country_code = common(countries, events);
    return country_code === null ? null : { country_code, timezone: common(zones, events) };
  };

  return { find };
}

const add = (counts: Map<string, number>, key: string | null) =>
  key === null ? undefined : counts.set(key, (counts.get(key) ?? 0) + 1);

const common = (counts: ReadonlyMap<string, number>, total: number): string | null =>
  [...counts].find(([, count]) => count >= MOST * total)?.[0] ?? null;
