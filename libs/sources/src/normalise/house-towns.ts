import type { City } from '@marquee/database';

/** A city that the name of a house begins with: "Bristol" of "Bristol Old Vic". */
export interface TownInFront {
  city: City;
  house: string;
  /** The rest is the name of a house anywhere: "Improv Theatre", but not "Old Vic". */
  isHouse: boolean;
}

const MIN_EVENTS = 5;
const MIN_HOUSES = 2;
const MIN_SHARE = 0.3;
const OTHERS_SHARE = 0.1;

/** Counts the cities in front of the names of the houses of a list. */
export function createHouseTowns() {
  const towns = new Map<
    number,
    { city: City; events: number; houses: Set<string>; isHouse: boolean }
  >();

  function add({ city, house, isHouse }: TownInFront): void {
    const town = towns.get(city.id) ?? { city, events: 0, houses: new Set(), isHouse: false };
    town.houses.add(house.toLowerCase().replace(/^the\s+/, ''));
    const counted = { events: town.events + 1, isHouse: town.isHouse || isHouse };
    towns.set(city.id, { ...town, ...counted });
  }

  /** Returns the city with which the names of several houses begin, and hardly any with another. */
  function find(events: number): City | null {
    const [town, ...others] = [...towns.values()].sort((one, other) => other.events - one.events);
    const isMeant =
      town?.isHouse === true &&
      town.houses.size >= MIN_HOUSES &&
      town.events >= Math.max(MIN_EVENTS, MIN_SHARE * events) &&
      others.every((other) => other.events <= OTHERS_SHARE * town.events);
    return isMeant ? town.city : null;
  }

  return { add, find };
}
