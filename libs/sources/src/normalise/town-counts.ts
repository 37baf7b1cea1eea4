import type { City } from '@marquee/database';
import { distanceKm } from '@marquee/domain';

const ALL = 0.95;
const NEARBY_SHARE = 0.9;
const OWN_SHARE = 0.75;
const SUBURB_KM = 40;

/** Counts in which towns the events of a list are. */
export function createTownCounts() {
  const towns = new Map<number, { city: City; events: number }>();
  let total = 0;

  function add(city: City): void {
    total++;
    towns.set(city.id, { city, events: (towns.get(city.id)?.events ?? 0) + 1 });
  }

  const countNear = (city: City): number =>
    [...towns.values()]
      .filter((other) => isNear(city, other.city))
      .reduce((sum, other) => sum + other.events, 0);

  /** Events in suburbs count for the town, but it must have most events itself. */
  function findCommon(): City | null {
    const [town] = [...towns.values()].sort((one, other) => other.events - one.events);
    if (town === undefined || town.events < OWN_SHARE * total) return null;
    return countNear(town.city) >= NEARBY_SHARE * total ? town.city : null;
  }

  const isOneTown = (): boolean => [...towns.values()].some(({ events }) => events >= ALL * total);

  const shareNear = (city: City): number => (total === 0 ? 1 : countNear(city) / total);

  const isOnly = (city: City): boolean => [...towns.keys()].every((id) => id === city.id);

  return { add, findCommon, isOneTown, shareNear, isOnly };
}

function isNear(one: City, other: City): boolean {
  if (one.id === other.id) return true;
  const [from, to] = [toPosition(one), toPosition(other)];
  return from !== null && to !== null && distanceKm(from, to) <= SUBURB_KM;
}

const toPosition = ({ lat, lng }: City) => (lat === null || lng === null ? null : { lat, lng });
