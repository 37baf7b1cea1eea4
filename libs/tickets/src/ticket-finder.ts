import type { EventRepository, TicketPage } from '@marquee/database';
import { freshWithin } from '@marquee/domain';
import { LRUCache } from 'lru-cache';

const FRESH_MS = 30_000;
const ROOM = { maxSize: 50_000, sizeCalculation: () => 1 }; // as `max`, they would all be given room at once

/** Where tickets are sold, asked of the database twice a minute at most; while it is unavailable or slow, as last known. */
export function createTicketFinder({ findTickets }: Pick<EventRepository, 'findTickets'>, now = Date.now) {
  const known = new LRUCache<string, { page: TicketPage; at: number }>(ROOM);
  const asking = new Map<string, Promise<TicketPage | null>>();

  async function ask(idOrSlug: string): Promise<TicketPage | null> {
    const page = await findTickets(idOrSlug);
    if (page) known.set(idOrSlug, { page, at: now() });
    else known.delete(idOrSlug);
    return page;
  }

  function askOnce(idOrSlug: string): Promise<TicketPage | null> {
    const asked = asking.get(idOrSlug) ?? ask(idOrSlug).finally(() => asking.delete(idOrSlug));
    asking.set(idOrSlug, asked);
    return asked;
  }

  /** Null where there is no such event. Rejects where the database is away and the event was never asked for. */
  return async function find(idOrSlug: string): Promise<TicketPage | null> {
    const last = known.get(idOrSlug);
    if (last && now() - last.at < FRESH_MS) return last.page;
    if (!last) return askOnce(idOrSlug);
    return freshWithin(
      askOnce(idOrSlug).catch(() => last.page),
      last.page,
    );
  };
}
export type TicketFinder = ReturnType<typeof createTicketFinder>;
