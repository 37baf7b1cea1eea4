import type { EventRepository, TicketPage } from '@marquee/database';
import { freshWithin } from '@marquee/domain';
import { LRUCache } from 'lru-cache';

const TTL_MS = 30_000;
const CACHE_LIMIT = { maxSize: 50_000, sizeCalculation: () => 1 }; // `max` would allocate all entries in advance

/** Finds ticket pages with a cache. Returns stale entries while the database is unavailable or slow. */
export function createTicketFinder({ findTickets }: Pick<EventRepository, 'findTickets'>, now = Date.now) {
  const cache = new LRUCache<string, { page: TicketPage; at: number }>(CACHE_LIMIT);
  const pending = new Map<string, Promise<TicketPage | null>>();

  async function load(idOrSlug: string): Promise<TicketPage | null> {
    const page = await findTickets(idOrSlug);
    if (page) cache.set(idOrSlug, { page, at: now() });
    else cache.delete(idOrSlug);
    return page;
  }

  function loadOnce(idOrSlug: string): Promise<TicketPage | null> {
    const page = pending.get(idOrSlug) ?? load(idOrSlug).finally(() => pending.delete(idOrSlug));
    pending.set(idOrSlug, page);
    return page;
  }

  /** Returns null if the event does not exist. Rejects if the database is unavailable and nothing is cached. */
  return async function find(idOrSlug: string): Promise<TicketPage | null> {
    const last = cache.get(idOrSlug);
    if (last && now() - last.at < TTL_MS) return last.page;
    if (!last) return loadOnce(idOrSlug);
    return freshWithin(
      loadOnce(idOrSlug).catch(() => last.page),
      last.page,
    );
  };
}
export type TicketFinder = ReturnType<typeof createTicketFinder>;
