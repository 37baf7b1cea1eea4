import { findEventId } from '../catalogue/find-event.ts';
import type { Database } from '../connection/connect.ts';

/** An event as the console shows it, also if it is removed or withdrawn. */
export interface EventForOperator {
  id: string;
  slug: string;
  title: string;
  category: string;
  status: string;
  availability: string;
  featured: boolean;
  ticket_url: string | null;
  image_url: string | null;
  pinned_status: string | null;
  pinned_featured: boolean | null;
  /** By column. */
  pinned_facts: Readonly<Record<string, string>>;
  removed_at: Date | null;
  updated_at: Date;
}

/** A record that a search by name found. */
export interface Named {
  slug: string;
  name: string;
  detail: string;
}

export const MAX_NAMED = 20;

export function createOperatorEventRepository({ prisma }: Pick<Database, 'prisma'>) {
  /** Finds an event by its current or former id or slug. */
  async function find(reference: string): Promise<EventForOperator | null> {
    const id = await findEventId({ prisma }, reference);
    const event = id === null ? null : await prisma.event.findUnique({ where: { id } });
    if (!event) return null;
    const { id: eventId, slug, title, category, status, availability, featured } = event;
    return {
      ...{ id: eventId, slug, title, category, status, availability, featured },
      ticket_url: event.ticketUrl,
      image_url: event.imageUrl,
      pinned_status: event.pinnedStatus,
      pinned_featured: event.pinnedFeatured,
      pinned_facts: toTexts(event.pinnedFacts),
      removed_at: event.removedAt,
      updated_at: event.updatedAt,
    };
  }

  /** Lists events whose title contains the text, the latest first, also removed ones. */
  async function search(text: string): Promise<Named[]> {
    const events = await prisma.event.findMany({
      where: { title: { contains: text, mode: 'insensitive' } },
      select: { slug: true, title: true, startLocal: true, removedAt: true },
      orderBy: { startsAt: 'desc' },
      take: MAX_NAMED,
    });
    return events.map(({ slug, title, startLocal, removedAt }) => ({
      slug,
      name: title,
      detail: `${startLocal.toISOString().slice(0, 10)}${removedAt ? ', removed' : ''}`,
    }));
  }
  return { find, search };
}

const toTexts = (facts: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(facts) as object).map(([name, value]) => [name, String(value)]),
  );
