/** Numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

export const chance = (random: Random, probability: number): boolean => random() < probability;

/** Returns an integer from `min` to `max`, inclusive. */
export const wholeBetween = (random: Random, [min, max]: readonly [number, number]): number =>
  min + Math.floor(random() * (max - min + 1));

export function pick<T>(random: Random, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('There is nothing to pick from.');
  return items[Math.floor(random() * items.length)] as T; // in range: random() is below 1
}

/** Picks one item with a probability proportional to its weight. */
export function pickWeighted<T>(
  random: Random,
  items: readonly T[],
  getWeight: (item: T) => number,
): T {
  let rest = random() * items.reduce((sum, item) => sum + getWeight(item), 0);
  const chosen = items.find((item) => (rest -= getWeight(item)) < 0);
  return chosen ?? pick(random, items);
}

/**
 * Calls `draw` until the result is unused, at most `attempts` times. Then returns the last result.
 */
export function pickUnused<T>(draw: () => T, isUnused: (value: T) => boolean, attempts = 40): T {
  let value = draw();
  for (let attempt = 1; attempt < attempts && !isUnused(value); attempt++) value = draw();
  return value;
}

/** Returns a point within `radiusKm` of the centre, denser near it, rounded to about a metre. */
export function jitter(random: Random, centre: { lat: number; lng: number }, radiusKm: number) {
  const distance = (random() * radiusKm) / 111.2; // one degree of latitude in km
  const bearing = random() * 2 * Math.PI;
  const lng = centre.lng + (distance * Math.sin(bearing)) / Math.cos((centre.lat * Math.PI) / 180);
  return { lat: roundDegrees(centre.lat + distance * Math.cos(bearing)), lng: roundDegrees(lng) };
}

const roundDegrees = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
