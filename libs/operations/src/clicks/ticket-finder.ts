import type { EventRepository, TicketPage } from '@marquee/database';
import { createCache, steadyNow } from '@marquee/runtime';

const TTL_MS = 30_000;
const CACHE_LIMIT = 50_000;

/**
 * Finds ticket pages with a cache. Returns stale entries while the database is unavailable or slow.
 */
export function createTicketFinder(
  { findTickets }: Pick<EventRepository, 'findTickets'>,
  now = steadyNow,
) {
  const cache = createCache<TicketPage | null>({
    ttlMs: (page) => (page ? TTL_MS : 0),
    maxSize: CACHE_LIMIT,
    stale: { onError: () => true, whileSlowMs: Infinity },
    now,
  });
  /**
   * Returns null if the event does not exist. Rejects if the database is unavailable and nothing is
   * cached.
   */
  return (idOrSlug: string): Promise<TicketPage | null> =>
    cache.get(idOrSlug, () => findTickets(idOrSlug));
}
export type TicketFinder = ReturnType<typeof createTicketFinder>;
