import type { PlaceRepository } from '@marquee/database';
import { createCache, type Cache } from '@marquee/runtime';
import type { PlaceCity } from '@marquee/search';

const TTL_MS = 30_000;
const MAX_NAMES = 20_000;
const LANDMARK_TTL_MS = 600_000;

/**
 * The cities of a prefix are 30 s old at most, like cached responses. A prefix without cities is
 * looked up again.
 */
export const createPrefixCache = (): Cache<number[]> =>
  createCache({ ttlMs: (ids) => (ids.length > 0 ? TTL_MS : 0), maxSize: MAX_NAMES });

/** The cities of a name, most often none, are 30 s old at most. */
export const createNamedCityCache = (): Cache<PlaceCity[]> =>
  createCache({ ttlMs: TTL_MS, maxSize: MAX_NAMES });

/** Reads all names that are not in the cache in one statement. */
export const cachedNames =
  (
    findByNames: PlaceRepository['findByNames'],
    cache: Cache<PlaceCity[]>,
  ): PlaceRepository['findByNames'] =>
  async (keys, now) => {
    const found = new Map<string, PlaceCity[]>();
    const missing: string[] = [];
    for (const key of keys) {
      const known = cache.peek(key);
      if (known) found.set(key, known.value);
      else missing.push(key);
    }
    if (missing.length === 0) return found;
    const reading = findByNames(missing, now);
    const load = async (key: string) =>
      found.set(key, await cache.get(key, async () => (await reading).get(key) ?? []));
    await Promise.all([reading, ...missing.map(load)]);
    return found;
  };

type FindLandmarks = PlaceRepository['findLandmarks'];

/** Landmarks and buildings are open data that come with a release. */
export function cachedLandmarks(find: FindLandmarks): FindLandmarks {
  const landmarks = createCache<Awaited<ReturnType<FindLandmarks>>>({
    ttlMs: (found) => (found.length > 0 ? LANDMARK_TTL_MS : TTL_MS),
    maxSize: MAX_NAMES,
  });
  return (name) => landmarks.get(name, () => find(name));
}
